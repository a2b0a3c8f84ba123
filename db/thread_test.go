package db

import (
	"testing"

	"github.com/gevel/gevel/db/handle"
)

// TestEmailsInThread has emails of the same second, which are in the order in which they were queued, whatever their ids.
func TestEmailsInThread(t *testing.T) {
	s := open(t)
	receive(t, s, receipt("asked", nil))
	var list []handle.Statement
	for _, id := range []string{"z", "m", "a"} {
		list = append(list, handle.Statement{SQL: `INSERT INTO outbox (id, lead, kind, recipient, message, created_at, due_at)
			VALUES (?, 'asked', 'answer-visitor', 'an@example.com', x'00', ?, 0)`, Args: []any{id, noon.Unix() + 60}})
	}
	if _, err := s.Write(t.Context(), list...); err != nil {
		t.Fatal(err)
	}
	emails, err := s.Inbox.EmailsInThread(t.Context(), "asked", 2)
	if err != nil || len(emails) != 2 || emails[0].ID != "m" || emails[1].ID != "a" {
		t.Errorf("the last emails are %+v, want m and a (%v)", emails, err)
	}
}
