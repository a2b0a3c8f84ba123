//go:build cluster

package db

import (
	"errors"
	"strings"
	"testing"
	"time"

	"github.com/jmoiron/sqlx"

	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/db/sqlite"
	"github.com/gevel/gevel/internal/rqlitetest"
)

// TestClusterLeaderThatLacksAWrite takes the newest write out of the leader's file, as it is when there was no room for it there and room
// for the next. What only such a leader accepts is not acknowledged, another node leads, and the one that lacks the write is not ready.
func TestClusterLeaderThatLacksAWrite(t *testing.T) {
	nodes := rqlitetest.Start(t, 3)
	stores := make([]*Store, len(nodes))
	for i, n := range nodes {
		stores[i] = onCluster(t, n)
	}
	leader, follower := rqlitetest.Leader(t, nodes)
	var other, lacking *Store
	for i, n := range nodes {
		switch n {
		case leader:
			lacking = stores[i]
		case follower:
			other = stores[i]
		}
	}
	taken := handle.Statement{SQL: "INSERT INTO captcha (id, tries, expires_at) VALUES ('seat', 0, 1)"}
	if _, err := other.Write(t.Context(), taken); err != nil {
		t.Fatal(err)
	}
	caughtUp(t, lacking)
	file, err := sqlx.Open("sqlite3", sqlite.FileURI(leader.File)+"?_busy_timeout=5000")
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	file.MustExec("DELETE FROM captcha WHERE id = 'seat'")
	file.MustExec("DELETE FROM cluster_write WHERE n = (SELECT max(n) FROM cluster_write)")
	file.MustExec("UPDATE sqlite_sequence SET seq = seq - 1 WHERE name = 'cluster_write'")
	if _, err := other.Write(t.Context(), taken); err == nil || !strings.Contains(err.Error(), "UNIQUE constraint failed: captcha") {
		t.Errorf("what the leader alone accepts gives %v, want that it is refused", err)
	}
	ready := func() bool { return lacking.Behind() == nil }
	for end := time.Now().Add(20 * time.Second); ready() && time.Now().Before(end); time.Sleep(100 * time.Millisecond) {
		other.Write(t.Context(),
			handle.Statement{SQL: "UPDATE captcha SET tries = tries + 1"}) // so that the node has enough to look as far
	}
	if err := lacking.Behind(); !errors.Is(err, handle.ErrBehind) {
		t.Errorf("the node that lacks a write is ready (%v)", err)
	}
	for i, s := range stores {
		if err := s.Behind(); s != lacking && err != nil {
			t.Errorf("node %d lacks nothing, and %v", i+1, err)
		}
	}
	nodeOf(t, leader).Replace(t.Context(), "a test")
	time.Sleep(time.Second)
	if leader.Leads() {
		t.Error("the node that lacks a write leads again")
	}
}
