package fetch

import (
	"errors"
	"net/http"
	"net/netip"
	"testing"
)

// TestOverOneConnection shows that a connection stays open until the end, and that the next one is checked again.
func TestOverOneConnection(t *testing.T) {
	from := map[string]bool{}
	c, address := elsewhere(t, func(w http.ResponseWriter, r *http.Request) { from[r.RemoteAddr] = true })
	checks := 0
	c.Reachable = func(at netip.Addr) bool {
		checks++
		return checks == 1 && at.IsLoopback()
	}
	client, end := c.OverOneConnection()
	fetch := func() error {
		_, err := client.Do(t.Context(), Request{Method: http.MethodPost, Address: address, Body: []byte("body")}, 10)
		return err
	}
	for range 3 {
		if err := fetch(); err != nil {
			t.Fatal(err)
		}
	}
	if len(from) != 1 || checks != 1 {
		t.Errorf("three requests made %d connections with %d checks, want one of each", len(from), checks)
	}
	end()
	if err := fetch(); !errors.Is(err, ErrPrivate) {
		t.Errorf("after the end a server that may no longer be reached gives %v, want ErrPrivate", err)
	}
}

// TestOverOneConnectionEndsWithTheServer shows that a request is not lost when the server closed the connection meanwhile.
func TestOverOneConnectionEndsWithTheServer(t *testing.T) {
	c, address := elsewhere(t, func(w http.ResponseWriter, r *http.Request) { w.Header().Set("Connection", "close") })
	client, end := c.OverOneConnection()
	defer end()
	for range 3 {
		if _, err := client.Do(t.Context(), Request{Method: http.MethodPost, Address: address}, 10); err != nil {
			t.Fatal(err)
		}
	}
}

// TestAConnectionIsForOneRequest shows the rule without Keeping: a client that sends a request now and then leaves no connection open.
func TestAConnectionIsForOneRequest(t *testing.T) {
	from := map[string]bool{}
	c, address := elsewhere(t, func(w http.ResponseWriter, r *http.Request) { from[r.RemoteAddr] = true })
	for range 3 {
		if _, err := c.Get(t.Context(), address, "", 10); err != nil {
			t.Fatal(err)
		}
	}
	if len(from) != 3 {
		t.Errorf("three requests made %d connections, want 3", len(from))
	}
}
