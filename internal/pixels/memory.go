package pixels

import (
	"context"
	"runtime/debug"
	"sync/atomic"

	"github.com/gevel/gevel/limits"
	"golang.org/x/sync/semaphore"
)

// memory limits the memory of all pictures that are being decoded: visitors', originals, and those that are checked before they are
// accepted, together.
var memory = semaphore.NewWeighted(limits.PictureMemoryBytes)

// returned is the size in bytes from which a picture's memory is given back to the system at once.
const returned = limits.PictureMemoryBytes / 4

// waiting counts those who wait for memory.
var waiting atomic.Int32

// Memory waits until a picture of so many bytes may be decoded. One that needs more than the limit gets all of it and is decoded alone.
// It returns the context's error when the context ends first.
func Memory(ctx context.Context, bytes int64) (done func(), err error) {
	bytes = min(bytes, limits.PictureMemoryBytes)
	waiting.Add(1)
	err = memory.Acquire(ctx, bytes)
	waiting.Add(-1)
	if err != nil {
		return nil, err
	}
	return func() {
		if bytes >= returned {
			debug.FreeOSMemory()
		}
		memory.Release(bytes)
	}, nil
}

// IsAwaited reports whether somebody waits for memory.
func IsAwaited() bool { return waiting.Load() > 0 }
