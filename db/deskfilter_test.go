package db

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/db/inbox"
	"github.com/gevel/gevel/db/members"
)

// leadsOfMany fills a store with leads of several people and forms; every fourth is about property 7, every third about project 3.
func leadsOfMany(t testing.TB, s *Store, n int) (an, tom members.StaffMember) {
	t.Helper()
	an, tom = member(t, s, "an@agency.example", desk.Manager), member(t, s, "tom@agency.example", desk.Agent)
	forms := []string{"sendContact", "askAboutProperty", "bookAppointment", "requestValuation", "makeOffer"}
	var list []handle.Statement
	for i := range n {
		l := inbox.Lead{ID: fmt.Sprintf("l%05d", i), Form: forms[i%len(forms)], Key: fmt.Sprint("key of ", i),
			Language: "nl", FirstName: "José",
			LastName: fmt.Sprint("Claes", i), Email: fmt.Sprintf("p%d@example.com", i), Phone: fmt.Sprintf("+32470%06d", i),
			Content: fmt.Sprintf(`{"Remark":"Is er een keuring van het dak? %s Kamer %d","Preference":"PHONE"}`,
				strings.Repeat("Wij zoeken een huis met tuin. ", i%8), i), Answer: "{}", CreatedAt: noon.Unix() + int64(i)*60}
		if i%4 == 0 {
			l.Property = ptr(7)
		}
		if i%3 == 0 {
			l.Project = ptr(3)
		}
		list = append(list, inbox.InsertLead(l)...)
	}
	list = append(list, handle.Statement{SQL: "UPDATE lead_handling SET agent = ? WHERE created_at % 7 = 0", Args: []any{tom.ID}},
		handle.Statement{SQL: "UPDATE lead_handling SET state = 'DONE' WHERE (created_at / 60) % 2 = 0"})
	if _, err := s.Write(t.Context(), list...); err != nil {
		t.Fatal(err)
	}
	return an, tom
}

func TestLeadFilter(t *testing.T) {
	s := open(t)
	an, tom := leadsOfMany(t, s, 60)
	manager := inbox.Handler{Staff: an.ID, All: true}
	one := func(f inbox.LeadFilter) string {
		t.Helper()
		leads, err := s.Inbox.DeskLeads(t.Context(), manager, desk.EveryLead, f, false, nil, 100)
		if err != nil {
			t.Fatal(err)
		}
		n, err := s.Inbox.CountDeskLeads(t.Context(), manager, desk.EveryLead, f)
		if err != nil || n != len(leads) {
			t.Errorf("%+v: %d leads are counted, but the list has %d (%v)", f, n, len(leads), err)
		}
		if len(leads) == 0 {
			return "0"
		}
		if !slices.IsSortedFunc(leads, func(a, b inbox.DeskLead) int { return int(a.CreatedAt - b.CreatedAt) }) {
			t.Errorf("%+v: the leads are not the oldest first", f)
		}
		return fmt.Sprint(len(leads), " from ", leads[0].ID)
	}
	from := noon.Unix()
	for _, c := range []struct {
		filter inbox.LeadFilter
		want   string
	}{
		{inbox.LeadFilter{}, "60 from l00000"},
		{inbox.LeadFilter{Words: []string{"jose", "claes41"}}, "1 from l00041"},
		{inbox.LeadFilter{Words: []string{"keuring"}}, "60 from l00000"},
		{inbox.LeadFilter{Words: []string{"p12@example"}}, "1 from l00012"},
		{inbox.LeadFilter{Words: []string{"0470000031"}}, "1 from l00031"},
		{inbox.LeadFilter{Words: []string{"32470000031"}}, "1 from l00031"},
		{inbox.LeadFilter{Words: []string{"phone"}}, "0"}, // a choice is not what somebody wrote
		{inbox.LeadFilter{Words: []string{"claes41", "claes42"}}, "0"},
		{inbox.LeadFilter{Forms: []string{"makeOffer"}}, "12 from l00004"},
		{inbox.LeadFilter{Forms: []string{"makeOffer", "sendContact"}}, "24 from l00000"},
		{inbox.LeadFilter{Property: ptr(7)}, "15 from l00000"}, {inbox.LeadFilter{Property: ptr(8)}, "0"},
		{inbox.LeadFilter{Project: ptr(3)}, "20 from l00000"},
		{inbox.LeadFilter{Property: ptr(7), Project: ptr(3), Forms: []string{"bookAppointment"}}, "1 from l00012"},
		{inbox.LeadFilter{Agent: ptr(tom.ID)}, fmt.Sprint(count(t, s, "lead_handling WHERE created_at % 7 = 0"),
			" from ", firstOf(t, s, 7))},
		{inbox.LeadFilter{States: []desk.LeadState{desk.LeadDone}}, "30 from " + firstState(t, s, "DONE")},
		{inbox.LeadFilter{States: []desk.LeadState{desk.LeadDone, desk.LeadNew}}, "60 from l00000"},
		{inbox.LeadFilter{From: from + 600, Until: from + 1200}, "10 from l00010"},
		{inbox.LeadFilter{From: from + 600, Words: []string{"kamer"}, Until: from + 1200}, "10 from l00010"},
	} {
		if got := one(c.filter); got != c.want {
			t.Errorf("%+v finds %s, want %s", c.filter, got, c.want)
		}
	}
	leads, err := s.Inbox.DeskLeads(t.Context(), inbox.Handler{Staff: tom.ID}, desk.EveryLead, inbox.LeadFilter{Agent: ptr(an.ID)},
		false, nil, 100)
	if len(leads) != 0 || err != nil {
		t.Errorf("an agent finds %d leads of a colleague by a filter (%v)", len(leads), err)
	}
}

// TestListsAreCountedInOnePass compares the counts of all lists with those of each.
func TestListsAreCountedInOnePass(t *testing.T) {
	s := open(t)
	an, tom := leadsOfMany(t, s, 60)
	for _, f := range []inbox.LeadFilter{{Words: []string{"keuring"}}, {Property: ptr(7)}, {Forms: []string{"makeOffer"}},
		{Agent: ptr(tom.ID)},
		{States: []desk.LeadState{desk.LeadDone}}} {
		for _, by := range []inbox.Handler{{Staff: an.ID, All: true}, {Staff: tom.ID}} {
			all, err := s.Inbox.CountDeskLists(t.Context(), by, f)
			if err != nil {
				t.Fatal(err)
			}
			for _, list := range desk.LeadLists {
				if n, err := s.Inbox.CountDeskLeads(t.Context(), by, list, f); all[list] != n || err != nil {
					t.Errorf("%+v has %d leads in the list %s for %+v, counted alone %d (%v)", f, all[list], list, by, n, err)
				}
			}
		}
	}
}

func firstOf(t *testing.T, s *Store, divisor int) (id string) {
	t.Helper()
	if err := s.One(t.Context(), &id, "SELECT lead FROM lead_handling WHERE created_at % ? = 0 ORDER BY created_at", divisor); err != nil {
		t.Fatal(err)
	}
	return id
}

func firstState(t *testing.T, s *Store, state string) (id string) {
	t.Helper()
	if err := s.One(t.Context(), &id, "SELECT lead FROM lead_handling WHERE state = ? ORDER BY created_at", state); err != nil {
		t.Fatal(err)
	}
	return id
}

// TestAFilteredListHasPages goes through a filtered list by its cursors, in both directions.
func TestAFilteredListHasPages(t *testing.T) {
	s := open(t)
	an, _ := leadsOfMany(t, s, 60)
	for _, f := range []inbox.LeadFilter{{Words: []string{"keuring"}, Property: ptr(7)}, {Forms: []string{"makeOffer"}},
		{States: []desk.LeadState{desk.LeadDone}}} {
		for _, newest := range []bool{false, true} {
			seen, after := map[string]bool{}, (*inbox.LeadCursor)(nil)
			for {
				page, err := s.Inbox.DeskLeads(t.Context(), inbox.Handler{Staff: an.ID, All: true}, desk.EveryLead, f, newest, after, 7)
				if err != nil {
					t.Fatal(err)
				}
				for _, l := range page {
					if seen[l.ID] {
						t.Errorf("%+v: the lead %s comes twice", f, l.ID)
					}
					seen[l.ID], after = true, &inbox.LeadCursor{At: l.CreatedAt, Lead: l.ID}
				}
				if len(page) < 7 {
					break
				}
			}
			if n, err := s.Inbox.CountDeskLeads(t.Context(), inbox.Handler{Staff: an.ID, All: true}, desk.EveryLead, f); n != len(seen) ||
				err != nil {
				t.Errorf("%+v: the pages have %d leads, want %d (%v)", f, len(seen), n, err)
			}
		}
	}
}

// BenchmarkDeskLeads reads a page of the list by each kind of filter, and counts it.
func BenchmarkDeskLeads(b *testing.B) {
	for _, n := range []int{5000, 10000} {
		s := open(b)
		an, tom := leadsOfMany(b, s, n)
		by := inbox.Handler{Staff: an.ID, All: true}
		for _, c := range []struct {
			name   string
			filter inbox.LeadFilter
		}{{"all", inbox.LeadFilter{}}, {"frequentWord", inbox.LeadFilter{Words: []string{"keuring"}}},
			{"rareWord", inbox.LeadFilter{Words: []string{fmt.Sprint("claes", n-1)}}}, {"noWord",
				inbox.LeadFilter{Words: []string{"zwembad"}}},
			{"form", inbox.LeadFilter{Forms: []string{"makeOffer"}}}, {"property", inbox.LeadFilter{Property: ptr(7)}},
			{"agent", inbox.LeadFilter{Agent: ptr(tom.ID)}}, {"state", inbox.LeadFilter{States: []desk.LeadState{desk.LeadDone}}},
			{"nobodysForm", inbox.LeadFilter{Agent: ptr(99), Forms: []string{"makeOffer", "sendContact"}}}} {
			b.Run(fmt.Sprintf("leads=%d/%s", n, c.name), func(b *testing.B) {
				for b.Loop() {
					if _, err := s.Inbox.DeskLeads(b.Context(), by, desk.EveryLead, c.filter, true, nil, 51); err != nil {
						b.Fatal(err)
					}
				}
			})
			b.Run(fmt.Sprintf("leads=%d/%s/count", n, c.name), func(b *testing.B) {
				for b.Loop() {
					if _, err := s.Inbox.CountDeskLeads(b.Context(), by, desk.EveryLead, c.filter); err != nil {
						b.Fatal(err)
					}
				}
			})
		}
	}
}
