package graph

import (
	"context"
	"encoding/json"
	"errors"
	"strings"
	"testing"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/media"
	"github.com/gevel/gevel/graph/engine"
	"github.com/gevel/gevel/internal/sampletest"
	"github.com/gevel/gevel/locale"
	"github.com/vektah/gqlparser/v2/gqlerror"
)

// brokenGraph answers properties and nodes with these records, and photos with an error.
type brokenGraph struct {
	Resolver
	properties []*agency.Property
	nodes      []Node
}

func (b *brokenGraph) Query() QueryResolver       { return brokenQuery{b.Resolver.Query(), b} }
func (b *brokenGraph) Property() PropertyResolver { return brokenProperty{b.Resolver.Property()} }

type brokenQuery struct {
	QueryResolver
	graph *brokenGraph
}

func (q brokenQuery) Properties(context.Context, locale.Language, *agency.PropertyFilter, agency.PropertySort, *int, *string, *int, *string,
	*int) (*PropertyConnection, error) {
	return &PropertyConnection{Nodes: q.graph.properties, PageInfo: &PageInfo{}}, nil
}

func (q brokenQuery) Nodes(context.Context, []string) ([]Node, error) { return q.graph.nodes, nil }

type brokenProperty struct{ PropertyResolver }

func (brokenProperty) Photos(context.Context, *agency.Property, *int) ([]*media.Photo, error) {
	return nil, errors.New("the disk is at /srv/secret")
}

// whole and broken are properties; the second panics when its city is read.
var (
	complete = &agency.Property{Number: 1,
		Catalog: (&agency.Catalog{Site: &agency.Site{}, Cities: []agency.CityRecord{{Number: 3}}}).Index(),
		CityID:  3}
	broken = &agency.Property{Number: 2}
)

func (b *brokenGraph) query(t *testing.T, query string) (data string, errs gqlerror.List) {
	t.Helper()
	store, _ := sampletest.Open(t)
	text, err := engine.New(NewExecutableSchema(Config{Resolvers: b}), store, nil, engine.Rules{}).Run(t.Context(), query, nil)
	if err != nil {
		t.Fatal(err)
	}
	var got struct {
		Data   json.RawMessage
		Errors gqlerror.List
	}
	if err := json.Unmarshal(text, &got); err != nil {
		t.Fatalf("the answer cannot be read: %v in %s", err, string(text))
	}
	if strings.Contains(string(text), "secret") || strings.Contains(string(text), "pointer") {
		t.Errorf("the answer says what is inside: %s", string(text))
	}
	return string(got.Data), got.Errors
}

func TestErrorsInListsHaveTheirPathAndCode(t *testing.T) {
	for _, c := range []struct{ name, query, path, data string }{
		{"panic below an element", "{ properties { nodes { number city { name } } } }", "properties.nodes[1]",
			`{"properties":{"nodes":[{"number":1,"city":{"name":""}}]}}`},
		{"null element", "{ properties { nodes { number } } }", "properties.nodes[2]",
			`{"properties":{"nodes":[{"number":1},{"number":2}]}}`},
		{"resolver below an element", "{ properties { nodes { photos { url } } } }", "properties.nodes[0].photos",
			`{"properties":{"nodes":[]}}`},
		{"panic in a list with nulls", "{ nodes(ids: []) { id ... on Property { number city { zip } } } }", "nodes[1]",
			`{"nodes":[{"id":"` + complete.ID() + `","number":1,"city":{"zip":""}},null,null]}`},
		{"the same name twice", "{ nodes(ids: []) { id ... on Property { id number city { zip } } } }", "nodes[1]",
			`{"nodes":[{"id":"` + complete.ID() + `","number":1,"city":{"zip":""}},null,null]}`},
	} {
		b := &brokenGraph{properties: []*agency.Property{complete, broken, nil}, nodes: []Node{complete, broken, nil}}
		data, errs := b.query(t, c.query)
		if data != c.data || len(errs) == 0 {
			t.Errorf("%s: the data is %s and the errors are %v, want %s and an error", c.name, data, errs, c.data)
			continue
		}
		var paths []string
		for _, e := range errs {
			if e.Extensions["code"] != "INTERNAL" {
				t.Errorf("%s: the error is %+v, want the code INTERNAL", c.name, e)
			}
			paths = append(paths, e.Path.String())
		}
		if !strings.Contains(strings.Join(paths, " ")+" ", c.path+" ") {
			t.Errorf("%s: the errors are at %v, want one at %s", c.name, paths, c.path)
		}
	}
}
