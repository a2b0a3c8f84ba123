package server_test

import (
	"net/http"
	"strings"
	"testing"

	"github.com/gevel/gevel/internal/sitetest"
)

func TestGraphOverHTTP(t *testing.T) {
	v := visitShared(t)
	big, err := http.Post(v.URL+"/graphql", "application/json", strings.NewReader(`{"query":"`+strings.Repeat("x", 50<<20)+`"}`))
	if err != nil || big.StatusCode != http.StatusRequestEntityTooLarge {
		t.Errorf("a query of 50 MB is answered with %+v (%v), want status 413", big, err)
	}
	if r := v.Get(t, "/graphql?documentId=unknown"); r.StatusCode != 400 || !strings.Contains(r.Text, "UNKNOWN_DOCUMENT") {
		t.Errorf("an unknown document: status %d, want 400 with UNKNOWN_DOCUMENT: %s", r.StatusCode, r.Text)
	}
	if r := v.Get(t, "/graphql?documentId=unknown&variables=%7B"); r.StatusCode != 400 || !strings.Contains(r.Text, "BAD_VARIABLES") {
		t.Errorf("variables that are no JSON: status %d, want 400 with BAD_VARIABLES: %s", r.StatusCode, r.Text)
	}
	if r := v.Get(t, "/graphql?query=%7Bproperties%7BtotalCount%7D%7D", "Origin", "https://portal.example"); !strings.HasPrefix(r.Text,
		`{"data":{"properties":{"totalCount":84}},`) || r.Header.Get("Access-Control-Allow-Origin") != "*" {
		t.Errorf("another site that counts the properties gets %s with %v, want 84 and any origin allowed", r.Text, r.Header)
	}
}

// TestAnyOriginMayQuery shows that any origin may query, with a key but not with cookies, and may read the rate limit headers.
func TestAnyOriginMayQuery(t *testing.T) {
	v := visitShared(t)
	r, err := http.NewRequest("OPTIONS", v.URL+"/graphql", nil)
	if err != nil {
		t.Fatal(err)
	}
	before := sitetest.Send(t, r, "Origin", "https://portal.example", "Access-Control-Request-Method", "POST",
		"Access-Control-Request-Headers", "apollographql-client-name,authorization,content-type,traceparent")
	if before.StatusCode != 204 ||
		before.Header.Get("Access-Control-Allow-Headers") != "apollographql-client-name,authorization,content-type,traceparent" ||
		before.Header.Get("Access-Control-Allow-Credentials") != "" {
		t.Errorf("the preflight: status %d, %v, want 204, a key allowed but no cookies", before.StatusCode, before.Header)
	}
	if slash := v.Get(t, "/graphql/?query=%7B__typename%7D"); slash.StatusCode != 200 || !strings.Contains(slash.Text, `"Query"`) {
		t.Errorf("the address with a slash: status %d, %s, want the same graph", slash.StatusCode, slash.Text)
	}
	after := v.PostJSON(t, map[string]any{"query": countQuery}, "Origin", "https://portal.example")
	exposed := strings.ToLower(after.Header.Get("Access-Control-Expose-Headers"))
	for _, name := range []string{"etag", "ratelimit", "ratelimit-policy", "retry-after"} {
		if !strings.Contains(exposed, name) {
			t.Errorf("other origins may read only %q, want the header %s among them", exposed, name)
		}
	}
}
