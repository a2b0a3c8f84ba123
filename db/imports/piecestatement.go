package imports

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

// rowStatement is a statement for one row, and how many arguments the row has; none for a statement that inserts no rows.
type rowStatement struct {
	sql   string
	width int
}

func forOneRow(sql string) rowStatement {
	m := insertion.FindStringSubmatch(sql)
	if m == nil {
		return rowStatement{sql: sql}
	}
	return rowStatement{sql: m[1] + " VALUES (" + m[2] + ")" + m[4], width: strings.Count(m[2], "?")}
}

// rows gives the arguments of each row.
func (s rowStatement) rows(args []any) (rows [][]any) {
	if s.width == 0 {
		return [][]any{args}
	}
	for at := 0; at+s.width <= len(args); at += s.width {
		rows = append(rows, args[at:at+s.width])
	}
	return rows
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
