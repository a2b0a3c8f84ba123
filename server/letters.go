package server

import (
	"archive/zip"
	"io"
	"log/slog"
	"mime"
	"net/http"
	"os"
	"path/filepath"
	"strconv"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/leads"
)

// unsubscribe is where letters end. A mail program posts (RFC 8058) and the letters stop; a person who follows the link gets the
// page that asks, because programs that look after mail follow links too.
func (s *Server) unsubscribe(w http.ResponseWriter, r *http.Request) {
	token := r.URL.Query().Get("token")
	w.Header().Set("Cache-Control", "no-store")
	switch r.Method {
	case http.MethodGet, http.MethodHead:
		s.askWhetherToLeave(w, r, token)
	case http.MethodPost:
		_, problems, err := s.office.Unsubscribe(leads.WithVisitor(r.Context(), s.visitorOf(r)), token)
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
		http.Error(w, "a link of a letter is opened with GET or POST", http.StatusMethodNotAllowed)
	}
}

func (s *Server) askWhetherToLeave(w http.ResponseWriter, r *http.Request, token string) {
	c, err := s.store.Catalog(r.Context())
	if err != nil {
		broken(w, r, err)
		return
	}
	page := s.office.PageOf(token)
	if page == "" {
		http.NotFound(w, r)
		return
	}
	http.Redirect(w, r, agency.Path(page, negotiate(r, c.Site.InUse()))+"?token="+token+"&leave=1", http.StatusSeeOther)
}

// servePapers gives the papers that the link of a letter opens: one as it is, several in a ZIP archive.
func (s *Server) servePapers(w http.ResponseWriter, r *http.Request) {
	w.Header().Set("Cache-Control", "no-store")
	papers, ok, err := s.office.Papers(r.Context(), r.PathValue("token"))
	switch {
	case err != nil:
		broken(w, r, err)
	case !ok:
		http.NotFound(w, r)
	case len(papers) == 1:
		s.sendPaper(w, r, papers[0].Name, papers[0].File)
	default:
		attach(w, "documents.zip")
		w.Header().Set("Content-Type", "application/zip")
		if err := s.pack(w, papers); err != nil {
			slog.Error("papers could not be packed", "err", err)
			panic(http.ErrAbortHandler) // the browser sees that it is not whole
		}
	}
}

// sendPaper sends a paper of the media folder under its name.
func (s *Server) sendPaper(w http.ResponseWriter, r *http.Request, name, file string) {
	attach(w, name+filepath.Ext(file))
	http.ServeFile(w, r, filepath.Join(s.settings.Media, file))
}

func attach(w http.ResponseWriter, name string) {
	w.Header().Set("Content-Disposition", mime.FormatMediaType("attachment", map[string]string{"filename": name}))
}

// pack writes papers as an archive, numbered so that no two have one name.
func (s *Server) pack(w io.Writer, papers []*agency.Document) error {
	z := zip.NewWriter(w)
	for i, p := range papers {
		in, err := os.Open(filepath.Join(s.settings.Media, p.File))
		if err != nil {
			return err
		}
		defer in.Close()
		out, err := z.Create(strconv.Itoa(i+1) + " " + filepath.Base(p.Name) + filepath.Ext(p.File))
		if err != nil {
			return err
		}
		if _, err := io.Copy(out, in); err != nil {
			return err
		}
	}
	return z.Close()
}
