package server

import (
	"bytes"
	"context"
	"errors"
	"io/fs"
	"log/slog"
	"os"
	"path/filepath"
	"sync/atomic"

	"github.com/gevel/gevel/internal/atomicfile"
	"github.com/gevel/gevel/internal/raster"
	"github.com/gevel/gevel/internal/video"
)

// originals are the files of the media folder. An earlier version copied them with their metadata (where and when they were
// taken): until all are stripped, each is stripped before it is served.
type originals struct {
	dir  string
	bare atomic.Bool
}

// allBare is the name of an empty file that says that every file of the folder was stripped.
const allBare = ".bare-videos"

func openOriginals(dir string) *originals {
	o := &originals{dir: dir}
	_, err := os.Stat(filepath.Join(dir, allBare))
	o.bare.Store(err == nil)
	return o
}

// open opens a file without its camera's metadata.
func (o *originals) open(name string) (*os.File, error) {
	if !o.bare.Load() {
		if err := o.strip(name); err != nil {
			return nil, err
		}
	}
	return os.Open(filepath.Join(o.dir, name))
}

// strip removes the camera's metadata (place, time, owner) from a picture or video.
func (o *originals) strip(name string) error {
	if video.IsName(name) {
		return blank(filepath.Join(o.dir, name))
	}
	if !raster.IsName(name) {
		return nil
	}
	file := filepath.Join(o.dir, name)
	data, err := os.ReadFile(file)
	if err != nil {
		return err
	}
	bare := raster.Bare(data)
	if bytes.Equal(bare, data) {
		return nil
	}
	return atomicfile.Write(file, bytes.NewReader(bare), 0o600)
}

// blank removes the metadata of a video. One that cannot be read stays as it is; imports refuse such a video today.
func blank(file string) error {
	f, err := os.OpenFile(file, os.O_RDWR, 0)
	if err != nil {
		return err
	}
	defer f.Close()
	info, err := f.Stat()
	if err != nil {
		return err
	}
	notes, err := video.Notes(f, info.Size())
	if errors.Is(err, video.ErrBroken) {
		return nil
	}
	return errors.Join(err, video.Blank(f, notes))
}

// stripAll strips every file of the folder once.
func (o *originals) stripAll(ctx context.Context) error {
	entries, err := os.ReadDir(o.dir)
	if err != nil || o.bare.Load() {
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
	if err := atomicfile.Write(filepath.Join(o.dir, allBare), bytes.NewReader(nil), 0o600); err != nil {
		return err
	}
	o.bare.Store(true)
	return nil
}

// StripPictures removes the metadata from media that an earlier version copied with it.
func (s *Server) StripPictures(ctx context.Context) {
	if err := s.originals.stripAll(ctx); err != nil && ctx.Err() == nil {
		slog.Warn("not all pictures could be looked at; each is before it is served", "err", err)
	}
}
