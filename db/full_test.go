package db

import (
	"fmt"
	"path/filepath"
	"syscall"
	"testing"

	"github.com/gevel/gevel/db/sqlite"
	"github.com/jmoiron/sqlx"
	"github.com/mattn/go-sqlite3"
)

// TestIsFull fills a database, and shows that no other error counts as a full disk.
func TestIsFull(t *testing.T) {
	file, err := sqlx.Open("sqlite3", "file:"+filepath.Join(t.TempDir(), "small.db"))
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	file.SetMaxOpenConns(1)
	file.MustExecContext(t.Context(), "PRAGMA max_page_count = 3; CREATE TABLE some (text TEXT)")
	if _, err := file.ExecContext(t.Context(), "INSERT INTO some VALUES (zeroblob(100000))"); !sqlite.IsFull(err) {
		t.Errorf("a full database gives %v, which is not told to be full", err)
	}
	if _, err := file.ExecContext(t.Context(), "INSERT INTO other VALUES (1)"); err == nil || sqlite.IsFull(err) {
		t.Errorf("a missing table gives %v, which is told to be a full disk", err)
	}
	opening := fmt.Errorf("the database cannot be opened: %w", sqlite3.Error{Code: sqlite3.ErrIoErr, SystemErrno: syscall.ENOSPC})
	if !sqlite.IsFull(opening) || sqlite.IsFull(sqlite3.Error{Code: sqlite3.ErrIoErr, SystemErrno: syscall.EIO}) {
		t.Error("of errors of the disk, not only that it has no room is told to be that")
	}
}
