package server_test

import (
	"encoding/json"
	"fmt"
	"net/url"
	"regexp"
	"strconv"
	"strings"
	"testing"
)

const countQuery = "{ properties { totalCount } }"

func TestFreeQueryRevalidates(t *testing.T) {
	v := visit(t)
	address := "/graphql?query=" + url.QueryEscape("query ($g: Goal) { properties(filter: {goal: $g}) { totalCount } }") + "&variables=" +
		url.QueryEscape(`{"g":"SALE"}`)
	first := v.get(t, address)
	tag := first.Header.Get("ETag")
	if first.StatusCode != 200 || tag == "" || !strings.Contains(first.text, `"totalCount"`) {
		t.Fatal(first.StatusCode, first.Header, first.text)
	}
	if again := v.get(t, address, "If-None-Match", tag); again.StatusCode != 304 || again.text != "" {
		t.Error(again.StatusCode, again.text)
	}
	v.write(t, "UPDATE property SET price = NULL, publish_price = 0 WHERE number = 1096")
	if again := v.get(t, address, "If-None-Match", tag); again.StatusCode != 304 {
		t.Error("a new data version changed the ETag of the same answer, status", again.StatusCode)
	}
	v.write(t, "UPDATE property SET goal = 1 WHERE number = 1096")
	if again := v.get(t, address, "If-None-Match", tag); again.StatusCode != 200 || again.text == first.text {
		t.Error("a changed price is not in the answer, status", again.StatusCode, again.text)
	}
}

// TestFreeQueriesAreCharged uses up the budget of one address; another address is still answered.
func TestFreeQueriesAreCharged(t *testing.T) {
	v := visit(t)
	earlyInAMinute(t)
	an, bo := []string{"X-Forwarded-For", "192.0.2.1"}, []string{"X-Forwarded-For", "192.0.2.2"}
	var last reply
	for i := range 1000 {
		last = v.ask(t, map[string]any{"query": expensive(i)}, an...)
		if last.StatusCode != 200 {
			break
		}
	}
	last.checkRetryAfter(t)
	r := v.ask(t, map[string]any{"query": countQuery}, bo...)
	left := regexp.MustCompile(`^"cost";r=(\d+);t=\d+$`).FindStringSubmatch(r.Header.Get("RateLimit"))
	if r.StatusCode != 200 || left == nil || left[1] != "599500" || r.Header.Get("RateLimit-Policy") != `"cost";q=600000;w=60` {
		t.Error(r.StatusCode, r.Header)
	}
	again := v.ask(t, map[string]any{"query": countQuery}, bo...)
	if !strings.Contains(again.Header.Get("RateLimit"), "r=599000;") {
		t.Error("a cached answer was not charged:", again.Header.Get("RateLimit"))
	}
	for range 40 { // uses up what is left, which is less than the expensive query costs
		last = v.ask(t, map[string]any{"query": countQuery}, an...)
	}
	last.checkRetryAfter(t)
	if stream := v.ask(t, map[string]any{"query": "subscription { changes { cursor } }"},
		append(an, "Accept", "text/event-stream")...); !strings.Contains(stream.text, `"RATE_LIMITED","retryAfter":`) {
		t.Error(stream.text)
	}
	if page := v.get(t, "/nl/", an...); page.StatusCode != 200 {
		t.Error("a page was refused because of queries, status", page.StatusCode)
	}
}

// expensive returns a query with a high cost that finds nothing; each i gives another one, so that none is cached.
func expensive(i int) string {
	return fmt.Sprintf("{ properties(first: 100, filter: {priceMin: 999999999}) { nodes { similar(first: 12) { n%d: number title } } } }",
		i)
}

// checkRetryAfter checks that the request was refused by the rate limit, and that header and extensions name the same seconds.
func (r reply) checkRetryAfter(t *testing.T) {
	t.Helper()
	var a struct {
		Errors []struct {
			Extensions struct {
				Code       string
				RetryAfter int
			}
		}
	}
	if err := json.Unmarshal([]byte(r.text),
		&a); err != nil || r.StatusCode != 429 || len(a.Errors) != 1 || a.Errors[0].Extensions.Code != "RATE_LIMITED" ||
		a.Errors[0].Extensions.RetryAfter < 1 || r.Header.Get("Retry-After") != strconv.Itoa(a.Errors[0].Extensions.RetryAfter) {
		t.Fatal(r.StatusCode, r.Header, r.text, err)
	}
}

func TestAnswerTellsItsCost(t *testing.T) {
	v := visit(t)
	var a struct {
		Extensions struct {
			Cost struct{ Used, Left, Depth, Deepest int }
		}
	}
	for query, status := range map[string]int{countQuery: 200,
		"{ properties(first: 100) { nodes { similar(first: 12) { similar(first: 12) { number } } } } }": 422} {
		r := v.ask(t, map[string]any{"query": query})
		if err := json.Unmarshal([]byte(r.text),
			&a); err != nil || r.StatusCode != status || a.Extensions.Cost.Used < 2 || a.Extensions.Cost.Depth < 2 ||
			a.Extensions.Cost.Deepest != 12 {
			t.Error(query, r.StatusCode, r.text, err)
		}
		if (status == 200) != (a.Extensions.Cost.Left > 0) {
			t.Error(r.text)
		}
	}
}

// TestAnswersWithASessionAreNotCached shows that a request with a session bypasses the cache.
func TestAnswersWithASessionAreNotCached(t *testing.T) {
	v := visit(t)
	earlyInAMinute(t)
	used := func(headers ...string) int {
		r := v.ask(t, map[string]any{"query": "{ properties(first: 100) { nodes { number title path similar(first: 1) { number } } } }"},
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
