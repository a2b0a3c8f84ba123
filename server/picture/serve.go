package picture

import (
	"context"
	"errors"
	"io"
	"io/fs"
	"log/slog"
	"net/http"
	"os"
	"path/filepath"
	"time"

	"github.com/gevel/gevel/server/buffer"
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
	m.serve(w, r, r.URL.Path, size)
}

// ServeConverted answers GET and HEAD of an original of CMYK with the same picture in sRGB, as its sizes are. It is made once, when
// somebody looks closer or takes the file.
func (m *Maker) ServeConverted(w http.ResponseWriter, r *http.Request, name string) {
	m.serve(w, r, name, converted)
}

func (m *Maker) serve(w http.ResponseWriter, r *http.Request, name string, size Size) {
	f, made, err := m.openFor(r.Context(), name, size)
	if err != nil {
		fail(w, r, err)
		return
	}
	defer f.Close()
	w.Header().Set("Cache-Control", cacheForYear)
	w.Header().Set("Content-Type", contentType[size.Format])
	w.Header().Set("ETag", `"`+version+"-"+filepath.Base(size.file(name))+`"`)
	if _, isFile := f.(*os.File); isFile {
		w = buffer.Direct(w)
	}
	http.ServeContent(w, r, "", made, f)
}

// openFor opens a size for a visitor, who goes before sizes that are made ahead.
func (m *Maker) openFor(ctx context.Context, name string, size Size) (io.ReadSeekCloser, time.Time, error) {
	m.visitors.Add(1)
	defer m.visitors.Add(-1)
	return m.Open(ctx, name, size)
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
