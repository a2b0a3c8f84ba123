package db

import (
	"fmt"
	"regexp"
	"strings"
)

// pieceStatement is a statement of an import whose rows are sent in pieces.
type pieceStatement struct {
	number int
	sql    string // does for all rows of the pieces what the statement does for one
}

// insertion matches a statement that inserts rows, in groups: what stands before VALUES, the first row, the others, what comes after.
var insertion = regexp.MustCompile(`(?s)^(INSERT INTO .+?) VALUES \((\?(?:, \?)*)\)((?:, \(\?(?:, \?)*\))*)(.*)$`)

// rowsOfStatement gives the statement for one row, and the arguments of each.
func rowsOfStatement(st Statement) (sql string, rows [][]any) {
	m := insertion.FindStringSubmatch(st.SQL)
	if m == nil {
		return st.SQL, [][]any{st.Args}
	}
	width := strings.Count(m[2], "?")
	for at := 0; at+width <= len(st.Args); at += width {
		rows = append(rows, st.Args[at:at+width])
	}
	return m[1] + " VALUES (" + m[2] + ")" + m[4], rows
}

// forAllRows writes the statement that does for all rows of the pieces what sql does for one. Its arguments are a row of values, or the
// one value of a condition.
func forAllRows(sql string, args int) (string, error) {
	const pieces = " FROM import_piece WHERE import = ? AND statement = ?"
	m := insertion.FindStringSubmatch(sql)
	switch {
	case m != nil && strings.Count(sql, "?") == args:
		values := make([]string, args)
		for i := range values {
			values[i] = fmt.Sprint("args ->> ", i)
		}
		return m[1] + " SELECT " + strings.Join(values, ", ") + pieces + " ORDER BY sequence" + m[4], nil
	case m == nil && args == 1 && strings.Count(sql, "?") == 1 && strings.Contains(sql, " = ?"):
		return strings.Replace(sql, " = ?", " IN (SELECT args ->> 0"+pieces+")", 1), nil
	}
	return "", fmt.Errorf("a statement that no piece can have: %s", sql)
}
