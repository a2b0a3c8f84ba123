package db

import (
	"fmt"
	"testing"
	"time"

	"github.com/gevel/gevel/db/crmlinks"
	"github.com/gevel/gevel/db/inbox"
	"github.com/gevel/gevel/limits"
)

// TestPeopleWithAPhoneAreBounded finds one phone number more often than the desk lists persons, and more of one person than it lists.
func TestPeopleWithAPhoneAreBounded(t *testing.T) {
	s := open(t)
	for i := range limits.PeopleFound + 1 {
		receive(t, s, receipt(fmt.Sprint("p", i), func(r *inbox.Receipt) {
			r.Lead.Email, r.Lead.Phone = fmt.Sprintf("p%d@example.com", i), "+32470112233"
		}))
	}
	if emails, err := s.People.AddressesWithPhone(t.Context(), inbox.Handler{All: true}, "0470112233",
		limits.PeopleFound); len(emails) != limits.PeopleFound || err != nil {
		t.Errorf("%d persons have the number, want %d (%v)", len(emails), limits.PeopleFound, err)
	}
	for i := range limits.PersonEntries + 1 {
		receive(t, s, receipt(fmt.Sprint("e", i), func(r *inbox.Receipt) { r.Lead.Email = "many@example.com" }))
	}
	if list, err := s.People.PersonEntries(t.Context(), inbox.Handler{All: true}, []string{"many@example.com"},
		limits.PersonEntries); len(list) != limits.PersonEntries || err != nil {
		t.Errorf("%d things of a person are listed, want %d (%v)", len(list), limits.PersonEntries, err)
	}
}

// TestRunsOfALinkAreBounded keeps the last runs of a link alone.
func TestRunsOfALinkAreBounded(t *testing.T) {
	s := open(t)
	if err := s.Links.AddLink(t.Context(), "office", "whise", nil, "secret"); err != nil {
		t.Fatal(err)
	}
	for i := range limits.LinkRuns + 1 {
		if held, err := s.Links.HoldLink(t.Context(), "office", "me", noon, noon.Add(time.Minute)); !held || err != nil {
			t.Fatal("the link is not held", err)
		}
		if err := s.Links.LinkRan(t.Context(), "office", "me", crmlinks.LinkRun{At: int64(i), Read: 1}, noon,
			noon.Add(time.Hour)); err != nil {
			t.Fatal(err)
		}
	}
	runs, err := s.Links.LinkRuns(t.Context(), "office")
	if len(runs) != limits.LinkRuns || runs[0].At != limits.LinkRuns || err != nil {
		t.Errorf("%d runs are kept, want the last %d (%v)", len(runs), limits.LinkRuns, err)
	}
}
