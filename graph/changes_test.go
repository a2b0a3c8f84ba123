package graph_test

import (
	"strings"
	"testing"

	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/internal/sampletest"
)

// page is a page of changes as a client decodes it.
type page struct {
	Changes []struct {
		Kind     string `json:"__typename"`
		Number   int
		Property *struct {
			Number int
			Title  string
			Photos []struct{ URL string }
			Energy *struct{ Label *string }
		}
		Project *struct {
			Number int
			Name   string
			Units  []struct{ Number int }
		}
	}
	Cursor  string
	HasMore bool
}

const changes = `query ($since: Cursor, $first: Int! = 100, $language: Language! = NL, $projects: Boolean! = false) {
	changes(since: $since, first: $first, language: $language, projects: $projects) {
	cursor hasMore changes { __typename number at ... on PropertyChanged { property { number title photos(first: 1) { url } energy { label } } }
	... on ProjectChanged { project { number name units { number } } } } } }`

func (c client) changes(t *testing.T, variables map[string]any) page {
	t.Helper()
	var data struct{ Changes page }
	c.into(t, &data, changes, variables)
	return data.Changes
}

func write(t *testing.T, store *db.Store, sql string) {
	t.Helper()
	if _, err := store.Write(t.Context(), db.Statement{SQL: sql}); err != nil {
		t.Fatal(err)
	}
}

func TestChangesBringEveryListingAndThenWhatChanges(t *testing.T) {
	store, _ := sampletest.Open(t)
	c := startOn(t, store)
	seen, cursor := map[int]bool{}, any(nil)
	for more := true; more; {
		p := c.changes(t, map[string]any{"since": cursor, "first": 40})
		for _, k := range p.Changes {
			if k.Kind != "PropertyChanged" || k.Property == nil || k.Property.Number != k.Number || k.Property.Title == "" ||
				seen[k.Number] {
				t.Errorf("%+v", k)
			}
			seen[k.Number] = true
		}
		cursor, more = p.Cursor, p.HasMore
	}
	if len(seen) < 84 || len(seen) > 110 || !seen[1096] {
		t.Errorf("%d listings", len(seen))
	}
	write(t, store, "DELETE FROM photo WHERE property = 1096")
	write(t, store, "UPDATE property SET status = 3 WHERE number = 1095")
	p := c.changes(t, map[string]any{"since": cursor, "language": "FR"})
	if len(p.Changes) != 2 || p.Changes[0].Number != 1096 || len(p.Changes[0].Property.Photos) != 0 ||
		!strings.HasPrefix(p.Changes[0].Property.Title, "Maison") {
		t.Fatalf("%+v", p.Changes)
	}
	if gone := p.Changes[1]; gone.Kind != "PropertyWithdrawn" || gone.Number != 1095 || gone.Property != nil {
		t.Errorf("%+v", gone)
	}
}

func TestChangesTellOfProjectsToWhoAsks(t *testing.T) {
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
				t.Errorf("%+v", k)
			}
		}
		cursor, more = p.Cursor, p.HasMore
	}
	if kinds["ProjectChanged"] != 3 || kinds["PropertyChanged"] < 84 || len(kinds) != 2 {
		t.Error(kinds)
	}
	write(t, store, "UPDATE property SET price = price + 100 WHERE number = (SELECT min(number) FROM property WHERE project = 2001)")
	write(t, store, "UPDATE property SET project = NULL WHERE project = 2002")
	write(t, store, "DELETE FROM project WHERE number = 2002")
	told := map[int]string{}
	for _, k := range c.changes(t, map[string]any{"since": cursor, "projects": true}).Changes {
		told[k.Number] = k.Kind
	}
	if told[2001] != "ProjectChanged" || told[2002] != "ProjectWithdrawn" {
		t.Error(told)
	}
	for _, k := range c.changes(t, map[string]any{"since": cursor}).Changes {
		if k.Kind != "PropertyChanged" {
			t.Errorf("who does not ask for projects is told of one: %+v", k)
		}
	}
}

func TestChangesSayWhatIsWrongWithACursor(t *testing.T) {
	store, _ := sampletest.Open(t)
	c := startOn(t, store)
	cursor := c.changes(t, nil).Cursor
	write(t, store, "UPDATE change_log SET epoch = 'restored'")
	for code, variables := range map[string]map[string]any{"CURSOR_EXPIRED": {"since": cursor}, "BAD_INPUT": {"since": "x"}} {
		if a := c.ask(t, changes, variables); len(a.Errors) != 1 || a.Errors[0].Extensions.Code != code {
			t.Errorf("%v: %s", variables, a.text)
		}
	}
	for _, first := range []int{0, 101, -1} {
		if a := c.ask(t, changes, map[string]any{"first": first}); len(a.Errors) != 1 || a.Errors[0].Extensions.Code != "BAD_INPUT" {
			t.Errorf("first %d: %s", first, a.text)
		}
	}
}
