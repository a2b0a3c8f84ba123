//go:build cluster

package db

import (
	"context"
	"slices"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/gevel/gevel/internal/rqlitetest"
	"github.com/gevel/gevel/limits"
)

// TestClusterHasOneMachineThatWorks shows that one of three works at a time, that a machine which stops hands over at once, and that one
// which loses its node stops by itself before another begins.
func TestClusterHasOneMachineThatWorks(t *testing.T) {
	nodes := rqlitetest.Start(t, 3)
	var running, atOnce atomic.Int32
	begun := make(chan int, 10)
	stops := make([]func(), len(nodes))
	for i, n := range nodes {
		s := onCluster(t, n)
		ctx, cancel := context.WithCancel(t.Context())
		var ended sync.WaitGroup
		ended.Go(func() {
			s.WhileLeading(ctx, func(ctx context.Context) {
				if running.Add(1) > 1 {
					atOnce.Add(1)
				}
				begun <- i
				<-ctx.Done()
				running.Add(-1)
			})
		})
		stops[i] = sync.OnceFunc(func() { cancel(); ended.Wait() })
		t.Cleanup(stops[i])
	}
	first := begins(t, begun, 10*time.Second)
	stops[first]()
	second := begins(t, begun, 10*time.Second)
	if second == first {
		t.Error("the machine that was stopped took the work again")
	}
	nodes[second].Freeze()
	defer nodes[second].Thaw()
	third := begins(t, begun, limits.LeaseTime+20*time.Second)
	if slices.Contains([]int{first, second}, third) || running.Load() != 1 || atOnce.Load() > 0 {
		t.Errorf("machine %d took over from %d; %d work now, want 1; two worked at once %d times", third, second,
			running.Load(), atOnce.Load())
	}
}

func begins(t *testing.T, begun chan int, within time.Duration) int {
	t.Helper()
	select {
	case i := <-begun:
		return i
	case <-time.After(within):
		t.Fatal("no machine began to work within", within)
		return 0
	}
}
