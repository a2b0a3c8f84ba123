package main

import (
	"context"
	"encoding/json"
	"fmt"
	"regexp"
	"strconv"
	"strings"
	"time"

	"github.com/gevel/gevel/db/desklog"
	"github.com/gevel/gevel/limits"
)

// A point of the minute's budget may cost so many times the processor time that it costs in a plain query, and a request so much memory.
const (
	dearestPoint  = 3
	dearestMemory = 96 << 20
)

// request is one kind of request, each with a key of its own, so that the minute's budget holds none up. body makes the n-th of them, so
// that none is answered from a cache.
type request struct {
	name, path string
	body       func(n int) string
	want       string // in the answer
	short      bool   // sent in short runs too
}

const plainQuery = `{ properties(language: NL, filter: {priceMin: %d}, first: 24) { totalCount nodes { number title path
	price { amount } photos { url } } } }`

// requests are the largest of what programs with a key may send; the first is the measure of the others.
var requests = []request{
	{"a plain query", "/graphql", func(n int) string { return posted(fmt.Sprintf(plainQuery, n), nil) }, `"totalCount"`, true},
	{"a query of the most cost", "/graphql", func(n int) string { return posted(large(n), nil) }, `"nodes"`, false},
	{"320 lists under other names", "/graphql", func(n int) string {
		var b strings.Builder
		for i := range limits.KeyAliases - 180 { // which have as many words as a query may have
			fmt.Fprintf(&b, "a%d: properties(filter: {priceMin: %d}) { totalCount } ", i, n*1000+i)
		}
		return posted("{ "+b.String()+"}", nil)
	}, `"totalCount"`, false},
	{"a batch of the graph", "/graphql", func(n int) string { return batchOf(posted(fmt.Sprintf(plainQuery, n), nil)) }, `"errors"`, false},
	{"a batch of JSON-RPC", "/mcp", func(n int) string { return batchOf(fmt.Sprintf(call, n)) }, "batch", true},
	{"a tool", "/mcp", func(n int) string {
		return fmt.Sprintf(`{"jsonrpc":"2.0","id":%d,"method":"tools/call","params":{"name":"search_properties","arguments":`+
			`{"language":"NL","filter":{"priceMin":%[1]d},"_x":"%s"}}}`, n, strings.Repeat("x", limits.GraphBodyBytes-1000))
	}, "totalCount", false},
	{"the list of tools", "/mcp", func(n int) string { return fmt.Sprintf(`{"jsonrpc":"2.0","id":%d,"method":"tools/list"}`, n) },
		"search_properties", false},
	{"the pages, read by an assistant", "/mcp", func(n int) string {
		return fmt.Sprintf(`{"jsonrpc":"2.0","id":%d,"method":"resources/read","params":{"uri":"site:///pages"}}`, n)
	}, "site:///pages", false},
	{"importProperties, dryRun", "/graphql", func(n int) string { return pushOf(small(n), true) }, "PropertiesImported", false},
	{"importProperties", "/graphql", func(n int) string { return pushOf(small(n), false) }, "PropertiesImported", true},
	{"importProperties of the same again", "/graphql", func(int) string { return pushOf(small(0), false) }, "PropertiesImported", false},
	{"importProperties of the most bytes", "/graphql", func(n int) string { return pushOf(wordy(n), false) }, "PropertiesImported", false},
	{"importProperties that withdraws", "/graphql", func(n int) string {
		withdraw := make([]int, limits.ImportedAtOnce)
		for i := range withdraw {
			withdraw[i] = pushedFrom + i
		}
		return posted(pushes, map[string]any{"input": map[string]any{"withdraw": withdraw}})
	}, "PropertiesImported", false},
}

// charges compares the processor time of each point with that of a plain query's.
func charges(t *target, c *client) {
	plain := 0.0
	if t.long {
		t.served.ID().WaitUntilIdle(c.ctx, time.Minute) // pages are rendered ahead after a start
		t.measure(c, requests[0], 0)                    // what is read the first time costs more
	}
	for i, r := range requests {
		if !t.long && !r.short {
			continue
		}
		used, err := t.measure(c, r, time.Second/2)
		if err != nil {
			c.fail("%s: %v", r.name, err)
			return
		}
		point := float64(used.processor) / float64(used.points)
		if i == 0 {
			plain = point
		}
		each := used.processor.Round(10*time.Microsecond) / time.Duration(used.times)
		c.report("%s, %d times: %d points and %v a request, %.2f µs a point, %.1f times a plain query's; %d MB more at its peak",
			r.name, used.times, used.points/used.times, each, point/1000, point/plain, used.memory>>20)
		if t.long && point > dearestPoint*plain {
			c.fail("%s: a point takes %.1f times the processor time of one of a plain query, limit %d", r.name, point/plain, dearestPoint)
		}
		if used.memory > dearestMemory {
			c.fail("%s: %d MB more memory, limit %d MB", r.name, used.memory>>20, dearestMemory>>20)
		}
	}
}

// used is what requests used, and what was charged for them.
type used struct {
	times, points int
	processor     time.Duration
	memory        int64 // more than before
}

// measure sends a kind of request until the server has used some time for it; once in a short run.
func (t *target) measure(c *client, r request, least time.Duration) (u used, err error) {
	server := t.served.ID()
	t.rest()
	server.ResetPeak()
	before, memory := server.ProcessorTime(), server.ResidentMemory()
	for u.times == 0 || t.long && u.processor < least && u.times < 400 {
		key, revoke, err := t.newKey()
		if err != nil {
			return u, err
		}
		u.times++
		answer, text := c.ask("POST", r.path, []byte(r.body(u.times)), "Authorization", "Bearer "+key, "Content-Type", "application/json",
			"Accept", "application/json, text/event-stream")
		if err := revoke(); answer == nil || err != nil || !strings.Contains(string(text), r.want) {
			return u, fmt.Errorf("it is answered with %.300s (%v)", text, err)
		}
		left := pointsLeft.FindStringSubmatch(answer.Header.Get("RateLimit"))
		if left == nil {
			return u, fmt.Errorf("nothing was charged: status %d, %.300s", answer.StatusCode, text)
		}
		n, _ := strconv.Atoi(left[1]) // digits
		u.points += limits.KeyMinuteCost - n
		u.processor = server.ProcessorTime() - before
	}
	t.rest() // what the server does afterwards is of the request too
	u.processor = server.ProcessorTime() - before
	u.memory = max(0, server.PeakMemory()-memory)
	return u, nil
}

// rest waits until the server is idle, in a long run.
func (t *target) rest() {
	if t.long {
		t.served.ID().WaitUntilIdle(context.Background(), 10*time.Second)
	}
}

var pointsLeft = regexp.MustCompile(`r=(\d+)`)

// newKey adds a key that may write; it is there until revoke is called.
func (t *target) newKey() (key string, revoke func() error, err error) {
	name := fmt.Sprint("attack ", networks.Add(1))
	key, err = t.store.Keys.AddAPIKey(context.Background(), name, true, desklog.Action{At: time.Now()})
	return key, func() error {
		return t.store.Keys.RevokeAPIKey(context.Background(), name, time.Time{}, desklog.Action{At: time.Now()})
	}, err
}

func posted(query string, variables map[string]any) string {
	text, err := json.Marshal(map[string]any{"query": query, "variables": variables})
	if err != nil {
		panic(err) // texts, numbers and lists of them
	}
	return string(text)
}

// batchOf is a list of one request, as long as a body may be.
func batchOf(one string) string {
	return "[" + strings.Repeat(one+",", (limits.GraphBodyBytes-len(one)-2)/(len(one)+1)) + one + "]"
}

// large is a query that costs nearly as much as one may.
func large(n int) string {
	const fields = `number title path summary description price { amount text } location { latitude longitude } energy { label specific }
		photos { url width height alt } documents { url } category { name } city { name zip } status goal`
	var b strings.Builder
	for i := range 25 {
		fmt.Fprintf(&b, "p%d: properties(language: NL, filter: {priceMin: %d}, first: 100) { nodes { %s } } ", i, 10*n+i, fields)
	}
	return "{ " + b.String() + "}"
}
