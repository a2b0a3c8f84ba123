package db

import (
	"context"
	"errors"
	"path/filepath"
	"testing"
	"time"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/db/columns"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/db/sqlite"
	"github.com/gevel/gevel/internal/releasetest"
)

// lockedByAnother opens a store whose file another connection writes to until release is called, as an import of another process does.
func lockedByAnother(t *testing.T) (s *Store, release func()) {
	t.Helper()
	path := filepath.Join(t.TempDir(), "gevel.db")
	s, err := Open(t.Context(), path, handle.Readers(1))
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { s.Close() })
	fill(t, s, property(1, nil))
	begin(t, s, owns(t, s, "an@example.com", 1), "session", noon)
	other := sqlite.Connect(sqlite.FileURI(path)+sqlite.Writing, sqlite.SettledWriter, 1)
	t.Cleanup(func() { other.Close() })
	tx, err := other.Beginx()
	if err != nil {
		t.Fatal(err)
	}
	return s, func() { tx.Rollback() }
}

var aWrite = handle.Statement{SQL: "UPDATE property SET title = title"}

// SQLite's own busy timeout gave up after five seconds.
func TestWriteWaitsWhileAnotherProgramWrites(t *testing.T) {
	releasetest.Only(t, "it waits for another program")
	s, release := lockedByAnother(t)
	time.AfterFunc(6*time.Second, release)
	if _, err := s.Write(t.Context(), aWrite); err != nil {
		t.Error(err)
	}
}

func TestWriteStopsWaitingWithItsRequest(t *testing.T) {
	s, release := lockedByAnother(t)
	defer release()
	ctx, cancel := context.WithTimeout(t.Context(), 200*time.Millisecond)
	defer cancel()
	began := time.Now()
	if _, err := s.Write(ctx, aWrite); !errors.Is(err, context.DeadlineExceeded) {
		t.Errorf("a write whose request ended gives %v, want DeadlineExceeded", err)
	}
	if took := time.Since(began); took > 10*time.Second {
		t.Errorf("the write waited for %v after its request was cancelled", took)
	}
}

// Nothing that a page reads waits for a write: neither the list nor the session, which would never end here.
func TestReadsDoNotWaitForAWrite(t *testing.T) {
	s, release := lockedByAnother(t)
	defer release()
	go s.Write(t.Context(), aWrite) // a form that waits holds no reading connection
	if p, err := s.Properties(t.Context(), "nl", agency.PropertyFilter{}, "NEWEST", Window{Size: 5, Count: true},
		columns.Selection{}); err != nil || p.Total != 1 {
		t.Errorf("a list read during a write is %+v, want one property (%v)", p, err)
	}
	if email := whose(t, s, "session", noon.Add(10*time.Minute)); email != "an@example.com" {
		t.Errorf("the session is %q's, want that of an@example.com", email)
	}
}

func TestWriteIsAllOrNothing(t *testing.T) {
	s := open(t)
	_, err := s.Write(t.Context(),
		handle.Statement{SQL: "INSERT INTO country (id, name) VALUES (?, ?)", Args: []any{10, "{}"}},
		handle.Statement{SQL: "INSERT INTO country (id, name) VALUES (?, ?)", Args: []any{50, "no JSON"}})
	if err == nil {
		t.Fatal("a list with a statement that fails was written without an error")
	}
	var n int
	if err := s.One(t.Context(), &n, "SELECT count(*) FROM country"); err != nil || n != 0 {
		t.Errorf("%d countries of the broken list were written, want none (%v)", n, err)
	}
}

func TestWriteReturnsAffectedRows(t *testing.T) {
	s := open(t)
	affected, err := s.Write(t.Context(),
		handle.Statement{SQL: "INSERT INTO country (id, name) VALUES (10, '{}'), (50, '{}')"},
		handle.Statement{SQL: "DELETE FROM country WHERE id = 7"})
	if err != nil || affected[0] != 2 || affected[1] != 0 {
		t.Errorf("the statements changed %v rows, want 2 and 0 (%v)", affected, err)
	}
}
