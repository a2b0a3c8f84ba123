package picture

import (
	"context"
	"runtime/debug"

	"github.com/gevel/gevel/limits"
	"golang.org/x/sync/semaphore"
)

// memory is what pictures take that are decoded at this moment, of visitors and originals together.
var memory = semaphore.NewWeighted(limits.PictureMemoryBytes)

// returned is from how many bytes on the memory of a picture is given back to the system at once instead of with the next picture.
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
