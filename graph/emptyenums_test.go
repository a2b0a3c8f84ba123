package graph_test

import "testing"

// TestAnEmptyEnumIsNotSaid sends "" for enums, as a Go client does for those that its program did not set.
func TestAnEmptyEnumIsNotSaid(t *testing.T) {
	c := start(t)
	const list = `query ($goal: Goal, $language: Language = FR, $filter: PropertyFilter, $sort: PropertySort) {
		a: properties(filter: {goal: $goal}, language: $language, sort: $sort, first: 1) { totalCount nodes { path } }
		b: properties(filter: $filter) { totalCount } }`
	want := c.query(t, list, nil)
	got := c.query(t, list, map[string]any{"goal": "", "language": "", "sort": "", "filter": map[string]any{"goal": ""}})
	if len(got.Errors) > 0 || string(got.Data) != string(want.Data) || len(want.Errors) > 0 {
		t.Errorf("with empty enums the answer is %s, want %s", got.text, want.text)
	}
	const needed = `query ($l: Language!, $s: [PropertyStatus!]) {
		site(language: $l) { name } properties(filter: {statuses: $s}) { totalCount } }`
	for _, variables := range []map[string]any{{"l": ""}, {"l": "NL", "s": []string{""}}, {"l": "NL", "s": ""}} {
		if got := c.query(t, needed, variables); got.refused != "GRAPHQL_VALIDATION_FAILED" {
			t.Errorf("%v is answered %s, want GRAPHQL_VALIDATION_FAILED", variables, got.text)
		}
	}
}
