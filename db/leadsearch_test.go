package db

import (
	"fmt"
	"strings"
	"testing"

	"github.com/gevel/gevel/agency"
)

// TestAFilterReadsAlongAnIndex asks the database how it reads: in the order of the list, without sorting, and never the whole table lead.
func TestAFilterReadsAlongAnIndex(t *testing.T) {
	s := open(t)
	an, tom := leadsOfMany(t, s, 10)
	for want, f := range map[string]LeadFilter{"lead_search_property": {Property: ptr(7), Words: []string{"dak"}},
		"lead_search_project": {Project: ptr(3)}, "lead_search_form": {Forms: []string{"makeOffer"}},
		"PRIMARY KEY (created_at>": {Words: []string{"dak"}, From: 1}, "lead_handling_whose": {Agent: ptr(tom.ID)},
		"lead_handling_state": {States: []agency.LeadState{agency.LeadDone}}, "lead_handling_all (created_at>": {From: 1}} {
		text := planOf(t, s, selectLeads(Handler{an.ID, true}, agency.EveryLead, f))
		if !strings.Contains(text, want) || strings.Contains(text, "TEMP B-TREE") || strings.Contains(text, "SCAN l\n") {
			t.Errorf("%+v is read by:\n%swant %s and no sorting", f, text, want)
		}
	}
}

// BenchmarkDeskLeads reads a page of the list by each kind of filter, and counts it.
func BenchmarkDeskLeads(b *testing.B) {
	for _, n := range []int{5000, 10000} {
		s := open(b)
		an, tom := leadsOfMany(b, s, n)
		by := Handler{an.ID, true}
		for _, c := range []struct {
			name   string
			filter LeadFilter
		}{{"all", LeadFilter{}}, {"frequentWord", LeadFilter{Words: []string{"keuring"}}},
			{"rareWord", LeadFilter{Words: []string{fmt.Sprint("claes", n-1)}}}, {"noWord", LeadFilter{Words: []string{"zwembad"}}},
			{"form", LeadFilter{Forms: []string{"makeOffer"}}}, {"property", LeadFilter{Property: ptr(7)}},
			{"agent", LeadFilter{Agent: ptr(tom.ID)}}, {"state", LeadFilter{States: []agency.LeadState{agency.LeadDone}}},
			{"nobodysForm", LeadFilter{Agent: ptr(99), Forms: []string{"makeOffer", "sendContact"}}}} {
			b.Run(fmt.Sprintf("leads=%d/%s", n, c.name), func(b *testing.B) {
				for b.Loop() {
					if _, err := s.DeskLeads(b.Context(), by, agency.EveryLead, c.filter, true, nil, 51); err != nil {
						b.Fatal(err)
					}
				}
			})
			b.Run(fmt.Sprintf("leads=%d/%s/count", n, c.name), func(b *testing.B) {
				for b.Loop() {
					if _, err := s.CountDeskLeads(b.Context(), by, agency.EveryLead, c.filter); err != nil {
						b.Fatal(err)
					}
				}
			})
		}
	}
}
