package network

import (
	"crypto/tls"
	"net/http/httptest"
	"testing"
)

func proxies(t *testing.T, list string) Proxies {
	t.Helper()
	p, err := ParseProxies(list)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

func TestProxiesAddress(t *testing.T) {
	for _, c := range []struct{ proxies, remote, forwarded, want string }{
		{OwnMachine, "203.0.113.9:4711", "", "203.0.113.9"},
		{OwnMachine, "203.0.113.9:4711", "198.51.100.1", "203.0.113.9"}, // a visitor's own header
		{OwnMachine, "127.0.0.1:4711", "198.51.100.1", "198.51.100.1"},
		{OwnMachine, "127.0.0.9:4711", "198.51.100.1", "198.51.100.1"},
		{OwnMachine, "[::1]:4711", "2001:db8::1", "2001:db8::1"},
		{OwnMachine, "[::ffff:127.0.0.1]:1", "::ffff:198.51.100.1", "198.51.100.1"},
		{OwnMachine, "127.0.0.1:4711", "10.0.0.1, 198.51.100.1", "198.51.100.1"}, // the first was the visitor's
		{OwnMachine, "127.0.0.1:4711", "198.51.100.1, nonsense", "127.0.0.1"},
		{OwnMachine, "127.0.0.1:4711", "", "127.0.0.1"},
		{OwnMachine, "@", "198.51.100.1", "@"},
		{"", "127.0.0.1:4711", "198.51.100.1", "127.0.0.1"}, // nobody is trusted
		{"none", "127.0.0.1:4711", "198.51.100.1", "127.0.0.1"},
		{"10.0.0.0/8", "10.1.2.3:1", "198.51.100.1", "198.51.100.1"},
		{"10.0.0.0/8", "127.0.0.1:1", "198.51.100.1", "127.0.0.1"},
		{"10.0.0.0/8", "10.1.2.3:1", "8.8.8.8, 198.51.100.1, 10.9.9.9", "198.51.100.1"}, // two proxies in a row
		{"10.0.0.0/8", "10.1.2.3:1", "10.9.9.9", "10.9.9.9"},
	} {
		r := httptest.NewRequest("GET", "/", nil)
		r.RemoteAddr = c.remote
		r.Header.Set("X-Forwarded-For", c.forwarded)
		if got := proxies(t, c.proxies).Address(r); got != c.want {
			t.Errorf("%s with X-Forwarded-For %q, trusting %q: the address is %s, want %s", c.remote, c.forwarded, c.proxies, got, c.want)
		}
	}
}

func TestOnlyTrustedProxiesSayThatARequestIsSecure(t *testing.T) {
	for _, c := range []struct {
		remote, proto string
		tls           *tls.ConnectionState
		want          bool
	}{
		{"203.0.113.9:1", "", &tls.ConnectionState{}, true},
		{"203.0.113.9:1", "https", nil, false}, // a visitor's own header
		{"127.0.0.1:1", "https", nil, true},
		{"127.0.0.1:1", "http", nil, false},
		{"127.0.0.1:1", "", nil, false},
	} {
		r := httptest.NewRequest("GET", "/", nil)
		r.RemoteAddr, r.TLS = c.remote, c.tls
		r.Header.Set("X-Forwarded-Proto", c.proto)
		if got := proxies(t, OwnMachine).Secure(r); got != c.want {
			t.Errorf("%s with X-Forwarded-Proto %q is secure: %v, want %v", c.remote, c.proto, got, c.want)
		}
	}
}

func TestParseProxiesRefusesOthers(t *testing.T) {
	for _, list := range []string{"proxy.example.com", "10.0.0.0/33", "1.2.3"} {
		if p, err := ParseProxies(list); err == nil {
			t.Errorf("%s is accepted as the proxies %v, want an error", list, p)
		}
	}
}
