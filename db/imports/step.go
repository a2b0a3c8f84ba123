package imports

import (
	"context"

	"github.com/jmoiron/sqlx"

	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/limits"
)

// step is a part of an import: a statement, or the statements of a property, which are made when it is their turn, so that those of all
// properties are not in memory at once.
type step struct {
	kind      kindOf
	statement handle.Statement
	property  int // index in the batch, when there is no statement
}

// run writes the steps in their order.
func (i *importing) run(ctx context.Context, tx *sqlx.Tx) error {
	made := func(at int) ([]handle.Statement, error) { return i.statements(ctx, i.steps[at]) }
	return ahead(len(i.steps), made, func(at int, statements []handle.Statement) error {
		affected, err := handle.Run(ctx, tx, statements)
		if err == nil {
			i.report.count(i.steps[at].kind, affected)
		}
		return err
	})
}

// importStatement is a statement of an import and the kind of record that it writes.
type importStatement struct {
	kind      kindOf
	statement handle.Statement
}

// send writes the steps to a cluster: in one list, or those of many properties in pieces.
func (i *importing) send(ctx context.Context, d *handle.DB) error {
	var list []importStatement
	if i.propertySteps() >= limits.ClusterPieceProperties {
		return i.sendInPieces(ctx, d, d.Patient())
	}
	for _, s := range i.steps {
		statements, err := i.statements(ctx, s)
		if err != nil {
			return err
		}
		for _, st := range statements {
			list = append(list, importStatement{s.kind, st})
		}
	}
	return i.sendList(ctx, list, d)
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
func (i *importing) sendList(ctx context.Context, list []importStatement, w handle.Writer) error {
	statements := make([]handle.Statement, len(list))
	for at, s := range list {
		statements[at] = s.statement
	}
	affected, err := w.Write(ctx, statements...)
	for at, n := range affected {
		i.report.count(list[at].kind, []int64{n})
	}
	return err
}

func (i *importing) statements(ctx context.Context, s step) ([]handle.Statement, error) {
	if s.statement.SQL != "" {
		return []handle.Statement{s.statement}, nil
	}
	p, err := i.entry(s.property)
	if err != nil {
		return nil, err
	}
	if list, ok := i.batch.Properties.(Passing); ok {
		list.LetGo(s.property)
	}
	lines, err := i.delivered(ctx, p)
	return append(i.propertyStatements(p), lines...), err
}
