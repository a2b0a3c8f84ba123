package graph_test

import (
	"strings"
	"testing"

	"github.com/gevel/gevel/graph"
)

func TestNodesKeepTheOrderOfIDs(t *testing.T) {
	c := start(t)
	var data struct{ Nodes []*struct{ ID string } }
	ids := []string{"City:1:fr", "Property:1096:nl", "nonsense", "Property:1096:en", "Property:99999:nl", "Project:2001:nl",
		"Category:1:nl", "Owner:1:nl"}
	c.into(t, &data, `query ($ids: [ID!]!) { nodes(ids: $ids) { id } }`, map[string]any{"ids": ids})
	for i, id := range ids {
		missing := id == "nonsense" || id == "Property:99999:nl" || id == "Owner:1:nl"
		if got := data.Nodes[i]; missing != (got == nil) || got != nil && got.ID != id {
			t.Errorf("in the place of %s is the node %+v, want it, or null where there is none", id, got)
		}
	}
}

// TestBadArgumentsGetACodeAndOtherFieldsTheirData tries invalid arguments: each gets an error with a code, and other fields keep their
// data.
func TestBadArgumentsGetACodeAndOtherFieldsTheirData(t *testing.T) {
	c := start(t)
	for _, arguments := range []string{
		"first: 0", "first: 101", "first: -1", "first: 5, last: 5", "page: 0", "page: -3", "page: 2, after: \"x\"",
		"after: \"nonsense\"", "last: 5, after: \"x\"", "before: \"x\"", "last: 2, page: 1",
	} {
		a := c.query(t, "{ properties("+arguments+") { totalCount } }", nil)
		if len(a.Errors) != 1 || a.Errors[0].Extensions.Code != "BAD_INPUT" {
			t.Errorf("%s is answered %s, want BAD_INPUT", arguments, a.text)
		}
	}
	for _, query := range []string{"{", "{ nothing }", `{ property(number: "abc") { id } }`, "{ properties(sort: BEST) { totalCount } }",
		`{ properties(language: XX) { totalCount } }`} {
		a := c.query(t, query, nil)
		if len(a.Errors) == 0 || a.Errors[0].Extensions.Code == "INTERNAL" {
			t.Errorf("%s is answered %s, want an error that is not INTERNAL", query, a.text)
		}
	}
}

func TestQueriesOverBudgetAreRefused(t *testing.T) {
	c := start(t)
	for name, query := range map[string]string{
		"depth of 100": "{ projects { nodes { " + strings.Repeat("units { project { ", 49) + "id" + strings.Repeat("} }", 49) + "} } }",
		"greedy lists": "{ properties(first: 100) { nodes { similar(first: 12) { similar(first: 12) { id } } } } }",
		"many aliases": "{ " + aliases(300) + " }",
		"many forms": "mutation { " + strings.ReplaceAll(aliases(5), `properties(first: 100) { nodes { id } }`,
			`unsubscribe(input: {token: "x"}) { __typename }`) + " }",
		"too many words": "{ " + strings.Repeat("__typename ", 6000) + "}",
	} {
		a := c.query(t, query, nil)
		if a.refused == "" || string(a.Data) != "null" && a.Data != nil {
			t.Errorf("%s was not refused: %.200s", name, a.text)
		}
	}
}

func aliases(n int) string {
	var b strings.Builder
	for i := range n {
		b.WriteString("a" + strings.Repeat("b", i) + ": properties(first: 100) { nodes { id } } ")
	}
	return b.String()
}

func TestIntrospectionIsAllowed(t *testing.T) {
	c := start(t)
	a := c.query(t,
		`{ __schema { types { name description fields { name description `+
			`args { name description type { kind name ofType { kind name ofType { kind name ofType { kind name } } } } } } } } }`, nil)
	if len(a.Errors) > 0 {
		t.Errorf("introspection gives the errors %+v, want none", a.Errors)
	}
}

// TestNoInputIsOneOf guards against @oneOf, which gqlgen checks only for values in the query: variables with two fields would pass.
func TestNoInputIsOneOf(t *testing.T) {
	if strings.Contains(graph.SchemaText(), "@oneOf") {
		t.Error("the schema has an input with @oneOf: check its variables before they reach the resolver")
	}
}
