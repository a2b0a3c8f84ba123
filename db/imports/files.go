package imports

import (
	"encoding/json"
	"strings"

	"github.com/gevel/gevel/db/handle"
)

// RowsAtOnce is how many rows one statement of an import inserts, so that it stays below SQLite's limit of parameters.
const RowsAtOnce = 100

// insertRows inserts rows into a table, many with one statement: a statement for each row would hold the lock longer.
func insertRows(table, columns string, rows [][]any) (list []handle.Statement) {
	for len(rows) > 0 {
		n := min(len(rows), RowsAtOnce)
		var args []any
		for _, r := range rows[:n] {
			args = append(args, r...)
		}
		row := "(?" + strings.Repeat(", ?", len(rows[0])-1) + ")"
		sql := "INSERT INTO " + table + " (" + columns + ") VALUES " + row + strings.Repeat(", "+row, n-1)
		list, rows = append(list, handle.Statement{SQL: sql, Args: args}), rows[n:]
	}
	return list
}

// The kinds of pictures of a property or project.
const (
	photoKind = iota
	planKind
	drawingKind
	panoramaKind
	pictureKinds // how many there are
)

// replacePhotos replaces the pictures of an owner, which is property or project; pictures are lists by kind.
func replacePhotos(owner string, number int, pictures [pictureKinds][]Media) []handle.Statement {
	var rows [][]any
	for kind, list := range pictures {
		for position, m := range list {
			if m.Remote != nil {
				continue
			}
			rows = append(rows,
				[]any{number, kind, position, m.File, m.Width, m.Height, m.Alt, storedJSON(m.Drawn != nil, m.Drawn),
					storedJSON(m.Points != nil, m.Points)})
		}
	}
	gone := handle.Statement{SQL: "DELETE FROM photo WHERE " + owner + " = ?", Args: []any{number}}
	return append([]handle.Statement{gone}, insertRows("photo", owner+", kind, position, file, width, height, alt, drawn, points", rows)...)
}

// storedJSON is a value as JSON; nil when there is none.
func storedJSON(stated bool, v any) any {
	if !stated {
		return nil
	}
	b, _ := json.Marshal(v) // structs of numbers and words always have a JSON form
	return string(b)
}

// replaceDocuments replaces the documents of a property.
func replaceDocuments(number int, p PropertyEntry) []handle.Statement {
	var rows [][]any
	for position, m := range p.Documents {
		if m.Remote != nil {
			continue
		}
		d := p.Record.Documents[position]
		rows = append(rows, []any{number, position, m.File, m.Size, d.Public, d.Name})
	}
	gone := handle.Statement{SQL: "DELETE FROM document WHERE property = ?", Args: []any{number}}
	return append([]handle.Statement{gone}, insertRows("document", "property, position, file, size, public, name", rows)...)
}
