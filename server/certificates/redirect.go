package certificates

import (
	"net"
	"net/http"
	"strings"

	"github.com/gevel/gevel/server/headers"
)

// ToHTTPS leads every request to the site's https address. What monitors of this machine ask is answered, because they know no name to ask
// for with TLS.
func ToHTTPS(origin string, site http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.URL.Path == "/healthz" || r.URL.Path == "/readyz" {
			site.ServeHTTP(w, r)
			return
		}
		redirectTo(origin, w, r)
	})
}

// ToFirstName leads requests for the other names of the certificates to the first, so that each page has one address.
func ToFirstName(origin string, names []string, site http.Handler) http.Handler {
	others := map[string]bool{}
	for _, name := range names[1:] {
		others[name] = true
	}
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		host, _, err := net.SplitHostPort(r.Host)
		if err != nil {
			host = r.Host
		}
		if others[strings.ToLower(host)] {
			redirectTo(origin, w, r)
			return
		}
		site.ServeHTTP(w, r)
	})
}

func redirectTo(origin string, w http.ResponseWriter, r *http.Request) {
	headers.SetSecurity(w.Header(), r.TLS != nil)
	path := r.URL.RequestURI()
	if !strings.HasPrefix(path, "/") {
		http.Error(w, "this server answers "+origin, http.StatusBadRequest)
		return
	}
	http.Redirect(w, r, origin+path, http.StatusPermanentRedirect)
}
