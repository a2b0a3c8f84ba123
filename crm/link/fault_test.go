package link_test

import (
	"context"
	"maps"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/gevel/gevel/crm"
	"github.com/gevel/gevel/crm/kinds"
	. "github.com/gevel/gevel/crm/sweepbright/sweepbrighttest"
	"github.com/gevel/gevel/db/crmlinks"
	"github.com/gevel/gevel/db/handle"
)

// TestRunSurvivesAFault makes the program itself panic during a run: the link pauses and says why, and the site goes on.
func TestRunSurvivesAFault(t *testing.T) {
	s := start(t)
	s.publish(House("a", nil))
	s.Kinds = maps.Clone(kinds.All)
	faulty := s.Kinds["sweepbright"]
	faulty.Open = func(crm.Account) (crm.System, error) { panic("nobody thought of this") }
	s.Kinds["sweepbright"] = faulty
	if _, err := s.Run(t.Context(), "office", true); err == nil || !strings.Contains(err.Error(), "a fault of this program") {
		t.Errorf("the run gives %v, want the panic as an error", err)
	}
	l, err := s.Store.Links.LinkNamed(t.Context(), "office")
	if err != nil || l.Problem == nil || l.DueAt <= s.now.Unix() {
		t.Errorf("the link is %+v, want the problem noted and a pause (%v)", l, err)
	}
	s.failedAs(crmlinks.LinkFaultOfSite)
	s.Kinds, s.now = kinds.All, time.Unix(l.DueAt, 0)
	if s.run(); s.property("a") == nil {
		t.Error("after the fault was mended the estate did not come")
	}
}

// faulty is a CRM that makes the program itself panic when the estate a is read.
type faulty struct{ crm.System }

func (f faulty) Records(ctx context.Context, ids []string) ([]crm.Record, error) {
	if slices.Contains(ids, "a") {
		panic("nobody thought of this")
	}
	return f.System.Records(ctx, ids)
}

// TestRunGoesOnBesideAFault shows that an estate that makes the program panic waits with a note, and the others are read.
func TestRunGoesOnBesideAFault(t *testing.T) {
	s := start(t)
	s.publish(House("a", nil))
	s.publish(House("b", nil))
	s.Kinds = maps.Clone(kinds.All)
	kind := s.Kinds["sweepbright"]
	open := kind.Open
	kind.Open = func(a crm.Account) (crm.System, error) {
		system, err := open(a)
		return faulty{system}, err
	}
	s.Kinds["sweepbright"] = kind
	if r := s.run(); len(r.Notes) != 1 || !strings.Contains(r.Notes[0], "a fault of this program") {
		t.Errorf("the notes are %q, want one of the fault", r.Notes)
	}
	if s.property("a") != nil || s.property("b") == nil {
		t.Error("want the estate b on the site, and not a, which makes the program panic")
	}
}

// TestRunOnAFullDisk: nothing is half done, the link goes on when there is room, and a lead has the same key in all its attempts.
func TestRunOnAFullDisk(t *testing.T) {
	s := start(t)
	s.publish(House("a", nil))
	s.run()
	s.sendQuestion("a")
	s.catchUp()
	s.publish(House("a", Estate{"bedrooms": 9, "description": map[string]any{"nl": strings.Repeat("Een lange tekst. ", 5000)}}))
	s.limitPages("1")
	if _, err := s.Run(t.Context(), "office", true); err == nil || !strings.Contains(err.Error(), "full") {
		t.Errorf("on a full disk the run gives %v, want that it is full", err)
	}
	s.failedAs(crmlinks.LinkFaultOfSite)
	if p := s.property("a"); p == nil || *p.Bedrooms == 9 || s.state().Unread != 1 {
		t.Errorf("on a full disk the property is %+v, want it unchanged and its event still in the inbox", p)
	}
	s.limitPages("1000000")
	s.now = s.now.Add(2 * time.Hour)
	s.run()
	if p := s.property("a"); p == nil || *p.Bedrooms != 9 || s.state().Unread != 0 || s.state().Waiting != 0 {
		t.Errorf("once there is room the property is %+v and the state %+v", p, s.state())
	}
	if contacts := s.mock.Contacts(); len(contacts) != 1 {
		t.Errorf("SweepBright has the contacts %v, want one", contacts)
	}
}

// limitPages limits the database to so many pages, or to those it has, as a full disk would.
func (s *site) limitPages(most string) {
	s.t.Helper()
	if _, err := s.Store.Write(s.t.Context(), handle.Statement{SQL: "PRAGMA max_page_count = " + most}); err != nil {
		s.t.Fatal(err)
	}
}
