package fetch

import (
	"crypto/x509"
	"errors"
	"net/http"
	"net/http/httptest"
	"net/netip"
	"strings"
	"testing"
)

// elsewhere starts a server of another company, with the client that trusts its certificate and reaches it, although it runs on this
// machine.
func elsewhere(t *testing.T, handler http.HandlerFunc) (*Client, string) {
	t.Helper()
	server := httptest.NewTLSServer(handler)
	t.Cleanup(server.Close)
	c := New()
	c.Reachable = netip.Addr.IsLoopback
	trusted := x509.NewCertPool()
	trusted.AddCert(server.Certificate())
	c.Trust(trusted)
	return c, server.URL
}

func TestGet(t *testing.T) {
	c, address := elsewhere(t, func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("ETag", `"1"`)
		if r.Header.Get("If-None-Match") == `"1"` {
			w.WriteHeader(http.StatusNotModified)
			return
		}
		w.Write([]byte("body"))
	})
	first, err := c.Get(t.Context(), address, "", 4)
	if err != nil || string(first.Body) != "body" || first.ETag != `"1"` || first.Unchanged {
		t.Errorf("the first answer is %+v, want the body and its ETag (%v)", first, err)
	}
	again, err := c.Get(t.Context(), address, first.ETag, 4)
	if err != nil || !again.Unchanged || again.ETag != `"1"` {
		t.Errorf("the second answer is %+v, want unchanged with its ETag (%v)", again, err)
	}
	if _, err := c.Get(t.Context(), address, "", 3); !errors.Is(err, ErrTooLarge) {
		t.Errorf("a body of four bytes where three are allowed gives %v, want ErrTooLarge", err)
	}
}

// TestGetRefusesPrivateNetworks tries a name and a redirect that lead to this machine, over a client that reaches public addresses only.
func TestGetRefusesPrivateNetworks(t *testing.T) {
	c, address := elsewhere(t, func(w http.ResponseWriter, r *http.Request) { t.Error("a request reached a private address") })
	c.Reachable = IsPublic
	for _, address := range []string{address, strings.Replace(address, "127.0.0.1", "localhost", 1)} {
		if _, err := c.Get(t.Context(), address, "", 100); !errors.Is(err, ErrPrivate) {
			t.Errorf("%s gives %v, want ErrPrivate", address, err)
		}
	}
}

func TestGetChecksRedirects(t *testing.T) {
	for name, to := range map[string]string{"http": "http://127.0.0.1/", "a file": "file:///srv/photo.jpg", "itself": "/",
		"a user": "https://a:b@127.0.0.1/"} {
		c, address := elsewhere(t, func(w http.ResponseWriter, r *http.Request) { http.Redirect(w, r, to, http.StatusFound) })
		if _, err := c.Get(t.Context(), address+"/secret", "", 100); err == nil || strings.Contains(err.Error(), "secret") {
			t.Errorf("a redirect to %s gives %v, want an error without the address", name, err)
		}
	}
}

func TestGetRefusesAddresses(t *testing.T) {
	for _, address := range []string{"", "calendar", "http://example.com/", "ftp://example.com/", "https:///a", "https://u:p@example.com/",
		"https://%zz/"} {
		if _, err := New().Get(t.Context(), address, "", 100); !errors.Is(err, ErrAddress) {
			t.Errorf("the address %q gives %v, want ErrAddress", address, err)
		}
	}
}

func TestGetFailsWithTheServersStatus(t *testing.T) {
	c, address := elsewhere(t, func(w http.ResponseWriter, r *http.Request) { w.WriteHeader(http.StatusForbidden) })
	if _, err := c.Get(t.Context(), address, "", 100); err == nil || !strings.Contains(err.Error(), "403") {
		t.Errorf("a server that forbids gives %v, want its status 403", err)
	}
}

func TestIsPublic(t *testing.T) {
	for text, want := range map[string]bool{"93.184.216.34": true, "2606:2800:220:1::1": true, "127.0.0.1": false, "10.0.0.1": false,
		"172.16.0.1": false, "192.168.1.1": false, "169.254.169.254": false, "100.64.0.1": false, "0.0.0.0": false, "224.0.0.1": false,
		"255.255.255.255": false, "::1": false, "::": false, "fe80::1": false, "fc00::1": false, "ff02::1": false,
		"::ffff:127.0.0.1": false, "::ffff:10.0.0.1": false, "64:ff9b::7f00:1": false, "2002:7f00:1::": false, "2001:db8::1": false} {
		if IsPublic(netip.MustParseAddr(text)) != want {
			t.Errorf("%s is said to be public: %v, want %v", text, !want, want)
		}
	}
}
