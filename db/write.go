package db

import "context"

// Statement is one writing statement with its arguments. What it depends on is inside it (INSERT … SELECT … WHERE), and
// ids are made by the caller, so that the same list can be posted to a cluster.
type Statement struct {
	SQL  string
	Args []any
}

// Write runs the statements in order as one whole: all of them or none. It gives the number of rows that each affected.
// A guard that must stop the whole list raises (CHECK, or a trigger with RAISE). This is the only way to write.
func (s *Store) Write(ctx context.Context, statements ...Statement) ([]int64, error) {
	tx, err := s.write.BeginTxx(ctx, nil)
	if err != nil {
		return nil, err
	}
	defer tx.Rollback()
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
	return affected, tx.Commit()
}
