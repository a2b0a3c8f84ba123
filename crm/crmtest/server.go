// Package crmtest holds a server for tests that stands for a CRM's, over real HTTPS on this machine, with faults.
package crmtest

import (
	"crypto/x509"
	"net"
	"net/http"
	"net/http/httptest"
	"net/netip"
	"sync"
	"sync/atomic"
	"testing"

	"github.com/gevel/gevel/fetch"
)

// Server answers as a CRM does, and notes every request.
type Server struct {
	*httptest.Server
	crm      http.Handler
	mu       sync.Mutex
	faults   []http.HandlerFunc
	broken   map[string]http.HandlerFunc
	requests []string

	connections atomic.Int64
	answered    atomic.Int64 // bytes of bodies
}

// Start starts a server until the test ends.
func Start(t testing.TB, crm http.Handler) *Server {
	s := &Server{crm: crm, broken: map[string]http.HandlerFunc{}}
	s.Server = httptest.NewUnstartedServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		w = counting{w, &s.answered}
		if fault := s.note(r); fault != nil {
			fault(w, r)
			return
		}
		crm.ServeHTTP(w, r)
	}))
	s.Config.ConnState = func(_ net.Conn, state http.ConnState) {
		if state == http.StateNew {
			s.connections.Add(1)
		}
	}
	s.StartTLS()
	t.Cleanup(s.Close)
	return s
}

// note records a request and returns the fault that it is to meet, nil for none.
func (s *Server) note(r *http.Request) (fault http.HandlerFunc) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.requests = append(s.requests, r.Method+" "+r.URL.Path)
	if len(s.faults) > 0 {
		fault, s.faults = s.faults[0], s.faults[1:]
		return fault
	}
	return s.broken[r.URL.Path]
}

// BreakPath lets all requests to a path meet a fault.
func (s *Server) BreakPath(path string, fault http.HandlerFunc) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.broken[path] = fault
}

// Heal ends all faults.
func (s *Server) Heal() {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.faults, s.broken = nil, map[string]http.HandlerFunc{}
}

// Fail lets the next n requests meet a fault; nil is none, to let requests pass before the faults that follow.
func (s *Server) Fail(n int, fault http.HandlerFunc) {
	s.mu.Lock()
	defer s.mu.Unlock()
	for range n {
		s.faults = append(s.faults, fault)
	}
}

// Requests lists the requests so far: "GET /estates/1".
func (s *Server) Requests() []string {
	s.mu.Lock()
	defer s.mu.Unlock()
	return append([]string(nil), s.requests...)
}

// Connections is how many connections were made so far.
func (s *Server) Connections() int { return int(s.connections.Load()) }

// Answered is how many bytes of bodies were answered so far.
func (s *Server) Answered() int64 { return s.answered.Load() }

// counting counts the bytes of bodies.
type counting struct {
	http.ResponseWriter
	bytes *atomic.Int64
}

func (c counting) Write(b []byte) (int, error) {
	c.bytes.Add(int64(len(b)))
	return c.ResponseWriter.Write(b)
}

// Unwrap lets faults flush and take over the connection.
func (c counting) Unwrap() http.ResponseWriter { return c.ResponseWriter }

// FetchClient returns a client that trusts this server's certificate and reaches this machine, alone.
func (s *Server) FetchClient() *fetch.Client {
	trusted := x509.NewCertPool()
	trusted.AddCert(s.Certificate())
	return Trusting(trusted)
}

// Trusting returns a client that trusts these certificates and reaches this machine, alone.
func Trusting(trusted *x509.CertPool) *fetch.Client {
	c := fetch.New()
	c.Reachable = netip.Addr.IsLoopback
	c.Trust(trusted)
	return c
}
