package streets

import (
	"io"

	"github.com/gevel/gevel/limits"
)

// bounded lets a number of reads through at the same time.
type bounded struct {
	file  io.ReaderAt
	slots chan struct{}
}

func newBounded(file io.ReaderAt) *bounded {
	return &bounded{file, make(chan struct{}, limits.StreetsReadsAtOnce)}
}

// ReadAt waits for a slot, which is free as soon as the bytes are in memory: sending them holds none.
func (b *bounded) ReadAt(p []byte, offset int64) (int, error) {
	b.slots <- struct{}{}
	defer func() { <-b.slots }()
	return b.file.ReadAt(p, offset)
}
