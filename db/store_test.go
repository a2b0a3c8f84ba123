package db

import (
	"context"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"

	"github.com/gevel/gevel/agency"
)

func TestReadersCannotWrite(t *testing.T) {
	s := open(t)
	if _, err := s.read.ExecContext(t.Context(), "DELETE FROM property"); err == nil {
		t.Error("a connection for reading deleted properties")
	}
}

func TestReadersDuringWrites(t *testing.T) {
	s := open(t)
	fill(t, s, property(1, nil), property(2, nil))
	var wg sync.WaitGroup
	for range 8 {
		wg.Go(func() {
			for range 25 {
				if p, err := s.Properties(context.Background(), "nl", agency.PropertyFilter{}, "NEWEST", Window{Size: 5, Count: true},
					Selection{}); err != nil || p.Total != 2 {
					t.Errorf("a reader during writes sees %+v, want two properties (%v)", p, err)
				}
			}
		})
		wg.Go(func() {
			for range 5 {
				if _, err := s.Write(context.Background(), Statement{SQL: "UPDATE property SET title = title"}); err != nil {
					t.Error(err)
				}
			}
		})
	}
	wg.Wait()
}

func TestBackup(t *testing.T) {
	s := open(t)
	fill(t, s, property(1, nil))
	file := filepath.Join(t.TempDir(), "copy.db")
	if err := s.Backup(t.Context(), file); err != nil {
		t.Fatal(err)
	}
	copied, err := Open(t.Context(), file)
	if err != nil {
		t.Fatal(err)
	}
	defer copied.Close()
	if list, err := copied.PropertiesByNumber(t.Context(), "nl", []int{1}, Selection{}); err != nil || len(list) != 1 {
		t.Errorf("the backup has %d properties, want 1 (%v)", len(list), err)
	}
}

func TestOpenExplainsABrokenFile(t *testing.T) {
	file := filepath.Join(t.TempDir(), "gevel.db")
	os.WriteFile(file, []byte(strings.Repeat("no database ", 100)), 0o644)
	if _, err := Open(t.Context(), file); err == nil || !strings.Contains(err.Error(), "not a healthy Gevel database") {
		t.Errorf("opening a file that is no database gives %v, want that it is not a healthy one", err)
	}
}

func TestOpenRefusesANewerDatabase(t *testing.T) {
	file := filepath.Join(t.TempDir(), "gevel.db")
	s, err := Open(t.Context(), file)
	if err != nil {
		t.Fatal(err)
	}
	s.write.MustExec("PRAGMA user_version = 999")
	s.Close()
	if _, err := Open(t.Context(), file); err == nil || !strings.Contains(err.Error(), "newer version of Gevel") {
		t.Errorf("opening a newer database gives %v, want that it is of a newer version of Gevel", err)
	}
}

// TestReadersMapNothing shows that a connection does not map the database, whose pages would count as memory of the program.
func TestReadersMapNothing(t *testing.T) {
	var mapped int
	if err := open(t).one(t.Context(), &mapped, "PRAGMA mmap_size"); err != nil || mapped != 0 {
		t.Errorf("a reader maps %d bytes, want 0 (%v)", mapped, err)
	}
}
