package db

import (
	"errors"
	"testing"

	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/db/members"
)

func TestSetStaffEmails(t *testing.T) {
	const none, own, all = desk.NoEmails, desk.OwnEmails, desk.AllEmails
	s := open(t)
	an, tom := member(t, s, "an@example.com", desk.Manager), member(t, s, "tom@example.com", desk.Agent)
	set := func(m members.StaffMember, leads, appointments desk.EmailChoice, by int) error {
		t.Helper()
		return s.Members.SetStaffEmails(t.Context(), memberNow(t, s, m), leads, appointments, 1, doneBy(by, ""))
	}
	if err := set(tom, own, none, tom.ID); err != nil {
		t.Fatal(err)
	}
	if err := set(tom, own, none, an.ID); err != nil { // the same again
		t.Fatal(err)
	}
	if err := set(an, none, all, tom.ID); !errors.Is(err, members.ErrNoRight) {
		t.Errorf("an agent who sets a colleague's emails gets %v, want ErrNoRight", err)
	}
	if err := set(an, none, all, an.ID); err != nil {
		t.Errorf("the first who wants everybody's emails gets %v, want no error", err)
	}
	if err := set(tom, all, none, an.ID); !errors.Is(err, members.ErrManyStaff) {
		t.Errorf("one more who wants everybody's emails gets %v, want ErrManyStaff", err)
	}
	if err := set(an, all, all, an.ID); err != nil {
		t.Errorf("a member who has everybody's emails already gets %v, want no error", err)
	}
	for where, want := range map[string]int{"before = '' AND after = 'OWN NONE'": 1, "before = 'NONE ALL' AND after = 'ALL ALL'": 1,
		"true": 3} {
		if n := count(t, s, "action WHERE name = 'setStaffEmails' AND "+where); n != want {
			t.Errorf("the log has %d lines with %s, want %d", n, where, want)
		}
	}
	list, err := s.Members.OpenStaff(t.Context())
	if err != nil || len(list) != 2 || list[1].Wants(false) != own || list[1].Wants(true) != none {
		t.Errorf("those at the desk are %+v (%v), want An and Tom", list, err)
	}
	if err := s.Members.CloseStaff(t.Context(), memberNow(t, s, tom), 0, doneBy(an.ID, "")); err != nil {
		t.Fatal(err)
	}
	if list, err := s.Members.OpenStaff(t.Context()); err != nil || len(list) != 1 || memberNow(t, s, tom).LeadEmails != "" {
		t.Errorf("after Tom left, those at the desk are %+v (%v), want An alone", list, err)
	}
	if err := set(tom, own, own, an.ID); !errors.Is(err, members.ErrStaffStale) {
		t.Errorf("the emails of somebody who left give %v, want ErrStaffStale", err)
	}
}
