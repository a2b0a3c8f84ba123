package fetch

import (
	"bytes"
	"errors"
	"io"
	"net/http"
	"net/netip"
	"net/url"
	"strings"
	"testing"
	"time"
)

func TestSave(t *testing.T) {
	c, address := elsewhere(t, func(w http.ResponseWriter, r *http.Request) { w.Write([]byte("body")) })
	var got bytes.Buffer
	if err := c.Save(t.Context(), address, []string{"127.0.0.1"}, &got, 4); err != nil || got.String() != "body" {
		t.Errorf("the saved body is %q, want body (%v)", got.String(), err)
	}
	if err := c.Save(t.Context(), address, nil, io.Discard, 3); !errors.Is(err, ErrTooLarge) {
		t.Errorf("a body of four bytes where three are allowed gives %v, want ErrTooLarge", err)
	}
	if err := c.Save(t.Context(), address, []string{"img.example.com"}, io.Discard, 4); !errors.Is(err, ErrHost) {
		t.Errorf("a host that is not allowed gives %v, want ErrHost", err)
	}
	for _, bad := range []string{"http://example.com/", "", "https://u:p@example.com/", "file:///srv/photo.jpg"} {
		if err := c.Save(t.Context(), bad, nil, io.Discard, 4); !errors.Is(err, ErrAddress) {
			t.Errorf("the address %q gives %v, want ErrAddress", bad, err)
		}
	}
}

// TestSaveChecksRedirects redirects from a server that may be reached to a private network, and to a host that is not allowed.
func TestSaveChecksRedirects(t *testing.T) {
	var to string
	c, address := elsewhere(t, func(w http.ResponseWriter, r *http.Request) {
		if r.URL.Path == "/target" {
			t.Error("the target was reached")
		}
		http.Redirect(w, r, to, http.StatusFound)
	})
	port := address[strings.LastIndex(address, ":"):]
	c.Reachable = func(ip netip.Addr) bool { return ip == netip.MustParseAddr("127.0.0.1") }
	to = "https://127.0.0.2" + port + "/target"
	if err := c.Save(t.Context(), address, nil, io.Discard, 9); !errors.Is(err, ErrPrivate) {
		t.Errorf("a redirect to a private network gives %v, want ErrPrivate", err)
	}
	to = "https://localhost" + port + "/target"
	if err := c.Save(t.Context(), address, []string{"127.0.0.1"}, io.Discard, 9); !errors.Is(err, ErrHost) {
		t.Errorf("a redirect to a host that is not allowed gives %v, want ErrHost", err)
	}
	to = "http://127.0.0.1/target"
	if err := c.Save(t.Context(), address, nil, io.Discard, 9); !errors.Is(err, ErrAddress) {
		t.Errorf("a redirect without https gives %v, want ErrAddress", err)
	}
}

func TestSaveReportsWhenToTryAgain(t *testing.T) {
	c, address := elsewhere(t, func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Retry-After", "120")
		w.WriteHeader(http.StatusTooManyRequests)
	})
	var later Unavailable
	if err := c.Save(t.Context(), address, nil, io.Discard, 9); !errors.As(err, &later) || later != (Unavailable{429, 2 * time.Minute}) {
		t.Errorf("a busy server gives %v, want Unavailable with 429 and two minutes", err)
	}
}

func TestAmong(t *testing.T) {
	u, _ := url.Parse("https://IMG.example.com:8443/a")
	for host, want := range map[string]bool{"img.example.com": true, "*.example.com": true, "example.com": false, "*.ample.com": false,
		"*": false, "": false, "a.img.example.com": false} {
		if among(u, []string{host}) != want {
			t.Errorf("%q allows the address: %v, want %v", host, !want, want)
		}
	}
}
