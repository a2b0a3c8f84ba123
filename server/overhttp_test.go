package server_test

import (
	"encoding/json"
	"fmt"
	"net/http"
	"net/url"
	"os/exec"
	"slices"
	"strings"
	"testing"
)

// TestTheGraphIsAServerOfGraphQLOverHTTP runs the audits that the reference implementation of GraphQL over HTTP has for servers.
func TestTheGraphIsAServerOfGraphQLOverHTTP(t *testing.T) {
	v := visitShared(t)
	node := exec.Command("node", "testdata/audits.mjs", v.URL+"/graphql")
	var wrong strings.Builder
	node.Stderr = &wrong
	output, err := node.Output()
	if err != nil {
		t.Fatalf("%v: %s", err, wrong.String())
	}
	var audits []struct{ ID, Name, Status, Reason string }
	if err := json.Unmarshal(output, &audits); err != nil || len(audits) != 61 {
		t.Fatalf("%d audits ran (%v), want 61: %s", len(audits), err, output)
	}
	for _, a := range audits {
		if a.Status != "ok" {
			t.Errorf("%s %s: %s, %s", a.ID, a.Name, a.Status, a.Reason)
		}
	}
}

const (
	asJSON     = "application/json; charset=utf-8"
	asResponse = "application/graphql-response+json; charset=utf-8"
)

// TestAClientChoosesTheMediaTypeOfItsAnswer asks with the Accept of clients.
func TestAClientChoosesTheMediaTypeOfItsAnswer(t *testing.T) {
	v := visit(t)
	for accept, want := range map[string]string{
		"":                                  asJSON,
		"*/*":                               asJSON,
		"application/json":                  asJSON,
		"text/html":                         asJSON,
		"application/graphql-response+json": asResponse,
		"application/graphql-response+json,application/json;q=0.9":                  asResponse,
		"application/json, Application/GraphQL-Response+JSON; charset=utf-8":        asResponse,
		"application/json;q=0.5, application/graphql-response+json;q=0.4":           asJSON,
		"application/graphql-response+json;q=0":                                     asJSON,
		"application/graphql-response+json;q=0.0, application/json;q=0":             asJSON,
		"application/graphql-response+json;q=high, */*":                             asJSON,
		"text/html, application/graphql-response+json;q=0.001, application/xml;q=1": asResponse,
	} {
		for range 2 { // the second answer comes from the cache
			r := v.Get(t, "/graphql?query="+url.QueryEscape(countQuery), "Accept", accept)
			if got := r.Header.Get("Content-Type"); got != want || r.StatusCode != 200 ||
				!slices.Contains(r.Header.Values("Vary"), "Accept") {
				t.Errorf("Accept: %s is answered %d with %s and Vary %v, want 200, %s and Accept", accept, r.StatusCode, got,
					r.Header.Values("Vary"), want)
			}
		}
	}
}

// TestErrorsInTheirMediaType sends every kind of wrong request in both media types. In application/graphql-response+json a wrong query has
// a status of its own, and no data where nothing ran; in application/json its status is 200, so that clients read its errors.
func TestErrorsInTheirMediaType(t *testing.T) {
	v := visit(t)
	const deep = "{ properties(first: 100) { nodes { similar(first: 12) { similar(first: 12) { number } } } } }"
	query := func(text, more string) string {
		quoted, _ := json.Marshal(text) // a string is always JSON
		return `{"query":` + string(quoted) + more + `}`
	}
	for _, c := range []struct {
		name, body, code   string
		inJSON, inResponse int
		noData             bool
	}{
		{"not JSON", `{`, "BAD_REQUEST", 400, 400, true},
		{"no query", `{}`, "BAD_REQUEST", 400, 400, true},
		{"a batch", `[]`, "BATCHING", 400, 400, true},
		{"an unknown operation", `{"documentId":"none"}`, "UNKNOWN_DOCUMENT", 400, 400, true},
		{"no GraphQL", query("{", ""), "GRAPHQL_PARSE_FAILED", 200, 400, true},
		{"no such field", query("{ nonsense }", ""), "GRAPHQL_VALIDATION_FAILED", 200, 400, true},
		{"a wrong variable", query("query($n: Int!) { property(number: $n, language: NL) { number } }", `,"variables":{"n":"x"}`),
			"GRAPHQL_VALIDATION_FAILED", 200, 400, true},
		{"a list of more than 100", query("{ properties(filter: {statuses: ["+strings.Repeat("SOLD ", 101)+"]}) { totalCount } }", ""),
			"BAD_INPUT", 200, 400, true},
		{"a subscription", query("subscription { changes { cursor } }", ""), "STREAM_ONLY", 406, 406, true},
		{"too costly", query(deep, ""), "OVER_BUDGET", 200, 422, true},
		{"a field fails", query(`{ a: changes(since: "x") { cursor } __typename }`, ""), "BAD_INPUT", 200, 200, false},
	} {
		for accept, want := range map[string]int{"application/json": c.inJSON, "application/graphql-response+json": c.inResponse} {
			r := v.SendAll(t, http.MethodPost, "/graphql", c.body, http.Header{"Content-Type": {"application/json"}, "Accept": {accept}})
			var answer map[string]json.RawMessage
			var errs []struct{ Extensions struct{ Code string } }
			if json.Unmarshal([]byte(r.Text), &answer) != nil || json.Unmarshal(answer["errors"], &errs) != nil || len(errs) == 0 ||
				errs[0].Extensions.Code != c.code || r.StatusCode != want || r.Header.Get("Content-Type") != accept+"; charset=utf-8" {
				t.Errorf("%s in %s: %d with %s, want %d and %s: %s", c.name, accept, r.StatusCode, r.Header.Get("Content-Type"), want,
					c.code, r.Text)
			}
			if _, has := answer["data"]; has == (c.noData && accept != "application/json") {
				t.Errorf("%s in %s: the entry data is there: %t, want %t", c.name, accept, has, !has)
			}
		}
	}
}

// TestOnlySubscriptionsAreStreamsForWhoAcceptsBoth sends the Accept that urql has for every operation.
func TestOnlySubscriptionsAreStreamsForWhoAcceptsBoth(t *testing.T) {
	v := visit(t)
	const accept = "application/graphql-response+json, application/graphql+json, application/json, text/event-stream, multipart/mixed"
	r := v.Get(t, "/graphql?query="+url.QueryEscape(countQuery), "Accept", accept)
	if r.Header.Get("Content-Type") != asResponse || r.Header.Get("ETag") == "" || !strings.HasPrefix(r.Text, `{"data":`) {
		t.Errorf("a query is answered with %s, ETag %q: %s", r.Header.Get("Content-Type"), r.Header.Get("ETag"), r.Text)
	}
	const noSuchStream = `subscription { changes(since: "x", language: NL) { cursor } }`
	r = v.Get(t, "/graphql?query="+url.QueryEscape(noSuchStream), "Accept", accept)
	if r.Header.Get("Content-Type") != "text/event-stream" || !strings.Contains(r.Text, "event: next\ndata: ") ||
		!strings.Contains(r.Text, `"code":"`) {
		t.Errorf("a subscription is answered with %s: %s", r.Header.Get("Content-Type"), r.Text)
	}
	n := 0
	left := func() (left int) { // of the budget, after a query that nobody sent before
		n++
		r := v.Get(t, "/graphql?query="+url.QueryEscape(fmt.Sprintf("{ a%d: site { name } }", n)))
		fmt.Sscanf(r.Header.Get("Ratelimit"), `"cost";r=%d`, &left)
		return left
	}
	charged := func(accept string) int {
		before := left()
		v.Get(t, "/graphql?query="+url.QueryEscape(noSuchStream), "Accept", accept)
		return before - left()
	}
	if both, alone := charged(accept), charged("text/event-stream"); both != alone || alone <= 0 {
		t.Errorf("a stream costs %d for a client that accepts both kinds of answer, and %d for one that accepts streams alone", both, alone)
	}
}
