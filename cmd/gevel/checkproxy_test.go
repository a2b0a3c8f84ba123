package main

import (
	"io"
	"net/http"
	"net/http/httptest"
	"net/http/httputil"
	"net/url"
	"strings"
	"testing"
)

// TestCheckProxy runs gevel check against a site that stands behind proxies, each with one fault that operators make.
func TestCheckProxy(t *testing.T) {
	dir, store := filled(t)
	store.Close()
	address := freeAddress(t)
	serveFilled(t, dir, nil, nil, "-addr", address)
	site, err := url.Parse("http://" + address)
	if err != nil {
		t.Fatal(err)
	}
	proxy := func(change func(*httputil.ProxyRequest), before func(http.Handler) http.Handler) string {
		var h http.Handler = &httputil.ReverseProxy{Rewrite: func(r *httputil.ProxyRequest) {
			r.SetURL(site)
			r.Out.Host = r.In.Host
			r.SetXForwarded()
			change(r)
		}}
		if before != nil {
			h = before(h)
		}
		s := httptest.NewServer(h)
		t.Cleanup(s.Close)
		return s.URL
	}
	as := func(*httputil.ProxyRequest) {}
	for _, row := range []struct{ name, origin, want string }{
		{"none", site.String(), "ok       proxy     none stands before the site"},
		{"a good one", proxy(as, nil), "ok       proxy     it passes on bodies of"},
		{"without the visitor", proxy(func(r *httputil.ProxyRequest) { r.Out.Header.Del("X-Forwarded-For") }, nil),
			"problem  proxy     the proxy at 127.0.0.1 does not say where visitors come from"},
		{"with another name", proxy(func(r *httputil.ProxyRequest) { r.Out.Host = "inside.example" }, nil),
			"warning  proxy     the proxy changes the name of the site to inside.example"},
		{"with small bodies", proxy(as, func(h http.Handler) http.Handler {
			return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
				if r.ContentLength > 1<<20 {
					http.Error(w, "too large", http.StatusRequestEntityTooLarge)
					return
				}
				h.ServeHTTP(w, r)
			})
		}), "problem  proxy     bodies of"},
		{"that holds answers back", proxy(as, func(h http.Handler) http.Handler {
			return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
				held := httptest.NewRecorder()
				h.ServeHTTP(held, r)
				w.WriteHeader(held.Code)
				io.Copy(w, held.Body)
			})
		}), "problem  proxy     events do not arrive within 3s"},
	} {
		t.Run(row.name, func(t *testing.T) {
			if said := checked(t, "-data", dir, "-origin", row.origin); !strings.Contains(said, row.want) {
				t.Errorf("gevel check does not say %q:\n%s", row.want, said)
			}
		})
	}
	for _, token := range []string{"", "a", "a.b.c"} {
		response, err := http.Post(site.String()+"/proxy-check/"+token, "", strings.NewReader("text"))
		if err != nil {
			t.Fatal(err)
		}
		if response.Body.Close(); response.StatusCode < http.StatusBadRequest {
			t.Errorf("a stranger with the token %q gets %s", token, response.Status)
		}
	}
}
