package db

import (
	"context"
	"database/sql/driver"
	"errors"
	"math/rand/v2"
	"path/filepath"
	"slices"
	"sync"
	"testing"
	"time"

	"github.com/jmoiron/sqlx"
	"github.com/mattn/go-sqlite3"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/market"
	"github.com/gevel/gevel/agency/records"
	"github.com/gevel/gevel/db/columns"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/db/imports"
	"github.com/gevel/gevel/db/sqlite"
	"github.com/gevel/gevel/internal/releasetest"
)

// TestTwoStoresOnOneFile changes the file by one store, as an import beside the site does; the other shows it at once.
func TestTwoStoresOnOneFile(t *testing.T) {
	path := filepath.Join(t.TempDir(), "gevel.db")
	var stores [2]*Store
	for i := range stores {
		s, err := Open(t.Context(), path, handle.Readers(1))
		if err != nil {
			t.Fatal(err)
		}
		defer s.Close()
		stores[i] = s
	}
	random := rand.New(rand.NewPCG(21, 22))
	b := batch(property(1, nil), property(2, nil), property(3, nil))
	b.Projects = []imports.ProjectEntry{{Record: development(7, nil)}}
	if _, err := stores[0].Imports.Import(t.Context(), b); err != nil {
		t.Fatal(err)
	}
	for i := range 60 {
		changeSome(t, random, stores[i%2], 20)
		for _, s := range stores {
			compareIndex(t, s)
			compareCached(t, s)
		}
	}
}

// compareCached compares what lists say of properties with the store.
func compareCached(t *testing.T, s *Store) {
	t.Helper()
	all := agency.PropertyFilter{Statuses: []market.PropertyStatus{market.Available, market.ForTakeover, market.IsSold, market.IsRented,
		market.Realised}}
	page, err := s.Properties(t.Context(), "fr", all, "OLDEST", Window{Size: 100}, everything)
	if err != nil {
		t.Fatal(err)
	}
	c, err := s.Catalog(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	read, err := s.properties(t.Context(), "fr", c, everything, numbered, handle.JSON(numbers(page.Items)))
	if err != nil || len(read) != len(page.Items) {
		t.Fatalf("%d of the %d properties listed can be read (%v)", len(read), len(page.Items), err)
	}
	for _, p := range read {
		at := slices.IndexFunc(page.Items, func(shown *agency.Property) bool { return shown.Number == p.Number })
		if face(page.Items[at]) != face(p) {
			t.Fatalf("a list says of property %d\n%s\nand the store\n%s", p.Number, face(page.Items[at]), face(p))
		}
	}
}

// TestRestoredStore writes a backup over the open store, as sqlite3's .restore does: it shows what the backup has, not what it had.
func TestRestoredStore(t *testing.T) {
	s := open(t)
	fill(t, s, property(1, nil), property(2, nil))
	path := filepath.Join(t.TempDir(), "copy.db")
	if err := s.Backup(t.Context(), path); err != nil {
		t.Fatal(err)
	}
	fill(t, s, property(1, func(r *records.Property) { r.Title["nl"] = "Anders" }),
		property(2, func(r *records.Property) { r.Gone = true }),
		property(3, nil))
	if got := numbers(listOf(t, s, agency.PropertyFilter{}, "NEWEST", Window{Size: 9}).Items); !slices.Equal(got, []int{3, 1}) {
		t.Fatalf("before the backup is restored the list has %v, want 3 and 1", got)
	}
	restore(t, s, path)
	page := listOf(t, s, agency.PropertyFilter{}, "NEWEST", Window{Size: 9})
	if got := numbers(page.Items); !slices.Equal(got, []int{2, 1}) || page.Items[1].Title() != "Huis 1" {
		t.Errorf("the restored store lists %v, the last with title %q, want 2 and 1 with title Huis 1", got, page.Items[1].Title())
	}
	compareIndex(t, s)
}

// restore copies a database over the one of an open store.
func restore(t *testing.T, s *Store, path string) {
	t.Helper()
	from := sqlite.Connect(sqlite.FileURI(path), sqlite.Settled, 1)
	defer from.Close()
	to := beside(t, s)
	onDriver(t, from, func(source *sqlite3.SQLiteConn) error {
		return onDriver(t, to, func(target *sqlite3.SQLiteConn) error {
			b, err := target.Backup("main", source, "main")
			if err != nil {
				return err
			}
			_, err = b.Step(-1)
			return errors.Join(err, b.Finish())
		})
	})
}

func onDriver(t *testing.T, db *sqlx.DB, use func(*sqlite3.SQLiteConn) error) error {
	t.Helper()
	conn, err := db.Conn(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	defer conn.Close()
	if err := conn.Raw(func(c any) error { return use(c.(*sqlite3.SQLiteConn)) }); err != nil {
		t.Fatal(err)
	}
	return nil
}

// TestPinnedContextStaysAtItsVersion shows that a pinned context sees one version, whatever is written meanwhile.
func TestPinnedContextStaysAtItsVersion(t *testing.T) {
	s := open(t)
	fill(t, s, property(1, nil))
	ctx, before, err := s.Pin(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	fill(t, s, property(1, nil), property(2, nil))
	pinned, err := s.Properties(ctx, "nl", agency.PropertyFilter{}, "NEWEST", Window{Size: 9, Count: true}, columns.Selection{})
	if c, _ := s.Catalog(ctx); err != nil || pinned.Total != 1 || c != before {
		t.Errorf("a pinned context sees %d properties, want 1 and the catalog that was pinned (%v)", pinned.Total, err)
	}
	if now := listOf(t, s, agency.PropertyFilter{}, "NEWEST", Window{Size: 9}); now.Total != 2 {
		t.Errorf("without a pin %d properties are found, want 2", now.Total)
	}
}

// TestReadersWhileTheAgencyWorks reads lists, counts, pins and similar properties while a writer changes them.
func TestReadersWhileTheAgencyWorks(t *testing.T) {
	releasetest.Only(t, "it reads while much is written")
	s := open(t)
	random := rand.New(rand.NewPCG(31, 32))
	fill(t, s, randomProperties(random, 60)...)
	done := make(chan struct{})
	var wg sync.WaitGroup
	for range 4 {
		wg.Go(func() {
			for {
				select {
				case <-done:
					return
				default:
					readEverything(t, s)
				}
			}
		})
	}
	for range 40 {
		changeSome(t, random, s, 60)
	}
	close(done)
	wg.Wait()
	compareIndex(t, s)
	compareCached(t, s)
}

func readEverything(t *testing.T, s *Store) {
	ctx, _, err := s.Pin(context.Background())
	if err != nil {
		t.Error(err)
		return
	}
	page, err := s.Properties(ctx, "nl", agency.PropertyFilter{}, "PRICE_ASC", Window{Size: 20, Count: true}, columns.Selection{Photos: 1})
	if err != nil {
		t.Error(err)
		return
	}
	for _, p := range page.Items[:min(3, len(page.Items))] {
		if _, err := s.Similar(ctx, p, 4, columns.Selection{}); err != nil {
			t.Error(err)
		}
	}
	if _, err := s.Pins(ctx, "nl", agency.PropertyFilter{}, columns.Selection{}); err != nil {
		t.Error(err)
	}
}

// TestSnapshotKeepsItsConnectionWhenTheClientLeaves lets a client leave between two reads of a snapshot: the rest can still be read on its
// connection.
func TestSnapshotKeepsItsConnectionWhenTheClientLeaves(t *testing.T) {
	s := open(t)
	ctx, leave := context.WithCancel(t.Context())
	err := s.Snapshot(ctx, func(tx handle.Snapshot) error {
		leave()
		time.Sleep(20 * time.Millisecond) // the time in which database/sql would close it
		return tx.Raw(t.Context(), "SELECT 1", func([]driver.Value) {})
	})
	if err != nil {
		t.Errorf("after the client left, the snapshot's connection gives %v, want it open", err)
	}
}
