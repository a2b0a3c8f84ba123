package engine

import (
	"context"
	"log/slog"
	"sync"
	"time"

	"github.com/gevel/gevel/internal/turns"
)

// VersionWatch polls a version for all streams together, once a second. It polls because another process may write
// too. It rests while no stream is open.
type VersionWatch struct {
	read  func(context.Context) (int64, error)
	every time.Duration

	mutex   sync.Mutex
	version int64
	moved   chan struct{} // closed when the version changes
	streams int
	rest    context.CancelFunc
}

// NewVersionWatch returns a watch of what read returns.
func NewVersionWatch(read func(context.Context) (int64, error)) *VersionWatch {
	return &VersionWatch{read: read, every: time.Second, moved: make(chan struct{})}
}

// Join makes the watch poll until leave is called.
func (w *VersionWatch) Join() (leave func()) {
	w.mutex.Lock()
	defer w.mutex.Unlock()
	if w.streams++; w.streams == 1 {
		var ctx context.Context
		ctx, w.rest = context.WithCancel(context.Background())
		go w.run(ctx)
	}
	return func() {
		w.mutex.Lock()
		defer w.mutex.Unlock()
		if w.streams--; w.streams == 0 {
			w.rest()
		}
	}
}

func (w *VersionWatch) run(ctx context.Context) {
	turns.Take(ctx, w.every, nil, func() { w.Poll(ctx) })
}

// Poll reads the version and wakes all streams when it changed.
func (w *VersionWatch) Poll(ctx context.Context) {
	version, err := w.read(ctx)
	if err != nil {
		slog.Warn("a version cannot be read, so streams see no changes", "err", err)
		return
	}
	w.mutex.Lock()
	defer w.mutex.Unlock()
	if version != w.version {
		w.version = version
		close(w.moved)
		w.moved = make(chan struct{})
	}
}

// After reports whether the version is newer than seen, and returns a channel that is closed when it changes again.
func (w *VersionWatch) After(seen int64) (newer bool, moved <-chan struct{}) {
	w.mutex.Lock()
	defer w.mutex.Unlock()
	return w.version > seen, w.moved
}
