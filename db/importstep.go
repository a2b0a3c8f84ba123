package db

import (
	"context"

	"github.com/jmoiron/sqlx"
)

// step is a part of an import: a statement, or the statements of a property, which are made when it is their turn, so that those of all
// properties are not in memory at once.
type step struct {
	kind      kindOf
	statement Statement
	property  int // index in the batch, when there is no statement
}

// run writes the steps in their order.
func (i *importing) run(ctx context.Context, tx *sqlx.Tx) error {
	made := func(at int) ([]Statement, error) { return i.statements(i.steps[at]) }
	return ahead(len(i.steps), made, func(at int, statements []Statement) error {
		affected, err := run(ctx, tx, statements)
		if err == nil {
			i.report.count(i.steps[at].kind, affected)
		}
		return err
	})
}

// send writes the steps to a cluster, all in one list.
func (i *importing) send(ctx context.Context, w writer) error {
	var list []Statement
	kinds := []kindOf{}
	for _, s := range i.steps {
		statements, err := i.statements(s)
		if err != nil {
			return err
		}
		list = append(list, statements...)
		for range statements {
			kinds = append(kinds, s.kind)
		}
	}
	affected, err := w.write(ctx, list)
	for at, n := range affected {
		i.report.count(kinds[at], []int64{n})
	}
	return err
}

func (i *importing) statements(s step) ([]Statement, error) {
	if s.statement.SQL != "" {
		return []Statement{s.statement}, nil
	}
	p, err := i.entry(s.property)
	if err != nil {
		return nil, err
	}
	return i.propertyStatements(p), nil
}
