package main

import (
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"slices"
	"strings"
	"sync"
	"syscall"
	"time"
)

// pacedSockets is how many connections of one address hold bodies and answers.
const pacedSockets = 200

// call is a request of the Model Context Protocol.
const call = `{"jsonrpc":"2.0","id":%d,"method":"tools/call","params":{"name":"search_properties","arguments":{"language":"NL"}}}`

// slowBodies begins to send a body from many connections of one address, and a byte a second of the rest, while others read pages that are
// not cached.
func slowBodies(path string) func(t *target, c *client) {
	return func(t *target, c *client) {
		begin := fmt.Sprintf("POST %s HTTP/1.1\r\nHost: a\r\nX-Forwarded-For: 203.0.113.77\r\nContent-Type: application/json\r\n"+
			"Accept: application/json, text/event-stream\r\nContent-Length: 100000\r\n\r\n{", path)
		t.paced(c, begin, sendSlowly)
	}
}

// slowReader asks for a large answer that is not cached from many connections of one address, and reads nothing of it.
func slowReader(t *target, c *client) {
	body := `{"query":"{ properties(language: NL, first: 50) { nodes { number title description photos { url } } } }"}`
	one := fmt.Sprintf("POST /graphql HTTP/1.1\r\nHost: a\r\nX-Forwarded-For: 203.0.113.78\r\nCookie: session=a\r\n"+
		"Content-Type: application/json\r\nContent-Length: %d\r\n\r\n%s", len(body), body)
	t.paced(c, strings.Repeat(one, 4), func(net.Conn) error { <-c.ctx.Done(); return nil })
}

// narrow opens connections that take little before it is read, so that few answers are made for nobody.
var narrow = net.Dialer{Control: func(_, _ string, c syscall.RawConn) (err error) {
	failed := c.Control(func(fd uintptr) { err = syscall.SetsockoptInt(int(fd), syscall.SOL_SOCKET, syscall.SO_RCVBUF, 4<<10) })
	return errors.Join(err, failed)
}}

// slowedPages is how many times as long as usual pages that are not cached may take while connections are held.
const slowedPages = 2

// paced holds connections until the attack ends, and meanwhile reads pages that are not cached, each from another network.
func (t *target) paced(c *client, begin string, hold func(net.Conn) error) {
	samples := 10
	if t.long {
		samples = 100
	}
	usual, usualMost := uncached(c, samples)
	var wg sync.WaitGroup
	for range pacedSockets {
		wg.Go(func() {
			s, err := narrow.Dial("tcp", t.addr)
			if err != nil {
				return
			}
			defer s.Close()
			go func() {
				<-c.ctx.Done()
				s.Close()
			}()
			io.WriteString(s, begin)
			hold(s)
		})
	}
	meanwhile, meanwhileMost := uncached(c, 2000)
	wg.Wait()
	c.report("half of the pages that are not cached take up to %v, and meanwhile up to %v; 95 of 100 take up to %v, and meanwhile up to %v",
		usual.Round(time.Millisecond/10), meanwhile.Round(time.Millisecond/10), usualMost.Round(time.Millisecond/10),
		meanwhileMost.Round(time.Millisecond/10))
	if t.long && meanwhile > slowedPages*usual {
		c.fail("half of the pages that are not cached take more than %v meanwhile, usually %v", meanwhile, usual)
	}
	if t.long && meanwhileMost > slowedPages*usualMost {
		c.fail("5 of 100 pages that are not cached take more than %v meanwhile, usually %v", meanwhileMost, usualMost)
	}
}

// uncached reads pages that are not cached, and returns within which time half of them came, and 95 of 100.
func uncached(c *client, most int) (half, nearlyAll time.Duration) {
	var times []time.Duration
	c.repeat(1, most, func(int) {
		path, began := fmt.Sprintf("/nl/te-koop/?priceMax=%d", 300_000+networks.Add(1)), time.Now()
		if status, _ := c.send("GET", path, nil); status != http.StatusOK {
			c.fail("%s: status %d, want 200", path, status)
		}
		times = append(times, time.Since(began))
	})
	slices.Sort(times)
	return times[len(times)/2], times[len(times)*95/100]
}

// batches sends the largest batches of JSON-RPC that a body holds.
func batches(_ *target, c *client) {
	c.repeat(4, 300, func(i int) {
		var b strings.Builder
		for b.Len() < 250<<10 {
			fmt.Fprintf(&b, ","+call, i)
		}
		status, text := c.send("POST", "/mcp", []byte("["+b.String()[1:]+"]"), "Content-Type", "application/json", "Accept",
			"application/json, text/event-stream", "Mcp-Protocol-Version", "2025-03-26")
		if status != http.StatusBadRequest {
			c.fail("a batch is answered %d, want 400: %.200s", status, text)
		}
	})
}

// renderedAnew is as much processor time as a page that was rendered for each host would take at least.
const renderedAnew = 8 * time.Millisecond

// hosts asks for one page under another host each time, which is rendered once.
func hosts(t *target, c *client) {
	began := t.served.ID().ProcessorTime()
	defer func() {
		if each := (t.served.ID().ProcessorTime() - began) / time.Duration(max(1, c.requests)); each > renderedAnew {
			c.fail("each host's page takes %v of processor time, limit %v", each, renderedAnew)
		}
	}()
	c.repeat(2, 500, func(i int) {
		s, err := net.Dial("tcp", t.addr)
		if err != nil {
			c.count("no answer")
			return
		}
		defer s.Close()
		fmt.Fprintf(s, "GET /nl/te-koop/ HTTP/1.1\r\nHost: h%d.example\r\nConnection: close\r\n\r\n", i)
		line := make([]byte, len("HTTP/1.1 200"))
		io.ReadFull(s, line)
		c.count(string(line[len(line)-3:]))
		io.Copy(io.Discard, s)
	})
}
