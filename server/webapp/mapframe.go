package webapp

import (
	"bytes"
	"fmt"
	"io/fs"
	"net/http"
	"sync"

	"github.com/gevel/gevel/cache"
	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/server/headers"
	"github.com/gevel/gevel/server/respond"
	"github.com/gevel/gevel/server/streets"
)

// MapFrame is the map's page, which other pages of the site show in a frame. It names the file of streets, when there is one.
type MapFrame struct {
	text    []byte
	streets *streets.Current

	mu   sync.Mutex
	page *cache.Body
	of   string // the address of the streets that page names
}

func readMapFrame(client fs.FS, file *streets.Current) (*MapFrame, error) {
	text, err := fs.ReadFile(client, "map/index.html")
	if err != nil {
		return nil, fmt.Errorf("the map is not built (run just build): %w", err)
	}
	return &MapFrame{text: text, streets: file}, nil
}

// body is the page for the file of streets that is there now.
func (m *MapFrame) body() *cache.Body {
	address := ""
	if file := m.streets.File(); file != nil {
		address = file.Path()
	}
	m.mu.Lock()
	defer m.mu.Unlock()
	if m.page == nil || m.of != address {
		text := m.text
		if address != "" {
			text = bytes.Replace(text, []byte("</head>"), []byte(`<meta name="streets" content="`+address+`"></head>`), 1)
		}
		m.page, m.of = cache.NewBody("text/html; charset=utf-8", text), address
	}
	return m.page
}

// Handler serves the map's page, the same for everyone: the page around it posts what it shows. Other sites may not frame it and search
// engines not index it.
func (m *MapFrame) Handler(store *db.Store, policy *headers.Policy) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		c, err := store.Catalog(r.Context())
		if err != nil {
			respond.Failure(w, r, err)
			return
		}
		h := w.Header()
		h.Set("Content-Security-Policy", policy.Frame(c))
		h.Set("X-Robots-Tag", "noindex")
		h.Set("Cache-Control", "no-cache")
		m.body().Write(w, r, http.StatusOK)
	}
}
