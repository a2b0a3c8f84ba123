//go:build cluster

package main

import (
	"crypto/rand"
	"flag"
	"net/http"
	"path/filepath"
	"sync"
	"sync/atomic"
	"syscall"
	"testing"
	"time"

	"github.com/gevel/gevel/cluster"
	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/internal/rqlitetest"
	"github.com/gevel/gevel/internal/sampletest"
)

// faultTime is how long each fault of TestClusterLosesNothing lasts.
var faultTime = flag.Duration("fault", 4*time.Second, "how long each fault of a cluster lasts")

// fault is something that is done to one of three machines, and undone. Which machine leads is looked up when the fault begins.
type fault struct {
	name   string
	leader bool
	do     func(*testing.T, *machine)
	undo   func(*testing.T, *machine)
}

var faults = []fault{
	{"the leader is killed", true, func(_ *testing.T, m *machine) { m.Kill() }, func(t *testing.T, m *machine) { m.Run(t) }},
	{"a follower is killed", false, func(_ *testing.T, m *machine) { m.Kill() }, func(t *testing.T, m *machine) { m.Run(t) }},
	{"the leader is frozen", true, func(_ *testing.T, m *machine) { m.Freeze() }, func(_ *testing.T, m *machine) { m.Thaw() }},
	{"a follower is frozen", false, func(_ *testing.T, m *machine) { m.Freeze() }, func(_ *testing.T, m *machine) { m.Thaw() }},
	{"a program is killed", false, func(_ *testing.T, m *machine) { m.served.Process.Signal(syscall.SIGKILL); m.served.Wait() },
		func(t *testing.T, m *machine) { m.serve(t) }},
}

// sent is what the visitors of a cluster sent, and the longest time in which nobody could send.
type sent struct {
	sync.Mutex
	accepted map[string]int
	last     time.Time
	longest  time.Duration           // without an accepted form on any machine
	down     atomic.Pointer[machine] // whose program does not run
}

func (s *sent) take(key string, i int) {
	s.Lock()
	defer s.Unlock()
	s.accepted[key] = i
	s.longest, s.last = max(s.longest, time.Since(s.last)), time.Now()
}

// TestClusterLosesNothing breaks three machines one after the other while visitors send forms on all of them. Each form that was accepted
// is stored once, all machines have the same rows at the end, pages are shown all the time, and forms are refused for five seconds at most.
func TestClusterLosesNothing(t *testing.T) {
	site := machines(t, 3)
	site[0].gevel(t, "import", sampletest.Folder())
	for _, m := range site {
		m.serve(t)
		m.becomes(t, "/readyz", http.StatusOK, 20*time.Second)
	}
	s := &sent{accepted: map[string]int{}, last: time.Now()}
	stop := s.come(t, site)
	for _, f := range faults {
		broken := site[2]
		for _, m := range site {
			if m.Leads() == f.leader {
				broken = m
			}
		}
		s.breakOne(t, f, broken)
	}
	stop()
	for _, m := range site {
		m.served.stop(t) // so that nothing is written any more
	}
	haveAll(t, site, s.accepted)
}

// come sends visitors to each machine, who send forms and look at a page, until they are stopped.
func (s *sent) come(t *testing.T, site []*machine) (stop func()) {
	var visitors sync.WaitGroup
	var over atomic.Bool
	for at, m := range site {
		visitors.Go(func() {
			for i := at; !over.Load(); i += len(site) {
				if key := rand.Text(); submit(m.addr, i, key) {
					s.take(key, i)
				}
			}
		})
		visitors.Go(func() {
			for ; !over.Load(); time.Sleep(50 * time.Millisecond) {
				before := s.down.Load()
				if status, text := m.get("/nl/te-koop/?page=2"); status != http.StatusOK && before != m && s.down.Load() != m {
					t.Errorf("a page is answered %d: %.200s", status, text)
				}
			}
		})
	}
	return func() {
		over.Store(true)
		visitors.Wait()
	}
}

// breakOne breaks a machine for a while, in which forms must be accepted.
func (s *sent) breakOne(t *testing.T, f fault, broken *machine) {
	t.Helper()
	s.Lock()
	s.longest, s.last = 0, time.Now()
	before := len(s.accepted)
	s.Unlock()
	if f.name == "a program is killed" {
		s.down.Store(broken)
	}
	f.do(t, broken)
	time.Sleep(*faultTime)
	f.undo(t, broken)
	broken.Wait(t) // a site is ready for five seconds after its node was lost: else the next fault may be a second one
	broken.becomes(t, "/readyz", http.StatusOK, time.Minute)
	s.down.Store(nil)
	s.Lock()
	defer s.Unlock()
	s.longest = max(s.longest, time.Since(s.last))
	t.Logf("%-22s %4d forms accepted meanwhile, none for %v at most", f.name, len(s.accepted)-before, s.longest.Round(time.Millisecond))
	if s.longest > 5*time.Second {
		t.Errorf("%s: no form was accepted for %v, want 5s at most", f.name, s.longest)
	}
}

// haveAll compares what the machines stored with what was accepted, and with each other.
func haveAll(t *testing.T, site []*machine, accepted map[string]int) {
	t.Helper()
	var first map[string]string
	for _, m := range site {
		store, err := db.OpenCluster(t.Context(), m.Address, m.File)
		if err != nil {
			t.Fatal(err)
		}
		defer store.Close()
		if err := store.CatchUp(t.Context(), cluster.Leader); err != nil {
			t.Fatal(err)
		}
		list, err := store.Inbox.Leads(t.Context(), "", time.Unix(0, 0))
		if err != nil {
			t.Fatal(err)
		}
		times := map[string]int{}
		for _, l := range list {
			times[l.Key]++
		}
		for key, i := range accepted {
			if times[key] != 1 {
				t.Errorf("%s has the form of visitor %d %d times, want once", filepath.Base(m.dir), i, times[key])
			}
		}
		got := rqlitetest.Contents(t, m.File)
		if first == nil {
			first = got
		}
		for table, rows := range got {
			if rows != first[table] {
				t.Errorf("the table %s has %s on one machine and %s on another", table, rows, first[table])
			}
		}
	}
	t.Logf("%d forms were accepted, and each is stored once on all machines", len(accepted))
}
