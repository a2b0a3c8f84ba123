package server

import (
	"log/slog"
	"mime"
	"net/http"
	"path/filepath"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/server/buffer"
	"github.com/gevel/gevel/server/respond"
)

// unsubscribe serves the link at the foot of recurring emails. A POST unsubscribes at once (RFC 8058); a GET redirects to a page with a
// button, because mail scanners follow links too.
func (s *Server) unsubscribe(w http.ResponseWriter, r *http.Request) {
	token := r.URL.Query().Get("token")
	w.Header().Set("Cache-Control", "no-store")
	switch r.Method {
	case http.MethodGet, http.MethodHead:
		s.redirectToLeavePage(w, r, token)
	case http.MethodPost:
		_, problems, err := s.leads.Unsubscribe(s.withPrincipal(w, r), token)
		switch {
		case err != nil:
			slog.ErrorContext(r.Context(), "unsubscribing failed", "err", err)
			http.Error(w, "please try again", http.StatusInternalServerError)
		case len(problems) > 0:
			http.Error(w, "the link is wrong or has expired", http.StatusNotFound)
		default:
			w.WriteHeader(http.StatusNoContent)
		}
	default:
		w.Header().Set("Allow", "GET, HEAD, POST")
		http.Error(w, "a link of an email accepts GET and POST", http.StatusMethodNotAllowed)
	}
}

func (s *Server) redirectToLeavePage(w http.ResponseWriter, r *http.Request, token string) {
	c, err := s.store.Catalog(r.Context())
	if err != nil {
		respond.Failure(w, r, err)
		return
	}
	page := s.leads.PageOf(token)
	if page == "" {
		http.NotFound(w, r)
		return
	}
	http.Redirect(w, r, agency.Path(page, s.ofVersion(c).negotiate(r))+"?token="+token+"&leave=1", http.StatusSeeOther)
}

// sendDocument sends a document of the media folder as a download with its name.
func (s *Server) sendDocument(w http.ResponseWriter, r *http.Request, name, file string) {
	attach(w, name+filepath.Ext(file))
	http.ServeFile(buffer.Direct(w), r, filepath.Join(s.settings.Media, file))
}

func attach(w http.ResponseWriter, name string) {
	w.Header().Set("Content-Disposition", mime.FormatMediaType("attachment", map[string]string{"filename": name}))
}
