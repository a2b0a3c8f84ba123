package server

import (
	"net/http"
	"path"
	"strings"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/auth/principal"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
	"github.com/gevel/gevel/server/headers"
	"github.com/gevel/gevel/server/render"
	"github.com/gevel/gevel/server/respond"
)

// servePage serves every address that is not a file, a picture or the graph.
func (s *Server) servePage(w http.ResponseWriter, r *http.Request) {
	if r.Method != http.MethodGet && r.Method != http.MethodHead && r.Method != http.MethodPost {
		w.Header().Set("Allow", "GET, HEAD, POST")
		http.Error(w, "pages are read with GET, and forms are sent with POST", http.StatusMethodNotAllowed)
		return
	}
	if len(r.RequestURI) > limits.AddressBytes {
		http.Error(w, "the address is too long", http.StatusRequestURITooLong)
		return
	}
	if r.Method == http.MethodPost {
		s.servePost(w, r)
		return
	}
	if to := normalised(r); to != "" {
		http.Redirect(w, r, to, http.StatusPermanentRedirect)
		return
	}
	s.page(w, r)
}

// normalised returns the address with single slashes and one at the end, or "" when the request's is written so. A name with an extension
// is left as it is: it is no page.
func normalised(r *http.Request) string {
	written := r.URL.EscapedPath()
	if strings.HasSuffix(written, "/") && !strings.Contains(written, "//") && !strings.Contains(written, "/.") {
		return ""
	}
	to := path.Clean("/" + written)
	if to != "/" && path.Ext(to) == "" || to == "/" {
		to = strings.TrimSuffix(to, "/") + "/"
	}
	if to == written || path.Ext(path.Clean(written)) != "" && !strings.Contains(written, "//") {
		return ""
	}
	return withQuery(to, r)
}

func (s *Server) page(w http.ResponseWriter, r *http.Request) {
	ctx, c, err := s.store.Pin(r.Context())
	if err != nil {
		respond.Failure(w, r, err)
		return
	}
	l := s.location(r, c)
	if s.ofVersion(c).prefix(l.URL) == "" {
		if to := c.OwnPath(r.URL.Path, locale.Language(l.Language)); to != "" {
			w.Header().Set("Vary", negotiatedBy)
			http.Redirect(w, r, withQuery(to, r), http.StatusPermanentRedirect)
			return
		}
	}
	s.show(w, r.WithContext(ctx), c, l)
}

// negotiatedBy lists the headers that choose the language of an address without one.
const negotiatedBy = "Accept-Language, Cookie"

func withQuery(to string, r *http.Request) string {
	if r.URL.RawQuery == "" {
		return to
	}
	return to + "?" + r.URL.RawQuery
}

// ofOwners lists the owners' pages. The server renders them the same for everybody, but sends them with no-store, so that no browser keeps
// what an owner saw.
var ofOwners = map[string]bool{"owner": true, "login": true, "password": true}

// show writes the page at a location; with a form that has problems the status is 422.
func (s *Server) show(w http.ResponseWriter, r *http.Request, c *agency.Catalog, l render.Location) {
	page, err := s.site.Page(principal.Anonymous(r.Context()), l, c.Version) // pages are cached for everybody
	if err != nil {
		respond.Failure(w, r, err)
		return
	}
	h := w.Header()
	if to := s.meant(r, c, page); to != "" {
		http.Redirect(w, r, to, http.StatusPermanentRedirect)
		return
	}
	h["Content-Language"] = []string{page.Language}
	if page.Redirect == "" {
		h["Content-Security-Policy"] = s.ofVersion(c).policies[page.Style]
	}
	if !page.Prefixed {
		h.Set("Vary", negotiatedBy)
	}
	if page.Redirect != "" {
		http.Redirect(w, r, page.Redirect, page.Status)
		return
	}
	h["Cache-Control"] = headers.Revalidated
	switch {
	case ofOwners[page.Name]:
		h.Set("Cache-Control", headers.OfOwner)
	case page.Shell || page.Uncacheable:
		h.Set("Cache-Control", "no-store")
	}
	status := page.Status
	if status == http.StatusOK {
		s.countPage(r, page.Property)
	}
	if l.Posted != "" && status == http.StatusOK {
		status = http.StatusUnprocessableEntity
	}
	body := page.Body.At(s.origin(r))
	if page.Shell || page.Uncacheable {
		body.WriteOnce(w, r, status)
	} else {
		body.Write(w, r, status)
	}
}

// location returns the request's address for the renderer.
func (s *Server) location(r *http.Request, c *agency.Catalog) render.Location {
	v := s.ofVersion(c)
	l := render.Location{URL: requestURL(r), Origin: s.madeFor(), Languages: v.languages, Unpublished: v.unpublished}
	if l.Language = string(v.prefix(l.URL)); l.Language == "" {
		l.Language = string(v.negotiate(r))
	}
	return l
}

func requestURL(r *http.Request) string {
	return withQuery(r.URL.EscapedPath(), r)
}

func join(languages []locale.Language) string {
	list := make([]string, len(languages))
	for i, l := range languages {
		list[i] = string(l)
	}
	return strings.Join(list, ",")
}
