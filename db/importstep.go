package db

import (
	"context"

	"github.com/jmoiron/sqlx"

	"github.com/gevel/gevel/limits"
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

// importStatement is a statement of an import and the kind of record that it writes.
type importStatement struct {
	kind      kindOf
	statement Statement
}

// send writes the steps to a cluster: in one list, or those of many properties in pieces.
func (i *importing) send(ctx context.Context, w clusterWriter) error {
	var list []importStatement
	if i.propertySteps() >= limits.ClusterPieceProperties {
		return i.sendInPieces(ctx, w, w.patient())
	}
	for _, s := range i.steps {
		statements, err := i.statements(s)
		if err != nil {
			return err
		}
		for _, st := range statements {
			list = append(list, importStatement{s.kind, st})
		}
	}
	return i.sendList(ctx, list, w)
}

// propertySteps counts the properties that are written.
func (i *importing) propertySteps() (n int) {
	for _, s := range i.steps {
		if s.statement.SQL == "" {
			n++
		}
	}
	return n
}

// sendList writes all statements at once.
func (i *importing) sendList(ctx context.Context, list []importStatement, w writer) error {
	statements := make([]Statement, len(list))
	for at, s := range list {
		statements[at] = s.statement
	}
	affected, err := w.write(ctx, statements)
	for at, n := range affected {
		i.report.count(list[at].kind, []int64{n})
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
	if list, ok := i.batch.Properties.(Passing); ok {
		list.LetGo(s.property)
	}
	return i.propertyStatements(p), nil
}
