package webapp

import (
	"fmt"
	"io/fs"
	"net/http"

	"github.com/gevel/gevel/cache"
)

// deskPolicy lets the desk load files of this site alone, and previews in frames. It has no inline script or style, sends no form by
// itself, and stands in no frame.
const deskPolicy = "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self' data:; " +
	"connect-src 'self'; frame-src 'self'; " +
	"base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'"

// Desk serves the page of the agency's desk at every path below /desk/: the app reads the path itself. The page is the same for
// everybody and holds no data. It is never cached, and search engines may not index it.
type Desk struct{ page *cache.Body }

func readDesk(client fs.FS) (Desk, error) {
	text, err := fs.ReadFile(client, "desk/index.html")
	if err != nil {
		return Desk{}, fmt.Errorf("the desk is not built (run just build): %w", err)
	}
	return Desk{cache.NewBody("text/html; charset=utf-8", text)}, nil
}

func (d Desk) ServeHTTP(w http.ResponseWriter, r *http.Request) { d.Answer(w, r, http.StatusOK) }

// Answer serves the page with a status.
func (d Desk) Answer(w http.ResponseWriter, r *http.Request, status int) {
	h := w.Header()
	h.Set("Content-Security-Policy", deskPolicy)
	h.Set("X-Robots-Tag", "noindex")
	h.Set("Cache-Control", "no-store")
	h.Set("Referrer-Policy", "no-referrer")
	if r.Method != http.MethodGet && r.Method != http.MethodHead {
		h.Set("Allow", "GET, HEAD")
		http.Error(w, http.StatusText(http.StatusMethodNotAllowed), http.StatusMethodNotAllowed)
		return
	}
	d.page.Write(w, r, status)
}
