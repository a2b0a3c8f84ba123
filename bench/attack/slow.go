package main

import (
	"context"
	"fmt"
	"io"
	"net"
	"strings"
	"sync/atomic"
	"time"

	"github.com/gevel/gevel/limits"
)

// slowClients holds connections as long as the server lets it: some send a body byte by byte, the others do not read their answer.
type slowClients struct {
	began           time.Time
	bodies, readers slowGroup
}

// slowGroup counts the connections of one kind, and those of them that the server closed.
type slowGroup struct{ opened, ended atomic.Int64 }

const slowPerKind = 50

// startSlowClients opens the connections. Those that the server does not close end with the context.
func (t *target) startSlowClients(ctx context.Context) *slowClients {
	s := &slowClients{began: time.Now()}
	for i := range slowPerKind {
		path := []string{"/graphql", "/nl/contact/", "/captcha", "/nl/nergens/"}[i%4]
		body := fmt.Sprintf("POST %s HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 100000\r\n\r\n{", path)
		go s.bodies.hold(ctx, t.addr, body, sendSlowly)
		video := fmt.Sprintf("GET %s HTTP/1.1\r\nHost: a\r\n\r\n", t.known.video)
		go s.readers.hold(ctx, t.addr, strings.Repeat(video, 20), readNothing) // more than the buffers of the operating system hold
	}
	return s
}

// hold opens a connection and keeps it until the server closes it.
func (h *slowGroup) hold(ctx context.Context, addr, request string, on func(net.Conn) error) {
	c, err := net.Dial("tcp", addr)
	if err != nil {
		return
	}
	defer c.Close()
	defer context.AfterFunc(ctx, func() { c.Close() })()
	h.opened.Add(1)
	io.WriteString(c, request)
	if on(c) == nil {
		h.ended.Add(1)
	}
}

// sendSlowly sends a byte a second until the server closes the connection.
func sendSlowly(c net.Conn) error {
	go func() {
		for _, err := io.WriteString(c, " "); err == nil; _, err = io.WriteString(c, " ") {
			time.Sleep(time.Second)
		}
	}()
	io.Copy(io.Discard, c)
	return nil
}

// readNothing reads nothing for longer than the server allows. It fails when the connection is still open then.
func readNothing(c net.Conn) error {
	time.Sleep(limits.AnswerTime + limits.AnswerTime/3)
	c.SetReadDeadline(time.Now().Add(10 * time.Second))
	if _, err := io.Copy(io.Discard, c); isTimeout(err) {
		return err
	}
	return nil
}

func isTimeout(err error) bool {
	timeout, ok := err.(net.Error)
	return ok && timeout.Timeout()
}

// Times after which every connection of a kind must be closed. A shorter run proves nothing about them.
const (
	bodiesEnd  = limits.BodyTime + 5*time.Second
	readersEnd = 2 * limits.AnswerTime
)

// problems lists the connections that the server did not close in time, when the run was long enough to tell.
func (s *slowClients) problems() []string {
	return append(s.bodies.problems(time.Since(s.began), bodiesEnd, "bodies that came byte by byte"),
		s.readers.problems(time.Since(s.began), readersEnd, "readers who do not read")...)
}

func (h *slowGroup) problems(duration, end time.Duration, who string) []string {
	if open := slowPerKind - h.ended.Load(); duration > end && open > 0 {
		return []string{fmt.Sprintf("slow: of %d %s, %d were not closed within %v", slowPerKind, who, open, end)}
	}
	return nil
}

// outcome tells how many connections were closed, or that the run was too short to tell.
func (h *slowGroup) outcome(duration, end time.Duration, who string) string {
	if duration <= end {
		return fmt.Sprintf("%s have until %v: the run was too short to tell", who, end)
	}
	return fmt.Sprintf("%d of %d %s closed within %v", h.ended.Load(), h.opened.Load(), who, end)
}

func (s *slowClients) result() result {
	return result{attack: attack{name: "slow", about: "bodies byte by byte and readers who do not read, all the while"},
		requests: int(s.bodies.opened.Load() + s.readers.opened.Load()),
		answers: s.bodies.outcome(time.Since(s.began), bodiesEnd, "bodies") + ", " + s.readers.outcome(time.Since(s.began), readersEnd,
			"readers")}
}
