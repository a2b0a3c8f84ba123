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

// client sends requests and counts the answers by status. After its context ends it starts no request, but waits for those already sent.
type client struct {
	ctx  context.Context
	base string
	http *http.Client

	mu       sync.Mutex
	requests int
	statuses map[string]int
	figures  []string // what the attack measured beside what is measured of each
	problems []string
}

func newClient(ctx context.Context, addr string) *client {
	return &client{ctx: ctx, base: "http://" + addr, statuses: map[string]int{},
		http: &http.Client{Transport: &http.Transport{MaxIdleConnsPerHost: 64, DisableCompression: true}, Timeout: time.Minute,
			CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse }}}
}

// networks numbers the clients: each request claims another network in X-Forwarded-For, which the server believes from its own machine.
var networks atomic.Int64

// newNetwork returns an address in a network that no request used before.
func newNetwork() string {
	n := networks.Add(1)
	return fmt.Sprintf("%d.%d.%d.7", 20+byte(n>>16)%100, byte(n>>8), byte(n))
}

// report notes a figure of the attack.
func (c *client) report(format string, args ...any) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.figures = append(c.figures, fmt.Sprintf(format, args...))
}

// fail notes that a limit of the attack is exceeded.
func (c *client) fail(format string, args ...any) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.problems = append(c.problems, fmt.Sprintf(format, args...))
}

// send sends one request and returns the status and the first 8 MiB of the answer; status 0 when none came.
func (c *client) send(method, path string, body []byte, headers ...string) (int, []byte) {
	response, text := c.ask(method, path, body, headers...)
	if response == nil {
		return 0, nil
	}
	return response.StatusCode, text
}

// ask is send with the answer's headers; nil when no answer came. Some requests carry a cookie.
func (c *client) ask(method, path string, body []byte, headers ...string) (*http.Response, []byte) {
	r, err := http.NewRequestWithContext(context.WithoutCancel(c.ctx), method, c.base+path, bytes.NewReader(body))
	if err != nil {
		c.count("no request")
		return nil, nil
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
		return nil, nil
	}
	defer response.Body.Close()
	text, _ := io.ReadAll(io.LimitReader(response.Body, 8<<20))
	c.count(fmt.Sprint(response.StatusCode) + outcome(text))
	return response, text
}

var named = regexp.MustCompile(`"(?:code|__typename)":"([A-Z_]+|[A-Z][A-Za-z]+)"`)

// outcome returns the last of the first two codes or type names in a JSON answer, with a space before it; "" when there is none.
func outcome(text []byte) string {
	all := named.FindAllSubmatch(text, 2)
	if !bytes.HasPrefix(text, []byte("{")) || len(all) == 0 {
		return ""
	}
	return " " + string(all[len(all)-1][1])
}

// query posts a query to the graph that everybody may ask.
func (c *client) query(query string, variables map[string]any, headers ...string) (int, []byte) {
	return c.queryAt("/graphql", query, variables, headers...)
}

// queryDesk posts a query to the graph of the desk.
func (c *client) queryDesk(query string, variables map[string]any, headers ...string) (int, []byte) {
	return c.queryAt("/desk/graphql", query, variables, headers...)
}

func (c *client) queryAt(path, query string, variables map[string]any, headers ...string) (int, []byte) {
	text, err := json.Marshal(map[string]any{"query": query, "variables": variables})
	if err != nil {
		return 0, nil
	}
	return c.send("POST", path, text, append([]string{"Content-Type", "application/json"}, headers...)...)
}

func (c *client) count(status string) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.requests++
	c.statuses[status]++
}

// answers lists how often each status came.
func (c *client) answers() string {
	c.mu.Lock()
	defer c.mu.Unlock()
	var list []string
	for _, status := range slices.Sorted(maps.Keys(c.statuses)) {
		list = append(list, fmt.Sprintf("%s × %d", status, c.statuses[status]))
	}
	return strings.Join(list, ", ")
}

// repeat calls do from several goroutines, at most so often in all, until the context ends.
func (c *client) repeat(goroutines, most int, do func(i int)) {
	var next atomic.Int64
	var wg sync.WaitGroup
	for range goroutines {
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
