package db

import (
	"testing"

	"github.com/gevel/gevel/agency/records"
	"github.com/gevel/gevel/db/columns"
	"github.com/gevel/gevel/locale"
)

func TestOutdate(t *testing.T) {
	s := open(t)
	before, err := s.Version(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	if err := s.Outdate(t.Context()); err != nil {
		t.Fatal(err)
	}
	if after, err := s.Version(t.Context()); err != nil || after != before+1 {
		t.Errorf("version %d became %d, want the next one (%v)", before, after, err)
	}
}

// TestDaysPassed walks over the day on which one can move into a property.
func TestDaysPassed(t *testing.T) {
	s := open(t)
	from := locale.Date("2027-03-01")
	fill(t, s, property(1, func(r *records.Property) { r.Availability.From = &from }))
	for _, c := range []struct {
		since, today locale.Date
		want         bool
	}{
		{"2027-02-27", "2027-02-28", false},
		{"2027-02-28", "2027-03-01", true},
		{"2027-03-01", "2027-03-02", false},
	} {
		if passed, err := s.DaysPassed(t.Context(), c.since, c.today); err != nil || passed != c.want {
			t.Errorf("from %s to %s days passed: %t, want %t (%v)", c.since, c.today, passed, c.want, err)
		}
	}
}

// TestADayThatHasComeIsAtOnce reads a property in the ways in which pages do.
func TestADayThatHasComeIsAtOnce(t *testing.T) {
	s := open(t)
	from := locale.Date("2020-03-01")
	fill(t, s, property(1, func(r *records.Property) { r.Availability.From = &from }))
	all := columns.Selection{Groups: []string{"availability"}}
	for _, read := range []string{"the store", "the cache"} {
		found, err := s.PropertiesByNumber(t.Context(), "nl", []int{1}, all)
		if err != nil || found[0].Availability.From != nil || *found[0].Availability.Moment != "IMMEDIATELY" {
			t.Errorf("from %s it is available %+v, want at once (%v)", read, found[0].Availability, err)
		}
	}
	found, err := s.properties(t.Context(), "nl", nil, all, "")
	if err != nil || found[0].Availability.From != nil || *found[0].Availability.Moment != "IMMEDIATELY" {
		t.Errorf("it is available %+v, want at once (%v)", found[0].Availability, err)
	}
}
