package server

import (
	"net/http/httptest"
	"testing"
)

func TestNetworkAddress(t *testing.T) {
	for _, c := range []struct{ remote, forwarded, want string }{
		{"203.0.113.9:4711", "", "203.0.113.9"},
		{"203.0.113.9:4711", "198.51.100.1", "203.0.113.9"}, // a visitor's own header
		{"127.0.0.1:4711", "198.51.100.1", "198.51.100.1"},
		{"[::1]:4711", "2001:db8::1", "2001:db8::1"},
		{"[::ffff:127.0.0.1]:1", "::ffff:198.51.100.1", "198.51.100.1"},
		{"127.0.0.1:4711", "10.0.0.1, 198.51.100.1", "198.51.100.1"}, // the first was the visitor's
		{"127.0.0.1:4711", "198.51.100.1, nonsense", "127.0.0.1"},
		{"127.0.0.1:4711", "", "127.0.0.1"},
		{"@", "198.51.100.1", "@"},
	} {
		r := httptest.NewRequest("GET", "/", nil)
		r.RemoteAddr = c.remote
		r.Header.Set("X-Forwarded-For", c.forwarded)
		if got := networkAddress(r); got != c.want {
			t.Errorf("%s for %q is %s, want %s", c.remote, c.forwarded, got, c.want)
		}
	}
}
