package server

import (
	"fmt"
	"io/fs"
	"net/http"

	"github.com/gevel/gevel/cache"
)

// readMapFrame reads the map's page, which other pages of the site show in a frame.
func readMapFrame(client fs.FS) (*cache.Body, error) {
	text, err := fs.ReadFile(client, "map/index.html")
	if err != nil {
		return nil, fmt.Errorf("the map is not built (run just build): %w", err)
	}
	return cache.NewBody("text/html; charset=utf-8", text), nil
}

// serveMapFrame serves the map's page, the same for everyone: the page around it posts what it shows. Other sites may not frame it and
// search engines not index it.
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
