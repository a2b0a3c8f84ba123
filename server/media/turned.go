package media

import (
	"bytes"
	"context"
	"errors"
	"image"
	"io/fs"
	"log/slog"
	"os"
	"path/filepath"
	"time"

	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/internal/atomicfile"
	"github.com/gevel/gevel/internal/raster"
)

// turnedMark is the name of an empty file that marks a media folder of which the database has every picture's size as it is shown.
const turnedMark = ".turned-1"

// TurnPictures mends the sizes in pixels of pictures on their side, which an earlier version stored with width and height exchanged, so
// that pages left room for another picture. Once the sizes of all files are right it does nothing.
func (f *Folder) TurnPictures(ctx context.Context) {
	if err := f.turnPictures(ctx); err != nil && ctx.Err() == nil {
		slog.Warn("the sizes of pictures on their side could not be mended; the next start tries again", "err", err)
	}
}

func (f *Folder) turnPictures(ctx context.Context) error {
	dir := f.dir
	if _, err := os.Stat(filepath.Join(dir, turnedMark)); err == nil {
		return nil
	}
	entries, err := os.ReadDir(dir)
	if errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	if err != nil {
		return err
	}
	var shown []db.ShownSize
	for _, e := range entries {
		if ctx.Err() != nil {
			return ctx.Err()
		}
		if !raster.IsName(e.Name()) {
			continue
		}
		if size, onSide := shownOnSide(filepath.Join(dir, e.Name())); onSide {
			shown = append(shown, db.ShownSize{File: e.Name(), Width: size.X, Height: size.Y})
		}
	}
	if err := f.store.TurnPictures(ctx, shown, time.Now()); err != nil {
		return err
	}
	return atomicfile.Write(filepath.Join(dir, turnedMark), bytes.NewReader(nil), 0o600)
}

// shownOnSide returns the size of a picture that is stored on its side, as it is shown. Any other, and one that cannot be read, has none.
func shownOnSide(file string) (size image.Point, onSide bool) {
	data, err := os.ReadFile(file)
	if err != nil {
		return size, false
	}
	cost, err := raster.CostOf(data)
	if err != nil {
		return size, false
	}
	size.X, size.Y = raster.ShownSize(data, cost.Width, cost.Height)
	return size, size != image.Pt(cost.Width, cost.Height)
}
