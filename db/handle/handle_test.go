package handle

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

func TestReadersCannotWrite(t *testing.T) {
	s := openDB(t)
	if _, err := s.read.ExecContext(t.Context(), "DELETE FROM property"); err == nil {
		t.Error("a connection for reading deleted properties")
	}
}

// TestReadersMapNothing shows that a connection does not map the database, whose pages would count as memory of the program.
func TestReadersMapNothing(t *testing.T) {
	var mapped int
	if err := openDB(t).One(t.Context(), &mapped, "PRAGMA mmap_size"); err != nil || mapped != 0 {
		t.Errorf("a reader maps %d bytes, want 0 (%v)", mapped, err)
	}
}

func TestOpenExplainsABrokenFile(t *testing.T) {
	file := filepath.Join(t.TempDir(), "gevel.db")
	os.WriteFile(file, []byte(strings.Repeat("no database ", 100)), 0o644)
	if _, err := OpenFile(t.Context(), file); err == nil || !strings.Contains(err.Error(), "not a healthy Gevel database") {
		t.Errorf("opening a file that is no database gives %v, want that it is not a healthy one", err)
	}
}

func TestOpenRefusesANewerDatabase(t *testing.T) {
	file := filepath.Join(t.TempDir(), "gevel.db")
	s, err := OpenFile(t.Context(), file)
	if err != nil {
		t.Fatal(err)
	}
	s.write.MustExec("PRAGMA user_version = 999")
	s.Close()
	if _, err := OpenFile(t.Context(), file); err == nil || !strings.Contains(err.Error(), "newer version of Gevel") {
		t.Errorf("opening a newer database gives %v, want that it is of a newer version of Gevel", err)
	}
}

// TestAWriteWaitsForTheDisk opens a store as the program does: what it accepts survives a power cut.
func TestAWriteWaitsForTheDisk(t *testing.T) {
	s, err := OpenFile(t.Context(), filepath.Join(t.TempDir(), "gevel.db"))
	if err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	var synchronous int
	if err := s.write.GetContext(t.Context(), &synchronous, "PRAGMA synchronous"); err != nil || synchronous != 2 {
		t.Errorf("the writer has synchronous = %d (%v), want 2, which is FULL", synchronous, err)
	}
}

// openDB opens a fresh database.
func openDB(t *testing.T) *DB {
	t.Helper()
	d, err := OpenFile(t.Context(), filepath.Join(t.TempDir(), "gevel.db"), Readers(1), Unsynced())
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { d.Close() })
	return d
}
