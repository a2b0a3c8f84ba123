package server

import (
	"fmt"
	"net/http"
	"strconv"
	"strings"

	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/internal/qrpath"
	"github.com/gevel/gevel/locale"
	"rsc.io/qr"
)

// serveQR draws a QR code for printed pages: /qr/property/1035.svg. It holds the short address, which redirects to the page in the reader's
// language; 404 for a property or project that is not public.
func (s *Server) serveQR(w http.ResponseWriter, r *http.Request) {
	kind := r.PathValue("kind")
	number, err := strconv.Atoi(strings.TrimSuffix(r.PathValue("file"), ".svg"))
	if err != nil || !strings.HasSuffix(r.PathValue("file"), ".svg") || !s.isPublic(r, kind, number) {
		http.NotFound(w, r)
		return
	}
	code, err := qr.Encode(fmt.Sprintf("%s/%s/%d/", s.origin(r), kind, number), qr.M)
	if err != nil {
		http.NotFound(w, r) // the address is too long for a code
		return
	}
	w.Header().Set("Content-Type", "image/svg+xml")
	w.Header().Set("Cache-Control", "public, max-age=86400")
	fmt.Fprint(w, drawing(code))
}

func (s *Server) isPublic(r *http.Request, kind string, number int) bool {
	switch kind {
	case "property":
		list, err := s.store.PropertiesByNumber(r.Context(), locale.Dutch, []int{number}, db.Selection{})
		return err == nil && len(list) == 1
	case "project":
		list, err := s.store.ProjectsByNumber(r.Context(), locale.Dutch, []int{number})
		return err == nil && len(list) == 1
	}
	return false
}

// drawing writes a code as SVG.
func drawing(code *qr.Code) string {
	path, side := qrpath.Of(code)
	return fmt.Sprintf(
		`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %d %d" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h%dv%dH0z"/><path d="%s"/></svg>`,
		side, side, side, side, path)
}
