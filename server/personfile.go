package server

import (
	"encoding/json"
	"net/http"

	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/server/timeout"
)

// servePersonFile sends a manager everything that is known of the person whose address is posted as email, as gevel forget writes it. It is
// a POST, so that the person's address is in no URL, and because it writes to the log that the file was taken.
func (s *Server) servePersonFile(w http.ResponseWriter, r *http.Request) {
	w.Header().Set("Cache-Control", "private, no-store")
	r.Body = http.MaxBytesReader(w, r.Body, limits.SheetBytes)
	if err := r.ParseForm(); err != nil {
		refuse(w, http.StatusBadRequest, "BAD_INPUT", "the form is not understood")
		return
	}
	timeout.Lasting(w)
	known, problems, err := s.graph.PersonFile(s.withPrincipal(w, r), r.PostForm.Get("email"))
	switch {
	case len(problems) > 0:
		refuse(w, http.StatusForbidden, string(problems[0].Code), "sign in at the desk, and confirm with the code of the phone")
	case err != nil:
		noSheet(w, r, err)
	default:
		w.Header().Set("Content-Type", "application/json; charset=utf-8")
		attach(w, "person.json")
		out := json.NewEncoder(w)
		out.SetEscapeHTML(false)
		out.SetIndent("", "  ")
		logged(r.Context(), "a file of a person broke off", out.Encode(known))
	}
}
