package graph

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"log/slog"
	"net/http/httptest"
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

func (b *brokenGraph) Subscription() SubscriptionResolver { return brokenSubscription{} }

type brokenSubscription struct{}

func (brokenSubscription) Changes(ctx context.Context, _ *string, _ int, _ bool, _ locale.Language) (<-chan *ChangePage, error) {
	pages := make(chan *ChangePage)
	engine.Follow(ctx, func() error { panic("a secret") }, func() { close(pages) })
	return pages, nil
}

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

// TestPanicsBesideResolversAreAnswered panics where gqlgen does not recover: before an operation runs, around it, and in what sends the
// pages of a stream. Each is answered and logged once; a program cannot read an answer that was cut off, and a stream must not end the
// site.
func TestPanicsBesideResolversAreAnswered(t *testing.T) {
	store, _ := sampletest.Open(t)
	schema := NewExecutableSchema(Config{Resolvers: &brokenGraph{}})
	rules := engine.Rules{Live: func(string) bool { return false }, TriesPassword: func(string) bool { return false },
		Cost: func(_, field string) int {
			if field == "site" {
				panic("a secret")
			}
			return 1
		}}
	free := engine.New(schema, store, nil, rules)
	for name, ask := range map[string]func() []byte{
		"a free query":            func() []byte { return free.Free(t.Context(), engine.FreeQuery{Text: siteQuery}).Text },
		"one without data":        func() []byte { return free.Free(t.Context(), engine.FreeQuery{Text: siteQuery, NoData: true}).Text },
		"a query of this program": func() []byte { return run(t, engine.New(schema, nil, nil, rules)) },
		"a query of a stream":     func() []byte { return streamed(t, free, siteQuery) },
		"what sends its pages":    func() []byte { return streamed(t, free, "subscription { changes { cursor } }") },
	} {
		var log bytes.Buffer
		before := slog.Default()
		slog.SetDefault(slog.New(slog.NewTextHandler(&log, nil)))
		answer := string(ask())
		slog.SetDefault(before)
		if strings.Count(answer, `"code":"INTERNAL"`) != 1 || strings.Contains(answer, "secret") {
			t.Errorf("%s that panics is answered %s, want the code INTERNAL alone", name, answer)
		}
		if strings.Count(log.String(), "level=ERROR") != 1 || !strings.Contains(log.String(), "panicked") {
			t.Errorf("%s that panics is logged as %s, want one line with the reason", name, log.String())
		}
	}
}

const siteQuery = "{ site { name } }"

func run(t *testing.T, e *engine.Engine) []byte {
	t.Helper()
	answer, err := e.Run(t.Context(), siteQuery, nil)
	if err != nil {
		t.Error(err)
	}
	return answer
}

// streamed is what a client of events gets; it ends with the event that ends a stream.
func streamed(t *testing.T, e *engine.Engine, query string) []byte {
	t.Helper()
	w := httptest.NewRecorder()
	e.Stream(w, httptest.NewRequest("GET", "/graphql", nil), engine.FreeQuery{Text: query})
	if !strings.HasSuffix(w.Body.String(), "event: complete\n\n") {
		t.Errorf("the stream of %s is %q, want that it ends", query, w.Body)
	}
	return w.Body.Bytes()
}
