package graph_test

import (
	"encoding/json"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"

	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/graph"
	"github.com/gevel/gevel/internal/officetest"
	"github.com/gevel/gevel/internal/sampletest"
)

// client asks a graph on the sample over HTTP.
type client struct{ server *httptest.Server }

func start(t *testing.T) client {
	t.Helper()
	store, _ := sampletest.Open(t)
	return startOn(t, store)
}

func startOn(t *testing.T, store *db.Store) client {
	t.Helper()
	server := httptest.NewServer(graph.New(store, officetest.Open(t, store).Door(), nil))
	t.Cleanup(server.Close)
	return client{server}
}

// answer is a GraphQL response.
type answer struct {
	Data   json.RawMessage
	Errors []struct {
		Message    string
		Extensions struct{ Code string }
	}
	status int
	text   string
}

func (c client) ask(t *testing.T, query string, variables map[string]any) answer {
	t.Helper()
	body, _ := json.Marshal(map[string]any{"query": query, "variables": variables})
	response, err := http.Post(c.server.URL, "application/json", strings.NewReader(string(body)))
	if err != nil {
		t.Fatal(err)
	}
	defer response.Body.Close()
	var text strings.Builder
	a := answer{status: response.StatusCode}
	if err := json.NewDecoder(teeReader{response.Body, &text}).Decode(&a); err != nil {
		t.Fatalf("%v in %s", err, text.String())
	}
	a.text = text.String()
	return a
}

type teeReader struct {
	from interface{ Read([]byte) (int, error) }
	to   *strings.Builder
}

func (r teeReader) Read(p []byte) (int, error) {
	n, err := r.from.Read(p)
	r.to.Write(p[:n])
	return n, err
}

// into asks a query that must succeed and reads its data.
func (c client) into(t *testing.T, data any, query string, variables map[string]any) {
	t.Helper()
	a := c.ask(t, query, variables)
	if len(a.Errors) > 0 {
		t.Fatalf("%s: %+v", query, a.Errors)
	}
	if err := json.Unmarshal(a.Data, data); err != nil {
		t.Fatal(err)
	}
}
