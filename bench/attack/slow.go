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

// slowly holds connections for as long as the server lets it: bodies that come byte by byte, and readers who do not read.
type slowly struct {
	began           time.Time
	bodies, readers held
}

// held counts connections of a kind, and those that the server ended.
type held struct{ opened, ended atomic.Int64 }

const slowClients = 50

// holdSlowly opens them. The context ends those that are left.
func (t *target) holdSlowly(ctx context.Context) *slowly {
	s := &slowly{began: time.Now()}
	for i := range slowClients {
		path := []string{"/graphql", "/nl/contact/", "/captcha", "/nl/nergens/"}[i%4]
		body := fmt.Sprintf("POST %s HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 100000\r\n\r\n{", path)
		go s.bodies.hold(ctx, t.addr, body, drip)
		video := fmt.Sprintf("GET %s HTTP/1.1\r\nHost: a\r\n\r\n", t.known.video)
		go s.readers.hold(ctx, t.addr, strings.Repeat(video, 20), unread) // more than the system's own buffers take
	}
	return s
}

// hold opens a connection and goes on until the server ends it.
func (h *held) hold(ctx context.Context, addr, request string, on func(net.Conn) error) {
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

// drip sends a byte a second until the server ends the connection.
func drip(c net.Conn) error {
	go func() {
		for _, err := io.WriteString(c, " "); err == nil; _, err = io.WriteString(c, " ") {
			time.Sleep(time.Second)
		}
	}()
	io.Copy(io.Discard, c)
	return nil
}

// unread reads nothing for longer than a reader may wait. A connection that goes on after that was not ended.
func unread(c net.Conn) error {
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

// Times after which every connection of a kind must have been ended. A shorter run says nothing about it.
const (
	bodiesEnd  = limits.BodyTime + 5*time.Second
	readersEnd = 2 * limits.AnswerTime
)

// problems says which connections the server did not end, where the run was long enough for that.
func (s *slowly) problems() []string {
	return append(s.bodies.problems(time.Since(s.began), bodiesEnd, "bodies that came byte by byte"),
		s.readers.problems(time.Since(s.began), readersEnd, "readers who do not read")...)
}

func (h *held) problems(held, end time.Duration, who string) []string {
	if open := slowClients - h.ended.Load(); held > end && open > 0 {
		return []string{fmt.Sprintf("slow: of %d %s, %d were not ended within %v", slowClients, who, open, end)}
	}
	return nil
}

// outcome says how many connections were ended, or that they may still be open.
func (h *held) outcome(held, end time.Duration, who string) string {
	if held <= end {
		return fmt.Sprintf("%s have until %v: not proved by a run so short", who, end)
	}
	return fmt.Sprintf("%d of %d %s ended within %v", h.ended.Load(), h.opened.Load(), who, end)
}

func (s *slowly) result() result {
	return result{attack: attack{name: "slow", about: "bodies byte by byte and readers who do not read, all the while"},
		requests: int(s.bodies.opened.Load() + s.readers.opened.Load()),
		answers: s.bodies.outcome(time.Since(s.began), bodiesEnd, "bodies") + ", " + s.readers.outcome(time.Since(s.began), readersEnd,
			"readers")}
}
