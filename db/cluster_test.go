//go:build cluster

package db

import (
	"errors"
	"fmt"
	"math"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/agency/records"
	"github.com/gevel/gevel/cluster"
	"github.com/gevel/gevel/db/columns"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/internal/rqlitetest"
)

// onCluster opens the store of a node.
func onCluster(t testing.TB, n *rqlitetest.Node) *Store {
	t.Helper()
	s, err := OpenCluster(t.Context(), n.Address, n.File, handle.Readers(1))
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { s.Close() })
	return s
}

// caughtUp waits until a store has what was acknowledged. A machine with little to spare needs longer for much than CatchUp waits.
func caughtUp(t testing.TB, s *Store) {
	t.Helper()
	err := s.CatchUp(t.Context(), cluster.Leader)
	for end := time.Now().Add(time.Minute); err != nil && time.Now().Before(end); err = s.CatchUp(t.Context(), cluster.Leader) {
		time.Sleep(100 * time.Millisecond)
	}
	if err != nil {
		t.Fatal(err)
	}
}

// sameContents waits until the files of all stores have the same rows.
func sameContents(t testing.TB, stores ...*Store) {
	t.Helper()
	for _, s := range stores {
		caughtUp(t, s)
	}
	first := rqlitetest.Contents(t, stores[0].Path())
	for i, s := range stores[1:] {
		for table, got := range rqlitetest.Contents(t, s.Path()) {
			if got != first[table] {
				t.Errorf("the table %s has %s on node %d, and %s on the first", table, got, i+2, first[table])
			}
		}
	}
}

func TestStoreOnACluster(t *testing.T) {
	nodes := rqlitetest.Start(t, 3)
	stores := make([]*Store, len(nodes))
	var opening sync.WaitGroup
	for i, n := range nodes { // all make the schema at once, and it is made once
		opening.Go(func() { stores[i] = onCluster(t, n) })
	}
	opening.Wait()
	if t.Failed() {
		return
	}
	t.Run("values", func(t *testing.T) { valuesOnACluster(t, stores[1]) })
	t.Run("lists", func(t *testing.T) { listsOnACluster(t, stores[0], stores[2]) })
	t.Run("imports", func(t *testing.T) { importOnACluster(t, stores[1], stores[2]) })
	t.Run("upgrades", func(t *testing.T) { otherSchemas(t, stores[0], nodes[0]) })
	t.Run("files", func(t *testing.T) { filesOfACluster(t, stores[0]) })
	t.Run("leaders", func(t *testing.T) { anyMachineReplacesTheLeader(t, nodes, stores) })
	t.Run("restart", func(t *testing.T) { restartOnACluster(t, nodes[2], stores[0], stores[2]) })
	sameContents(t, stores...)
}

// nodeOf speaks with a node as its machine does.
func nodeOf(t *testing.T, n *rqlitetest.Node) *cluster.Node {
	t.Helper()
	node, err := cluster.NewNode(n.Address)
	if err != nil {
		t.Fatal(err)
	}
	return node
}

// anyMachineReplacesTheLeader shows that the leader lets another lead whichever machine asks, and that a node which does not lead hands
// nothing over.
func anyMachineReplacesTheLeader(t *testing.T, nodes []*rqlitetest.Node, stores []*Store) {
	for i, n := range nodes {
		leader, _ := rqlitetest.Leader(t, nodes)
		if n != leader {
			nodeOf(t, n).HandOver(t.Context(), "a test, which wants nothing to happen")
			if now, _ := rqlitetest.Leader(t, nodes); now != leader {
				t.Errorf("node %d hands over what it does not have", i+1)
			}
		}
		nodeOf(t, n).Replace(t.Context(), "a test")
		if now, _ := rqlitetest.Leader(t, nodes); now == leader {
			t.Errorf("when machine %d asks, no other node leads", i+1)
		}
	}
}

// valuesOnACluster writes every kind of value, and reads it in the node's file as one machine would store it.
func valuesOnACluster(t *testing.T, s *Store) {
	one, err := Open(t.Context(), filepath.Join(t.TempDir(), "one.db"))
	if err != nil {
		t.Fatal(err)
	}
	defer one.Close()
	write := func(list ...handle.Statement) {
		t.Helper()
		for _, s := range []*Store{s, one} {
			if _, err := s.Write(t.Context(), list...); err != nil {
				t.Fatal(err)
			}
		}
	}
	write(handle.Statement{SQL: "CREATE TABLE sent (n INTEGER PRIMARY KEY, v ANY) STRICT"})
	for i, v := range []any{nil, true, math.MaxInt64, math.MinInt64, 5.0, 0.1, 1e300, "", "x'41'", " X'00' ", "x'4", "é\x00'", []byte{},
		[]byte{0, 255},
		[]byte(nil), forms.Unknown, ptr("p"), (*string)(nil)} {
		st := handle.Statement{SQL: "INSERT INTO sent VALUES (?, ?) -- ?", Args: []any{i, v}}
		write(st)
	}
	read := func(s *Store) (rows []string) {
		if err := s.List(t.Context(), &rows, "SELECT n || ' ' || typeof(v) || ' ' || quote(v) FROM sent ORDER BY n"); err != nil {
			t.Fatal(err)
		}
		return rows
	}
	if got, want := read(s), read(one); !slices.Equal(got, want) {
		t.Errorf("the cluster stores\n%s\none machine\n%s", strings.Join(got, "\n"), strings.Join(want, "\n"))
	}
	write(handle.Statement{SQL: "DROP TABLE sent"})
}

// listsOnACluster shows that a list is written whole or not at all, that its counts come back, and that other nodes have it.
func listsOnACluster(t *testing.T, s, other *Store) {
	attempt := func(key string) handle.Statement {
		return handle.Statement{SQL: "INSERT INTO captcha (id, tries, expires_at) VALUES (?, 0, 1)", Args: []any{key}}
	}
	count := func(s *Store) (n int) {
		t.Helper()
		if err := s.One(t.Context(), &n, "SELECT count(*) FROM captcha"); err != nil {
			t.Fatal(err)
		}
		return n
	}
	affected, err := s.Write(t.Context(), attempt("a"), attempt("b"), handle.Statement{SQL: "UPDATE captcha SET expires_at = 2"},
		handle.Statement{SQL: "DELETE FROM captcha WHERE id = 'b' AND changes() = 2"}, handle.Statement{
			SQL: "DELETE FROM captcha WHERE id = 'c'"})
	if err != nil || !slices.Equal(affected, []int64{1, 1, 2, 1, 0}) {
		t.Errorf("the counts of a list are %v (%v), want 1 1 2 1 0", affected, err)
	}
	if n := count(s); n != 1 {
		t.Errorf("the node that wrote has %d rows right after, want 1", n)
	}
	if _, err := s.Write(t.Context(), attempt("d"), attempt("a")); err == nil || !strings.Contains(err.Error(),
		"UNIQUE constraint failed: captcha") {
		t.Errorf("a list of which one statement fails gives %v, want SQLite's words", err)
	}
	_, err = s.Write(t.Context(), attempt("e"), handle.Guard(handle.Again, "1 = 0"))
	if refused := (handle.Refused{}); !errors.As(handle.AsRefusal(err), &refused) || refused.Why != handle.Again {
		t.Errorf("a guard gives %v, want its reason", err)
	}
	if err := other.CatchUp(t.Context(), cluster.Leader); err != nil || count(other) != 1 {
		t.Errorf("after two lists that were rolled back another node has %d rows, want 1 (%v)", count(other), err)
	}
}

// importOnACluster imports at one node and finds the properties at another, as they are on one machine.
func importOnACluster(t *testing.T, s, other *Store) {
	alone := open(t)
	list := []records.Property{property(1, nil), property(2, nil), property(3, nil)}
	want, err := alone.Imports.Import(t.Context(), batch(list...))
	if err != nil {
		t.Fatal(err)
	}
	got, err := s.Imports.Import(t.Context(), batch(list...))
	if err != nil || fmt.Sprint(got) != fmt.Sprint(want) {
		t.Errorf("the report of an import is %+v (%v), on one machine %+v", got, err, want)
	}
	if err := other.CatchUp(t.Context(), cluster.Leader); err != nil {
		t.Fatal(err)
	}
	found, err := other.PropertiesByNumber(t.Context(), "nl", []int{1, 2, 3}, columns.Selection{Groups: columns.Details})
	if err != nil || len(found) != 3 {
		t.Errorf("another node has %d of the properties, want 3 (%v)", len(found), err)
	}
	again, err := other.Imports.Import(t.Context(), batch(list...))
	if err != nil || again.Unchanged != 3 {
		t.Errorf("the same import at another node says %+v (%v), want 3 unchanged", again, err)
	}
}
