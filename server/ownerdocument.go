package server

import (
	"net/http"
	"path/filepath"
	"strconv"

	"github.com/gevel/gevel/server/buffer"
	"github.com/gevel/gevel/server/headers"
	"github.com/gevel/gevel/server/respond"
)

// serveOwnerDocument sends a property's private document to its owner; everybody else, and links from other sites, get 404.
func (s *Server) serveOwnerDocument(w http.ResponseWriter, r *http.Request) {
	w.Header().Set("Cache-Control", headers.OfOwner)
	number, err := strconv.Atoi(r.PathValue("number"))
	if err != nil {
		http.NotFound(w, r)
		return
	}
	viewer, err := s.auth.Viewer(s.withPrincipal(w, r))
	if err != nil {
		respond.Failure(w, r, err)
		return
	}
	if viewer == nil {
		http.NotFound(w, r)
		return
	}
	properties, err := s.store.Owned(r.Context(), viewer.ID, viewer.Language, number)
	if err != nil {
		respond.Failure(w, r, err)
		return
	}
	for _, property := range properties {
		for _, document := range property.Documents() {
			if document.File == r.PathValue("file") {
				respond.Attach(w, document.Name+filepath.Ext(document.File))
				http.ServeFile(buffer.Direct(w), r, filepath.Join(s.settings.Media, document.File))
				return
			}
		}
	}
	http.NotFound(w, r)
}
