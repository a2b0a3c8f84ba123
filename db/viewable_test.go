package db

import (
	"testing"
	"time"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/records"
	"github.com/gevel/gevel/db/appointments"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/limits"
)

// TestFollowViewableInSeveralWrites lets more properties become viewable, and stop being so, than one write may change: all of them do, and
// the data version grows; when nothing changes, nothing is written.
func TestFollowViewableInSeveralWrites(t *testing.T) {
	s := open(t)
	const many = limits.ViewableAtOnce + 50
	var list []records.Property
	for n := range many {
		list = append(list, property(n+1, func(r *records.Property) { r.Agent = 1 + n%2 }))
	}
	b := batch(list...)
	b.Site.Settings.ViewingHours = agency.ViewingHours{Hours: map[string][]agency.Hours{}}
	for _, day := range agency.Weekdays {
		b.Site.Settings.ViewingHours.Hours[day] = []agency.Hours{{From: "09:00", Until: "12:00"}}
	}
	if _, err := s.Imports.Import(t.Context(), b); err != nil {
		t.Fatal(err)
	}
	version := func() int64 {
		v, err := s.Version(t.Context())
		if err != nil {
			t.Fatal(err)
		}
		return int64(v)
	}
	follow := func(want int, changes bool) {
		t.Helper()
		before := version()
		if err := s.FollowViewable(t.Context(), time.Now()); err != nil {
			t.Fatal(err)
		}
		if got := count(t, s, "viewable"); got != want || (version() != before) != changes {
			t.Errorf("%d can be viewed, want %d; the data version grew by %d, want any: %v", got, want, version()-before, changes)
		}
	}
	follow(many, true)
	follow(many, false)
	if err := s.Appointments.BlockHours(t.Context(),
		appointments.BlockOf(1, time.Now().Add(-time.Hour), time.Now().AddDate(0, 0, limits.ViewableDays+1))); err != nil {
		t.Fatal(err)
	}
	follow(many/2, true)
	if _, err := s.Write(t.Context(), handle.Statement{SQL: "UPDATE property SET status = 2"}); err != nil {
		t.Fatal(err)
	}
	follow(0, true)
}
