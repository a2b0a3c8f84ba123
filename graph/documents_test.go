package graph_test

import (
	"context"
	"io"
	"net/http/httptest"
	"strings"
	"testing"

	"github.com/gevel/gevel/graph"
	"github.com/gevel/gevel/internal/officetest"
	"github.com/gevel/gevel/internal/sampletest"
)

var documents = map[string]string{
	"count":  "{ properties { totalCount } }",
	"slots":  "query Q { ...F } fragment F on Query { appointmentSlots(property: 1096, days: 1) { free } }",
	"search": "{ site { name } ... on Query { demand(token: \"x\") { state } } }",
	"letter": "{ newsletter(token: \"x\") { state } }",
	"leave":  `mutation ($token: String!) { unsubscribe(input: {token: $token}) { __typename } }`,
}

func TestWhatDocumentsAre(t *testing.T) {
	store, _ := sampletest.Open(t)
	g := graph.New(store, officetest.Open(t, store).Door(), documents)
	for id, want := range map[string][2]bool{"count": {false, false}, "slots": {false, true}, "search": {false, true}, "letter": {false, true}, "leave": {true, true}, "none": {false, false}} {
		if got := [2]bool{g.Mutates(id), g.Live(id)}; got != want {
			t.Errorf("%s mutates, is live: %v, want %v", id, got, want)
		}
	}
	answer, err := g.Answer(context.Background(), "leave", map[string]any{"token": "x"})
	if err != nil || string(answer) != `{"data":{"unsubscribe":{"__typename":"InvalidInput"}}}` {
		t.Error(string(answer), err)
	}
}

// TestADocumentIsNamedInARequest as the app does when files come along.
func TestADocumentIsNamedInARequest(t *testing.T) {
	store, _ := sampletest.Open(t)
	server := httptest.NewServer(graph.New(store, officetest.Open(t, store).Door(), documents))
	defer server.Close()
	for body, want := range map[string]string{
		`{"extensions":{"documentId":"count"}}`:                           `{"data":{"properties":{"totalCount":84}}}`,
		`{"extensions":{"documentId":"leave"},"variables":{"token":"x"}}`: `"InvalidInput"`,
		`{"extensions":{"documentId":"none"}}`:                            `"unknown document"`,
		`{"extensions":{"documentId":"none"},"query":"{ __typename }"}`:   `"Query"`,
	} {
		response, err := server.Client().Post(server.URL, "application/json", strings.NewReader(body))
		if err != nil {
			t.Fatal(err)
		}
		text, err := io.ReadAll(response.Body)
		response.Body.Close()
		if err != nil || !strings.Contains(string(text), want) {
			t.Errorf("%s: %s %v", body, text, err)
		}
	}
}
