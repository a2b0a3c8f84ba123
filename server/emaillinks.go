package server

import (
	"log/slog"
	"mime"
	"net/http"
	"path/filepath"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/leads"
)

// unsubscribe is where emails end. A mail program posts (RFC 8058) and the emails stop; a person who follows the link gets the
// page that asks, because programs that look after mail follow links too.
func (s *Server) unsubscribe(w http.ResponseWriter, r *http.Request) {
	token := r.URL.Query().Get("token")
	w.Header().Set("Cache-Control", "no-store")
	switch r.Method {
	case http.MethodGet, http.MethodHead:
		s.redirectToLeavePage(w, r, token)
	case http.MethodPost:
		_, problems, err := s.leads.Unsubscribe(leads.WithVisitor(r.Context(), s.visitorOf(r)), token)
		switch {
		case err != nil:
			slog.Error("nobody was unsubscribed", "err", err)
			http.Error(w, "please try again", http.StatusInternalServerError)
		case len(problems) > 0:
			http.Error(w, "the link is wrong or over", http.StatusNotFound)
		default:
			w.WriteHeader(http.StatusNoContent)
		}
	default:
		w.Header().Set("Allow", "GET, HEAD, POST")
		http.Error(w, "a link of an email is opened with GET or POST", http.StatusMethodNotAllowed)
	}
}

func (s *Server) redirectToLeavePage(w http.ResponseWriter, r *http.Request, token string) {
	c, err := s.store.Catalog(r.Context())
	if err != nil {
		serverError(w, r, err)
		return
	}
	page := s.leads.PageOf(token)
	if page == "" {
		http.NotFound(w, r)
		return
	}
	http.Redirect(w, r, agency.Path(page, negotiate(r, c.Site.InUse()))+"?token="+token+"&leave=1", http.StatusSeeOther)
}

// sendPaper sends a paper of the media folder under its name.
func (s *Server) sendDocument(w http.ResponseWriter, r *http.Request, name, file string) {
	attach(w, name+filepath.Ext(file))
	http.ServeFile(w, r, filepath.Join(s.settings.Media, file))
}

func attach(w http.ResponseWriter, name string) {
	w.Header().Set("Content-Disposition", mime.FormatMediaType("attachment", map[string]string{"filename": name}))
}
