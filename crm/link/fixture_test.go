package link_test

import (
	"net/http"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/gevel/gevel/agency/records"
	"github.com/gevel/gevel/crm/kinds"
	"github.com/gevel/gevel/crm/link"
	"github.com/gevel/gevel/crm/sweepbright/sweepbrighttest"
	"github.com/gevel/gevel/db/crmlinks"
	"github.com/gevel/gevel/internal/sampletest"
)

// site is a site with the sample, linked to a SweepBright.
type site struct {
	*link.Service
	t    *testing.T
	mock *sweepbrighttest.Mock
	now  time.Time
}

func start(t *testing.T) *site {
	t.Helper()
	store, media := sampletest.Open(t)
	mock := sweepbrighttest.Start(t)
	settings := map[string]string{"client": sweepbrighttest.Client, "base": mock.Base(), "version": "v20210723"}
	if err := store.Links.AddLink(t.Context(), "office", "sweepbright", settings, sweepbrighttest.Secret); err != nil {
		t.Fatal(err)
	}
	s := &site{t: t, mock: mock, now: time.Now()}
	s.Service = &link.Service{Store: store, Kinds: kinds.All, Client: mock.FetchClient(), Media: media, Origin: "https://www.example.com",
		Now: func() time.Time { return s.now }}
	return s
}

// sendEvent lets SweepBright send an event about an estate, as the server stores it.
func (s *site) sendEvent(kind, id string, at time.Time) {
	s.t.Helper()
	body, signature := s.mock.Event(kind, id, at)
	if err := s.Receive(s.t.Context(), "sweepbright", "office", http.Header{"X-Hook-Signature": {signature}}, body); err != nil {
		s.t.Fatal(err)
	}
}

// publish puts an estate at SweepBright and sends the event about it.
func (s *site) publish(e sweepbrighttest.Estate) {
	s.t.Helper()
	s.mock.Put(e)
	s.sendEvent("estate-updated", e["id"].(string), s.now)
}

func (s *site) run() link.Report {
	s.t.Helper()
	report, err := s.Run(s.t.Context(), "office", true)
	if err != nil {
		s.t.Fatal(err)
	}
	return report
}

// records gives the link's records by their ids.
func (s *site) records() map[string]crmlinks.CRMRecord {
	s.t.Helper()
	list, err := s.Store.Links.CRMRecords(s.t.Context(), "office")
	if err != nil {
		s.t.Fatal(err)
	}
	out := map[string]crmlinks.CRMRecord{}
	for _, r := range list {
		out[r.ID] = r
	}
	return out
}

// property reads a property of the link as the store has it, nil when it is not there.
func (s *site) property(id string) *records.Property {
	s.t.Helper()
	number := s.records()[id].Number
	entries, err := s.Store.Imports.Entries(s.t.Context(), []int{number})
	if err != nil {
		s.t.Fatal(err)
	}
	if entries[number] == nil {
		return nil
	}
	return &entries[number].Record
}

// problems lists the problems of a record, a line each. It checks that each has a kind, and none that only its text says.
func (s *site) problems(id string) string {
	s.t.Helper()
	var lines []string
	for _, p := range s.records()[id].ProblemList() {
		if !slices.Contains(records.ProblemKinds, p.Kind) || p.Kind == records.ProblemOther {
			s.t.Errorf("the problem %q of %s has the kind %q", p.Text, id, p.Kind)
		}
		lines = append(lines, p.Field+": "+p.Text)
	}
	return strings.Join(lines, "\n")
}

func (s *site) state() crmlinks.LinkState {
	s.t.Helper()
	list, err := s.Store.Links.Links(s.t.Context())
	if err != nil || len(list) != 1 {
		s.t.Fatalf("%d links, want 1 (%v)", len(list), err)
	}
	return list[0]
}
