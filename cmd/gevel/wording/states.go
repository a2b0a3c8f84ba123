package wording

import (
	"fmt"
	"strings"
	"time"

	"github.com/gevel/gevel/db/crmlinks"
	"github.com/gevel/gevel/db/webhooks"
)

// Counted is a number with its noun.
func Counted(n int, one, several string) string {
	if n == 1 {
		return "1 " + one
	}
	return fmt.Sprint(n, " ", several)
}

// Link says in words how a link goes.
func Link(l crmlinks.LinkState, now time.Time) string {
	parts := []string{Counted(l.Properties, "property", "properties") + ", " + Counted(l.Projects, "project", "projects")}
	switch {
	case l.Paused:
		parts = append(parts, "paused")
	case l.RanAt == nil:
		parts = append(parts, "not read yet")
	default:
		parts = append(parts, "read "+Clock(*l.RanAt))
	}
	for _, c := range []struct {
		n    int
		text string
	}{{l.Unread, Counted(l.Unread, "record", "records") + " to read"},
		{l.Held, Counted(l.Held, "record", "records") + " held back by problems (gevel link list " + l.Name + ")"},
		{l.Waiting, Counted(l.Waiting, "request", "requests") + " to send"},
		{l.Refused, Counted(l.Refused, "request", "requests") + " refused"}} {
		if c.n > 0 {
			parts = append(parts, c.text)
		}
	}
	if l.Problem != nil {
		parts = append(parts, "problem: "+*l.Problem)
		if l.DueAt > now.Unix() && l.Tries > 0 {
			parts = append(parts, "tried again "+Clock(l.DueAt))
		}
	}
	return strings.Join(parts, "; ")
}

// Webhook says in words how a webhook goes.
func Webhook(w webhooks.Webhook) string {
	switch {
	case w.Paused != nil && *w.Paused == webhooks.PausedFailing:
		return "paused, it took nothing"
	case w.Paused != nil:
		return "paused"
	case w.Tries > 0:
		return "fails, tried again " + Clock(w.DueAt)
	}
	return "works"
}
