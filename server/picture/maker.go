// Package picture makes pictures in the widths that browsers need and caches them on disk.
package picture

import (
	"bytes"
	"context"
	"errors"
	"io"
	"log/slog"
	"os"
	"path/filepath"
	"runtime"
	"sync"
	"sync/atomic"
	"time"

	"github.com/gevel/gevel/server/idle"
	"golang.org/x/sync/singleflight"
)

// version is that of the pictures that this package makes: raise it when an original's sizes become others, in their colours, orientation
// or sharpness. Those of other versions are never served.
const version = "2"

// sizes is the folder of a media folder's sizes.
func sizes(media string) string { return filepath.Join(media, "sizes", version) }

// Maker makes the sizes of the pictures in a media folder and stores them in its subfolder sizes.
type Maker struct {
	media    string
	flights  singleflight.Group
	slots    chan struct{} // one for each picture made at the same time
	visitors atomic.Int32  // requests that wait for a size
	ahead    sync.Map      // the sizes that are being made ahead, by their files: a channel that is closed when each is made
	full     atomic.Bool   // sizes cannot be stored, which the log has
	build    func(ctx context.Context, o *original, size Size, to string) error
}

// NewMaker returns a maker for a media folder, which makes at most one size per processor at a time.
func NewMaker(media string) *Maker {
	return &Maker{media: media, slots: make(chan struct{}, runtime.NumCPU()), build: build}
}

// errGone means that the client left before the work began; a request that waits for the same size starts it again.
var errGone = errors.New("the caller went away")

// Open opens a size, which is made if needed, and says when it was made. One that cannot be stored is in memory. The errors are those of
// File.
func (m *Maker) Open(ctx context.Context, name string, size Size) (picture io.ReadSeekCloser, made time.Time, err error) {
	file, err := m.File(ctx, name, size)
	if lost := (unstored{}); errors.As(err, &lost) {
		return inMemory{bytes.NewReader(lost.data)}, time.Time{}, nil
	}
	if err != nil {
		return nil, time.Time{}, err
	}
	f, err := os.Open(file)
	if err != nil {
		return nil, time.Time{}, err
	}
	info, err := f.Stat()
	if err != nil {
		f.Close()
		return nil, time.Time{}, err
	}
	return f, info.ModTime(), nil
}

// inMemory is a size that is in no file.
type inMemory struct{ *bytes.Reader }

func (inMemory) Close() error { return nil }

// noteStored logs that sizes cannot be stored, once until one can.
func (m *Maker) noteStored(err error) {
	lost := unstored{}
	switch {
	case errors.As(err, &lost) && !m.full.Swap(true):
		slog.Error("sizes of pictures cannot be stored, so each is made again for every visitor", "err", lost.cause)
	case err == nil && m.full.Swap(false):
		slog.Info("sizes of pictures are stored again")
	}
}

// File returns the path of a size and makes it if needed. It returns fs.ErrNotExist when there is no such original, an Unfit when the
// original cannot be resized, an unstored when the size was made and cannot be stored, and the context's error when the context ends first.
func (m *Maker) File(ctx context.Context, name string, size Size) (string, error) {
	if _, err := os.Stat(filepath.Join(m.media, name)); err != nil {
		return "", err
	}
	file := filepath.Join(sizes(m.media), size.file(name))
	for {
		if _, err := os.Stat(file); err == nil {
			return file, nil
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
			if done.Err == nil {
				return file, nil
			}
			if !errors.Is(done.Err, errGone) || ctx.Err() != nil {
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
	m.noteStored(err)
	if ctx.Err() != nil {
		return errGone
	}
	return err
}
