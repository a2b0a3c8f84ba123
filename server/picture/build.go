package picture

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"image"
	"os"
	"path/filepath"

	"github.com/gevel/gevel/internal/atomicfile"
	"github.com/gevel/gevel/internal/raster"
)

// Unfit is the error for an original that cannot be resized, in one line for the client.
type Unfit string

func (u Unfit) Error() string { return string(u) }

// build writes one size of an original. The file is complete or does not exist.
func build(ctx context.Context, original string, size Size, to string) error {
	data, err := sized(ctx, original, size)
	if err != nil {
		return err
	}
	if err := os.MkdirAll(filepath.Dir(to), 0o700); err != nil {
		return err
	}
	return atomicfile.Write(to, bytes.NewReader(data), 0o600)
}

// sized returns one size of an original.
func sized(ctx context.Context, original string, size Size) ([]byte, error) {
	data, err := os.ReadFile(original)
	if err != nil {
		return nil, err
	}
	cost, err := raster.CostOf(data)
	if err != nil { // decoding below returns a better error
		cost = raster.Cost{}
	}
	return drawn(ctx, data, cost, func(image.Image, orientation) Size { return size })
}

// drawn returns one size of a picture, as soon as there is memory for it.
func drawn(ctx context.Context, data []byte, cost raster.Cost, sizeOf func(image.Image, orientation) Size) ([]byte, error) {
	done, err := memoryFor(ctx, cost.Bytes)
	if err != nil {
		return nil, err
	}
	defer done()
	return made(ctx, data, sizeOf)
}

// made decodes, scales and encodes. When the decoder panics, the original counts as damaged.
func made(ctx context.Context, picture []byte, sizeOf func(image.Image, orientation) Size) (data []byte, err error) {
	defer func() {
		if r := recover(); r != nil {
			err = fmt.Errorf("%w: %v", errDamaged, r)
		}
	}()
	m, turned, err := readAll(ctx, picture)
	if err != nil {
		return nil, err
	}
	size := sizeOf(m, turned)
	if size.Height > 0 {
		return encode(ctx, cut(ctx, m, turned, image.Pt(size.Width, size.Height)), size.Format)
	}
	return encode(ctx, turned.apply(scale(ctx, m, turned, size.Width)), size.Format)
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
	return drawn(ctx, data, cost, func(m image.Image, turned orientation) Size {
		return Size{Width: freshWidthOf(m, turned), Format: JPEG}
	})
}

// freshWidthOf returns the width at which the picture is not too high either.
func freshWidthOf(m image.Image, turned orientation) int {
	size := turned.size(m)
	return max(1, min(freshWidth, freshHeight*size.X/size.Y))
}
