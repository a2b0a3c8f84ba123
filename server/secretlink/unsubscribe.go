package secretlink

import (
	"log/slog"
	"net/http"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/server/respond"
)

// Unsubscribe serves the link at the foot of recurring emails. A POST unsubscribes at once (RFC 8058); a GET redirects to a page with a
// button, because mail scanners follow links too.
func (l *Links) Unsubscribe(w http.ResponseWriter, r *http.Request) {
	token := r.URL.Query().Get("token")
	w.Header().Set("Cache-Control", "no-store")
	switch r.Method {
	case http.MethodGet, http.MethodHead:
		l.redirectToLeavePage(w, r, token)
	case http.MethodPost:
		_, problems, err := l.Leads.Unsubscribe(l.Principal(w, r), token)
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

func (l *Links) redirectToLeavePage(w http.ResponseWriter, r *http.Request, token string) {
	c, err := l.Store.Catalog(r.Context())
	if err != nil {
		respond.Failure(w, r, err)
		return
	}
	page := l.Leads.PageOf(token)
	if page == "" {
		http.NotFound(w, r)
		return
	}
	http.Redirect(w, r, agency.Path(page, l.Language(c, r))+"?token="+token+"&leave=1", http.StatusSeeOther)
}
