package main

import (
	"net/mail"
	"strings"
	"sync"
	"testing"

	"github.com/gevel/gevel/internal/posttest"
)

// emails holds the Message-IDs of the emails that arrived, by the visitor whom they are about and by whether they went to the agency.
type emails struct {
	addr string
	mu   sync.Mutex
	cond *sync.Cond
	ids  map[string]map[string]bool
}

func collectEmails(t *testing.T) *emails {
	server := posttest.Start(t, nil, false)
	l := &emails{addr: server.Addr, ids: map[string]map[string]bool{}}
	l.cond = sync.NewCond(&l.mu)
	go func() {
		for email := range server.Arrived {
			l.add(email)
		}
	}()
	return l
}

func (l *emails) add(email posttest.Email) {
	m, err := mail.ReadMessage(strings.NewReader(email.Message))
	if err != nil {
		panic(err)
	}
	about := email.To
	if strings.HasPrefix(about, "info@") {
		about = "agency " + strings.Trim(m.Header.Get("Reply-To"), "<>")
	}
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.ids[about] == nil {
		l.ids[about] = map[string]bool{}
	}
	l.ids[about][m.Header.Get("Message-Id")] = true
	l.cond.Broadcast()
}

// wait waits until so many different emails have arrived; otherwise the test's timeout ends it.
func (l *emails) wait(n int) {
	l.mu.Lock()
	defer l.mu.Unlock()
	for len(l.ids) < n {
		l.cond.Wait()
	}
}
