package picture

import (
	"context"
	"fmt"
	"image"
	"os"

	"github.com/gevel/gevel/internal/pixels"
	"github.com/gevel/gevel/internal/raster"
)

// original is a picture of which sizes are made. It is decoded once for all of them.
type original struct {
	file  string
	most  Size // the largest that is made of it
	known *opened
	done  func()
}

// open reads and decodes the original, as soon as there is memory for it.
func (o *original) open(ctx context.Context) (*opened, error) {
	if o.known != nil {
		return o.known, nil
	}
	data, err := os.ReadFile(o.file)
	if err != nil {
		return nil, err
	}
	if o.done, err = pixels.Memory(ctx, pixels.MemoryOf(data)); err != nil {
		return nil, err
	}
	o.known, err = openedFrom(ctx, data, o.most.widthOf)
	return o.known, err
}

// close lets the next picture have the memory.
func (o *original) close() {
	o.known = nil
	if o.done != nil {
		o.done()
		o.done = nil
	}
}

// guarded runs work on a picture. When it panics, the picture counts as damaged.
func guarded[T any](work func() (T, error)) (result T, err error) {
	defer func() {
		if r := recover(); r != nil {
			err = fmt.Errorf("%w: %v", errDamaged, r)
		}
	}()
	return work()
}

// openedFrom decodes a picture for sizes of at most a width in pixels, which follows from how large it is once it is upright.
func openedFrom(ctx context.Context, data []byte, most func(shown image.Point) int) (*opened, error) {
	return guarded(func() (*opened, error) {
		m, err := readAll(ctx, data)
		if err != nil {
			return nil, err
		}
		d := &opened{data: data, turned: orientation(raster.Orientation(data)), colours: coloursOf(data, m)}
		d.shown = d.turned.swapped(m.Bounds().Size())
		width := most(d.shown)
		return d, d.settle(ctx, m, image.Pt(width, proportional(d.shown.Y, width, d.shown.X)))
	})
}
