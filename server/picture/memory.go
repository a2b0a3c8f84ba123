package picture

import (
	"context"
	"runtime/debug"

	"github.com/gevel/gevel/limits"
	"golang.org/x/sync/semaphore"
)

// memory is what pictures take that are decoded at this moment, of visitors and originals together.
var memory = semaphore.NewWeighted(limits.PictureMemoryBytes)

// returned is what a picture takes, in bytes, so that its memory is given back to the system at once and not when the next is drawn.
const returned = limits.PictureMemoryBytes / 4

// memoryFor waits until there is memory for a picture that takes so many bytes. One that takes more than there is has all of it, so
// that nothing is decoded beside it. It fails with the context's error when that ends first.
func memoryFor(ctx context.Context, bytes int64) (done func(), err error) {
	bytes = min(bytes, limits.PictureMemoryBytes)
	if err := memory.Acquire(ctx, bytes); err != nil {
		return nil, err
	}
	return func() {
		if bytes >= returned {
			debug.FreeOSMemory()
		}
		memory.Release(bytes)
	}, nil
}
