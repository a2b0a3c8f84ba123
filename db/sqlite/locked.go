package sqlite

import (
	"context"
	"errors"

	"github.com/gevel/gevel/limits"
	"github.com/jmoiron/sqlx"
	"github.com/mattn/go-sqlite3"
)

// ErrLocked says that another program wrote for so long that this write gave up. Nothing was written.
var ErrLocked = errors.New("another program has been writing for " + limits.WriterTime.String())

// Locked takes the writing connection and the lock of the file, does the work, and commits it unless it fails.
func Locked(ctx context.Context, write *sqlx.DB, work func(*sqlx.Tx) error) error {
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
