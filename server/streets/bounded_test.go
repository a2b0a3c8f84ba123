package streets

import (
	"io"
	"sync"
	"sync/atomic"
	"testing"
	"testing/synctest"
	"time"

	"github.com/gevel/gevel/limits"
)

// slowDisk counts how many read from it at the same time.
type slowDisk struct{ now, most atomic.Int32 }

func (d *slowDisk) ReadAt(p []byte, _ int64) (int, error) {
	now := d.now.Add(1)
	defer d.now.Add(-1)
	for most := d.most.Load(); now > most && !d.most.CompareAndSwap(most, now); most = d.most.Load() {
	}
	time.Sleep(time.Millisecond)
	return len(p), nil
}

func TestStreetsReadsAtOnce(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		disk := &slowDisk{}
		reads := newBounded(disk)
		var wg sync.WaitGroup
		for range 4 * limits.StreetsReadsAtOnce {
			wg.Go(func() { io.ReadFull(io.NewSectionReader(reads, 0, 10), make([]byte, 10)) })
		}
		wg.Wait()
		if most := disk.most.Load(); most != limits.StreetsReadsAtOnce {
			t.Errorf("%d reads went on at the same time, want %d", most, limits.StreetsReadsAtOnce)
		}
	})
}
