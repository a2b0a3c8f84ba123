// Package secretlink serves addresses that only whoever was given them knows: links of emails and the calendars of agents.
package secretlink

import (
	"context"
	"net/http"
	"strconv"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/leads"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
	"github.com/gevel/gevel/network"
	"github.com/gevel/gevel/server/ratelimit"
)

// Links are the secret addresses of a site.
type Links struct {
	Store          *db.Store
	Leads          *leads.Service
	Uses           *ratelimit.Counter
	Proxies        network.Proxies
	Media, Uploads string // folders
	// Language is what a request's browser prefers of the languages in use.
	Language func(*agency.Catalog, *http.Request) locale.Language
	// Principal is the context of a request with its session.
	Principal func(http.ResponseWriter, *http.Request) context.Context
}

// Open counts a request to a secret address, whether the address exists or not, so that nobody can guess one. It reports false when
// the network has used up its minute. Whatever the answer is, it is neither cached nor indexed.
func (l *Links) Open(w http.ResponseWriter, r *http.Request, of ratelimit.Use) bool {
	h := w.Header()
	h.Set("Cache-Control", "no-store")
	h.Set("X-Robots-Tag", "noindex, nofollow")
	h.Set("Referrer-Policy", "no-referrer")
	_, anew, ok := l.Uses.TakeFrom(of, l.Proxies.Address(r), 1)
	if !ok {
		h.Set("Retry-After", strconv.Itoa(limits.RetrySeconds(anew)))
	}
	return ok
}
