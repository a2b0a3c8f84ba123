package mediafiles

import (
	"errors"
	"fmt"
	"io/fs"

	"github.com/gevel/gevel/db/imports"
	"github.com/gevel/gevel/internal/raster"
	"github.com/gevel/gevel/limits"
)

// costly is the error for a picture that takes too much memory to open.
type costly string

func (c costly) Error() string { return string(c) }

// errAnimated is the error for a picture that moves.
var errAnimated = errors.New("is animated; only pictures that stand still are shown")

// affordable returns an error for a picture that takes too much memory or time to resize.
func (m *Folder) affordable(file string, p imports.Media) error {
	if p.Width*p.Height > limits.PicturePixels {
		return costly(fmt.Sprintf("has %d megapixels; at most %d are allowed", p.Width*p.Height/1_000_000,
			limits.PicturePixels/1_000_000))
	}
	data, err := fs.ReadFile(m.Files, file)
	if err != nil || raster.KindOf(data) == "" {
		return err // an SVG is never decoded
	}
	if raster.IsAnimated(data) {
		return errAnimated
	}
	if raster.IsCut(data) {
		return ErrCut
	}
	cost, err := raster.CostOf(data)
	switch {
	case err != nil:
		return errors.New("is not a picture that can be read")
	case cost.Scans > limits.PictureScans:
		return fmt.Errorf("has %d scans; at most %d are allowed: save it again", cost.Scans, limits.PictureScans)
	case cost.Bytes > limits.PictureDecodedBytes:
		return costly(fmt.Sprintf("takes %d MiB of memory to open; at most %d are allowed: save it smaller, not interlaced or "+
			"progressive, or with 8 bits a channel", cost.Bytes>>20, limits.PictureDecodedBytes>>20))
	}
	return nil
}
