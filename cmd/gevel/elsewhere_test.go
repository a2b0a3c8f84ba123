package main

import (
	"net"
	"net/netip"
	"os"
	"slices"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"github.com/gevel/gevel/crm/sweepbright/sweepbrighttest"
	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/fetch"
)

// elsewhere is a server that the link's settings do not name. It counts its connections.
type elsewhere struct {
	listener net.Listener
	requests atomic.Int64
}

func startElsewhere(t *testing.T) *elsewhere {
	t.Helper()
	l, err := net.Listen("tcp", "127.0.0.2:0")
	if err != nil {
		if l, err = net.Listen("tcp", "[::1]:0"); err != nil {
			t.Fatal("this machine has no second address of its own: ", err)
		}
	}
	e := &elsewhere{listener: l}
	t.Cleanup(func() { l.Close() })
	go func() {
		for {
			c, err := l.Accept()
			if err != nil {
				return
			}
			e.requests.Add(1)
			c.Close()
		}
	}()
	return e
}

func (e *elsewhere) address() string { return "https://" + e.listener.Addr().String() + "/picture" }

// mentioned is an estate that names this server wherever it can: for a picture, in the redirect of a picture of the CRM, for the agent's
// photo and for the virtual tour. One picture is the CRM's own.
func (e *elsewhere) mentioned(mock *sweepbrighttest.Mock, id string, bedrooms int) sweepbrighttest.Estate {
	image := func(name, address string) map[string]any {
		return map[string]any{"id": id + name, "filename": name + ".jpg", "url": address}
	}
	return sweepbrighttest.Estate{"bedrooms": bedrooms, "virtual_tour_url": e.address(),
		"negotiator": map[string]any{"email": "an@" + e.listener.Addr().String(), "photo_url": e.address()},
		"images":     []any{image("own", mock.URL+"/pictures/"+id), image("away", mock.URL+"/pictures/away"), image("other", e.address())}}
}

// noting makes a client write each network address that it is asked to reach into a file.
func noting(c *fetch.Client, file string) *fetch.Client {
	allowed := c.Reachable
	c.Reachable = func(at netip.Addr) bool {
		out, err := os.OpenFile(file, os.O_CREATE|os.O_APPEND|os.O_WRONLY, 0o600)
		if err != nil {
			panic(err)
		}
		defer out.Close()
		if _, err := out.WriteString(at.String() + "\n"); err != nil {
			panic(err)
		}
		return allowed(at)
	}
	return c
}

// checkNotReached compares what the program was asked to reach with the one server of the link's settings.
func (e *elsewhere) checkNotReached(t *testing.T, file string) {
	t.Helper()
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	list := strings.Fields(string(text))
	connections := len(list)
	slices.Sort(list)
	if list = slices.Compact(list); !slices.Equal(list, []string{"127.0.0.1"}) || e.requests.Load() > 0 {
		t.Errorf("the program was asked to reach %v, and another server was reached %d times, want the CRM's 127.0.0.1 alone", list,
			e.requests.Load())
	}
	t.Log(connections, "connections, all to the CRM")
}

// fetched waits until the pictures of the CRM's own server are there, and the others given up.
func fetched(t *testing.T, store *db.Store) {
	t.Helper()
	for end := time.Now().Add(time.Minute); ; time.Sleep(100 * time.Millisecond) {
		c, err := store.Imports.CountRemotes(t.Context())
		if err != nil || time.Now().After(end) {
			t.Fatalf("the pictures are %+v, want none waiting (%v)", c, err)
		}
		if c.Waiting == 0 {
			if c.Fetched == 0 || c.GivenUp != 2*c.Fetched {
				t.Errorf("the pictures are %+v, want one of each estate fetched and the two that lead elsewhere given up", c)
			}
			return
		}
	}
}
