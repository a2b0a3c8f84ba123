package handle

import (
	"context"

	"github.com/jmoiron/sqlx"

	"github.com/gevel/gevel/db/sqlite"
)

// Statement is one writing statement with its arguments. Its conditions are part of it (INSERT … SELECT … WHERE), and
// the caller makes ids, so that a list of statements needs no reads between them.
type Statement struct {
	SQL  string
	Args []any
}

// Write runs the statements in one transaction: all of them or none. It returns the number of rows that each affected. This is the only
// way to write; a guard in the list (guard.go) rolls all of it back. While another program writes, such as an import, it waits for
// limits.WriterTime and then returns ErrLocked; it stops waiting when ctx ends. The caller holds no reading connection.
func (d *DB) Write(ctx context.Context, statements ...Statement) (affected []int64, err error) {
	if d.cluster != nil {
		return clusterWriter{file: d.cluster}.Write(ctx, statements...)
	}
	err = d.Locked(ctx, func(tx *sqlx.Tx) error {
		affected, err = Run(ctx, tx, statements)
		return err
	})
	if err != nil {
		return nil, err
	}
	return affected, nil
}

// Locked does work in one transaction that holds the lock of the file, and commits it unless it fails. There is none in a cluster.
func (d *DB) Locked(ctx context.Context, work func(*sqlx.Tx) error) error {
	if err := d.asOpened(); err != nil {
		return err
	}
	return sqlite.Locked(ctx, d.write, work)
}

// Writer is where lists go: DB itself, or Patient.
type Writer interface {
	Write(ctx context.Context, statements ...Statement) (affected []int64, err error)
}

func Run(ctx context.Context, tx *sqlx.Tx, statements []Statement) ([]int64, error) {
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
