package picture

import (
	"context"
	"errors"
	"fmt"
	"image"
	"os"

	"github.com/gevel/gevel/internal/pixels"
	"github.com/gevel/gevel/internal/raster"
	"github.com/gevel/gevel/internal/shrunk"
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
		d := &opened{data: data, turned: orientation(raster.Orientation(data))}
		m, stored, err := d.read(ctx, most)
		if err != nil {
			return nil, err
		}
		d.shown = d.turned.swapped(stored)
		d.colours = coloursOf(data, m)
		return d, d.settle(ctx, m, d.need(stored, most))
	})
}

// need returns how large the stored picture has to be at least for sizes of at most a width.
func (d *opened) need(stored image.Point, most func(shown image.Point) int) image.Point {
	shown := d.turned.swapped(stored)
	width := most(shown)
	return d.turned.swapped(enough(image.Pt(width, proportional(shown.Y, width, shown.X))))
}

// read decodes a picture, and says how large it is stored. A photograph that is large enough is read at a fraction of its size.
func (d *opened) read(ctx context.Context, most func(shown image.Point) int) (m image.Image, stored image.Point, err error) {
	if photo, err := shrunk.Open(d.data); err == nil {
		stored = image.Pt(photo.W, photo.H)
		if m, err := readShrunk(ctx, photo, d.need(stored, most)); !errors.Is(err, shrunk.ErrOther) {
			return m, stored, err
		}
	}
	if m, err = readAll(ctx, d.data); err == nil {
		stored = m.Bounds().Size()
	}
	return m, stored, err
}
