//go:build cluster

package db

import (
	"context"
	"fmt"
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

// TestClusterSendsOnceWhenANodeIsBehind fills the disk of the node whose machine sends the emails, so that it does not see what it stored
// as sent: another machine goes on, and nothing is sent twice.
func TestClusterSendsOnceWhenANodeIsBehind(t *testing.T) {
	const emails = 60
	nodes := rqlitetest.Start(t, 3)
	stores := make([]*Store, len(nodes))
	var sending sync.Mutex
	sent, begun := map[string]int{}, make(chan int, 10)
	for i, n := range nodes {
		s := onCluster(t, n)
		stores[i] = s
		var ended sync.WaitGroup
		ctx, cancel := context.WithCancel(t.Context())
		t.Cleanup(func() { cancel(); ended.Wait() })
		ended.Go(func() {
			s.WhileLeading(ctx, func(ctx context.Context) {
				begun <- i
				for started := false; !started && ctx.Err() == nil; started = integer(t, s, "SELECT count(*) FROM outbox") == emails {
					time.Sleep(20 * time.Millisecond)
				}
				for ; ctx.Err() == nil; time.Sleep(20 * time.Millisecond) {
					due, _ := s.Outbox.DueEmails(ctx, noon.Add(time.Hour), 8) // fails when the work ends
					for _, email := range due {
						if ctx.Err() != nil {
							break // as the sender of emails does
						}
						sending.Lock()
						sent[email.ID]++
						sending.Unlock()
						time.Sleep(20 * time.Millisecond)
						s.Outbox.EmailSent(context.WithoutCancel(ctx), email.ID, noon)
					}
				}
			})
		})
	}
	first := begins(t, begun, 10*time.Second)
	defer func() {
		sending.Lock()
		defer sending.Unlock()
		for id, times := range sent {
			if times != 1 {
				t.Errorf("%s is sent %d times", id, times)
			}
		}
	}()
	other := stores[(first+1)%3]
	for i := range emails {
		receive(t, other, receipt(fmt.Sprint(i), nil))
	}
	caughtUp(t, stores[first])
	nodes[first].Fill(t)
	if second := begins(t, begun, time.Minute); second == first {
		t.Error("the machine whose node is behind works again")
	}
	waiting := emails
	for end := time.Now().Add(time.Minute); waiting > 0 && time.Now().Before(end); time.Sleep(50 * time.Millisecond) {
		waiting = integer(t, other, "SELECT count(*) FROM outbox WHERE sent_at IS NULL")
	}
	if waiting > 0 {
		t.Errorf("%d emails of %d wait", waiting, emails)
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
