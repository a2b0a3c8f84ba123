// Package picture makes pictures in the widths that browsers need, once each, and keeps them on disk.
package picture

import (
	"context"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"sync/atomic"

	"golang.org/x/sync/singleflight"
)

// Maker makes the sizes of the pictures in a media folder and keeps them in its folder sizes.
type Maker struct {
	media    string
	flights  singleflight.Group
	slots    chan struct{} // one for each picture that may be made at a time
	visitors atomic.Int32  // requests that wait for a size
	build    func(original string, size Size, to string) error
}

// NewMaker makes sizes for a media folder, at most one per processor at a time.
func NewMaker(media string) *Maker {
	return &Maker{media: media, slots: make(chan struct{}, runtime.NumCPU()), build: build}
}

// errGone says that the client left before the work began; others who wait for the same size start it again.
var errGone = errors.New("the caller went away")

// File gives the path of a size, which it makes when it is not there. It returns fs.ErrNotExist when there is no such
// original, an Unfit when the original cannot be made smaller, and the context's error when that ends before it is made.
func (m *Maker) File(ctx context.Context, name string, size Size) (string, error) {
	if _, err := os.Stat(filepath.Join(m.media, name)); err != nil {
		return "", err
	}
	file := filepath.Join(m.media, "sizes", size.file(name))
	for {
		if _, err := os.Stat(file); !errors.Is(err, fs.ErrNotExist) {
			return file, err
		}
		flight := m.flights.DoChan(file, func() (any, error) { return nil, m.make(ctx, name, size, file) })
		select {
		case <-ctx.Done():
			return "", ctx.Err()
		case done := <-flight:
			if done.Err != nil && (!errors.Is(done.Err, errGone) || ctx.Err() != nil) {
				return "", done.Err
			}
		}
	}
}

// make waits for a free slot. Work that has begun is finished even when the client leaves: the next visitor needs the same size.
func (m *Maker) make(ctx context.Context, name string, size Size, file string) error {
	select {
	case <-ctx.Done():
		return errGone
	case m.slots <- struct{}{}:
		defer func() { <-m.slots }()
	}
	if ctx.Err() != nil { // it ended just as a slot became free
		return errGone
	}
	if _, err := os.Stat(file); err == nil { // made by another request meanwhile
		return nil
	}
	return m.build(filepath.Join(m.media, name), size, file)
}
