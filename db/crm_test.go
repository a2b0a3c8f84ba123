package db

import (
	"errors"
	"fmt"
	"slices"
	"testing"
	"time"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/agency/records"
	"github.com/gevel/gevel/agency/reference"
	"github.com/gevel/gevel/db/crmlinks"
	"github.com/gevel/gevel/db/demands"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/db/inbox"
	"github.com/gevel/gevel/limits"
)

// linked opens a store with a link.
func linked(t *testing.T) *Store {
	t.Helper()
	s := open(t)
	if err := s.Links.AddLink(t.Context(), "office", "sweepbright", map[string]string{"client": "1"}, "secret"); err != nil {
		t.Fatal(err)
	}
	return s
}

func numbersOf(t *testing.T, s *Store, kind string, ids ...string) map[string]int {
	t.Helper()
	var list []crmlinks.CRMRecord
	for _, id := range ids {
		list = append(list, crmlinks.CRMRecord{ID: id, Kind: kind})
	}
	if err := s.Links.NumberRecords(t.Context(), "office", list); err != nil {
		t.Fatal(err)
	}
	stored, err := s.Links.CRMRecords(t.Context(), "office")
	if err != nil {
		t.Fatal(err)
	}
	out := map[string]int{}
	for _, r := range stored {
		out[r.ID] = r.Number
	}
	return out
}

// TestNumberRecords shows that a number is the CRM's own when nobody has it, never that of a property of the folder, and stays.
func TestNumberRecords(t *testing.T) {
	s := linked(t)
	fill(t, s, property(7, nil))
	got := numbersOf(t, s, "property", "5", "7", "uuid-1", "9", "0", "-3", "007", "99999999999999999999")
	want := map[string]int{"5": 5, "7": 8, "uuid-1": 9, "9": 10, "0": 11, "-3": 12, "007": 13, "99999999999999999999": 14}
	if fmt.Sprint(got) != fmt.Sprint(want) {
		t.Errorf("the records are numbered %v, want %v", got, want)
	}
	if again := numbersOf(t, s, "property", "7", "uuid-1"); fmt.Sprint(again) != fmt.Sprint(want) {
		t.Errorf("the second time the records are numbered %v, want %v", again, want)
	}
	if got := numbersOf(t, s, "property", "999999999", "uuid-2"); got["999999999"] != 999999999 || got["uuid-2"] != 15 {
		t.Errorf("beside a number of those that references are given the next record has %d, want 15", got["uuid-2"])
	}
	if got := numbersOf(t, s, "property", "900000000", "uuid-3"); got["900000000"] != 900000000 || got["uuid-3"] != 1 {
		t.Errorf("beside the highest number below those the next record has %d, want the lowest free one", got["uuid-3"])
	}
}

// TestNumbersOfWithdrawnRecordsAreNotGiven shows that no new record gets the number of a property that was withdrawn, or of one that a
// visitor asked for, but that an id which is such a number stays one.
func TestNumbersOfWithdrawnRecordsAreNotGiven(t *testing.T) {
	s := linked(t)
	fill(t, s, property(6, nil), property(7, nil), property(8, nil))
	gone := func(r *records.Property) { r.Gone = true }
	fill(t, s, property(7, gone), property(8, gone))
	if got := numbersOf(t, s, "property", "uuid-1", "8"); got["uuid-1"] != 9 || got["8"] != 8 {
		t.Errorf("after 8 was withdrawn the records are numbered %v, want 9 for the one without a number of its own", got)
	}
	about := 20
	r := receipt("a", nil)
	r.Lead.Property = &about
	receive(t, s, r)
	if got := numbersOf(t, s, "property", "uuid-2"); got["uuid-2"] != 21 {
		t.Errorf("after a visitor asked for 20 the next record has %d, want 21", got["uuid-2"])
	}
	fill(t, s, property(reference.FirstGivenNumber-1, nil))
	if got := numbersOf(t, s, "property", "uuid-3"); got["uuid-3"] != 1 {
		t.Errorf("beside the highest number the next record has %d, want the lowest free one", got["uuid-3"])
	}
}

func TestNotifyKeepsTheLastEventOfEachRecord(t *testing.T) {
	s := linked(t)
	now := time.Unix(1000, 0)
	notify := func(n ...crmlinks.Notice) {
		t.Helper()
		if err := s.Links.Notify(t.Context(), "office", n, nil, now); err != nil {
			t.Fatal(err)
		}
	}
	notify(crmlinks.Notice{Record: "a", At: 5, Gone: true}, crmlinks.Notice{Record: "b", At: 5, Gone: false},
		crmlinks.Notice{Record: "c", At: 5, Gone: false})
	notify(crmlinks.Notice{Record: "a", At: 4, Gone: false}, crmlinks.Notice{Record: "b", At: 6, Gone: true},
		crmlinks.Notice{Record: "c", At: 5, Gone: true})
	list, err := s.Links.Inbox(t.Context(), "office", now, 10)
	if err != nil || len(list) != 3 || !list[0].Gone || list[0].At != 5 || !list[1].Gone || list[2].Gone {
		t.Fatalf("the inbox has %+v, want the last event of each record (%v)", list, err)
	}
	notify(crmlinks.Notice{Record: "a", At: 7, Gone: false})
	if err := s.Links.FinishRecords(t.Context(), "office", nil, list); err != nil {
		t.Fatal(err)
	}
	left, err := s.Links.Inbox(t.Context(), "office", now, 10)
	if err != nil || len(left) != 1 || left[0].Record != "a" || left[0].Gone {
		t.Errorf("the inbox has %+v, want only the record of which the CRM told again (%v)", left, err)
	}
}

func TestNotifyIsBounded(t *testing.T) {
	s := linked(t)
	list := make([]crmlinks.Notice, limits.CRMInbox+1)
	for i := range list {
		list[i].Record = fmt.Sprint(i)
	}
	cursor := "next"
	if err := s.Links.Notify(t.Context(), "office", list, &cursor, time.Now()); !errors.Is(err, crmlinks.ErrInboxFull) {
		t.Fatalf("more events than the inbox takes give %v, want ErrInboxFull", err)
	}
	if err := s.Links.Notify(t.Context(), "office", list[1:], nil, time.Now()); err != nil {
		t.Error(err)
	}
	if l, _ := s.Links.LinkNamed(t.Context(), "office"); l.Cursor != "" {
		t.Error("the cursor moved although the records were not stored")
	}
}

func TestHoldLinkExcludesOthers(t *testing.T) {
	s := linked(t)
	now := time.Unix(1000, 0)
	for i, c := range []struct {
		runner string
		at     time.Time
		want   bool
	}{{"a", now, true}, {"b", now, false}, {"a", now, true}, {"b", now.Add(time.Minute), true}, {"a", now.Add(time.Minute), false}} {
		if got, err := s.Links.HoldLink(t.Context(), "office", c.runner, c.at, c.at.Add(time.Minute)); got != c.want || err != nil {
			t.Errorf("step %d: %s holds the link: %v, want %v (%v)", i, c.runner, got, c.want, err)
		}
	}
}

// TestReceiveSendsALeadToTheCRMOfItsProperty shows to which CRM a lead goes, and that one that may not go there does not.
func TestReceiveSendsALeadToTheCRMOfItsProperty(t *testing.T) {
	s := linked(t)
	if err := s.Links.AddLink(t.Context(), "other", "whise", nil, "secret"); err != nil {
		t.Fatal(err)
	}
	numbersOf(t, s, "property", "5")
	for id, change := range map[string]func(*inbox.Receipt){
		"its":    func(r *inbox.Receipt) { r.Lead.Property, r.CRM = ptr(5), true },
		"folder": func(r *inbox.Receipt) { r.Lead.Property, r.CRM = ptr(6), true },
		"none":   func(r *inbox.Receipt) { r.CRM = true },
		"friend": func(r *inbox.Receipt) { r.Lead.Property = ptr(5) },
	} {
		receive(t, s, receipt(id, change))
	}
	list, err := s.Links.CRMLeads(t.Context(), time.Unix(0, 0))
	var got []string
	for _, d := range list {
		got = append(got, d.Lead+" "+d.Link+" "+d.State)
	}
	slices.Sort(got)
	want := []string{"folder office WAITING", "folder other WAITING", "its office WAITING", "none office WAITING", "none other WAITING"}
	if err != nil || !slices.Equal(got, want) {
		t.Errorf("leads go to the CRMs as %v, want %v (%v)", got, want, err)
	}
}

func TestConfirmDemandSendsItToTheCRM(t *testing.T) {
	s := linked(t)
	receive(t, s, receipt("demand", func(r *inbox.Receipt) {
		d := demands.NewDemand("d", forms.PersonInput{Email: "an@example.com"}, "nl", agency.PropertyFilter{}, noon)
		d.Lead = &r.Lead.ID
		r.Effects = []handle.Statement{demands.InsertDemand(d)}
	}))
	if list, err := s.Links.CRMLeads(t.Context(), time.Unix(0, 0)); len(list) != 0 || err != nil {
		t.Errorf("before the demand is confirmed %d leads go to the CRM, want none (%v)", len(list), err)
	}
	if _, err := s.ConfirmDemand(t.Context(), "d", noon, nil); err != nil {
		t.Fatal(err)
	}
	if list, err := s.Links.CRMLeads(t.Context(), time.Unix(0, 0)); len(list) != 1 || err != nil {
		t.Errorf("after the demand is confirmed %d leads go to the CRM, want 1 (%v)", len(list), err)
	}
}
