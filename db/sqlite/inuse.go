package sqlite

import (
	"context"
	"errors"
	"os"
	"path/filepath"

	"github.com/gevel/gevel/internal/filelock"
	"github.com/mattn/go-sqlite3"
)

// ErrInUse says that another program has a database open.
var ErrInUse = errors.New("another program has the database open: stop the site first")

// ErrServed says that another program serves a data folder.
var ErrServed = errors.New("another gevel serve has the data folder: stop that one first, or name another folder with -data")

// beside returns the file by whose lock programs see that a database is open: SQLite's own locks cannot be asked for when it is damaged.
func beside(path string) string { return path + ".lock" }

var errTaken = errors.New("the database is being restored or upgraded: try again in a minute")

// share takes the lock that every open store has. It fails while the database is being replaced or upgraded.
func share(path string) (*os.File, error) {
	f, err := os.OpenFile(beside(path), os.O_RDWR|os.O_CREATE, 0o600)
	if err != nil {
		return nil, err
	}
	if !filelock.Take(f, false) {
		return nil, errors.Join(errTaken, f.Close())
	}
	return f, nil
}

// Serve reserves a data folder for the one program that serves it, until release is called or the program ends: two would send each email
// twice. It returns ErrServed while another one has it.
func Serve(dir string) (release func() error, err error) {
	f, err := os.OpenFile(filepath.Join(dir, "serving.lock"), os.O_RDWR|os.O_CREATE, 0o600)
	if err != nil {
		return nil, err
	}
	if !filelock.Take(f, true) {
		return nil, errors.Join(ErrServed, f.Close())
	}
	return f.Close, nil
}

// Alone reserves a database file for one who replaces it, until release is called. It returns ErrInUse while a program has it open.
func Alone(ctx context.Context, path string) (release func() error, err error) {
	f, err := os.OpenFile(beside(path), os.O_RDWR|os.O_CREATE, 0o600)
	if err != nil {
		return nil, err
	}
	if !filelock.Take(f, true) || openElsewhere(ctx, path) {
		return nil, errors.Join(ErrInUse, f.Close())
	}
	return f.Close, nil
}

// openElsewhere reports whether a program of an earlier version, which takes no lock of that file, has the database open: SQLite gives a
// database to one connection alone only when there is no other. A damaged one is given to nobody, and counts as open nowhere.
func openElsewhere(ctx context.Context, path string) bool {
	if _, err := os.Stat(path); err != nil {
		return false
	}
	file := Connect(FileURI(path)+"?mode=rw&_busy_timeout=1000", Settled, 1)
	defer file.Close()
	_, err := file.ExecContext(ctx, "PRAGMA locking_mode = EXCLUSIVE; BEGIN IMMEDIATE; ROLLBACK")
	var e sqlite3.Error
	return errors.As(err, &e) && (e.Code == sqlite3.ErrBusy || e.Code == sqlite3.ErrLocked)
}
