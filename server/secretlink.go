package server

import (
	"net/http"
	"strconv"

	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/server/ratelimit"
)

// openSecret counts a request to a secret address, whether the address exists or not, so that nobody can guess one. It reports false when
// the network has used up its minute. Whatever the answer is, it is neither cached nor indexed.
func (s *Server) openSecret(w http.ResponseWriter, r *http.Request, of ratelimit.Use) bool {
	h := w.Header()
	h.Set("Cache-Control", "no-store")
	h.Set("X-Robots-Tag", "noindex, nofollow")
	h.Set("Referrer-Policy", "no-referrer")
	_, anew, ok := s.uses.TakeFrom(of, s.settings.Proxies.Address(r), 1)
	if !ok {
		h.Set("Retry-After", strconv.Itoa(limits.RetrySeconds(anew)))
	}
	return ok
}
