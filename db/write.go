package db

import (
	"context"
	"errors"

	"github.com/jmoiron/sqlx"
	"github.com/mattn/go-sqlite3"

	"github.com/gevel/gevel/limits"
)

// Statement is one writing statement with its arguments. Its conditions are part of it (INSERT … SELECT … WHERE), and
// the caller makes ids, so that a list of statements needs no reads between them.
type Statement struct {
	SQL  string
	Args []any
}

// ErrLocked says that another program wrote for so long that this write gave up. Nothing was written.
var ErrLocked = errors.New("another program has been writing for " + limits.WriterTime.String())

// Write runs the statements in one transaction: all of them or none. It returns the number of rows that each affected. This is the only
// way to write; a guard in the list (guard.go) rolls all of it back. While another program writes, such as an import, it waits for
// limits.WriterTime and then returns ErrLocked; it stops waiting when ctx ends. The caller holds no reading connection.
func (s *Store) Write(ctx context.Context, statements ...Statement) (affected []int64, err error) {
	return s.writer.write(ctx, statements)
}

// writer is where lists go: into the file of this machine, or to a cluster.
type writer interface {
	write(ctx context.Context, list []Statement) (affected []int64, err error)
}

// fileWriter writes into the file of this machine.
type fileWriter struct{ *sqlx.DB }

func (w fileWriter) write(ctx context.Context, list []Statement) (affected []int64, err error) {
	err = locked(ctx, w.DB, func(tx *sqlx.Tx) error {
		affected, err = run(ctx, tx, list)
		return err
	})
	if err != nil {
		return nil, err
	}
	return affected, nil
}

func run(ctx context.Context, tx *sqlx.Tx, statements []Statement) ([]int64, error) {
	affected := make([]int64, len(statements))
	for i, st := range statements {
		result, err := tx.ExecContext(ctx, st.SQL, st.Args...)
		if err != nil {
			return nil, err
		}
		if affected[i], err = result.RowsAffected(); err != nil {
			return nil, err
		}
	}
	return affected, nil
}

// locked takes the writing connection and the lock of the file, does the work, and commits it unless it fails.
func locked(ctx context.Context, write *sqlx.DB, work func(*sqlx.Tx) error) error {
	waiting, cancel := context.WithTimeout(ctx, limits.WriterTime)
	defer cancel()
	conn, err := write.Connx(waiting)
	if err != nil {
		return waited(ctx, waiting, err)
	}
	defer conn.Close()
	tx, err := takeLock(ctx, waiting, conn)
	if err != nil {
		return waited(ctx, waiting, err)
	}
	defer tx.Rollback()
	if err := work(tx); err != nil {
		return err
	}
	return tx.Commit()
}

// takeLock tries to take the lock of the file until waiting ends. SQLite's own busy timeout is short, because it does not notice that the
// request was cancelled.
func takeLock(ctx, waiting context.Context, conn *sqlx.Conn) (*sqlx.Tx, error) {
	for {
		tx, err := conn.BeginTxx(ctx, nil)
		var e sqlite3.Error
		if waiting.Err() != nil || !errors.As(err, &e) || e.Code != sqlite3.ErrBusy {
			return tx, err
		}
	}
}

// waited says why a wait for the lock ended: the request was cancelled, or it timed out.
func waited(ctx, waiting context.Context, err error) error {
	switch {
	case ctx.Err() != nil:
		return ctx.Err()
	case waiting.Err() != nil:
		return ErrLocked
	}
	return err
}
