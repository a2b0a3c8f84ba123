package media

import (
	"bytes"
	"context"
	"errors"
	"io/fs"
	"log/slog"
	"os"
	"path/filepath"
	"strings"
	"sync/atomic"

	"github.com/gevel/gevel/internal/atomicfile"
	drawings "github.com/gevel/gevel/internal/drawing"
	"github.com/gevel/gevel/internal/pdf"
	"github.com/gevel/gevel/internal/raster"
	"github.com/gevel/gevel/internal/video"
)

// originals opens the files of the media folder. An earlier version copied them with their metadata (where and when they were taken), so
// each file is stripped before it is served, until all are.
type originals struct {
	dir         string
	allStripped atomic.Bool
}

// strippedMark is the name of an empty file that marks a folder whose files are all stripped.
const strippedMark = ".bare-3"

func openOriginals(dir string) *originals {
	o := &originals{dir: dir}
	_, err := os.Stat(filepath.Join(dir, strippedMark))
	o.allStripped.Store(err == nil)
	return o
}

// open strips a file of its metadata and opens it.
func (o *originals) open(name string) (*os.File, error) {
	if !o.allStripped.Load() {
		if err := o.strip(name); err != nil {
			return nil, err
		}
	}
	return os.Open(filepath.Join(o.dir, name))
}

// strip removes the camera's metadata (place, time, owner) from a picture or video.
func (o *originals) strip(name string) error {
	if video.IsName(name) {
		return stripVideo(filepath.Join(o.dir, name))
	}
	isDocument, isDrawing := strings.HasSuffix(name, ".pdf"), strings.HasSuffix(name, ".svg")
	if !raster.IsName(name) && !isDocument && !isDrawing {
		return nil
	}
	file := filepath.Join(o.dir, name)
	data, err := os.ReadFile(file)
	if err != nil {
		return err
	}
	var stripped []byte
	switch {
	case isDocument:
		stripped = bytes.Clone(data)
		err = pdf.Bare(stripped)
	case isDrawing:
		stripped, err = drawings.Bare(data)
	default:
		stripped = raster.Bare(data)
	}
	if err != nil {
		return nil // imports refuse such a file today
	}
	if bytes.Equal(stripped, data) {
		return nil
	}
	return atomicfile.Write(file, bytes.NewReader(stripped), 0o600)
}

// stripVideo overwrites the metadata of a video. A video that cannot be read stays as it is; imports refuse such a video today.
func stripVideo(file string) error {
	f, err := os.OpenFile(file, os.O_RDWR, 0)
	if err != nil {
		return err
	}
	defer f.Close()
	info, err := f.Stat()
	if err != nil {
		return err
	}
	found, err := video.Read(f, info.Size())
	if err != nil {
		return nil
	}
	return video.Blank(f, found.Notes)
}

// stripAll strips every file of the folder, unless all were stripped before.
func (o *originals) stripAll(ctx context.Context) error {
	entries, err := os.ReadDir(o.dir)
	if err != nil || o.allStripped.Load() {
		return err
	}
	for _, e := range entries {
		if ctx.Err() != nil {
			return ctx.Err()
		}
		if err := o.strip(e.Name()); err != nil && !errors.Is(err, fs.ErrNotExist) {
			return err
		}
	}
	if err := atomicfile.Write(filepath.Join(o.dir, strippedMark), bytes.NewReader(nil), 0o600); err != nil {
		return err
	}
	o.allStripped.Store(true)
	return nil
}

// StripPictures removes the metadata from media that an earlier version copied with it.
func (f *Folder) StripPictures(ctx context.Context) {
	if err := f.originals.stripAll(ctx); err != nil && ctx.Err() == nil {
		slog.Warn("not all media could be stripped of metadata; each is stripped before it is served", "err", err)
	}
}
