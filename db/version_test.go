package db

import (
	"errors"
	"os"
	"path/filepath"
	"runtime"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/db/sqlite"
	"github.com/gevel/gevel/internal/erasedtest"
	"github.com/gevel/gevel/internal/releasetest"
)

const raise = "UPDATE data_version SET version = version + 1"

// versionOf reads the data version with a statement, as it is.
func versionOf(t *testing.T, s *Store) (version int64) {
	t.Helper()
	if err := s.One(t.Context(), &version, "SELECT version FROM data_version"); err != nil {
		t.Fatal(err)
	}
	return version
}

// sees fails unless Version returns the version that the SQL statement reads. after says what happened before, for the failure.
func sees(t *testing.T, s *Store, after string) {
	t.Helper()
	if got, err := s.Version(t.Context()); err != nil || got != versionOf(t, s) {
		t.Errorf("after %s the version is %d, want %d (%v)", after, got, versionOf(t, s), err)
	}
}

func TestVersionNeedsAStatementOnlyAfterAWrite(t *testing.T) {
	if runtime.GOOS != "linux" {
		t.Skip("only Linux reads the head of the log")
	}
	s := open(t)
	fill(t, s, property(1, nil))
	for round := range 3 {
		before := s.ReadStatements()
		for range 10 {
			if _, err := s.Version(t.Context()); err != nil {
				t.Fatal(err)
			}
		}
		if n := s.ReadStatements() - before; n != 1 {
			t.Errorf("round %d: ten questions for the version took %d statements, want 1", round, n)
		}
		if _, err := s.Write(t.Context(), handle.Statement{SQL: raise}); err != nil {
			t.Fatal(err)
		}
	}
}

// TestVersionFollowsAnotherProcess lets a second process write, empty the log and begin it anew: each commit is seen by the very next read.
func TestVersionFollowsAnotherProcess(t *testing.T) {
	path := filepath.Join(t.TempDir(), "gevel.db")
	s, err := Open(t.Context(), path, handle.Readers(1))
	if err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	sees(t, s, "opening")
	run := erasedtest.Another(t, path)
	runtime.GC() // a descriptor that is collected would be closed, and SQLite's locks be gone
	for round := range 30 {
		for _, statement := range []string{raise, "PRAGMA wal_checkpoint(TRUNCATE)", raise, "PRAGMA wal_checkpoint(RESTART)", raise,
			"INSERT INTO attempt (who, form, at) VALUES (1, 2, 3)", "PRAGMA wal_checkpoint(FULL)", raise} {
			run(statement)
			sees(t, s, statement)
		}
		if _, err := s.Write(t.Context(), handle.Statement{SQL: raise}); err != nil {
			t.Fatalf("round %d: an own write fails: %v", round, err)
		}
		sees(t, s, "an own write")
	}
}

// TestVersionIsNeverOlderThanACommit reads while others write: whoever reads after a commit sees it.
func TestVersionIsNeverOlderThanACommit(t *testing.T) {
	releasetest.Only(t, "it reads beside another program for seconds")
	path := filepath.Join(t.TempDir(), "gevel.db")
	s, err := Open(t.Context(), path)
	if err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	other := sqlite.Connect(sqlite.FileURI(path)+sqlite.Writing, sqlite.Settled, 1)
	defer other.Close()
	var committed atomic.Int64
	committed.Store(versionOf(t, s))
	done := make(chan struct{})
	var readers sync.WaitGroup
	for range 4 {
		readers.Go(func() {
			for {
				least := committed.Load()
				got, err := s.Version(t.Context())
				if err != nil || got < least {
					t.Errorf("the version is %d, want at least %d (%v)", got, least, err)
					return
				}
				select {
				case <-done:
					return
				default:
				}
			}
		})
	}
	for n := range 300 {
		if n%50 == 49 {
			if _, err := other.Exec("PRAGMA wal_checkpoint(PASSIVE)"); err != nil {
				t.Fatal(err)
			}
		}
		if _, err := other.Exec(raise); err != nil {
			t.Fatal(err)
		}
		committed.Add(1)
	}
	close(done)
	readers.Wait()
	sees(t, s, "all writes")
}

// TestVersionOfAReplacedFile puts a backup in the place of an open database in several ways: Version says what a statement says.
func TestVersionOfAReplacedFile(t *testing.T) {
	for name, replace := range map[string]func(t *testing.T, backup, path string){
		"a moved backup": func(t *testing.T, backup, path string) {
			for _, beside := range []string{"-wal", "-shm"} {
				if err := os.Remove(path + beside); err != nil {
					t.Fatal(err)
				}
			}
			if err := os.Rename(backup, path); err != nil {
				t.Fatal(err)
			}
		},
		"a copied backup": func(t *testing.T, backup, path string) {
			text, err := os.ReadFile(backup)
			if err != nil {
				t.Fatal(err)
			}
			hourAgo := time.Now().Add(-time.Hour)
			if err := errors.Join(os.WriteFile(path, text, 0o600), os.Chtimes(path, hourAgo, hourAgo)); err != nil {
				t.Fatal(err)
			}
		},
	} {
		for _, used := range []bool{false, true} {
			path := filepath.Join(t.TempDir(), "gevel.db")
			s, err := Open(t.Context(), path, handle.Readers(1))
			if err != nil {
				t.Fatal(err)
			}
			backup := filepath.Join(t.TempDir(), "copy.db")
			if err := s.Backup(t.Context(), backup); err != nil {
				t.Fatal(err)
			}
			if _, err := s.Write(t.Context(), handle.Statement{SQL: raise}, handle.Statement{SQL: raise}); err != nil {
				t.Fatal(err)
			}
			beside(t, s).MustExec("PRAGMA wal_checkpoint(TRUNCATE)")
			if used {
				sees(t, s, "writing")
			}
			replace(t, backup, path)
			time.Sleep(sqlite.PollEvery)
			sees(t, s, name)
			if name == "a moved backup" { // who opens the path now has another file than the store
				other := sqlite.Connect(sqlite.FileURI(path)+sqlite.Writing, sqlite.Settled, 1)
				for range 3 {
					other.MustExec(raise)
					sees(t, s, name+" and a write")
				}
				other.Close()
			}
			s.Close()
		}
	}
}

func TestVersionOfAClosedStore(t *testing.T) {
	s := open(t)
	sees(t, s, "opening")
	s.Close()
	if version, err := s.Version(t.Context()); err == nil {
		t.Errorf("a closed store has the version %d, want an error", version)
	}
}
