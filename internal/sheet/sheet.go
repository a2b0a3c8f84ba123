// Package sheet writes rows as CSV that spreadsheets open rightly and safely. It is the only place of the program that writes CSV.
package sheet

import (
	"bytes"
	"cmp"
	"encoding/csv"
	"io"
	"strings"
	"unicode/utf8"
)

// mark begins a file, so that spreadsheets read its accents: it is UTF-8.
const mark = "\uFEFF"

// Writer writes a sheet to To, a line at a time.
type Writer struct {
	To    io.Writer
	Comma rune // between cells; a comma when it is 0. Excel in Dutch, French and German opens a file with semicolons in columns
	begun bool
}

// Line writes a row in one piece, with the mark before the first. None of the cells is a formula.
func (w *Writer) Line(cells []string) error {
	var text bytes.Buffer
	if !w.begun {
		w.begun = true
		text.WriteString(mark)
	}
	safe := make([]string, len(cells))
	for i, cell := range cells {
		safe[i] = noFormula(cell)
	}
	line := csv.NewWriter(&text)
	line.Comma = cmp.Or(w.Comma, ',')
	if err := line.Write(safe); err != nil {
		return err
	}
	line.Flush()
	_, err := w.To.Write(text.Bytes())
	return err
}

// noFormula puts an apostrophe before a text that a spreadsheet would run as a formula.
func noFormula(cell string) string {
	if first, _ := utf8.DecodeRuneInString(cell); cell != "" && strings.ContainsRune("=+-@\t\r\n＝＋－＠", first) {
		return "'" + cell
	}
	return cell
}
