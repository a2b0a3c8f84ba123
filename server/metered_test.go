package server_test

import (
	"encoding/json"
	"fmt"
	"io/fs"
	"net/url"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/web"
)

// operation returns the id of one of the app's own operations.
func operation(t *testing.T, name string) string {
	t.Helper()
	for _, file := range []string{"documents.json", "desk-documents.json"} {
		text, err := fs.ReadFile(web.Dist(), file)
		if err != nil {
			t.Fatal(err)
		}
		var operations map[string]string
		if err := json.Unmarshal(text, &operations); err != nil {
			t.Fatal(err)
		}
		for id, text := range operations {
			if strings.HasPrefix(text, "query "+name+"(") || strings.HasPrefix(text, "mutation "+name+"(") {
				return id
			}
		}
	}
	t.Fatal("the app has no operation", name)
	return ""
}

// left returns what the answer's header says is left of the minute's budget, -1 when nothing was charged.
func (r reply) left() int {
	found := regexp.MustCompile(`r=(\d+)`).FindStringSubmatch(r.Header.Get("RateLimit"))
	if found == nil {
		return -1
	}
	n, _ := strconv.Atoi(found[1])
	return n
}

// TestRefusedQueriesAreCharged shows that a query that is refused costs by its length.
func TestRefusedQueriesAreCharged(t *testing.T) {
	v := visit(t)
	for i, query := range []string{"{", "{ nothing }",
		"{ properties(first: 100) { nodes { similar(first: 12) { similar(first: 12) { id } } } } }",
		"{ __typename } #" + strings.Repeat("x", 40_000)} {
		r := v.postJSON(t, map[string]any{"query": query}, "X-Forwarded-For", fmt.Sprintf("192.0.2.%d", 100+i))
		body := len(`{"query":""}`) + len(query)
		if want := limits.FreeMinuteCost - max(limits.LeastCost, len(query)/limits.BytesOfOneCost) -
			max(0, body/limits.BodyBytesOfOneCost-limits.LeastCost); r.left() != want {
			t.Errorf("%.40s: %d left of the budget, want %d", query, r.left(), want)
		}
	}
}

// TestOperationsAreCachedAndCounted sends the same operation by GET and POST, with undeclared variables too: it runs and is charged once.
func TestOperationsAreCachedAndCounted(t *testing.T) {
	v := visit(t)
	earlyInAMinute(t)
	id := operation(t, "PropertyPageQuery")
	from := []string{"X-Forwarded-For", "192.0.2.50"}
	first := v.get(t, "/graphql?documentId="+id+"&variables="+url.QueryEscape(`{"language":"NL","number":1096}`), from...)
	if first.StatusCode != 200 || first.left() != limits.FreeMinuteCost-limits.LeastCost {
		t.Fatalf("the first time: status %d, %v, want 200 and the least cost charged", first.StatusCode, first.Header)
	}
	for i := range 3 {
		posted := v.postJSON(t,
			map[string]any{"documentId": id, "variables": map[string]any{"language": "NL", "number": 1096, "nothing": i}},
			from...)
		if posted.text != first.text || posted.left() != -1 {
			t.Errorf("the same operation by POST has another answer, or was charged: %d left, want -1", posted.left())
		}
	}
	if other := v.postJSON(t, map[string]any{"documentId": id, "variables": map[string]any{"language": "NL", "number": 1097}},
		from...); other.left() != limits.FreeMinuteCost-2*limits.LeastCost {
		t.Errorf("after an answer that is not cached %d is left, want the least cost charged twice", other.left())
	}
	large := v.postJSON(t,
		map[string]any{"documentId": id,
			"variables": map[string]any{"language": "NL", "number": 1096, "nothing": strings.Repeat("x", limits.VariablesBytes)}}, from...)
	if large.StatusCode != 413 || !strings.Contains(large.text, "BODY_TOO_LARGE") {
		t.Errorf("variables that are too large: status %d, want 413 with BODY_TOO_LARGE: %s", large.StatusCode, large.text)
	}
	list := v.postJSON(t,
		map[string]any{"documentId": operation(t, "ListPageQuery"), "variables": map[string]any{"language": "NL", "path": "/nl/te-koop/",
			"sort": "NEWEST", "page": 1, "map": false, "text": "", "typed": false, "read": false,
			"filter": map[string]any{"cities": make([]struct{}, limits.ListLength+1)}}}, from...)
	if !strings.Contains(list.text, "BAD_INPUT") || !strings.Contains(list.text, "$filter.cities") {
		t.Errorf("a filter of too many cities is answered %s, want BAD_INPUT for $filter.cities", list.text)
	}
}
