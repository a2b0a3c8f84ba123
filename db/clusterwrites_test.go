//go:build cluster

package db

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/internal/rqlitetest"
	"github.com/gevel/gevel/locale"
)

// clusterWrites is how many writes of TestClusterStoresWhatItAcknowledged are acknowledged before it ends.
var clusterWrites = flag.Int("writes", 5000, "how many writes to a cluster are acknowledged while its nodes break")

// nodeFaults are things that are done to one of three nodes, and undone. Which node leads is looked up when the fault begins.
var nodeFaults = []struct {
	name   string
	leader bool
	do     func(*testing.T, *rqlitetest.Node)
	undo   func(*testing.T, *rqlitetest.Node)
}{
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

// acknowledged is what the cluster confirmed as stored, and the longest time in which it confirmed nothing.
type acknowledged struct {
	sync.Mutex
	leads, appointments []string
	prices              [3]locale.Money // of the property that each machine imports
	kinds               [3]int          // leads, bookings, imports
	last                time.Time
	longest             time.Duration
}

func (a *acknowledged) note(kind int, note func()) {
	a.Lock()
	defer a.Unlock()
	note()
	a.kinds[kind]++
	a.longest, a.last = max(a.longest, time.Since(a.last)), time.Now()
}

func (a *acknowledged) count() int {
	a.Lock()
	defer a.Unlock()
	return a.kinds[0] + a.kinds[1] + a.kinds[2]
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
	list := []agency.PropertyRecord{property(1, nil)}
	for at := range stores {
		list = append(list, property(100+at, nil))
	}
	fill(t, stores[0], list...)
	for _, s := range stores {
		if err := s.CatchUp(t.Context()); err != nil {
			t.Fatal(err)
		}
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
				if err := s.one(ctx, &n, "SELECT count(*) FROM property"); ctx.Err() == nil && (err != nil || n != len(list)) {
					t.Errorf("node %d reads %d properties (%v)", at+1, n, err)
				}
			}
		})
	}
	for i, f := range nodeFaults {
		for a.count() < *clusterWrites*i/len(nodeFaults) {
			time.Sleep(10 * time.Millisecond)
		}
		breakNode(t, nodes, f.name, f.leader, f.do, f.undo, a)
	}
	for a.count() < *clusterWrites {
		time.Sleep(10 * time.Millisecond)
	}
	end()
	working.Wait()
	a.stored(t, stores)
	sameContents(t, stores...)
}

// breakNode breaks a node for four seconds and waits until it has what the others have.
func breakNode(t *testing.T, nodes []*rqlitetest.Node, name string, leader bool, do, undo func(*testing.T, *rqlitetest.Node),
	a *acknowledged) {
	broken, other := rqlitetest.Leader(t, nodes)
	if !leader {
		broken = other
	}
	before := a.count()
	a.Lock()
	a.longest, a.last = 0, time.Now()
	a.Unlock()
	do(t, broken)
	time.Sleep(4 * time.Second)
	during := a.count()
	undo(t, broken)
	broken.Wait(t)
	a.Lock()
	defer a.Unlock()
	a.longest = max(a.longest, time.Since(a.last))
	t.Logf("%-26s %4d writes acknowledged meanwhile, none for %v at most", name, during-before, a.longest.Round(time.Millisecond))
	if a.longest > 5*time.Second {
		t.Errorf("%s: nothing was acknowledged for %v, want 5s at most", name, a.longest)
	}
}

// write sends a lead, or books one of two seats that six try to book at the same time.
func (a *acknowledged) write(ctx context.Context, t *testing.T, s *Store, at, number int) {
	id := fmt.Sprintf("%d of %d", number, at)
	email := fmt.Sprintf("visitor%d@example.com", number)
	booking := number%2 == 0
	err := s.Receive(ctx, receipt(id, func(r *Receipt) {
		r.Lead.Email = email
		if booking {
			start := noon.Add(time.Duration(number/12) * time.Hour)
			r.Effects = BookAppointment(Appointment{ID: "visit " + id, Lead: id, Property: 1, Start: start.Unix(), State: "BOOKED"},
				Booking{Email: email, Capacity: 2, Length: 30 * time.Minute, Now: noon})
		}
	}))
	switch {
	case err == nil && booking:
		a.note(1, func() { a.leads, a.appointments = append(a.leads, id), append(a.appointments, "visit "+id) })
	case err == nil:
		a.note(0, func() { a.leads = append(a.leads, id) })
	case ctx.Err() == nil && !errors.Is(err, ErrNoCluster) && !(booking && errors.Is(err, Refused{agency.Full})):
		t.Errorf("%s is refused: %v", id, err)
	}
}

// importPrices raises the price of a machine's own property again and again.
func importPrices(ctx context.Context, t *testing.T, s *Store, at int, a *acknowledged) {
	for n := locale.Money(1000); ctx.Err() == nil; n++ {
		b := batch(property(100+at, func(r *agency.PropertyRecord) { r.Price = &n }))
		b.OnlyProperties = true
		_, err := s.Import(ctx, b)
		if err == nil {
			a.note(2, func() { a.prices[at] = n })
		}
		time.Sleep(30 * time.Millisecond) // imports are rarer than forms
	}
}

// stored looks for what was acknowledged on each machine.
func (a *acknowledged) stored(t *testing.T, stores []*Store) {
	t.Helper()
	t.Logf("%d leads, %d bookings and %d imports were acknowledged", a.kinds[0], a.kinds[1], a.kinds[2])
	for i, s := range stores {
		if err := s.CatchUp(t.Context()); err != nil {
			t.Fatal(err)
		}
		for table, ids := range map[string][]string{"lead": a.leads, "appointment": a.appointments} {
			var missing int
			if err := s.one(t.Context(), &missing, `SELECT count(*) FROM json_each(?) WHERE value NOT IN (SELECT id FROM `+table+`)`,
				jsonOf(ids)); err != nil || missing > 0 {
				t.Errorf("node %d lacks %d of %d rows of %s (%v)", i+1, missing, len(ids), table, err)
			}
		}
		for at, price := range a.prices {
			var now locale.Money
			if err := s.one(t.Context(), &now, "SELECT price FROM property WHERE number = ?", 100+at); err != nil || now < price {
				t.Errorf("node %d has the price %d of property %d, %d was imported (%v)", i+1, now, 100+at, price, err)
			}
		}
		for what, sql := range map[string]string{
			"slots with more visitors than seats": "SELECT count(*) FROM (SELECT 1 FROM appointment GROUP BY start HAVING count(*) > 2)",
			"forms that are stored twice":         "SELECT count(*) FROM (SELECT 1 FROM lead GROUP BY key HAVING count(*) > 1)",
			"leads without their email":           "SELECT count(*) FROM lead l WHERE (SELECT count(*) FROM outbox WHERE lead = l.id) <> 1",
		} {
			if n := integer(t, s, sql); n != 0 {
				t.Errorf("node %d has %d %s", i+1, n, what)
			}
		}
	}
}
