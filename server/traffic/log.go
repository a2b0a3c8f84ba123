package traffic

import (
	"context"
	"fmt"
	"log/slog"
	"math/rand/v2"
	"regexp"
	"strconv"
	"strings"
)

type idKey struct{}

// WithID gives a request an id, which the log repeats. It is no secret, and means nothing after the request.
func WithID(ctx context.Context) (with context.Context, id string) {
	id = strconv.FormatUint(rand.Uint64(), 36)
	return context.WithValue(ctx, idKey{}, id), id
}

// Handler writes the log in UTC and without personal data. It adds the id of the request, and takes out what errors quote of others: email
// addresses, what stands after the question mark of an address, and the network address of a client.
type Handler struct{ slog.Handler }

// Handle writes a record of the log.
func (h Handler) Handle(ctx context.Context, r slog.Record) error {
	clean := slog.NewRecord(r.Time.UTC(), r.Level, Clean(r.Message), r.PC)
	if id, ok := ctx.Value(idKey{}).(string); ok {
		clean.AddAttrs(slog.String("request", id))
	}
	r.Attrs(func(a slog.Attr) bool {
		clean.AddAttrs(cleanAttr(a))
		return true
	})
	return h.Handler.Handle(ctx, clean)
}

// WithAttrs returns a handler that adds attributes to each record.
func (h Handler) WithAttrs(list []slog.Attr) slog.Handler {
	cleaned := make([]slog.Attr, len(list))
	for i, a := range list {
		cleaned[i] = cleanAttr(a)
	}
	return Handler{h.Handler.WithAttrs(cleaned)}
}

// WithGroup returns a handler whose later attributes stand in a group.
func (h Handler) WithGroup(name string) slog.Handler { return Handler{h.Handler.WithGroup(name)} }

func cleanAttr(a slog.Attr) slog.Attr {
	switch v := a.Value.Resolve(); v.Kind() {
	case slog.KindString:
		return slog.String(a.Key, Clean(v.String()))
	case slog.KindTime:
		return slog.Time(a.Key, v.Time().UTC())
	case slog.KindAny: // errors, addresses, what was panicked with
		return slog.String(a.Key, Clean(fmt.Sprint(v.Any())))
	}
	return a
}

// personal matches an email address, the query of an address, and the client's end of a connection, as net and net/http write it.
var personal = regexp.MustCompile(`[^\s<>"'(),;:=]+@[^\s<>"'(),;:]+|\?[^\s"']+|->\S+|(?:serving|from)(?: client)? \S+:\d+`)

// Clean returns a text of the log without personal data.
func Clean(text string) string {
	return personal.ReplaceAllStringFunc(text, func(found string) string {
		switch {
		case found[0] == '?':
			return "?…"
		case strings.HasPrefix(found, "->"):
			return "->…"
		case strings.Contains(found, "@"):
			return "…@…"
		}
		return "a client"
	})
}
