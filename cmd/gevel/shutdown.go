package main

import (
	"context"
	"net"
	"net/http"
	"sync"
	"time"
)

const (
	firstRequest = time.Second      // a stopping server waits for the first request of a connection that it has taken
	lastAnswers  = 10 * time.Second // and for its last answers
)

// unread counts the connections whose first request has not come. http.Server.Shutdown closes them, also when their request arrives in that
// very moment, so the stopping server waits for it.
type unread struct {
	sync.Mutex
	connections map[net.Conn]bool
}

// follow is an http.Server's ConnState.
func (u *unread) follow(c net.Conn, state http.ConnState) {
	u.Lock()
	defer u.Unlock()
	if u.connections == nil {
		u.connections = map[net.Conn]bool{}
	}
	if state == http.StateNew {
		u.connections[c] = true
	} else {
		delete(u.connections, c)
	}
}

func (u *unread) none() bool {
	u.Lock()
	defer u.Unlock()
	return len(u.connections) == 0
}

// shutDown ends a server whose listener is closed: what it has taken is answered. A connection that is open without a request, as browsers
// keep some, is closed after a second.
func shutDown(s *http.Server, fresh *unread) error {
	s.SetKeepAlivesEnabled(false)
	for until := time.Now().Add(firstRequest); !fresh.none() && time.Now().Before(until); {
		time.Sleep(time.Millisecond)
	}
	time.Sleep(20 * time.Millisecond) // a request that was just read reaches its handler
	ctx, cancel := context.WithTimeout(context.Background(), lastAnswers)
	defer cancel()
	return s.Shutdown(ctx)
}
