package handle

import (
	"errors"
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

// TestAReplacedFileTakesNothing puts a copy in the place of the open file, and takes it away: nothing is written that nobody would read.
func TestAReplacedFileTakesNothing(t *testing.T) {
	d := openDB(t)
	statement := Statement{SQL: "UPDATE data_version SET version = version + 1"}
	if _, err := d.Write(t.Context(), statement); err != nil || d.Ping(t.Context()) != nil {
		t.Fatalf("the file as it was opened gives %v, want that it takes a change", err)
	}
	replaced := func(how string) {
		_, err := d.Write(t.Context(), statement)
		if pinged := d.Ping(t.Context()); !errors.Is(err, ErrReplaced) || !errors.Is(pinged, ErrReplaced) {
			t.Errorf("a file that was %s gives %v, and a ping %v, want ErrReplaced", how, err, pinged)
		}
	}
	backup := d.Path() + ".copy"
	if err := errors.Join(d.Backup(t.Context(), backup), os.Rename(backup, d.Path())); err != nil {
		t.Fatal(err)
	}
	replaced("replaced")
	if err := os.Remove(d.Path()); err != nil {
		t.Fatal(err)
	}
	replaced("removed")
}
