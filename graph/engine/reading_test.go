package engine_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/gevel/gevel/graph"
	"github.com/gevel/gevel/graph/engine"
	"github.com/gevel/gevel/limits"
)

// reading returns the engine of the site's schema, without a store.
func reading() *engine.Engine {
	cost := func(_, field string) int {
		if field == "similar" {
			return 100
		}
		return 1
	}
	none := func(string) bool { return false }
	return engine.New(graph.NewExecutableSchema(graph.Config{}), nil, nil, engine.Rules{Live: none, Cost: cost, TriesPassword: none})
}

// TestQueriesSlowToValidateAreRefused shows that queries that would be slow to validate are refused before.
func TestQueriesSlowToValidateAreRefused(t *testing.T) {
	e := reading()
	for name, query := range map[string]string{
		"fields":                     "{ properties { nodes { " + strings.Repeat("number } nodes { ", 1000) + " number } } }",
		"one field again and again":  "{ " + strings.Repeat("properties { totalCount } ", limits.QueryRepeats+2) + "}",
		"the same in fragments":      "{ " + strings.Repeat("... on Query { properties { totalCount } } ", limits.QueryRepeats+2) + "}",
		"aliases":                    "{ " + numbered(limits.KeyAliases+1, "a%d: __typename ") + "}",
		"spreads":                    "{ " + strings.Repeat("...a ", limits.QuerySpreads+1) + "} fragment a on Query { __typename }",
		"fragments":                  "{ __typename } " + numbered(limits.QueryFragments+1, "fragment a%d on Query { __typename } "),
		"operations":                 numbered(limits.QueryFragments+1, "query a%d { __typename } "),
		"more fields than are there": "{ " + numbered(limits.QueryFields+1, "f%d ") + "}",
	} {
		if code := e.CodeOf(query, nil); code != "OVER_BUDGET" {
			t.Errorf("%s: the query is answered %q, want OVER_BUDGET", name, code)
		}
	}
	if code := e.CodeOf("{ __typename } #"+strings.Repeat("x", limits.QueryBytes), nil); code != "BODY_TOO_LARGE" {
		t.Errorf("a query with a long comment is answered %q, want BODY_TOO_LARGE", code)
	}
}

func numbered(n int, format string) string {
	var b strings.Builder
	for i := range n {
		fmt.Fprintf(&b, format, i)
	}
	return b.String()
}

// TestReadingReportsAFewMistakes shows that only a few mistakes are reported, however many there are.
func TestReadingReportsAFewMistakes(t *testing.T) {
	_, errs := reading().Read("{ " + numbered(1900, "nothing%d ") + "}")
	if len(errs) != limits.QueryErrors {
		t.Errorf("%d mistakes are reported, want %d", len(errs), limits.QueryErrors)
	}
	if _, errs := reading().Read("{ propertys { totalCount } }"); len(errs) != 1 || !strings.Contains(errs[0].Message, "properties") {
		t.Errorf("a short query with a misspelt field has the errors %v, want one with a suggestion", errs)
	}
}

// TestParsedQueries shows that the cache of queries is limited by bytes, and has only queries within every limit.
func TestParsedQueries(t *testing.T) {
	e := reading()
	for i := range 300 {
		if code := e.CodeOf(fmt.Sprintf("{ __typename } #%d%s", i, strings.Repeat("x", 90<<10)), nil); code != "" {
			t.Fatalf("query %d, which is within every limit, is answered %s", i, code)
		}
	}
	if held := e.ParsedBytes(); held == 0 || held > limits.QueryCacheBytes {
		t.Errorf("%d bytes are cached, want some and at most limits.QueryCacheBytes", held)
	}
	e = reading()
	for _, query := range []string{"{", "{ nothing }",
		"{ properties(first: 100) { nodes { similar(first: 12) { similar(first: 12) { id } } } } }",
		"{ properties(filter: {numbers: [" + strings.Repeat("1 ", limits.ListLength+1) + "]}) { totalCount } }"} {
		if e.CodeOf(query, nil) == "" {
			t.Errorf("%.50s was not refused", query)
		}
	}
	if held := e.ParsedBytes(); held != 0 {
		t.Errorf("%d bytes of refused queries are cached, want none", held)
	}
}

// TestListsCost shows that each element of a list in arguments costs one.
func TestListsCost(t *testing.T) {
	cost := func(query string) int { return reading().CostOf(t, query) }
	without := cost(`{ properties(filter: {cities: [], regions: []}) { totalCount } }`)
	if with := cost(`{ properties(filter: {cities: [{zip: "3640"}, {zip: "3960"}], regions: [FLANDERS]}) { ` +
		`totalCount } }`); with != without+3 {
		t.Errorf("three elements of lists cost %d, want 3", with-without)
	}
}
