package respond

import (
	"context"
	"crypto/sha256"
	"encoding/json"
	"net/http"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/cache"
	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/limits"
)

// Key is a digest of everything an answer depends on; a digest, because the parts may be long.
type Key [sha256.Size]byte

// Bodies is a cache of answers.
type Bodies = cache.Cache[Key, *cache.Body]

// Weigh is what an answer takes of a cache.
func Weigh(_ Key, b *cache.Body) int { return sha256.Size + b.Weight() }

// KeyOf digests what an answer depends on. It fails when a part cannot be written as JSON.
func KeyOf(parts ...any) (Key, error) {
	text, err := json.Marshal(parts)
	return sha256.Sum256(text), err
}

// Files are files that are made of the data and cached once for each data version.
type Files struct {
	*Bodies
	Store   *db.Store
	MadeFor string                     // the origin for which files are made
	Origin  func(*http.Request) string // the one that an answer has in its place
}

// NewFiles returns no files yet. Files are made for the origin that is set, else for one that stands for every host.
func NewFiles(store *db.Store, madeFor string, origin func(*http.Request) string) *Files {
	return &Files{cache.New(limits.FileCacheBytes, Weigh), store, madeFor, origin}
}

// Serve serves a file that fresh makes for f.MadeFor, once for each data version; 404 when fresh returns nil.
func (f *Files) Serve(w http.ResponseWriter, r *http.Request, fresh func(context.Context, *agency.Catalog) (*cache.Body, error)) {
	f.ServeAs(w, r, r.URL.Path, fresh)
}

// ServeAs is Serve for a file that depends on more than its path, which name says.
func (f *Files) ServeAs(w http.ResponseWriter, r *http.Request, name string,
	fresh func(context.Context, *agency.Catalog) (*cache.Body, error)) {
	ctx, c, err := f.Store.Pin(r.Context())
	if err != nil {
		Failure(w, r, err)
		return
	}
	key, err := KeyOf(c.Version, name)
	if err != nil {
		Failure(w, r, err)
		return
	}
	body, ok := f.Get(key)
	if !ok {
		if body, err = fresh(ctx, c); err != nil {
			Failure(w, r, err)
			return
		}
		if body == nil {
			http.NotFound(w, r)
			return
		}
		cache.PutBody(f.Bodies, key, body, body)
	}
	w.Header().Set("Cache-Control", "no-cache")
	body.At(f.Origin(r)).Write(w, r, http.StatusOK)
}
