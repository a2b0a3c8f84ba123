package streets

import (
	"errors"
	"io/fs"
	"log/slog"
	"net/http"
	"os"
	"sync"
	"time"
)

// Current serves the file of streets that is at a path now: one that is put there, or takes the place of another, is served from the next
// request for the map on. Pages that are open read the file before it on.
type Current struct {
	path string

	mu           sync.Mutex
	seen         os.FileInfo // what was at the path when it was read last; nil for nothing
	file, before *File
}

// NewCurrent serves what is at a path, which may be nothing yet.
func NewCurrent(path string) *Current { return &Current{path: path} }

// File returns the file that is at the path now; nil when there is none that can be served.
func (c *Current) File() *File {
	file, _ := c.both()
	return file
}

// both returns the file and the one that it took the place of, each nil when there is none; a nil Current never has one.
func (c *Current) both() (file, before *File) {
	if c == nil {
		return nil, nil
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	info, err := os.Stat(c.path)
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		slog.Error("the file of the map's streets cannot be read", "err", err)
	}
	if same(c.seen, info) {
		return c.file, c.before
	}
	c.seen = info
	opened, err := Open(c.path)
	if err != nil && info != nil {
		slog.Error("the map has no streets, or those of before", "err", err)
		return c.file, c.before
	}
	// The file before that is closed when nobody reads it any more.
	c.before, c.file = c.file, opened
	return c.file, c.before
}

// same says whether two looks at a path saw the same file.
func same(a, b os.FileInfo) bool {
	if a == nil || b == nil {
		return a == nil && b == nil
	}
	return os.SameFile(a, b) && a.Size() == b.Size() && a.ModTime().Equal(b.ModTime())
}

// Served says since when the file is there and how large it is; nothing without one.
func (c *Current) Served() (since time.Time, size int64, ok bool) {
	f := c.File()
	if f == nil {
		return since, 0, false
	}
	return f.changed, f.size, true
}

// ServeHTTP serves a range of the file whose address is requested.
func (c *Current) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	file, before := c.both()
	for _, f := range []*File{file, before} {
		if f != nil && r.URL.Path == f.Path() {
			f.ServeHTTP(w, r)
			return
		}
	}
	http.NotFound(w, r)
}
