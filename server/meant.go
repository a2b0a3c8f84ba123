package server

import (
	"net/http"
	"net/url"
	"path"
	"strings"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/auth/principal"
	"github.com/gevel/gevel/server/render"
)

// meant is the address that somebody means with one that leads nowhere; "" when nothing is there either. It is written in capitals, as on a
// poster or behind the first letter of a telephone's keyboard, or it was copied out of a text with what stood behind it, or it went
// through a program that wrote the question mark as %3F.
func (s *Server) meant(r *http.Request, c *agency.Catalog, found *render.Finished) string {
	if found.Status != http.StatusNotFound || r.Method == http.MethodPost {
		return ""
	}
	there := r.Clone(r.Context())
	there.URL.Path, there.URL.RawPath, there.URL.RawQuery = meantPath(r.URL)
	if there.URL.Path == r.URL.Path {
		return ""
	}
	if _, route := s.mux.Handler(there); route != "/" && route != "/{file}" {
		return requestURL(there) // a file, or the desk
	}
	page, err := s.site.Page(principal.Anonymous(r.Context()), s.location(there, c), c.Version)
	if err != nil || page.Status == http.StatusNotFound || page.Shell {
		return ""
	}
	return requestURL(there)
}

// afterPaths are the characters with which a path ends that was copied out of a text, and stray is where something else begins in one.
const (
	afterPaths = "/.,:!)]}>\"'»”’… \t\u00a0\u00ad\u200b\ufeff"
	stray      = "?#&;"
)

// meantPath is a path in lower case without what is none of it, and the query with which it is read: what stands behind a question mark in
// the path, too.
func meantPath(from *url.URL) (to, raw, query string) {
	to, query = from.Path, from.RawQuery
	if i := strings.IndexAny(to, stray); i >= 0 {
		if values, err := url.ParseQuery(strings.TrimRight(to[i+1:], "/")); err == nil && strings.ContainsRune("?&", rune(to[i])) {
			query = strings.Trim(values.Encode()+"&"+query, "&")
		}
		to = to[:i]
	}
	to = path.Clean("/" + strings.TrimRight(strings.ToLower(to), afterPaths))
	if to != "/" && path.Ext(to) == "" {
		to += "/"
	}
	return to, "", query
}
