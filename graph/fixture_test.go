package graph_test

import (
	"bytes"
	"encoding/json"
	"testing"

	"github.com/gevel/gevel/auth/principal"
	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/graph"
	"github.com/gevel/gevel/graph/engine"
	"github.com/gevel/gevel/internal/leadstest"
	"github.com/gevel/gevel/internal/sampletest"
)

// client queries a graph on the sample, anonymously or with a key.
type client struct {
	graph  *graph.Graph
	apiKey *principal.APIKey
	meter  engine.Meter // of streams; nil charges nothing
}

func start(t *testing.T) client {
	t.Helper()
	store, _ := sampletest.Open(t)
	return startOn(t, store)
}

func startOn(t *testing.T, store *db.Store) client {
	t.Helper()
	return client{graph: graph.New(leadstest.Open(t, store).Auth(), nil)}
}

// answer is a GraphQL response.
type answer struct {
	Data   json.RawMessage
	Errors []struct {
		Message    string
		Extensions struct{ Code string }
	}
	Extensions struct{ Cost engine.Spent }
	refused    string
	text       string
}

// query sends a query, with its variables through JSON as over HTTP.
func (c client) query(t *testing.T, query string, variables map[string]any) answer {
	t.Helper()
	return c.send(t, engine.FreeQuery{Text: query, Variables: throughJSON(t, variables)})
}

func (c client) send(t *testing.T, q engine.FreeQuery) answer {
	t.Helper()
	ctx := t.Context()
	if c.apiKey != nil {
		ctx = principal.With(ctx, &principal.Principal{APIKey: c.apiKey})
	}
	got := c.graph.Free(ctx, q)
	a := answer{refused: got.Refused, text: string(got.Text)}
	if err := json.Unmarshal(got.Text, &a); err != nil {
		t.Fatalf("the answer cannot be read: %v in %s", err, got.Text)
	}
	return a
}

func throughJSON(t *testing.T, variables map[string]any) (read map[string]any) {
	t.Helper()
	text, err := json.Marshal(variables)
	if err != nil {
		t.Fatal(err)
	}
	d := json.NewDecoder(bytes.NewReader(text))
	d.UseNumber()
	if err := d.Decode(&read); err != nil {
		t.Fatal(err)
	}
	return read
}

// into sends a query that must succeed and reads its data.
func (c client) into(t *testing.T, data any, query string, variables map[string]any) {
	t.Helper()
	a := c.query(t, query, variables)
	if len(a.Errors) > 0 {
		t.Fatalf("%s fails: %+v", query, a.Errors)
	}
	if err := json.Unmarshal(a.Data, data); err != nil {
		t.Fatal(err)
	}
}
