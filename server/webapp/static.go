package webapp

import (
	"io/fs"
	"mime"
	"net/http"
	"path"
	"strings"
	"sync"

	"github.com/gevel/gevel/cache"
	"github.com/gevel/gevel/server/headers"
)

// Static serves the files of the web app. Each is read at its first request, because those of the playground are many and
// may never be requested. Files in a folder assets have a hash in their name, so browsers cache them for a year.
type Static struct {
	files map[string]func() *cache.Body
	Top   []string // names of the files that are in no folder
}

func newStatic(client fs.FS) *Static {
	s := &Static{files: map[string]func() *cache.Body{}}
	fs.WalkDir(client, ".", func(name string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || strings.HasPrefix(name, ".") {
			return nil
		}
		s.files[name] = sync.OnceValue(func() *cache.Body { return readStatic(client, name) })
		if !strings.Contains(name, "/") {
			s.Top = append(s.Top, name)
		}
		return nil
	})
	return s
}

// readStatic reads a file. The file exists, because the names come from a walk over the embedded files.
func readStatic(client fs.FS, name string) *cache.Body {
	text, _ := fs.ReadFile(client, name)
	body := cache.NewBody(mime.TypeByExtension(path.Ext(name)), text)
	body.Compact()
	return body
}

func (s *Static) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	name := strings.TrimPrefix(r.URL.Path, "/")
	body, ok := s.files[name]
	if !ok {
		http.NotFound(w, r)
		return
	}
	w.Header().Set("Cache-Control", "no-cache")
	if path.Base(path.Dir(name)) == "assets" {
		w.Header().Set("Cache-Control", headers.ForGood)
	}
	body().Write(w, r, http.StatusOK)
}
