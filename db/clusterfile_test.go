//go:build cluster

package db

import (
	"context"
	"errors"
	"fmt"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/gevel/gevel/cluster"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/db/sqlite"
	"github.com/gevel/gevel/internal/rqlitetest"
	"github.com/gevel/gevel/limits"
)

// otherSchemas shows what the error says of a cluster of another version.
func otherSchemas(t *testing.T, s *Store, n *rqlitetest.Node) {
	set := func(form int) {
		if _, err := s.Write(t.Context(), handle.Statement{SQL: fmt.Sprint("PRAGMA user_version = ", form)}); err != nil {
			t.Fatal(err)
		}
	}
	defer set(sqlite.Form())
	for form, want := range map[int]string{sqlite.Form() - 1: "an earlier version", sqlite.Form() + 1: "a newer version"} {
		set(form)
		if other, err := OpenCluster(t.Context(), n.Address, n.File); err == nil || !strings.Contains(err.Error(), want) {
			other.Close()
			t.Errorf("a cluster of form %d gives %v, want that it is of %s", form, err, want)
		}
	}
}

// filesOfACluster shows that nothing writes the node's file by itself, and that a backup of it is a site of one machine.
func filesOfACluster(t *testing.T, s *Store) {
	if alone, err := Open(t.Context(), s.Path()); !errors.Is(err, sqlite.ErrOfCluster) {
		alone.Close()
		t.Errorf("opening the node's file as one machine's gives %v, want an error", err)
	}
	copied := filepath.Join(t.TempDir(), "copy.db")
	if err := s.Backup(t.Context(), copied); err != nil {
		t.Fatal(err)
	}
	alone, err := Open(t.Context(), copied)
	if err != nil {
		t.Fatal("a backup of a cluster cannot be opened on one machine:", err)
	}
	defer alone.Close()
	if h, err := alone.Holding(t.Context()); err != nil || h.Properties != 3 {
		t.Errorf("the backup holds %+v, want 3 properties (%v)", h, err)
	}
}

// restartOnACluster kills a node, writes elsewhere, and starts it again: its reads never fail and never go back in time.
func restartOnACluster(t *testing.T, n *rqlitetest.Node, writer, reader *Store) {
	ctx, stop := context.WithCancel(t.Context())
	var reading sync.WaitGroup
	var last int64
	reading.Go(func() {
		for ; ctx.Err() == nil; time.Sleep(time.Millisecond) {
			var at int64
			if err := reader.One(t.Context(), &at, sqlite.NewestWrite); err != nil || at < last {
				t.Errorf("a read sees write %d after %d (%v)", at, last, err)
				return
			}
			last = at
		}
	})
	n.Kill()
	for i := range 120 { // more than a snapshot, so that the node gets a new file
		if _, err := writer.Write(t.Context(),
			handle.Statement{SQL: "INSERT INTO captcha (id, tries, expires_at) VALUES (?, 0, 1)",
				Args: []any{fmt.Sprint("r", i)}}); err != nil {
			t.Fatal(err)
		}
	}
	time.Sleep(limits.ClusterBehindTime + time.Second)
	if err := reader.Behind(); !errors.Is(err, handle.ErrBehind) {
		t.Errorf("a node that was killed is not behind: %v", err)
	}
	n.Run(t)
	n.Wait(t)
	if err := reader.CatchUp(t.Context(), cluster.Leader); err != nil {
		t.Error("the node that was killed does not catch up:", err)
	}
	stop()
	reading.Wait()
	time.Sleep(2 * time.Second)
	if err := reader.Behind(); err != nil {
		t.Error(err)
	}
}
