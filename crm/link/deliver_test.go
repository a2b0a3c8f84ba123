package link_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/gevel/gevel/agency/records"
	. "github.com/gevel/gevel/crm/sweepbright/sweepbrighttest"
	"github.com/gevel/gevel/db/crmlinks"
	"github.com/gevel/gevel/limits"
)

func TestRunTakesAwayWhatIsGone(t *testing.T) {
	s := start(t)
	s.publish(House("a", nil))
	s.run()
	number := s.records()["a"].Number
	s.mock.Delete("a")
	s.sendEvent("estate-deleted", "a", s.now.Add(time.Second))
	s.run()
	if s.property("a") != nil || !s.records()["a"].Gone {
		t.Error("the deleted estate is still there")
	}
	s.sendEvent("estate-updated", "a", s.now) // an old event that comes again
	s.run()
	if s.property("a") != nil {
		t.Error("an old event brought the deleted estate back")
	}
	s.now = s.now.Add(time.Minute)
	s.publish(House("a", nil))
	s.run()
	if got := s.records()["a"].Number; s.property("a") == nil || got != number {
		t.Errorf("the estate came back as %d, want %d", got, number)
	}
	s.sendEvent("estate-deleted", "a", s.now.Add(-time.Minute))
	s.run()
	if s.property("a") == nil {
		t.Error("an old event took the estate away")
	}
}

// TestRunDeliversTheOthers shows that a record with problems stops no other, and stays as it was.
func TestRunDeliversTheOthers(t *testing.T) {
	s := start(t)
	s.publish(House("good", nil))
	s.publish(House("castle", Estate{"type": "castle", "sub_type": nil}))
	many := make([]any, limits.RemoteFilesOfRecord+1)
	for i := range many {
		many[i] = map[string]any{"id": fmt.Sprint("picture-", i), "url": fmt.Sprintf("https://pictures.example/%d.jpg", i)}
	}
	s.publish(House("bad", Estate{"images": many}))
	s.publish(House("poor", Estate{"legal": map[string]any{"property_and_land": map[string]any{"cadastral_income": -5}}}))
	s.publish(House("lease", Estate{"negotiation": "barter"}))
	s.publish(House("odd", Estate{"amenities": []string{"moat"}}))
	if r := s.run(); r.Added != 3 || r.Held != 3 {
		t.Errorf("the run gives %+v, want 3 added and 3 held", r)
	}
	for id, want := range map[string]struct {
		text, value string
		kind        records.ProblemKind
	}{"castle": {"not in the link's table of types", "castle", records.WordUnknown},
		"bad":   {"photos", fmt.Sprint(limits.RemoteFilesOfRecord + 1), records.FilesTooMany},
		"poor":  {"cadastral_income", "-5", records.ValueTooFar},
		"lease": {"neither sale nor let", "barter", records.GoalUnknown},
		"odd":   {`amenities: "moat"`, "moat", records.WordUnknown}} {
		got, list := s.problems(id), s.records()[id].ProblemList()
		if !strings.Contains(got, want.text) || !slices.ContainsFunc(list, func(p crmlinks.RecordProblem) bool {
			return p.Kind == want.kind && p.Value == want.value
		}) {
			t.Errorf("%s has the problems %+v, want %+v", id, list, want)
		}
	}
	s.publish(House("good", Estate{"negotiation": "barter", "status": "sold"}))
	s.run()
	if p := s.property("good"); p == nil || p.Status != 1 || !s.records()["good"].Held {
		t.Error("a record with problems did not stay as it was")
	}
	if got := s.state(); got.Held != 4 || got.Properties != 3 {
		t.Errorf("the state of the link is %+v, want 4 held and 3 properties", got)
	}
}

func TestRunBringsProjectsWithUnits(t *testing.T) {
	s := start(t)
	apartment := func(id string) Estate { return House(id, Estate{"type": "apartment", "sub_type": nil}) }
	s.publish(Project("linde", apartment("1A"), apartment("1B")))
	s.run()
	project := s.records()["linde"]
	for _, id := range []string{"1A", "1B"} {
		if p := s.property(id); p == nil || p.Project == nil || *p.Project != project.Number {
			t.Errorf("the unit %s is %+v, want it in its project", id, p)
		}
	}
	if s.mock.Paths["linde"] == "" || s.mock.Paths["1A"] != "" {
		t.Errorf("SweepBright was told the addresses %v, want that of the project alone", s.mock.Paths)
	}
	s.publish(Project("linde", apartment("1B")))
	s.run()
	if s.property("1A") != nil || s.property("1B") == nil {
		t.Error("the unit that the project no longer has is still there, or the other is not")
	}
	s.mock.Delete("linde")
	s.sendEvent("estate-deleted", "linde", s.now.Add(time.Second))
	s.run()
	if got := s.state(); got.Projects != 0 || got.Properties != 0 {
		t.Errorf("after the project went %+v is left, want no project and no unit", got)
	}
}
