package graph_test

import (
	"strings"
	"testing"
)

// TestNullWhereADefaultStandsIsNamed sends null for variables that may be null, where the schema has a default and no null: as programs do
// for what theirs did not set. It is refused with the argument's name; a variable that is left out means the default.
func TestNullWhereADefaultStandsIsNamed(t *testing.T) {
	c := start(t)
	for query, name := range map[string]string{
		`query ($v: Language) { properties(language: $v) { totalCount } }`:                            "properties.language",
		`query ($v: PropertySort) { properties(sort: $v) { totalCount } }`:                            "properties.sort",
		`query ($v: Boolean) { changes(projects: $v) { cursor } }`:                                    "changes.projects",
		`query ($v: Int) { ...q } fragment q on Query { changes(first: $v) { cursor } }`:              "changes.first",
		`query ($v: Int) { property(number: 1096) { estimate(buyer: {buyers: $v}) { __typename } } }`: "estimate.buyer.buyers",
		`query ($v: Int) { property(number: 1096) { ... { similar(first: $v) { number } } } }`:        "similar.first",
		`query ($v: Boolean = true) { site @include(if: $v) { name } }`:                               "@include.if",
		`query ($v: Boolean = false) { ... @skip(if: $v) { site { name } } }`:                         "@skip.if",
		`query ($v: Boolean = true) { ...q @include(if: $v) } fragment q on Query { site { name } }`:  "@include.if",
	} {
		got := c.query(t, query, map[string]any{"v": nil})
		if got.refused != "BAD_INPUT" || !strings.Contains(got.text, name+" must not be null") {
			t.Errorf("%s with null is answered %s, want BAD_INPUT for %s", query, got.text, name)
		}
		if got := c.query(t, query, nil); len(got.Errors) > 0 {
			t.Errorf("%s without the variable is answered %s, want the default", query, got.text)
		}
	}
}

// TestNullOfNoKnownType sends null inside values whose parts the schema does not name, and in operations that do not run.
func TestNullOfNoKnownType(t *testing.T) {
	c := start(t)
	for _, query := range []string{
		`query ($v: Int) { appointmentSlots(property: 1096, from: {a: $v}) { start } }`,
		`query ($v: Int) { appointmentSlots(property: 1096, from: [$v]) { start } }`,
		`query ($v: Int) { changes(since: {a: $v}) { cursor } }`,
	} {
		if got := c.query(t, query, map[string]any{"v": nil}); len(got.Errors) == 0 {
			t.Errorf("%s is answered %s, want an error", query, got.text)
		}
	}
}

// TestOperationIsNamed sends queries that do not say which of their operations runs.
func TestOperationIsNamed(t *testing.T) {
	c := start(t)
	if got := c.query(t, `query A { site { name } } query B { site { name } }`, nil); !strings.Contains(got.text, "several operations") {
		t.Errorf("two operations without a name are answered %s, want what to say", got.text)
	}
}
