package picture

import (
	"context"
	"errors"
	"io/fs"
	"log/slog"
	"net/http"
	"os"
	"path/filepath"
)

// cacheForYear lets browsers cache a size for good, because a changed picture has another name.
const cacheForYear = "public, max-age=31536000, immutable"

var contentType = map[Format]string{WebP: "image/webp", JPEG: "image/jpeg"}

// ServeHTTP answers GET and HEAD of {name}?width=…. It refuses an unknown size with 400, an unknown picture with 404 and an unfit one
// with 422; a refusal is never cached.
func (m *Maker) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	size, err := ParseSize(r.URL.Path, r.URL.RawQuery)
	if err != nil {
		refuse(w, http.StatusBadRequest, err.Error())
		return
	}
	f, err := m.open(r.Context(), r.URL.Path, size)
	if err != nil {
		fail(w, r, err)
		return
	}
	defer f.Close()
	info, err := f.Stat()
	if err != nil {
		fail(w, r, err)
		return
	}
	w.Header().Set("Cache-Control", cacheForYear)
	w.Header().Set("Content-Type", contentType[size.Format])
	w.Header().Set("ETag", `"`+filepath.Base(f.Name())+`"`)
	http.ServeContent(w, r, "", info.ModTime(), f)
}

func (m *Maker) open(ctx context.Context, name string, size Size) (*os.File, error) {
	m.visitors.Add(1)
	defer m.visitors.Add(-1)
	file, err := m.File(ctx, name, size)
	if err != nil {
		return nil, err
	}
	return os.Open(file)
}

func fail(w http.ResponseWriter, r *http.Request, err error) {
	var unfit Unfit
	switch {
	case errors.As(err, &unfit):
		slog.Warn("a picture cannot be resized", "url", r.URL, "err", err)
		refuse(w, http.StatusUnprocessableEntity, unfit.Error())
	case errors.Is(err, fs.ErrNotExist):
		refuse(w, http.StatusNotFound, "there is no such picture")
	case r.Context().Err() != nil:
		refuse(w, http.StatusServiceUnavailable, "the client left before the picture was made")
	default:
		slog.Error("a size of a picture could not be made", "url", r.URL, "err", err)
		refuse(w, http.StatusInternalServerError, "the picture cannot be made now")
	}
}

func refuse(w http.ResponseWriter, status int, line string) {
	w.Header().Set("Cache-Control", "no-store")
	http.Error(w, line, status)
}
