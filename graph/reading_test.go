package graph

import (
	"context"
	"fmt"
	"strings"
	"testing"

	"github.com/99designs/gqlgen/graphql"
	"github.com/gevel/gevel/limits"
)

// reading returns the executor of free queries, without a store.
func reading() *freeExecutor { return newFreeExecutor(NewExecutableSchema(Config{})) }

func (e *freeExecutor) codeOf(query string, variables map[string]any) string {
	_,
		errs := e.CreateOperationContext(graphql.StartOperationTrace(context.Background()),
		&graphql.RawParams{Query: query, Variables: variables})
	if len(errs) == 0 {
		return ""
	}
	code, _ := errs[0].Extensions["code"].(string)
	return code
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
		if code := e.codeOf(query, nil); code != "OVER_BUDGET" {
			t.Errorf("%s: the query is answered %q, want OVER_BUDGET", name, code)
		}
	}
	if code := e.codeOf("{ __typename } #"+strings.Repeat("x", limits.QueryBytes), nil); code != "BODY_TOO_LARGE" {
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
	_, errs := reading().read("{ " + numbered(1900, "nothing%d ") + "}")
	if len(errs) != limits.QueryErrors {
		t.Errorf("%d mistakes are reported, want %d", len(errs), limits.QueryErrors)
	}
	if _, errs := reading().read("{ propertys { totalCount } }"); len(errs) != 1 || !strings.Contains(errs[0].Message, "properties") {
		t.Errorf("a short query with a misspelt field has the errors %v, want one with a suggestion", errs)
	}
}

// TestParsedQueries shows that the cache of queries is limited by bytes, and has only queries within every limit.
func TestParsedQueries(t *testing.T) {
	e := reading()
	for i := range 300 {
		if code := e.codeOf(fmt.Sprintf("{ __typename } #%d%s", i, strings.Repeat("x", 90<<10)), nil); code != "" {
			t.Fatalf("query %d, which is within every limit, is answered %s", i, code)
		}
	}
	if held := e.parsed.Bytes(); held == 0 || held > limits.QueryCacheBytes {
		t.Errorf("%d bytes are cached, want some and at most limits.QueryCacheBytes", held)
	}
	e = reading()
	for _, query := range []string{"{", "{ nothing }",
		"{ properties(first: 100) { nodes { similar(first: 12) { similar(first: 12) { id } } } } }",
		"{ properties(filter: {numbers: [" + strings.Repeat("1 ", limits.ListLength+1) + "]}) { totalCount } }"} {
		if e.codeOf(query, nil) == "" {
			t.Errorf("%.50s was not refused", query)
		}
	}
	if held := e.parsed.Bytes(); held != 0 {
		t.Errorf("%d bytes of refused queries are cached, want none", held)
	}
}

// TestListsCost shows that each element of a list in arguments costs one.
func TestListsCost(t *testing.T) {
	cost := func(query string) int {
		doc, errs := reading().read(query)
		if len(errs) > 0 {
			t.Fatalf("%s cannot be read: %v", query, errs)
		}
		cost, _ := (&scale{}).weigh(doc.Operations[0].SelectionSet, 1)
		return cost
	}
	without := cost(`{ properties(filter: {cities: [], regions: []}) { totalCount } }`)
	if with := cost(`{ properties(filter: {cities: [{zip: "3640"}, {zip: "3960"}], regions: [FLANDERS]}) { ` +
		`totalCount } }`); with != without+3 {
		t.Errorf("three elements of lists cost %d, want 3", with-without)
	}
}
