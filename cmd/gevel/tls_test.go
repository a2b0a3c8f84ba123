package main

import (
	"net"
	"os"
	"strings"
	"testing"
)

func TestTLSSettings(t *testing.T) {
	for _, c := range []struct{ list, authority, origin, addr, why string }{
		{"www.example.com,example.com", "https://ca.example/dir", "", "", ""},
		{"www.example.com", "https://ca.example/dir", "https://www.example.com", "127.0.0.1:8443", ""},
		{"www.example.com", "http://ca.example/dir", "", "", "-acme"},
		{"www.example.com", "ca", "", "", "-acme"},
		{"www.example.com,example.com", "https://ca.example/dir", "https://example.com", "", "the first name of -tls"},
		{"www.example.com", "https://ca.example/dir", "http://www.example.com", "", "the first name of -tls"},
	} {
		s := &tlsSettings{list: c.list, authority: c.authority, http: ":80"}
		origin, addr := c.origin, c.addr
		err := s.check(&origin, &addr)
		if c.why != "" && (err == nil || !strings.Contains(err.Error(), c.why)) {
			t.Errorf("%+v gives %v, want what is wrong with it", c, err)
		}
		if c.why == "" && (err != nil || origin != "https://www.example.com" || addr != or(c.addr, ":443")) {
			t.Errorf("%+v gives the origin %s and the address %s (%v)", c, origin, addr, err)
		}
	}
}

// TestHTTPNeedsAnAddress shows that an empty setting of the environment is refused in words.
func TestHTTPNeedsAnAddress(t *testing.T) {
	var origin, addr string
	s := &tlsSettings{list: "www.example.com", authority: "https://ca.example/dir"}
	if err := s.check(&origin, &addr); err == nil || !strings.Contains(err.Error(), "-http is empty") {
		t.Errorf("without an address for http the settings give %v", err)
	}
}

func TestOrigins(t *testing.T) {
	for origin, want := range map[string]string{"": "", "https://www.example.com": "", "https://www.example.com:8443/": "",
		"http://localhost:8080": "", "http://[::1]:8080": "", "http://my_host:8080": "",
		"https://www.Example.com":         "write https://www.example.com", // as browsers do, who compare it with their own
		"https://www.müller.example:8443": "write https://www.xn--mller-kva.example:8443",
		"https://www.example.com:443":     "write https://www.example.com",
		"http://www.example.com:80":       "write http://www.example.com",
		"www.example.com":                 "is not an address like",
		"ftp://www.example.com":           "is not an address like",
		"https://www.example.com/site":    "write https://www.example.com",
		"https://www.example.com?a=b":     "write https://www.example.com",
		"https://an@www.example.com":      "write https://www.example.com"} {
		if err := checkOrigin(origin); (err == nil) != (want == "") || err != nil && !strings.Contains(err.Error(), want) {
			t.Errorf("the origin %q gives %v, want %q", origin, err, want)
		}
	}
}

func TestTheVersionIsToldByAFlagToo(t *testing.T) {
	for _, word := range []string{"version", "-version", "--version", "-v"} {
		if err := run(t.Context(), []string{word}); err != nil {
			t.Errorf("gevel %s: %v, want the version", word, err)
		}
	}
}

// TestTakenPorts shows that the error names the address that is taken, and that the first is free again when the second is taken.
func TestTakenPorts(t *testing.T) {
	taken, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer taken.Close()
	free := freeAddress(t)
	for _, addr := range []string{"8080", "localhost", "::1:8080", "http://localhost:8080", "localhost:99999"} {
		if _, err := listenOn(addr, "-addr"); err == nil || !strings.Contains(err.Error(), "Write host and port with -addr") {
			t.Errorf("listening on %s gives %v, want how an address is written", addr, err)
		}
	}
	if _, _, err := listeners(taken.Addr().String(), free); err == nil || !strings.Contains(err.Error(), "taken by another program") {
		t.Errorf("a taken first address gives %v, want that another program has it", err)
	}
	for range 2 {
		if _, _, err := listeners(free, taken.Addr().String()); err == nil || !strings.Contains(err.Error(), "with -http") {
			t.Errorf("a taken second address gives %v, want that -http names another", err)
		}
	}
}

// held returns a socket that somebody else holds, as systemd does, and its address.
func held(t *testing.T, addr string) *os.File {
	t.Helper()
	listener, err := net.Listen("tcp", addr)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { listener.Close() })
	socket, err := listener.(*net.TCPListener).File()
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { socket.Close() })
	return socket
}
