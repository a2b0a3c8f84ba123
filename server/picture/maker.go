// Package picture makes pictures in the widths that browsers need and caches them on disk.
package picture

import (
	"context"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"sync"
	"sync/atomic"

	"github.com/gevel/gevel/server/idle"
	"golang.org/x/sync/singleflight"
)

// Maker makes the sizes of the pictures in a media folder and stores them in its subfolder sizes.
type Maker struct {
	media    string
	flights  singleflight.Group
	slots    chan struct{} // one for each picture made at the same time
	visitors atomic.Int32  // requests that wait for a size
	ahead    sync.Map      // the sizes that are being made ahead, by their files: a channel that is closed when each is made
	build    func(ctx context.Context, o *original, size Size, to string) error
}

// NewMaker returns a maker for a media folder, which makes at most one size per processor at a time.
func NewMaker(media string) *Maker {
	return &Maker{media: media, slots: make(chan struct{}, runtime.NumCPU()), build: build}
}

// errGone means that the client left before the work began; a request that waits for the same size starts it again.
var errGone = errors.New("the caller went away")

// File returns the path of a size and makes it if needed. It returns fs.ErrNotExist when there is no such original, an Unfit when the
// original cannot be resized, and the context's error when the context ends first.
func (m *Maker) File(ctx context.Context, name string, size Size) (string, error) {
	if _, err := os.Stat(filepath.Join(m.media, name)); err != nil {
		return "", err
	}
	file := filepath.Join(m.media, "sizes", size.file(name))
	for {
		if _, err := os.Stat(file); !errors.Is(err, fs.ErrNotExist) {
			return file, err
		}
		if made, ok := m.ahead.Load(file); ok {
			select {
			case <-ctx.Done():
				return "", ctx.Err()
			case <-made.(chan struct{}):
				continue
			}
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

// make waits for a free slot, and at the gate before it when nobody waits for the size. Work that has begun for a visitor is finished even
// when the client leaves: the next visitor will need the same size.
func (m *Maker) make(ctx context.Context, name string, size Size, file string) error {
	if idle.Wait(ctx) != nil {
		return errGone
	}
	select {
	case <-ctx.Done():
		return errGone
	case m.slots <- struct{}{}:
		defer func() { <-m.slots }()
	}
	if ctx.Err() != nil { // the context ended just as a slot became free
		return errGone
	}
	if _, err := os.Stat(file); err == nil { // made by another request meanwhile
		return nil
	}
	if !idle.IsAhead(ctx) {
		ctx = context.WithoutCancel(ctx)
	}
	o := &original{file: filepath.Join(m.media, name), most: size}
	defer o.close()
	err := m.build(ctx, o, size, file)
	if ctx.Err() != nil {
		return errGone
	}
	return err
}
