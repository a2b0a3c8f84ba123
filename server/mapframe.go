package server

import (
	"bytes"
	"fmt"
	"io/fs"
	"net/http"

	"github.com/gevel/gevel/cache"
	"github.com/gevel/gevel/server/respond"
	"github.com/gevel/gevel/server/streets"
)

// readMapFrame reads the map's page, which other pages of the site show in a frame. It names the file of streets, when there is one.
func readMapFrame(client fs.FS, file *streets.File) (*cache.Body, error) {
	text, err := fs.ReadFile(client, "map/index.html")
	if err != nil {
		return nil, fmt.Errorf("the map is not built (run just build): %w", err)
	}
	if file != nil {
		text = bytes.Replace(text, []byte("</head>"), []byte(`<meta name="streets" content="`+file.Path()+`"></head>`), 1)
	}
	return cache.NewBody("text/html; charset=utf-8", text), nil
}

// serveMapFrame serves the map's page, the same for everyone: the page around it posts what it shows. Other sites may not frame it and
// search engines not index it.
func (s *Server) serveMapFrame(w http.ResponseWriter, r *http.Request, page *cache.Body) {
	c, err := s.store.Catalog(r.Context())
	if err != nil {
		respond.Failure(w, r, err)
		return
	}
	h := w.Header()
	h.Set("Content-Security-Policy", s.policy.Frame(c))
	h.Set("X-Robots-Tag", "noindex")
	h.Set("Cache-Control", "no-cache")
	page.Write(w, r, http.StatusOK)
}
