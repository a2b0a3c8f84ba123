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
)

// TestRunSurvivesAFault lets the program itself have a fault: the link waits and says so, and the site goes on.
func TestRunSurvivesAFault(t *testing.T) {
	s := start(t)
	s.publish(House("a", nil))
	s.Kinds = maps.Clone(kinds.All)
	faulty := s.Kinds["sweepbright"]
	faulty.Open = func(crm.Account) (crm.System, error) { panic("nobody thought of this") }
	s.Kinds["sweepbright"] = faulty
	if _, err := s.Run(t.Context(), "office", true); err == nil || !strings.Contains(err.Error(), "nobody thought of this") {
		t.Errorf("the run gives %v, want the panic as an error", err)
	}
	l, err := s.Store.LinkNamed(t.Context(), "office")
	if err != nil || l.Problem == nil || l.DueAt <= s.now.Unix() {
		t.Errorf("the link is %+v, want the problem noted and a pause (%v)", l, err)
	}
	s.Kinds, s.now = kinds.All, time.Unix(l.DueAt, 0)
	if s.run(); s.property("a") == nil {
		t.Error("after the fault was mended the estate did not come")
	}
}

// faulty is a CRM over one of whose estates the program itself has a fault.
type faulty struct{ crm.System }

func (f faulty) Records(ctx context.Context, ids []string) ([]crm.Record, error) {
	if slices.Contains(ids, "a") {
		panic("nobody thought of this")
	}
	return f.System.Records(ctx, ids)
}

// TestRunGoesOnBesideAFault shows that an estate over which the program has a fault waits with a note, and the others are read.
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
	if r := s.run(); len(r.Notes) != 1 || !strings.Contains(r.Notes[0], "nobody thought of this") {
		t.Errorf("the notes are %q, want one of the fault", r.Notes)
	}
	if s.property("a") != nil || s.property("b") == nil {
		t.Error("want the estate without a fault on the site, and not the other")
	}
}
