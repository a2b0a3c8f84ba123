package server

import (
	"net/http"
	"strconv"

	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/server/ratelimit"
)

// openLink counts a request to a secret address against limits.DownloadsPerMinute, whether the address exists or not, so that nobody can
// guess one. It reports false when the network has used them up. Whatever the answer is, it is neither cached nor indexed.
func (s *Server) openLink(w http.ResponseWriter, r *http.Request) bool {
	return s.openSecret(w, r, s.linkOpens, limits.DownloadsPerMinute)
}

// openSecret is openLink for requests that have a limit of their own.
func (s *Server) openSecret(w http.ResponseWriter, r *http.Request, opens *ratelimit.Limit, perMinute int) bool {
	h := w.Header()
	h.Set("Cache-Control", "no-store")
	h.Set("X-Robots-Tag", "noindex, nofollow")
	h.Set("Referrer-Policy", "no-referrer")
	_, anew, ok := opens.TakeFrom(s.settings.Proxies.Address(r), 1, perMinute)
	if !ok {
		h.Set("Retry-After", strconv.Itoa(limits.RetrySeconds(anew)))
	}
	return ok
}
