package server

import (
	"fmt"
	"io/fs"
	"net/http"

	"github.com/gevel/gevel/server/keep"
)

// mapFrame is the page of the map, which other pages of the site hold in a frame. It is the same for everyone: what it shows
// is posted to it. No other site may frame it, and it is no search result.
type mapFrame struct{ page *keep.Body }

func newMapFrame(client fs.FS) (mapFrame, error) {
	text, err := fs.ReadFile(client, "map/index.html")
	if err != nil {
		return mapFrame{}, fmt.Errorf("the map is not built (run just build): %w", err)
	}
	return mapFrame{keep.NewBody("text/html; charset=utf-8", text)}, nil
}

func (m mapFrame) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	h := w.Header()
	h.Set("Content-Security-Policy", "frame-ancestors 'self'")
	h.Set("X-Robots-Tag", "noindex")
	h.Set("Cache-Control", "no-cache")
	m.page.Write(w, r, http.StatusOK)
}
