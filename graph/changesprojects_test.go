package graph_test

import (
	"testing"

	"github.com/gevel/gevel/internal/sampletest"
)

func TestChangesListProjectsOnRequest(t *testing.T) {
	store, _ := sampletest.Open(t)
	c := startOn(t, store)
	var cursor any
	kinds := map[string]int{}
	for more := true; more; {
		p := c.changes(t, map[string]any{"since": cursor, "projects": true})
		for _, k := range p.Changes {
			kinds[k.Kind]++
			if k.Kind == "ProjectChanged" &&
				(k.Project == nil || k.Project.Number != k.Number || k.Project.Name == "" || len(k.Project.Units) == 0) {
				t.Errorf("the change is %+v, want a project with its name and units", k)
			}
		}
		cursor, more = p.Cursor, p.HasMore
	}
	if kinds["ProjectChanged"] != 3 || kinds["PropertyChanged"] < 84 || len(kinds) != 2 {
		t.Errorf("the changes by kind are %v, want 3 projects and at least 84 properties, none withdrawn", kinds)
	}
	write(t, store, "UPDATE property SET price = price + 100 WHERE number = (SELECT min(number) FROM property WHERE project = 2001)")
	write(t, store, "UPDATE property SET project = NULL WHERE project = 2002")
	write(t, store, "DELETE FROM project WHERE number = 2002")
	received := map[int]string{}
	for _, k := range c.changes(t, map[string]any{"since": cursor, "projects": true}).Changes {
		received[k.Number] = k.Kind
	}
	if received[2001] != "ProjectChanged" || received[2002] != "ProjectWithdrawn" {
		t.Errorf("the changes are %v, want 2001 changed and 2002 withdrawn", received)
	}
	for _, k := range c.changes(t, map[string]any{"since": cursor}).Changes {
		if k.Kind != "PropertyChanged" {
			t.Errorf("a client that does not ask for projects is told of one: %+v", k)
		}
	}
}
