package server

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

// playground serves the page for trying queries. Search engines may not index it and other sites not frame it.
type playground struct{ page *cache.Body }

func newPlayground(client fs.FS) (playground, error) {
	text, err := fs.ReadFile(client, "playground/index.html")
	if err != nil {
		return playground{}, fmt.Errorf("the playground is not built (run just build): %w", err)
	}
	return playground{cache.NewBody("text/html; charset=utf-8", text)}, nil
}

func (p playground) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	h := w.Header()
	h.Set("Content-Security-Policy", playgroundPolicy)
	h.Set("X-Robots-Tag", "noindex")
	h.Set("Cache-Control", "no-cache")
	p.page.Write(w, r, http.StatusOK)
}

// newSchemaFile serves the schema with its descriptions. Any origin may read it.
func newSchemaFile() http.Handler {
	body := cache.NewBody("text/plain; charset=utf-8", []byte(graph.SchemaText()))
	return allOrigins.Handler(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Cache-Control", "no-cache")
		body.Write(w, r, http.StatusOK)
	}))
}
