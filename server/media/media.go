// Package media serves the media folder: pictures, their sizes, videos and documents.
//
// What an earlier version left in the folder is mended in the background (originals.go, turned.go); sizes are made ahead (warm.go); in a
// cluster each machine copies what it lacks (peers.go).
package media

import (
	"net/http"
	"path/filepath"
	"regexp"
	"strings"

	"github.com/gevel/gevel/cluster"
	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/internal/raster"
	"github.com/gevel/gevel/server/buffer"
	"github.com/gevel/gevel/server/headers"
	"github.com/gevel/gevel/server/idle"
	"github.com/gevel/gevel/server/picture"
)

// Folder is the media folder of a site: its pictures, videos and documents.
type Folder struct {
	Pictures  *picture.Maker
	dir       string
	store     *db.Store
	gate      *idle.Gate
	originals *originals
	peers     *peerFiles // nil on one machine
}

// Open returns the media folder dir. What other machines of a cluster have comes here, too, and what visitors sent to the folder uploads;
// without peers there is none. The gate says when visitors leave time to make sizes ahead.
func Open(store *db.Store, dir, uploads string, peers *cluster.Peers, gate *idle.Gate) *Folder {
	return &Folder{Pictures: picture.NewMaker(dir), dir: dir, store: store, gate: gate, originals: openOriginals(dir),
		peers: newPeerFiles(dir, uploads, peers)}
}

// mediaName matches the names that the import gives files: a hash of the content and an extension.
var mediaName = regexp.MustCompile(`^[0-9a-f]{24}\.(jpg|jpeg|png|webp|svg|pdf|mp4|webm)$`)

// documentName matches the path of a document: its hash, and the name under which browsers save it.
var documentName = regexp.MustCompile(`^([0-9a-f]{24})/[^/]+(\.pdf)$`)

func isJPEG(name string) bool {
	return strings.HasSuffix(name, ".jpg") || strings.HasSuffix(name, ".jpeg")
}

// ServeHTTP serves an original, or with parameters one of its sizes. The name changes with the content, so browsers may cache it for good.
func (f *Folder) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	if r.Method != http.MethodGet && r.Method != http.MethodHead {
		w.Header().Set("Allow", "GET, HEAD")
		http.Error(w, "pictures are read with GET", http.StatusMethodNotAllowed)
		return
	}
	name := r.URL.Path
	if document := documentName.FindStringSubmatch(name); document != nil {
		name = document[1] + document[2]
	}
	if !mediaName.MatchString(name) {
		http.NotFound(w, r)
		return
	}
	f.peers.bring(r.Context(), name)
	if r.URL.RawQuery != "" {
		f.Pictures.ServeHTTP(w, r)
		return
	}
	file, err := f.originals.open(name)
	if err != nil {
		http.NotFound(w, r)
		return
	}
	defer file.Close()
	if isJPEG(name) && raster.HasInks(file) { // each browser shows these colours in its own way
		f.Pictures.ServeConverted(w, r, name)
		return
	}
	info, err := file.Stat()
	if err != nil {
		http.NotFound(w, r)
		return
	}
	w.Header().Set("Cache-Control", headers.ForGood)
	switch filepath.Ext(r.URL.Path) {
	case ".svg": // a drawing may contain scripts, which must not run
		w.Header().Set("Content-Security-Policy", "default-src 'none'; style-src 'unsafe-inline'; sandbox")
	case ".pdf": // the PDF viewers of browsers do not work under our policy
		w.Header().Del("Content-Security-Policy")
	}
	http.ServeContent(buffer.Direct(w), r, name, info.ModTime(), file)
}
