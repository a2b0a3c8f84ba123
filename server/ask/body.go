package ask

import (
	"errors"
	"fmt"
	"io"
	"net/http"
	"os"
	"time"
)

// body reads a body without files whole: so many bytes and so long as the bounds allow.
func (b Bounds) body(w http.ResponseWriter, r *http.Request) ([]byte, *Refusal) {
	defer hurry(w, b.Within)()
	body, err := io.ReadAll(http.MaxBytesReader(w, r.Body, b.JSON))
	if err != nil {
		return nil, unread(err)
	}
	return body, nil
}

// hurry ends the reading of a body after so much time. What it gives takes that back: a deadline that stays would end the answer.
func hurry(w http.ResponseWriter, within time.Duration) (done func()) {
	c := http.NewResponseController(w)
	if c.SetReadDeadline(time.Now().Add(within)) != nil {
		return func() {} // not a connection: a test
	}
	return func() { c.SetReadDeadline(time.Time{}) }
}

// unread says why a body could not be read.
func unread(err error) *Refusal {
	var tooLarge *http.MaxBytesError
	switch {
	case errors.As(err, &tooLarge):
		return &Refusal{http.StatusRequestEntityTooLarge, "BODY_TOO_LARGE", fmt.Sprintf("the request is larger than %d KiB", tooLarge.Limit>>10)}
	case errors.Is(err, os.ErrDeadlineExceeded):
		return &Refusal{http.StatusRequestTimeout, "BODY_TOO_SLOW", "the request took too long to come"}
	}
	return bad("the request could not be read")
}
