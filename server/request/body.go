package request

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"log/slog"
	"net/http"
	"os"
)

// body reads a body without files up to the size limit. It reads nothing of a body whose Content-Length is larger.
func (b Limits) body(w http.ResponseWriter, r *http.Request) ([]byte, *Refusal) {
	if r.ContentLength > b.JSON {
		return nil, bodyRefusal(&http.MaxBytesError{Limit: b.JSON})
	}
	body, err := io.ReadAll(http.MaxBytesReader(w, r.Body, b.JSON))
	if refusal := b.charge(Received{Text: len(body)}); refusal != nil {
		return nil, refusal
	}
	if err != nil {
		return nil, bodyRefusal(err)
	}
	return body, nil
}

// bodyRefusal returns the refusal for a body that could not be read.
func bodyRefusal(err error) *Refusal {
	var tooLarge *http.MaxBytesError
	switch {
	case errors.As(err, &tooLarge):
		return refusal(http.StatusRequestEntityTooLarge, "BODY_TOO_LARGE",
			fmt.Sprintf("the request is larger than %d KiB", tooLarge.Limit>>10))
	case IsOurs(err):
		slog.Error("files that were sent could not be put aside", "err", err)
		return refusal(http.StatusInternalServerError, "INTERNAL", "something went wrong on our side")
	case errors.Is(err, os.ErrDeadlineExceeded):
		return refusal(http.StatusRequestTimeout, "BODY_TOO_SLOW", "the request took too long to come")
	}
	return bad("the request could not be read")
}

// IsOurs reports whether a body could not be read because its files found no place on this machine.
func IsOurs(err error) bool { return errors.As(err, new(*fs.PathError)) }
