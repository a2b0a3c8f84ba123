package edit

import (
	"encoding/json"
	"slices"
	"strings"
	"testing"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/internal/sampletest"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
)

// TestAgentsAreEdited takes agents on and lets them go at the desk. Whoever has a property stays, a number is never given twice, and a
// page that had another address is found by it.
func TestAgentsAreEdited(t *testing.T) {
	store, _ := sampletest.Open(t)
	d := &deskTest{T: t, store: store}
	saves := func(agents []agency.Agent) forms.ProblemCode {
		t.Helper()
		value, err := json.Marshal(agents)
		if err != nil {
			t.Fatal(err)
		}
		_, problems := d.saves("site", "agents", "", string(value))
		return codeOf(problems)
	}
	without := func(agents []agency.Agent, id int) []agency.Agent {
		return slices.DeleteFunc(slices.Clone(agents), func(a agency.Agent) bool { return a.ID == id })
	}
	first := d.state()
	was, working := first.Site.Agents, first.Working
	if len(working) == 0 {
		t.Fatal("nobody has a property: this tests nothing")
	}
	if got := saves(without(was, working[0])); got != forms.InUse {
		t.Errorf("to take away agent %d, who has properties, gives %q", working[0], got)
	}
	for what, a := range map[string]agency.Agent{
		"no name":                         {Email: "a@example.com"},
		"a wrong address":                 {Name: "A", Email: "a"},
		"an office that is not there":     {Name: "A", Office: 99},
		"an unknown language":             {Name: "A", Languages: []string{"xx"}},
		"no text in the default language": {Name: "A", Text: locale.Localized{locale.French: "A"}},
		"a picture that is not there":     {Name: "A", Photo: "x.jpg"},
	} {
		a.ID = first.LastID + 1
		if got := saves(append(slices.Clone(was), a)); got == "" {
			t.Errorf("an agent with %s is taken", what)
		}
	}
	if got := saves(nil); got == "" {
		t.Error("an agency without agents is taken")
	}

	const unnumbered = `{"name":"Els Peeters","email":"els@example.com","languages":["nl"]}`
	list, _ := json.Marshal(was)
	joined := string(list[:len(list)-1]) + "," + unnumbered + "]"
	if _, problems := d.saves("site", "agents", "", joined); len(problems) > 0 {
		t.Fatal(problems)
	}
	els := d.state().Site.Agents[len(was)]
	if els.ID != first.LastID+1 || els.Name != "Els Peeters" {
		t.Errorf("who joins is %+v, want number %d", els, first.LastID+1)
	}
	if got := saves(without(d.state().Site.Agents, els.ID)); got != "" {
		t.Errorf("to let go who has no property gives %q", got)
	}
	if _, problems := d.saves("site", "agents", "", joined); len(problems) > 0 {
		t.Fatal(problems)
	}
	if again := d.state().Site.Agents[len(was)]; again.ID != els.ID+1 {
		t.Errorf("who joins next has number %d, want %d: %d was somebody else", again.ID, els.ID+1, els.ID)
	}

	renamed := slices.Clone(d.state().Site.Agents)
	catalog, err := d.store.Catalog(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	path := catalog.Agents("nl")[0].Path()
	renamed[0].Name = "An Vermeulen-Maes"
	if got := saves(renamed); got != "" {
		t.Fatal(got)
	}
	if catalog, err = d.store.Catalog(t.Context()); err != nil {
		t.Fatal(err)
	}
	if a := catalog.AgentAt(path, "nl"); a == nil || a.ID != renamed[0].ID || a.Path() == path {
		t.Errorf("the page that was at %s is %v", path, a)
	}
	many := slices.Clone(renamed)
	for len(many) <= limits.AgentsAtDesk {
		many = append(many, agency.Agent{ID: 1000 + len(many), Name: "A"})
	}
	if got := saves(many); got != forms.TooMany {
		t.Errorf("%d agents give %q", len(many), got)
	}
	if got := saves(many[:limits.AgentsAtDesk]); got != "" {
		t.Errorf("%d agents give %q", limits.AgentsAtDesk, got)
	}
	long := slices.Clone(renamed)
	long[0].Text = locale.Localized{locale.Dutch: strings.Repeat("x", limits.AgentsBytes)}
	if got := saves(long); got != forms.TooLong {
		t.Errorf("a list of more than %d bytes gives %q", limits.AgentsBytes, got)
	}
}
