package db

import (
	"testing"
	"time"
)

func TestDueEmails(t *testing.T) {
	s := open(t)
	for _, id := range []string{"a", "b", "c"} {
		receive(t, s, receipt(id, nil))
	}
	due := func(at time.Time) string {
		list, err := s.Outbox.DueEmails(t.Context(), at, 10)
		if err != nil {
			t.Fatal(err)
		}
		ids := ""
		for _, l := range list {
			ids += l.ID[len(l.ID)-1:]
		}
		return ids
	}
	if due(noon) != "abc" || due(noon.Add(-time.Second)) != "" {
		t.Errorf("at noon %q are due, want abc, and none a second before", due(noon))
	}
	for _, err := range []error{
		s.Outbox.EmailSent(t.Context(), "email of a", noon),
		s.Outbox.EmailFailed(t.Context(), "email of b", "mailbox full", noon, noon.Add(time.Hour)),
		s.Outbox.EmailFailed(t.Context(), "email of c", "no such person", noon, time.Time{}),
	} {
		if err != nil {
			t.Fatal(err)
		}
	}
	if due(noon) != "" || due(noon.Add(time.Hour)) != "b" || due(noon.AddDate(1, 0, 0)) != "b" {
		t.Errorf("at noon %q are due and an hour later %q, want none and then b, also a year later", due(noon), due(noon.Add(time.Hour)))
	}
	var stored string
	if err := s.One(t.Context(), &stored, "SELECT recipient || message FROM outbox WHERE id = 'email of a'"); err != nil || stored != "" {
		t.Errorf("an email that was sent still has %q (%v)", stored, err)
	}
}
