package graph_test

import (
	"strings"
	"testing"

	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/db/handle"
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
	cursor hasMore changes { __typename number at ... on PropertyChanged {
	property { number title photos(first: 1) { url } energy { label } } }
	... on ProjectChanged { project { number name units { number } } } } } }`

func (c client) changes(t *testing.T, variables map[string]any) page {
	t.Helper()
	var data struct{ Changes page }
	c.into(t, &data, changes, variables)
	return data.Changes
}

func write(t *testing.T, store *db.Store, sql string) {
	t.Helper()
	if _, err := store.Write(t.Context(), handle.Statement{SQL: sql}); err != nil {
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
				t.Errorf("the change is %+v, want a property that was not told before", k)
			}
			seen[k.Number] = true
		}
		cursor, more = p.Cursor, p.HasMore
	}
	if len(seen) < 84 || len(seen) > 110 || !seen[1096] {
		t.Errorf("%d properties are told, want the 84 to 110 of the sample with 1096", len(seen))
	}
	write(t, store, "DELETE FROM photo WHERE property = 1096")
	write(t, store, "UPDATE property SET status = 3 WHERE number = 1095")
	p := c.changes(t, map[string]any{"since": cursor, "language": "FR"})
	if len(p.Changes) != 2 || p.Changes[0].Number != 1096 || len(p.Changes[0].Property.Photos) != 0 ||
		!strings.HasPrefix(p.Changes[0].Property.Title, "Maison") {
		t.Fatalf("the changes are %+v, want 1096 without photos, in French, and one more", p.Changes)
	}
	if gone := p.Changes[1]; gone.Kind != "PropertyWithdrawn" || gone.Number != 1095 || gone.Property != nil {
		t.Errorf("the second change is %+v, want 1095 withdrawn", gone)
	}
}
