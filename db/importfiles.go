package db

import "strings"

// rowsAtOnce is how many rows one statement of an import inserts, so that it stays below SQLite's limit of parameters.
const rowsAtOnce = 100

// insertRows inserts rows into a table, many with one statement: a statement for each row would hold the lock longer.
func insertRows(table, columns string, rows [][]any) (list []Statement) {
	for len(rows) > 0 {
		n := min(len(rows), rowsAtOnce)
		var args []any
		for _, r := range rows[:n] {
			args = append(args, r...)
		}
		row := "(?" + strings.Repeat(", ?", len(rows[0])-1) + ")"
		sql := "INSERT INTO " + table + " (" + columns + ") VALUES " + row + strings.Repeat(", "+row, n-1)
		list, rows = append(list, Statement{SQL: sql, Args: args}), rows[n:]
	}
	return list
}

// replacePhotos replaces the pictures of an owner, which is property or project.
func replacePhotos(owner string, number int, photos, plans []Media) []Statement {
	var rows [][]any
	for plan, list := range [][]Media{photos, plans} {
		for position, m := range list {
			if m.Remote != nil {
				continue
			}
			rows = append(rows, []any{number, plan, position, m.File, m.Width, m.Height, m.Alt})
		}
	}
	gone := Statement{SQL: "DELETE FROM photo WHERE " + owner + " = ?", Args: []any{number}}
	return append([]Statement{gone}, insertRows("photo", owner+", plan, position, file, width, height, alt", rows)...)
}

// replaceDocuments replaces the documents of a property.
func replaceDocuments(number int, p PropertyEntry) []Statement {
	var rows [][]any
	for position, m := range p.Documents {
		if m.Remote != nil {
			continue
		}
		d := p.Record.Documents[position]
		rows = append(rows, []any{number, position, m.File, m.Size, d.Public, d.Name})
	}
	gone := Statement{SQL: "DELETE FROM document WHERE property = ?", Args: []any{number}}
	return append([]Statement{gone}, insertRows("document", "property, position, file, size, public, name", rows)...)
}
