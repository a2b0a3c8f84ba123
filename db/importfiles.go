package db

import "strings"

// rowsAtOnce is how many rows one statement of an import inserts, so that it stays below SQLite's limit of parameters.
const rowsAtOnce = 100

// insertRows inserts rows into a table, many with one statement: a statement for each row would hold the lock longer.
func (i *importing) insertRows(table, columns string, rows [][]any) {
	for len(rows) > 0 {
		n := min(len(rows), rowsAtOnce)
		var args []any
		for _, r := range rows[:n] {
			args = append(args, r...)
		}
		row := "(?" + strings.Repeat(", ?", len(rows[0])-1) + ")"
		i.add("INSERT INTO "+table+" ("+columns+") VALUES "+row+strings.Repeat(", "+row, n-1), args...)
		rows = rows[n:]
	}
}

// photos replaces the pictures of an owner, which is property or project.
func (i *importing) photos(owner string, number int, photos, plans []Media) {
	i.add("DELETE FROM photo WHERE "+owner+" = ?", number)
	var rows [][]any
	for plan, list := range [][]Media{photos, plans} {
		for position, m := range list {
			rows = append(rows, []any{number, plan, position, m.File, m.Width, m.Height, m.Alt})
		}
	}
	i.insertRows("photo", owner+", plan, position, file, width, height, alt", rows)
}

// documents replaces the documents of a property.
func (i *importing) documents(number int, p PropertyEntry) {
	i.add("DELETE FROM document WHERE property = ?", number)
	var rows [][]any
	for position, m := range p.Documents {
		d := p.Record.Documents[position]
		rows = append(rows, []any{number, position, m.File, m.Size, d.Public, d.Name})
	}
	i.insertRows("document", "property, position, file, size, public, name", rows)
}
