package picture

import (
	"bytes"
	"context"
	"errors"
	"image"
	"os"
	"path/filepath"

	"github.com/gevel/gevel/internal/atomicfile"
	"github.com/gevel/gevel/internal/pixels"
	"github.com/gevel/gevel/internal/raster"
)

// Unfit is the error for an original that cannot be resized, in one line for the client.
type Unfit string

func (u Unfit) Error() string { return string(u) }

// unstored is the error for a size that was made and could not be written, on a full disk for one. The size is served all the same.
type unstored struct {
	data  []byte
	cause error
}

func (u unstored) Error() string {
	return "a size of a picture could not be stored: " + u.cause.Error()
}

func (u unstored) Unwrap() error { return u.cause }

// build writes one size of an original. The file is complete or does not exist; it returns an unstored with what the file would have.
func build(ctx context.Context, o *original, size Size, to string) error {
	d, err := o.open(ctx)
	if err != nil {
		return err
	}
	data, err := d.size(ctx, size)
	if err == nil {
		err = ctx.Err()
	}
	if err != nil {
		return err
	}
	if err := os.MkdirAll(filepath.Dir(to), 0o700); err != nil {
		return unstored{data, err}
	}
	if err := atomicfile.Write(to, bytes.NewReader(data), 0o600); err != nil {
		return unstored{data, err}
	}
	return nil
}

// Bounds limit a stranger's picture.
type Bounds struct {
	Pixels int64
	Bytes  int64 // most memory while it is decoded
	Scans  int   // most scans of a progressive JPEG
}

// ErrTooCostly is the error for a picture over its bounds.
var ErrTooCostly = errors.New("the picture has too many pixels")

// The largest size in pixels of a visitor's picture after Fresh.
const (
	freshWidth  = 1600
	freshHeight = 3200
)

// Fresh decodes a visitor's picture and encodes it as a JPEG of at most 1600 × 3200 pixels: upright, and without the camera's metadata
// (place, time, owner). It returns an Unfit for a damaged picture, ErrTooCostly for one over its bounds, and the context's error soon after
// the context ends.
func Fresh(ctx context.Context, data []byte, most Bounds) ([]byte, error) {
	cost, err := raster.CostOf(data)
	switch {
	case err != nil, cost.Scans > most.Scans:
		return nil, errDamaged
	case cost.Pixels() > most.Pixels, cost.Bytes > most.Bytes:
		return nil, ErrTooCostly
	}
	done, err := pixels.Memory(ctx, cost.Bytes+cost.Pixels())
	if err != nil {
		return nil, err
	}
	defer done()
	d, err := openedFrom(ctx, data, freshWidthOf)
	if err != nil {
		return nil, err
	}
	d.data = nil // it is encoded anew, however small it is
	return d.size(ctx, Size{Width: freshWidthOf(d.shown), Format: JPEG})
}

// freshWidthOf returns the width at which a picture of a size is not too high either.
func freshWidthOf(size image.Point) int { return max(1, min(freshWidth, freshHeight*size.X/size.Y)) }
