package server_test

import (
	"fmt"
	"net/url"
	"strings"
	"testing"

	"github.com/gevel/gevel/internal/sitetest"
	"github.com/gevel/gevel/limits"
)

// TestRefusedQueriesAreCharged shows that a query that is refused costs by its length.
func TestRefusedQueriesAreCharged(t *testing.T) {
	v := visit(t)
	for i, query := range []string{"{", "{ nothing }",
		"{ properties(first: 100) { nodes { similar(first: 12) { similar(first: 12) { id } } } } }",
		"{ __typename } #" + strings.Repeat("x", 40_000)} {
		r := v.PostJSON(t, map[string]any{"query": query}, "X-Forwarded-For", fmt.Sprintf("192.0.2.%d", 100+i))
		body := len(`{"query":""}`) + len(query)
		if want := limits.FreeMinuteCost - max(limits.LeastCost, len(query)/limits.BytesOfOneCost) -
			max(0, body/limits.BodyBytesOfOneCost-limits.LeastCost); r.Left() != want {
			t.Errorf("%.40s: %d left of the budget, want %d", query, r.Left(), want)
		}
	}
}

// TestOperationsAreCachedAndCounted sends the same operation by GET and POST, with undeclared variables too: it runs and is charged once.
func TestOperationsAreCachedAndCounted(t *testing.T) {
	v := visit(t)
	sitetest.EarlyInAMinute(t)
	id := sitetest.OperationID(t, "PropertyPageQuery")
	from := []string{"X-Forwarded-For", "192.0.2.50"}
	first := v.Get(t, "/graphql?documentId="+id+"&variables="+url.QueryEscape(`{"language":"NL","number":1096}`), from...)
	if first.StatusCode != 200 || first.Left() != limits.FreeMinuteCost-limits.LeastCost {
		t.Fatalf("the first time: status %d, %v, want 200 and the least cost charged", first.StatusCode, first.Header)
	}
	for i := range 3 {
		posted := v.PostJSON(t,
			map[string]any{"documentId": id, "variables": map[string]any{"language": "NL", "number": 1096, "nothing": i}},
			from...)
		if posted.Text != first.Text || posted.Left() != -1 {
			t.Errorf("the same operation by POST has another answer, or was charged: %d left, want -1", posted.Left())
		}
	}
	if other := v.PostJSON(t, map[string]any{"documentId": id, "variables": map[string]any{"language": "NL", "number": 1097}},
		from...); other.Left() != limits.FreeMinuteCost-2*limits.LeastCost {
		t.Errorf("after an answer that is not cached %d is left, want the least cost charged twice", other.Left())
	}
	large := v.PostJSON(t,
		map[string]any{"documentId": id,
			"variables": map[string]any{"language": "NL", "number": 1096, "nothing": strings.Repeat("x", limits.VariablesBytes)}}, from...)
	if large.StatusCode != 413 || !strings.Contains(large.Text, "BODY_TOO_LARGE") {
		t.Errorf("variables that are too large: status %d, want 413 with BODY_TOO_LARGE: %s", large.StatusCode, large.Text)
	}
	list := v.PostJSON(t,
		map[string]any{"documentId": sitetest.OperationID(t, "ListPageQuery"),
			"variables": map[string]any{"language": "NL", "path": "/nl/te-koop/",
				"sort": "NEWEST", "page": 1, "map": false, "moved": false, "text": "", "typed": false, "read": false,
				"filter": map[string]any{"cities": make([]struct{}, limits.ListLength+1)}}}, from...)
	if !strings.Contains(list.Text, "BAD_INPUT") || !strings.Contains(list.Text, "$filter.cities") {
		t.Errorf("a filter of too many cities is answered %s, want BAD_INPUT for $filter.cities", list.Text)
	}
}
