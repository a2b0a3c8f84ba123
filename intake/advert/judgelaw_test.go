package advert_test

import (
	"strings"
	"testing"
	"time"

	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/intake/advert"
	"github.com/gevel/gevel/internal/sampletest"
)

// TestLawIsJudgedByToday lets two years pass after an import: reports and certificates end, which the desk and gevel check must say without
// another import, and which is no change of the property.
func TestLawIsJudgedByToday(t *testing.T) {
	store, _ := sampletest.Open(t)
	now := time.Date(2026, time.November, 30, 12, 0, 0, 0, time.UTC) // the sample's reports and certificates are still valid
	if _, err := advert.FollowLaw(t.Context(), store, now); err != nil {
		t.Fatal(err)
	}
	if n, err := advert.FollowLaw(t.Context(), store, now); n != 0 || err != nil {
		t.Errorf("the same day again changes %d properties (%v), want none", n, err)
	}
	sums := func() string {
		list, err := store.Imports.StoredLacks(t.Context())
		if err != nil {
			t.Fatal(err)
		}
		var all []string
		for _, p := range list {
			all = append(all, p.Checksum)
		}
		return strings.Join(all, " ")
	}
	before := sums()
	later := now.AddDate(2, 0, 0)
	all, changed, err := advert.JudgeLaw(t.Context(), store, later)
	if err != nil || len(changed) == 0 || len(all) < len(changed) {
		t.Fatalf("two years later %d properties lack something and %d changed (%v), want some", len(all), len(changed), err)
	}
	n, err := advert.FollowLaw(t.Context(), store, later)
	if err != nil || n != len(changed) || sums() != before {
		t.Errorf("%d properties were stored anew (%v), want %d, none of them changed by it", n, err, len(changed))
	}
	if said := lackingAt(t, store); !strings.Contains(said, "is older than a year") {
		t.Errorf("the desk does not hear that a report is too old: %s", said)
	}
}

// lackingAt joins what is stored as lacking.
func lackingAt(t *testing.T, store *db.Store) string {
	t.Helper()
	list, err := store.Imports.StoredLacks(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	var said []string
	for _, p := range list {
		if p.Lacks.Value != nil {
			for _, l := range *p.Lacks.Value {
				said = append(said, l.Field+" "+l.Text)
			}
		}
	}
	return strings.Join(said, "; ")
}
