package main

import (
	"bufio"
	"context"
	"fmt"
	"io"
	"net/http"
	"strings"
	"sync"
	"sync/atomic"
	"time"

	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/limits"
)

// neighbourhood is many addresses of one network.
type neighbourhood struct {
	name string
	at   func(i int) string
	most int // how many subscriptions they may have together
}

var neighbourhoods = []neighbourhood{
	{"a /48 of IPv6, each from a /64 of its own", func(i int) string { return fmt.Sprintf("2001:db8:7:%x::1", i) },
		limits.SharedStreams.OfNetwork},
	{"a /32 of IPv6, each from a /48 of its own", func(i int) string { return fmt.Sprintf("2001:db9:%x::1", i) },
		limits.SharedStreams.OfProvider},
	{"a /24 of IPv4", func(i int) string { return fmt.Sprintf("198.51.100.%d", i%254+1) }, limits.SharedStreams.OfNetwork},
	{"a /16 of IPv4, each from a /24 of its own", func(i int) string { return fmt.Sprintf("198.18.%d.9", i%256) },
		limits.SharedStreams.OfProvider},
}

// neighbours takes what many share from one network after another: subscriptions, exports, challenges for passkeys. Others, programs with a
// key and staff have theirs meanwhile.
func neighbours(t *target, c *client) {
	desk := t.signIn(c, desk.Manager)
	for i, n := range neighbourhoods {
		if i > 0 && !t.long {
			return
		}
		t.crowded(c, n, desk)
	}
}

func (t *target) crowded(c *client, n neighbourhood, desk []string) {
	ctx, end := context.WithCancel(context.Background())
	var open, refused atomic.Int64
	var started, held sync.WaitGroup
	for i := range limits.Streams {
		started.Add(1)
		held.Go(func() {
			streams := c.stream(ctx, "/graphql", changesStream, "X-Forwarded-For", n.at(i))
			if streams {
				open.Add(1)
			} else {
				refused.Add(1)
			}
			started.Done()
			if streams {
				<-ctx.Done()
			}
		})
	}
	started.Wait()
	for i := range 20 {
		c.send("GET", "/export/properties.jsonl?language=nl", nil, "X-Forwarded-For", n.at(i))
	}
	for i := range 100 {
		c.queryDesk(passkeyOptions, nil, "X-Forwarded-For", n.at(i))
	}
	c.report("%s: %d of %d subscriptions are open, limit %d", n.name, open.Load(), open.Load()+refused.Load(), n.most)
	if int(open.Load()) > n.most || open.Load() == 0 {
		c.fail("%s has %d subscriptions, limit %d", n.name, open.Load(), n.most)
	}
	key := []string{"Authorization", "Bearer " + t.known.key}
	for who, headers := range map[string][]string{"somebody else": nil, "a program with a key": key} {
		if !c.streams("/graphql", changesStream, headers...) {
			c.fail("%s: %s gets no subscription", n.name, who)
		}
		if status, text := c.send("GET", "/export/properties.jsonl?language=nl", nil, headers...); status != http.StatusOK {
			c.fail("%s: %s gets no export: status %d, %.200s", n.name, who, status, text)
		}
	}
	if !c.streams("/desk/graphql", "subscription { deskChanged { __typename } }", desk...) {
		c.fail("%s: staff get no subscription", n.name)
	}
	if _, text := c.queryDesk(passkeyOptions, nil); !strings.Contains(string(text), "PasskeyOptions") {
		c.fail("%s: somebody else gets no challenge for a passkey: %.300s", n.name, text)
	}
	end()
	held.Wait()
}

const (
	changesStream  = "subscription { changes { cursor } }"
	passkeyOptions = `mutation { passkeyOptions(input: {purpose: SIGN_IN}) { __typename } }`
)

// streams reports whether a subscription begins, and ends it.
func (c *client) streams(path, subscription string, headers ...string) bool {
	ctx, end := context.WithTimeout(context.Background(), 20*time.Second)
	defer end()
	return c.stream(ctx, path, subscription, headers...)
}

// stream opens a subscription, which ends with ctx, and reports whether it began.
func (c *client) stream(ctx context.Context, path, subscription string, headers ...string) bool {
	r, err := http.NewRequestWithContext(ctx, "POST", c.base+path, strings.NewReader(posted(subscription, nil)))
	if err != nil {
		return false
	}
	r.Header.Set("Content-Type", "application/json")
	r.Header.Set("Accept", "text/event-stream")
	r.Header.Set("X-Forwarded-For", newNetwork())
	for i := 0; i+1 < len(headers); i += 2 {
		r.Header.Set(headers[i], headers[i+1])
	}
	response, err := c.http.Do(r)
	if err != nil {
		return false
	}
	began := false
	for lines := bufio.NewScanner(response.Body); !began && lines.Scan(); {
		if data, ok := strings.CutPrefix(lines.Text(), "data: "); ok && strings.Contains(data, `"errors"`) {
			break // TOO_MANY
		} else if ok {
			began = true
		}
	}
	c.count(fmt.Sprint(response.StatusCode) + map[bool]string{true: " stream", false: " no stream"}[began])
	if !began {
		response.Body.Close()
		return began
	}
	go func() {
		defer response.Body.Close()
		io.Copy(io.Discard, response.Body)
	}()
	return true
}
