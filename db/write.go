package db

import (
	"context"

	"github.com/gevel/gevel/db/sqlite"
	"github.com/jmoiron/sqlx"
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
	err = sqlite.Locked(ctx, w.DB, func(tx *sqlx.Tx) error {
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
