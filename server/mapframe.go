package server

import (
	"fmt"
	"io/fs"
	"net/http"

	"github.com/gevel/gevel/cache"
)

// readMapFrame reads the page of the map, which other pages of the site hold in a frame.
func readMapFrame(client fs.FS) (*cache.Body, error) {
	text, err := fs.ReadFile(client, "map/index.html")
	if err != nil {
		return nil, fmt.Errorf("the map is not built (run just build): %w", err)
	}
	return cache.NewBody("text/html; charset=utf-8", text), nil
}

// serveMapFrame answers with that page, the same for everyone: what it shows is posted to it. No other site may frame it, and it
// is no search result.
func (s *Server) serveMapFrame(w http.ResponseWriter, r *http.Request, page *cache.Body) {
	c, err := s.store.Catalog(r.Context())
	if err != nil {
		serverError(w, r, err)
		return
	}
	h := w.Header()
	h.Set("Content-Security-Policy", s.policy.frame(c))
	h.Set("X-Robots-Tag", "noindex")
	h.Set("Cache-Control", "no-cache")
	page.Write(w, r, http.StatusOK)
}
