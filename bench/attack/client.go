package main

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"maps"
	"net/http"
	"regexp"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"time"
)

// client sends requests and counts what is answered. It begins none after its context ends, and waits for those that are on their way.
type client struct {
	ctx  context.Context
	base string
	http *http.Client

	mu       sync.Mutex
	requests int
	statuses map[string]int
}

func newClient(ctx context.Context, addr string) *client {
	return &client{ctx: ctx, base: "http://" + addr, statuses: map[string]int{},
		http: &http.Client{Transport: &http.Transport{MaxIdleConnsPerHost: 64, DisableCompression: true}, Timeout: time.Minute,
			CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse }}}
}

// networks counts strangers: each request comes from another network, as a proxy on this machine says.
var networks atomic.Int64

// newNetwork is an address that nobody had before, in a network of its own.
func newNetwork() string {
	n := networks.Add(1)
	return fmt.Sprintf("%d.%d.%d.7", 20+byte(n>>16)%100, byte(n>>8), byte(n))
}

// send sends one request and gives the status and the first bytes of the answer; 0 for none. Every other stranger shows a cookie.
func (c *client) send(method, path string, body []byte, headers ...string) (int, []byte) {
	r, err := http.NewRequestWithContext(context.WithoutCancel(c.ctx), method, c.base+path, bytes.NewReader(body))
	if err != nil {
		c.count("no request")
		return 0, nil
	}
	network := newNetwork()
	r.Header.Set("X-Forwarded-For", network)
	if len(network)%2 == 0 {
		r.Header.Set("Cookie", "session=00000000000000000000000000; theme=a")
	}
	for i := 0; i+1 < len(headers); i += 2 {
		r.Header.Set(headers[i], headers[i+1])
	}
	response, err := c.http.Do(r)
	if err != nil {
		c.count("no answer")
		return 0, nil
	}
	defer response.Body.Close()
	text, _ := io.ReadAll(io.LimitReader(response.Body, 1<<20))
	c.count(fmt.Sprint(response.StatusCode) + outcome(text))
	return response.StatusCode, text
}

var named = regexp.MustCompile(`"(?:code|__typename)":"([A-Z_]+|[A-Z][A-Za-z]+)"`)

// outcome is what the graph says came of a request: the code of an error or problem, or the type of an answer.
func outcome(text []byte) string {
	all := named.FindAllSubmatch(text, 2)
	if !bytes.HasPrefix(text, []byte("{")) || len(all) == 0 {
		return ""
	}
	return " " + string(all[len(all)-1][1])
}

// ask sends a query to the graph.
func (c *client) ask(query string, variables map[string]any, headers ...string) (int, []byte) {
	text, err := json.Marshal(map[string]any{"query": query, "variables": variables})
	if err != nil {
		return 0, nil
	}
	return c.send("POST", "/graphql", text, append([]string{"Content-Type", "application/json"}, headers...)...)
}

func (c *client) count(status string) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.requests++
	c.statuses[status]++
}

// answers says how often each status came.
func (c *client) answers() string {
	c.mu.Lock()
	defer c.mu.Unlock()
	var list []string
	for _, status := range slices.Sorted(maps.Keys(c.statuses)) {
		list = append(list, fmt.Sprintf("%s × %d", status, c.statuses[status]))
	}
	return strings.Join(list, ", ")
}

// together does something from several sides at once, so often and until the context ends.
func (c *client) together(sides, most int, do func(i int)) {
	var next atomic.Int64
	var wg sync.WaitGroup
	for range sides {
		wg.Go(func() {
			for i := int(next.Add(1)); i <= most; i = int(next.Add(1)) {
				do(i) // once at least, however short the time
				if c.ctx.Err() != nil {
					return
				}
			}
		})
	}
	wg.Wait()
}
