package server

import (
	"net/http"
	"path/filepath"
	"regexp"
)

// mediaName is what the import calls files: a hash of their content and what they are.
var mediaName = regexp.MustCompile(`^[0-9a-f]{24}\.(jpg|jpeg|png|webp|svg|pdf|mp4|webm)$`)

// documentName is the address of a document: its hash, and the name under which browsers save it.
var documentName = regexp.MustCompile(`^([0-9a-f]{24})/[^/]+(\.pdf)$`)

// serveMedia serves an original, or with parameters one of its sizes. Its name changes with its content, so browsers may
// keep it for ever.
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
	info, err := f.Stat()
	if err != nil {
		http.NotFound(w, r)
		return
	}
	w.Header().Set("Cache-Control", "public, max-age=31536000, immutable")
	switch filepath.Ext(r.URL.Path) {
	case ".svg": // a drawing may hold scripts; it is shown without them
		w.Header().Set("Content-Security-Policy", "default-src 'none'; style-src 'unsafe-inline'; sandbox")
	case ".pdf": // browsers show documents with pages of their own, which our policy would stop
		w.Header().Del("Content-Security-Policy")
	}
	http.ServeContent(w, r, name, info.ModTime(), f)
}
