package imports

import (
	"context"
	"crypto/rand"
	"errors"
	"fmt"
	"slices"

	"github.com/gevel/gevel/cluster"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/limits"
)

// errPiecesGone is the reason of the guard of an import whose pieces were deleted before it ended.
const errPiecesGone = "PIECES_GONE"

// pieces send the properties of a large import to a cluster ahead of the rest, into a table that nothing shows. The last list of the import
// moves them to where they belong, all at once; pieces of an import that never ended are deleted later.
type pieces struct {
	id     string
	now    int64
	writer handle.Writer

	order []*pieceStatement // as a property has them
	known map[string]*pieceStatement
	parts map[string]rowStatement // by the statement of an import, because properties have the same ones
	rows  [][]any                 // of the next piece
	bytes int                     // of these
	all   int                     // bytes of the import
	count int                     // rows of the import
}

func newPieces(w handle.Writer, now int64) *pieces {
	return &pieces{id: rand.Text(), now: now, writer: w, known: map[string]*pieceStatement{}, parts: map[string]rowStatement{}}
}

// add takes the statements of a property, and sends what is there when it is enough for a piece.
func (p *pieces) add(ctx context.Context, statements []handle.Statement) error {
	before := -1
	for _, st := range statements {
		rows, one := p.rowsOf(st)
		s, err := p.statement(one, len(rows[0]), before)
		if err != nil {
			return err
		}
		before = slices.Index(p.order, s)
		for _, row := range rows {
			args, err := cluster.ArgsAsText(row)
			if err != nil {
				return err
			}
			p.rows = append(p.rows, []any{p.id, s.number, p.count, p.now, args})
			p.bytes, p.all, p.count = p.bytes+len(args), p.all+len(args), p.count+1
		}
	}
	if p.all > limits.ClusterImportBytes {
		return fmt.Errorf("the cluster takes %d MiB in one import", limits.ClusterImportBytes>>20)
	}
	if p.bytes < limits.ClusterPieceBytes {
		return nil
	}
	return p.send(ctx)
}

// rowsOf gives the arguments of each row of a statement, and the statement for one.
func (p *pieces) rowsOf(st handle.Statement) (rows [][]any, one string) {
	s, known := p.parts[st.SQL]
	if !known {
		s = forOneRow(st.SQL)
		p.parts[st.SQL] = s
	}
	return s.rows(st.Args), s.sql
}

// statement gives what is known of a statement. A new one stands after the one before it of the same property.
func (p *pieces) statement(sql string, args, before int) (*pieceStatement, error) {
	if s := p.known[sql]; s != nil {
		return s, nil
	}
	all, err := forAllRows(sql, args)
	if err != nil {
		return nil, err
	}
	s := &pieceStatement{number: len(p.order), sql: all}
	p.known[sql], p.order = s, slices.Insert(p.order, before+1, s)
	return s, nil
}

func (p *pieces) send(ctx context.Context) error {
	if len(p.rows) == 0 {
		return nil
	}
	_, err := p.writer.Write(ctx, insertRows("import_piece", "import, statement, sequence, sent_at, args", p.rows)...)
	p.rows, p.bytes = nil, 0
	return err
}

// move are the statements that make all pieces visible. They are refused when one is not there any more.
func (p *pieces) move() []handle.Statement {
	list := []handle.Statement{handle.Guard(errPiecesGone, "(SELECT count(*) FROM import_piece WHERE import = ?) = ?", p.id, p.count)}
	for _, s := range p.order {
		list = append(list, handle.Statement{SQL: s.sql, Args: []any{p.id, s.number}})
	}
	return append(list, p.drop())
}

func (p *pieces) drop() handle.Statement {
	return handle.Statement{SQL: "DELETE FROM import_piece WHERE import = ?", Args: []any{p.id}}
}

// DropOldPieces deletes the pieces of imports that did not end.
func DropOldPieces(now int64) handle.Statement {
	return handle.Statement{SQL: "DELETE FROM import_piece WHERE sent_at < ?", Args: []any{now - int64(limits.ClusterPieceTime.Seconds())}}
}

// sendInPieces writes the steps to a cluster: properties ahead in pieces, then all else with what makes these visible, by the other writer.
// When it fails, the pieces are deleted at once where that is possible.
func (i *importing) sendInPieces(ctx context.Context, w, last handle.Writer) error {
	p := newPieces(w, i.now)
	list, err := i.sendPieces(ctx, p)
	if err == nil {
		err = i.sendList(ctx, list, last)
	}
	if err == nil {
		return nil
	}
	if handle.AsRefusal(err) == error(handle.Refused{Why: errPiecesGone}) {
		return fmt.Errorf("the import took longer than %v: make it again, of fewer properties", limits.ClusterPieceTime)
	}
	_, dropping := w.Write(context.WithoutCancel(ctx), p.drop())
	return errors.Join(err, dropping)
}

// sendPieces sends the properties, and gives the list that is left.
func (i *importing) sendPieces(ctx context.Context, p *pieces) (list []importStatement, err error) {
	if _, err := p.writer.Write(ctx, DropOldPieces(i.now)); err != nil {
		return nil, err
	}
	last := 0 // where the properties stand in the list
	made := func(at int) ([]handle.Statement, error) { return i.statements(ctx, i.steps[at]) }
	err = ahead(len(i.steps), made, func(at int, statements []handle.Statement) error {
		if s := i.steps[at]; s.statement.SQL != "" {
			list = append(list, importStatement{s.kind, s.statement})
			return nil
		}
		last = len(list)
		return p.add(ctx, statements)
	})
	if err == nil {
		err = p.send(ctx)
	}
	var moving []importStatement
	for _, st := range p.move() {
		moving = append(moving, importStatement{otherKind, st})
	}
	return slices.Insert(list, last, moving...), err
}
