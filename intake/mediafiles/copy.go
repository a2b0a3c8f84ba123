package mediafiles

import (
	"bytes"
	"context"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"github.com/gevel/gevel/db/imports"
	"github.com/gevel/gevel/internal/atomicfile"
	"github.com/gevel/gevel/internal/drawing"
	"github.com/gevel/gevel/internal/pixels"
	"github.com/gevel/gevel/internal/raster"
	"github.com/gevel/gevel/internal/video"
)

// Copy copies a file into the media folder unless it is there: pictures, videos and documents without what they say beside what
// they show, such as the place, and drawings as they were cleaned.
// The copy is complete or does not exist.
func Copy(files fs.FS, m imports.Media, dir string) error {
	to := filepath.Join(dir, m.File)
	if _, err := os.Stat(to); err == nil {
		return nil
	}
	if m.Clean != nil {
		return atomicfile.Write(to, bytes.NewReader(m.Clean), 0o600)
	}
	in, err := files.Open(m.Source)
	if err != nil {
		return err
	}
	defer in.Close()
	switch {
	case video.IsName(m.File):
		return copyVideo(in, to)
	case strings.HasSuffix(m.File, ".pdf"):
		data, err := bareDocument(in)
		if err != nil {
			return err
		}
		return atomicfile.Write(to, bytes.NewReader(data), 0o600)
	}
	data, err := io.ReadAll(in)
	if err != nil {
		return err
	}
	if strings.HasSuffix(m.File, ".svg") {
		if data, err = drawing.Bare(data); err != nil {
			return err
		}
	}
	data = raster.Bare(data)
	if m.Sphere != nil {
		if data, err = pixels.Padded(context.Background(), data, *m.Sphere); err != nil {
			return err
		}
	}
	return atomicfile.Write(to, bytes.NewReader(data), 0o600)
}
