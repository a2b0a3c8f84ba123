package main

import (
	"fmt"
	"io"
	"net"
	"strings"
	"sync"
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
	body := `{"query":"{ properties(language: NL, page: {first: 50}) { nodes { number title description photos { url } } } }"}`
	one := fmt.Sprintf("POST /graphql HTTP/1.1\r\nHost: a\r\nX-Forwarded-For: 203.0.113.78\r\nCookie: session=a\r\n"+
		"Content-Type: application/json\r\nContent-Length: %d\r\n\r\n%s", len(body), body)
	t.paced(c, strings.Repeat(one, 20), func(net.Conn) error { <-c.ctx.Done(); return nil })
}

// paced holds connections until the attack ends, and meanwhile reads pages that are not cached, each from another network.
func (t *target) paced(c *client, begin string, hold func(net.Conn) error) {
	var wg sync.WaitGroup
	defer wg.Wait()
	for range pacedSockets {
		wg.Go(func() {
			s, err := net.Dial("tcp", t.addr)
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
	c.repeat(1, 2000, func(i int) { c.send("GET", fmt.Sprintf("/nl/te-koop/?priceMax=%d", 100_000+i), nil) })
}

// batches sends the largest batches of JSON-RPC that a body holds.
func batches(_ *target, c *client) {
	c.repeat(4, 300, func(i int) {
		var b strings.Builder
		for b.Len() < 250<<10 {
			fmt.Fprintf(&b, ","+call, i)
		}
		c.send("POST", "/mcp", []byte("["+b.String()[1:]+"]"), "Content-Type", "application/json", "Accept",
			"application/json, text/event-stream", "Mcp-Protocol-Version", "2025-03-26")
	})
}

// hosts asks for one page under another host each time.
func hosts(t *target, c *client) {
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
