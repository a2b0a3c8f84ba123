package guide

import (
	"fmt"
	"io/fs"
	"net/http"

	"github.com/gevel/gevel/cache"
	"github.com/gevel/gevel/graph"
)

// playgroundPolicy lets the playground load files of this site alone. Its editor writes style elements as it runs; scripts and
// workers are files.
const playgroundPolicy = "default-src 'none'; script-src 'self'; worker-src 'self'; style-src 'self' 'unsafe-inline'; font-src 'self'; " +
	"img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

// Playground serves the page for trying queries. Search engines may not index it and other sites not frame it.
type Playground struct{ page *cache.Body }

// NewPlayground reads the page of a built web app.
func NewPlayground(client fs.FS) (Playground, error) {
	text, err := fs.ReadFile(client, "playground/index.html")
	if err != nil {
		return Playground{}, fmt.Errorf("the playground is not built (run just build): %w", err)
	}
	return Playground{cache.NewBody("text/html; charset=utf-8", text)}, nil
}

func (p Playground) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	h := w.Header()
	h.Set("Content-Security-Policy", playgroundPolicy)
	h.Set("X-Robots-Tag", "noindex")
	h.Set("Cache-Control", "no-cache")
	p.page.Write(w, r, http.StatusOK)
}

// SchemaFile serves the schema with its descriptions.
func SchemaFile() http.Handler {
	body := cache.NewBody("text/plain; charset=utf-8", []byte(graph.SchemaText()))
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Cache-Control", "no-cache")
		body.Write(w, r, http.StatusOK)
	})
}
