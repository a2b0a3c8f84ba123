package server_test

import (
	"encoding/json"
	"net/url"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"github.com/gevel/gevel/internal/sitetest"
)

const countQuery = "{ properties { totalCount } }"

func TestFreeQueryRevalidates(t *testing.T) {
	v := visit(t)
	address := "/graphql?query=" + url.QueryEscape("query ($g: Goal) { properties(filter: {goal: $g}) { totalCount } }") + "&variables=" +
		url.QueryEscape(`{"g":"SALE"}`)
	first := v.Get(t, address)
	tag := first.Header.Get("ETag")
	if first.StatusCode != 200 || tag == "" || !strings.Contains(first.Text, `"totalCount"`) {
		t.Fatalf("the first time: status %d, %v, want 200, an ETag and the count: %s", first.StatusCode, first.Header, first.Text)
	}
	if again := v.Get(t, address, "If-None-Match", tag); again.StatusCode != 304 || again.Text != "" {
		t.Errorf("an answer that has not changed: status %d, want 304 without text: %s", again.StatusCode, again.Text)
	}
	v.Write(t, "UPDATE property SET price = NULL, publish_price = 0 WHERE number = 1096")
	if again := v.Get(t, address, "If-None-Match", tag); again.StatusCode != 304 {
		t.Errorf("the same answer in a new data version: status %d, want 304", again.StatusCode)
	}
	v.Write(t, "UPDATE property SET goal = 1 WHERE number = 1096")
	if again := v.Get(t, address, "If-None-Match", tag); again.StatusCode != 200 || again.Text == first.Text {
		t.Errorf("after a property got another goal: status %d, want 200 and another count: %s", again.StatusCode, again.Text)
	}
}

// TestFreeQueriesAreCharged uses up the budget of one address; another address is still answered.
func TestFreeQueriesAreCharged(t *testing.T) {
	v := visit(t)
	sitetest.EarlyInAMinute(t)
	an, bo := []string{"X-Forwarded-For", "192.0.2.1"}, []string{"X-Forwarded-For", "192.0.2.2"}
	var last sitetest.Reply
	for i := range 1000 {
		last = v.PostJSON(t, map[string]any{"query": sitetest.ExpensiveQuery(i)}, an...)
		if last.StatusCode != 200 {
			break
		}
	}
	last.CheckRetryAfter(t)
	r := v.PostJSON(t, map[string]any{"query": countQuery}, bo...)
	left := regexp.MustCompile(`^"cost";r=(\d+);t=\d+$`).FindStringSubmatch(r.Header.Get("RateLimit"))
	if r.StatusCode != 200 || left == nil || left[1] != "599500" || r.Header.Get("RateLimit-Policy") != `"cost";q=600000;w=60` {
		t.Errorf("another address: status %d, %v, want 200 and 599500 of 600000 left", r.StatusCode, r.Header)
	}
	again := v.PostJSON(t, map[string]any{"query": countQuery}, bo...)
	if !strings.Contains(again.Header.Get("RateLimit"), "r=599000;") {
		t.Errorf("after a cached answer the rate limit is %s, want 599000 left", again.Header.Get("RateLimit"))
	}
	for range 40 { // uses up what is left, which is less than the expensive query costs
		last = v.PostJSON(t, map[string]any{"query": countQuery}, an...)
	}
	last.CheckRetryAfter(t)
	if stream := v.PostJSON(t, map[string]any{"query": "subscription { changes { cursor } }"},
		append(an, "Accept", "text/event-stream")...); !strings.Contains(stream.Text, `"RATE_LIMITED","retryAfter":`) {
		t.Errorf("a subscription without budget gets %s, want RATE_LIMITED and when to try again", stream.Text)
	}
	if page := v.Get(t, "/nl/", an...); page.StatusCode != 200 {
		t.Errorf("a page after too many queries: status %d, want 200", page.StatusCode)
	}
}

func TestAnswerReportsItsCost(t *testing.T) {
	v := visit(t)
	var a struct {
		Extensions struct {
			Cost struct{ Used, Left, Depth, Deepest int }
		}
	}
	for query, answered := range map[string]bool{countQuery: true,
		"{ properties(first: 100) { nodes { similar(first: 12) { similar(first: 12) { number } } } } }": false} {
		r := v.PostJSON(t, map[string]any{"query": query})
		if err := json.Unmarshal([]byte(r.Text),
			&a); err != nil || r.StatusCode != 200 || a.Extensions.Cost.Used < 2 || a.Extensions.Cost.Depth < 2 ||
			a.Extensions.Cost.Deepest != 12 {
			t.Errorf("%s: status %d, want 200 with its cost, its depth and deepest 12: %s (%v)", query, r.StatusCode, r.Text, err)
		}
		if answered != (a.Extensions.Cost.Left > 0) {
			t.Errorf("%s: %d is left of the budget, want some only when the query ran: %s", query, a.Extensions.Cost.Left, r.Text)
		}
	}
}

// TestAnswersWithASessionAreNotCached shows that a request with a session bypasses the cache.
func TestAnswersWithASessionAreNotCached(t *testing.T) {
	v := visit(t)
	sitetest.EarlyInAMinute(t)
	used := func(headers ...string) int {
		r := v.PostJSON(t,
			map[string]any{"query": "{ properties(first: 100) { nodes { number title path similar(first: 1) { number } } } }"},
			append(headers, "X-Forwarded-For", "192.0.2.9")...)
		left, err := strconv.Atoi(regexp.MustCompile(`r=(\d+)`).FindStringSubmatch(r.Header.Get("RateLimit"))[1])
		if err != nil {
			t.Fatal(err)
		}
		return left
	}
	first := used("Cookie", "session=x")
	cost := 600_000 - first
	if second := used("Cookie", "session=x"); first-second != cost {
		t.Error("an answer with a session came from the cache")
	}
	used()
	before := used()
	if now := used(); before-now != 500 {
		t.Error("an anonymous answer did not come from the cache")
	}
}
