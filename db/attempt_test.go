package db

import (
	"testing"
	"time"
)

func TestCountAttempt(t *testing.T) {
	s := open(t)
	try := func(who, form string, now time.Time) bool {
		ok, err := s.CountAttempt(t.Context(), Limit{who, form, 2, now.Add(-time.Hour)}, now)
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
