//go:build cluster

package db

import (
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/gevel/gevel/internal/dbtest"
	"github.com/gevel/gevel/internal/rqlitetest"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
)

// TestClusterImportsInPieces imports more than one write may have, while the leader is killed between two pieces. Meanwhile each node shows
// nothing of it or all of it, and others write. In the end all nodes have the same.
func TestClusterImportsInPieces(t *testing.T) {
	nodes := rqlitetest.Start(t, 3)
	stores := make([]*Store, len(nodes))
	for i, n := range nodes {
		stores[i] = onCluster(t, n)
	}
	b, list := batch(), dbtest.Odd(1, 3000)
	for i := range list {
		list[i].Record.Description = locale.Localized{"nl": strings.Repeat("Ruime woning met \"tuin\". ",
			limits.ClusterWriteBytes/len(list)/20)}
	}
	b.Properties = list
	var over atomic.Bool
	var meanwhile sync.WaitGroup
	for at, s := range stores {
		meanwhile.Go(func() {
			for reads := 0; !over.Load(); reads++ {
				var n int
				if err := s.One(t.Context(), &n, "SELECT count(*) FROM property"); err != nil || n != 0 && n != len(list) {
					t.Errorf("read %d on node %d: %d properties of %d (%v)", reads, at+1, n, len(list), err)
				}
				time.Sleep(5 * time.Millisecond) // else three readers leave the nodes no processor
			}
		})
	}
	meanwhile.Go(func() { killLeader(t, nodes, stores[0], &over) })
	began := time.Now()
	report, err := stores[1].Imports.Import(t.Context(), b)
	over.Store(true)
	meanwhile.Wait()
	if err != nil || report.Added != len(list) {
		t.Fatalf("the import says %v (%v), want %d added", report, err, len(list))
	}
	t.Logf("%d properties of more than %d MiB took %v", len(list), limits.ClusterWriteBytes>>20, time.Since(began).Round(time.Second/10))
	sameContents(t, stores...)
	if left := integer(t, stores[2], "SELECT count(*) FROM import_piece"); left != 0 {
		t.Errorf("%d rows of pieces are left", left)
	}
}

// killLeader kills the node that leads when some pieces are there, and starts it again.
func killLeader(t *testing.T, nodes []*rqlitetest.Node, s *Store, over *atomic.Bool) {
	for n := 0; n < 300 && !over.Load(); time.Sleep(time.Millisecond) {
		if err := s.One(t.Context(), &n, "SELECT count(*) FROM import_piece"); err != nil {
			t.Error(err)
		}
	}
	for _, n := range nodes {
		if n.Leads() && !over.Load() {
			n.Kill()
			n.Run(t)
			return
		}
	}
	t.Error("the import was over before a leader was killed")
}
