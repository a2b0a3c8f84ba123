package db

import (
	"testing"
	"time"

	"github.com/gevel/gevel/db/attempts"
)

func TestCountAttempt(t *testing.T) {
	s := open(t)
	try := func(who, form string, now time.Time) bool {
		ok, err := s.Attempts.CountAttempt(t.Context(), attempts.Limit{Who: who, Form: form, Most: 2, Since: now.Add(-time.Hour)}, now)
		if err != nil {
			t.Fatal(err)
		}
		return ok
	}
	for i := range 3 {
		if try("x", "subscribe", noon) != (i < 2) {
			t.Errorf("attempt %d is not treated as it should: two are allowed, the third is not", i+1)
		}
	}
	if !try("y", "subscribe", noon) || !try("x", "sendContact", noon) || !try("x", "subscribe", noon.Add(2*time.Hour)) {
		t.Error("another visitor, another form or two hours later is counted with the first")
	}
}

// TestCountAttemptOfParties counts an attempt for three senders of one party: all that a limit counts are written, or nothing.
func TestCountAttemptOfParties(t *testing.T) {
	s := open(t)
	stored := func() (n int) {
		if err := s.One(t.Context(), &n, "SELECT count(*) FROM attempt"); err != nil {
			t.Fatal(err)
		}
		return n
	}
	limit := func(who string) attempts.Limit {
		return attempts.Limit{Who: who, Form: "subscribe", Most: 2, Since: noon.Add(-time.Hour),
			Parties: []attempts.Party{{Who: "network", Most: 3}, {Who: "provider", Most: 100}}}
	}
	for i, who := range []string{"a", "a", "a", "b", "b", "c"} {
		want := i == 0 || i == 1 || i == 3 // then a has two, and the network three
		before := stored()
		ok, err := s.Attempts.CountAttempt(t.Context(), limit(who), noon)
		if err != nil || ok != want || stored()-before != map[bool]int{true: 3}[want] {
			t.Errorf("attempt %d, of %s, is %t and writes %d rows (%v), want %t", i+1, who, ok, stored()-before, err, want)
		}
	}
	if room, err := s.Attempts.MayAttempt(t.Context(), limit("d")); room || err != nil {
		t.Errorf("there is room for a new sender of a full network (%v)", err)
	}
	if left, full, err := s.Attempts.TriesLeft(t.Context(), limit("d")); left != 0 || full != noon.Unix() || err != nil {
		t.Errorf("a new sender of a full network has %d tries left, until %d (%v)", left, full, err)
	}
}
