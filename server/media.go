package server

import (
	"net/http"
	"path/filepath"
	"regexp"
	"strings"

	"github.com/gevel/gevel/internal/raster"
	"github.com/gevel/gevel/server/buffer"
	"github.com/gevel/gevel/server/headers"
)

// mediaName matches the names that the import gives files: a hash of the content and an extension.
var mediaName = regexp.MustCompile(`^[0-9a-f]{24}\.(jpg|jpeg|png|webp|svg|pdf|mp4|webm)$`)

// documentName matches the path of a document: its hash, and the name under which browsers save it.
var documentName = regexp.MustCompile(`^([0-9a-f]{24})/[^/]+(\.pdf)$`)

func isJPEG(name string) bool {
	return strings.HasSuffix(name, ".jpg") || strings.HasSuffix(name, ".jpeg")
}

// serveMedia serves an original, or with parameters one of its sizes. The name changes with the content, so browsers may cache it for good.
func (s *Server) serveMedia(w http.ResponseWriter, r *http.Request) {
	if r.Method != http.MethodGet && r.Method != http.MethodHead {
		w.Header().Set("Allow", "GET, HEAD")
		http.Error(w, "pictures are read with GET", http.StatusMethodNotAllowed)
		return
	}
	name := r.URL.Path
	if document := documentName.FindStringSubmatch(name); document != nil {
		name = document[1] + document[2]
	}
	if !mediaName.MatchString(name) {
		http.NotFound(w, r)
		return
	}
	s.peers.bring(r.Context(), name)
	if r.URL.RawQuery != "" {
		s.pictures.ServeHTTP(w, r)
		return
	}
	f, err := s.originals.open(name)
	if err != nil {
		http.NotFound(w, r)
		return
	}
	defer f.Close()
	if isJPEG(name) && raster.HasInks(f) { // each browser shows these colours in its own way
		s.pictures.ServeConverted(w, r, name)
		return
	}
	info, err := f.Stat()
	if err != nil {
		http.NotFound(w, r)
		return
	}
	w.Header().Set("Cache-Control", headers.ForGood)
	switch filepath.Ext(r.URL.Path) {
	case ".svg": // a drawing may contain scripts, which must not run
		w.Header().Set("Content-Security-Policy", "default-src 'none'; style-src 'unsafe-inline'; sandbox")
	case ".pdf": // the PDF viewers of browsers do not work under our policy
		w.Header().Del("Content-Security-Policy")
	}
	http.ServeContent(buffer.Direct(w), r, name, info.ModTime(), f)
}
