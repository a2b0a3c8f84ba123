package db

import (
	"context"
	"errors"
	"fmt"
	"time"

	"github.com/jmoiron/sqlx"
	"github.com/mattn/go-sqlite3"

	"github.com/gevel/gevel/db/sqlite"
	"github.com/gevel/gevel/limits"
)

// ErrRemains says that bytes of erased rows are still in the files of the database.
var ErrRemains = errors.New("what was erased is still in the files of the database")

// rewriting are the settings of the connection that rewrites the file. VACUUM needs room for a copy, which is a file here: in memory a
// large database would not fit.
const rewriting = "PRAGMA busy_timeout = 100; PRAGMA temp_store = FILE"

// Wipe removes the bytes of deleted rows from the files of the database, other programs' connections or not. Without it they stay in two
// places although the file is opened with secure_delete: in the write-ahead log, until it is begun anew, and in the unused part of pages
// that SQLite once split, which it does not overwrite. It returns ErrRemains while a program reads without a pause for limits.WipeTime, or
// when the disk has no room. In a cluster it does nothing: the node of rqlite has the files (docs/cluster.md).
func (s *Store) Wipe(ctx context.Context) error { return s.wipe(ctx, limits.WipeTime) }

func (s *Store) wipe(ctx context.Context, longest time.Duration) error {
	if s.Clustered() {
		return nil
	}
	waiting, cancel := context.WithTimeout(ctx, longest)
	defer cancel()
	file := sqlite.Connect(sqlite.FileURI(s.Path())+sqlite.Writing, rewriting, 1)
	defer file.Close()
	err := untilFree(waiting, func() error {
		_, err := file.ExecContext(waiting, "VACUUM")
		return err
	})
	if err == nil {
		err = untilFree(waiting, func() error { return beginLogAnew(waiting, file) })
	}
	s.remains.Store(err != nil)
	if err != nil {
		return fmt.Errorf("%w: %w", ErrRemains, err)
	}
	return nil
}

// WipeAgain does what the last Wipe could not do.
func (s *Store) WipeAgain(ctx context.Context) error {
	if !s.remains.Load() {
		return nil
	}
	return s.Wipe(ctx)
}

// errRead says that a program reads from the log.
var errRead = errors.New("another program reads from it without a pause")

// beginLogAnew moves all of the write-ahead log into the database and empties it.
func beginLogAnew(ctx context.Context, file *sqlx.DB) error {
	var done struct{ Busy, Log, Checkpointed int }
	if err := file.GetContext(ctx, &done, "PRAGMA wal_checkpoint(TRUNCATE)"); err != nil {
		return err
	}
	if done.Busy != 0 {
		return errRead
	}
	return nil
}

// untilFree tries something until no other connection is in its way, or ctx ends.
func untilFree(ctx context.Context, do func() error) error {
	for {
		err := do()
		var e sqlite3.Error
		if !errors.Is(err, errRead) && !(errors.As(err, &e) && e.Code == sqlite3.ErrBusy) {
			return err
		}
		select {
		case <-ctx.Done():
			return err
		case <-time.After(20 * time.Millisecond):
		}
	}
}
