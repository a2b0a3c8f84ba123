package streets

import (
	"fmt"
	"io"
	"log/slog"
	"net/http"
	"strconv"
	"strings"

	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/server/buffer"
)

// Path returns the address of the file, which changes with its content.
func (f *File) Path() string { return "/map/streets/" + f.version + ".pmtiles" }

// ServeHTTP serves a range of the file, for Current. Its address has its version, so browsers may cache what they read for good.
func (f *File) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	if r.Method != http.MethodGet && r.Method != http.MethodHead {
		w.Header().Set("Allow", "GET, HEAD")
		http.Error(w, "streets are read with GET", http.StatusMethodNotAllowed)
		return
	}
	if f.replaced() {
		slog.Error("the file of the map's streets was overwritten while it was served: write another one and rename it", "file",
			f.file.Name())
		http.Error(w, "the file was changed", http.StatusServiceUnavailable)
		return
	}
	etag := strconv.Quote(f.version)
	if other := r.Header.Get("If-Range"); other != "" && other != etag {
		http.Error(w, "the file is another one now", http.StatusPreconditionFailed) // never the whole of it instead
		return
	}
	h := w.Header()
	if r.Method == http.MethodGet && requestedBytes(r.Header.Get("Range"), f.size) > limits.StreetsRangeBytes {
		h.Set("Content-Range", fmt.Sprintf("bytes */%d", f.size))
		http.Error(w, fmt.Sprintf("this file is read in single ranges of at most %d bytes", limits.StreetsRangeBytes),
			http.StatusRequestedRangeNotSatisfiable)
		return
	}
	h.Set("ETag", etag)
	h.Set("Cache-Control", "public, max-age=31536000, immutable")
	h.Set("Content-Type", "application/vnd.pmtiles")
	http.ServeContent(buffer.Direct(w), r, "", f.changed, io.NewSectionReader(f.reads, 0, f.size))
}

// replaced says whether the content is another one than what was checked, or cut off.
func (f *File) replaced() bool {
	info, err := f.file.Stat()
	return err != nil || info.Size() != f.size || !info.ModTime().Equal(f.changed)
}

// requestedBytes returns how many bytes a header Range asks for: all of them without one, and for several ranges or none that can be read.
func requestedBytes(header string, size int64) int64 {
	from, to, single := strings.Cut(strings.TrimPrefix(header, "bytes="), "-")
	if !single || strings.Contains(to, ",") {
		return size
	}
	last, lastErr := strconv.ParseInt(strings.TrimSpace(to), 10, 64)
	if strings.TrimSpace(from) == "" && lastErr == nil { // the last bytes
		return min(last, size)
	}
	first, err := strconv.ParseInt(strings.TrimSpace(from), 10, 64)
	if err != nil {
		return size
	}
	if lastErr != nil {
		last = size - 1
	}
	return min(last, size-1) - first + 1
}
