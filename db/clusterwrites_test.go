//go:build cluster

package db

import (
	"context"
	"flag"
	"regexp"
	"slices"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/gevel/gevel/agency/records"
	"github.com/gevel/gevel/internal/rqlitetest"
)

// clusterWrites is how many writes of TestClusterStoresWhatItAcknowledged are acknowledged before it ends.
var clusterWrites = flag.Int("writes", 5000, "how many writes to a cluster are acknowledged while its nodes break")

// faultNames and faultTimes choose what happens to the nodes in that test.
var (
	faultNames = flag.String("faults", "", "a regular expression of the names of the faults that happen to the nodes of a cluster")
	faultTimes = flag.Int("times", 1, "how often they happen, one after the other")
)

// nodeFault is something that is done to one of three nodes, and undone. Which node leads is looked up when the fault begins.
type nodeFault struct {
	name   string
	leader bool
	do     func(*testing.T, *rqlitetest.Node)
	undo   func(*testing.T, *rqlitetest.Node)
}

var nodeFaults = []nodeFault{
	{"the leader is killed", true, with((*rqlitetest.Node).Kill), runNode},
	{"a follower is killed", false, with((*rqlitetest.Node).Kill), runNode},
	{"the leader is frozen", true, with((*rqlitetest.Node).Freeze), with((*rqlitetest.Node).Thaw)},
	{"a follower is frozen", false, with((*rqlitetest.Node).Freeze), with((*rqlitetest.Node).Thaw)},
	{"the leader is cut off", true, with((*rqlitetest.Node).Cut), with((*rqlitetest.Node).Mend)},
	{"a follower is cut off", false, with((*rqlitetest.Node).Cut), with((*rqlitetest.Node).Mend)},
	{"the leader's disk is full", true, fillNode, makeRoom},
	{"a follower's disk is full", false, fillNode, makeRoom},
}

func with(do func(*rqlitetest.Node)) func(*testing.T, *rqlitetest.Node) {
	return func(_ *testing.T, n *rqlitetest.Node) { do(n) }
}

func runNode(t *testing.T, n *rqlitetest.Node)  { n.Run(t) }
func fillNode(t *testing.T, n *rqlitetest.Node) { n.Fill(t) }

// makeRoom does what docs/cluster.md says of a disk that was full.
func makeRoom(t *testing.T, n *rqlitetest.Node) {
	n.Kill()
	n.Empty(t)
	n.Run(t)
}

// TestClusterStoresWhatItAcknowledged breaks three nodes one after the other while all write: leads, bookings of the same seats, imports.
// What was acknowledged is stored once, no slot has more visitors than seats, all nodes have the same rows at the end, reads never fail,
// and writes are refused for five seconds at most.
func TestClusterStoresWhatItAcknowledged(t *testing.T) {
	nodes := rqlitetest.Start(t, 3)
	stores := make([]*Store, len(nodes))
	for i, n := range nodes {
		stores[i] = onCluster(t, n)
	}
	list := []records.Property{property(1, nil)}
	for at := range stores {
		list = append(list, property(100+at, nil))
	}
	fill(t, stores[0], list...)
	for _, s := range stores {
		caughtUp(t, s)
	}
	a := &acknowledged{last: time.Now()}
	ctx, end := context.WithCancel(t.Context())
	var working sync.WaitGroup
	var number atomic.Int64
	for at, s := range stores {
		for range 2 {
			working.Go(func() {
				for ctx.Err() == nil {
					a.write(ctx, t, s, at, int(number.Add(1)))
				}
			})
		}
		working.Go(func() { importPrices(ctx, t, s, at, a) })
		working.Go(func() {
			for ; ctx.Err() == nil; time.Sleep(20 * time.Millisecond) {
				var n int
				if err := s.One(ctx, &n, "SELECT count(*) FROM property"); ctx.Err() == nil && (err != nil || n != len(list)) {
					t.Errorf("node %d reads %d properties (%v)", at+1, n, err)
				}
			}
		})
	}
	faults := chosenFaults(t)
	for i, f := range faults {
		for a.count() < *clusterWrites*i/len(faults) {
			time.Sleep(10 * time.Millisecond)
		}
		f.happen(t, nodes, a)
	}
	for a.count() < *clusterWrites {
		time.Sleep(10 * time.Millisecond)
	}
	end()
	working.Wait()
	a.stored(t, stores)
	sameContents(t, stores...)
}

// chosenFaults gives the faults that are chosen, as often as they happen.
func chosenFaults(t *testing.T) []nodeFault {
	t.Helper()
	names, err := regexp.Compile(*faultNames)
	if err != nil {
		t.Fatal(err)
	}
	chosen := slices.DeleteFunc(slices.Clone(nodeFaults), func(f nodeFault) bool { return !names.MatchString(f.name) })
	return slices.Repeat(chosen, *faultTimes)
}

// happen breaks a node for four seconds and waits until it has what the others have.
func (f nodeFault) happen(t *testing.T, nodes []*rqlitetest.Node, a *acknowledged) {
	t.Helper()
	broken, other := rqlitetest.Leader(t, nodes)
	if !f.leader {
		broken = other
	}
	before := a.count()
	a.Lock()
	a.longest, a.last = 0, time.Now()
	a.Unlock()
	f.do(t, broken)
	time.Sleep(4 * time.Second)
	during := a.count()
	f.undo(t, broken)
	broken.Wait(t)
	a.Lock()
	defer a.Unlock()
	a.longest = max(a.longest, time.Since(a.last))
	t.Logf("%-26s %4d writes acknowledged meanwhile, none for %v at most", f.name, during-before, a.longest.Round(time.Millisecond))
	if a.longest > 5*time.Second {
		t.Errorf("%s: nothing was acknowledged for %v, want 5s at most", f.name, a.longest)
	}
}
