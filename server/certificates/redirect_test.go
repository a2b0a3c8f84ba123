package certificates

import (
	"crypto/tls"
	"net/http"
	"net/http/httptest"
	"testing"
)

// TestRedirectsHaveTheSecurityHeaders shows that an answer that only leads to the first name, or refuses, has what every page has.
func TestRedirectsHaveTheSecurityHeaders(t *testing.T) {
	site := http.NotFoundHandler()
	first := ToFirstName("https://a.example", []string{"a.example", "b.example"}, site)
	for name, c := range map[string]struct {
		handler http.Handler
		target  string
		secure  bool
		status  int
	}{
		"another name over TLS": {first, "https://b.example/nl/", true, 308},
		"no path over TLS":      {first, "*", true, 400},
		"http":                  {ToHTTPS("https://a.example", site), "http://a.example/nl/", false, 308},
	} {
		r := httptest.NewRequest("OPTIONS", "/", nil)
		r.RequestURI, r.Host = c.target, "b.example"
		if c.target == "*" {
			r.URL.Path = "*"
		}
		if r.TLS = nil; c.secure {
			r.TLS = &tls.ConnectionState{}
		}
		w := httptest.NewRecorder()
		c.handler.ServeHTTP(w, r)
		h := w.Header()
		if w.Code != c.status || h.Get("X-Content-Type-Options") != "nosniff" || h.Get("Content-Security-Policy") == "" ||
			h.Get("Strict-Transport-Security") != "" != c.secure {
			t.Errorf("%s: status %d with the header %v", name, w.Code, h)
		}
	}
}
