package picture

import (
	"context"
	"runtime/debug"
	"sync/atomic"

	"github.com/gevel/gevel/limits"
	"golang.org/x/sync/semaphore"
)

// memory limits the memory of all pictures that are being decoded, visitors' pictures and originals together.
var memory = semaphore.NewWeighted(limits.PictureMemoryBytes)

// returned is the size in bytes from which a picture's memory is given back to the system at once.
const returned = limits.PictureMemoryBytes / 4

// waiting counts those who wait for memory.
var waiting atomic.Int32

// memoryFor waits until a picture of so many bytes may be decoded. One that needs more than the limit gets all of it and is decoded alone.
// It returns the context's error when the context ends first.
func memoryFor(ctx context.Context, bytes int64) (done func(), err error) {
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
