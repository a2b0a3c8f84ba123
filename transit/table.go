package transit

import (
	"bufio"
	"bytes"
	"errors"
	"fmt"
	"io"
	"strings"
	"unicode/utf8"

	"golang.org/x/text/encoding/charmap"
	"golang.org/x/text/encoding/unicode"
)

// table reads a table of a timetable row by row, as the operators write them: with a byte order mark or without, in UTF-16, lines that end
// in CRLF or CR, columns in any order, quotes, and spaces around values.
type table struct {
	file    string
	in      *bufio.Reader
	columns map[string]int
	line    int // where the row begins, from 1
	next    int // where the next one begins
	rows    int
	cells   [][]byte
	long    []byte // a row that the buffer does not hold, or of several lines
	plain   []byte // the cells that had quotes, without them
	bounds  *bounds
	err     error
}

var errEmpty = &Refused{Reason: Empty, text: "is empty"}

var errLongRow = &Refused{Reason: LongRow, text: "a row is too long; a quote that is not closed makes one of all that follows it"}

func newTable(file string, in io.Reader, b *bounds) (*table, error) {
	t := &table{file: file, in: inUTF8(in), columns: map[string]int{}, next: 1, bounds: b}
	if !t.read() {
		if t.err == nil {
			t.err = errEmpty
		}
		return nil, t.failure()
	}
	for i, cell := range t.cells {
		name := strings.ToLower(string(cell))
		if _, twice := t.columns[name]; !twice {
			t.columns[name] = i
		}
	}
	t.rows = 0
	return t, nil
}

// inUTF8 is a table in UTF-8, with lines that end in LF. A spreadsheet saves "Unicode text" as UTF-16, which is known by its mark
// or by the zero half of its first letter, and one on old Macs ends lines in CR alone.
func inUTF8(raw io.Reader) *bufio.Reader {
	in := bufio.NewReaderSize(raw, 64<<10)
	switch first, _ := in.Peek(2); {
	case len(first) < 2:
	case string(first) == "\xff\xfe" || first[1] == 0:
		in = bufio.NewReaderSize(unicode.UTF16(unicode.LittleEndian, unicode.UseBOM).NewDecoder().Reader(in), 64<<10)
	case string(first) == "\xfe\xff" || first[0] == 0:
		in = bufio.NewReaderSize(unicode.UTF16(unicode.BigEndian, unicode.UseBOM).NewDecoder().Reader(in), 64<<10)
	}
	if mark, _ := in.Peek(3); string(mark) == "\xef\xbb\xbf" {
		in.Discard(3)
	}
	if start, _ := in.Peek(4 << 10); bytes.IndexByte(start, '\r') >= 0 && bytes.IndexByte(start, '\n') < 0 {
		in = bufio.NewReaderSize(loneReturns{in}, 64<<10)
	}
	return in
}

// loneReturns ends lines in LF that end in CR.
type loneReturns struct{ in io.Reader }

func (r loneReturns) Read(into []byte) (n int, err error) {
	n, err = r.in.Read(into)
	for i, b := range into[:n] {
		if b == '\r' {
			into[i] = '\n'
		}
	}
	return n, err
}

// column is where a column stands, -1 for none.
func (t *table) column(name string) int {
	if i, ok := t.columns[name]; ok {
		return i
	}
	return -1
}

// needs fails unless the table has these columns.
func (t *table) needs(names ...string) error {
	for _, name := range names {
		if t.column(name) < 0 {
			return &Refused{Reason: NoColumn, File: t.file, Value: name, text: fmt.Sprintf("%s has no column %s", t.file, name)}
		}
	}
	return nil
}

// failure is what ended reading, with the place; nil at the end of the table.
func (t *table) failure() error {
	if t.err == nil {
		return nil
	}
	refused := &Refused{Reason: Damaged, File: t.file, Line: t.line, text: fmt.Sprintf("%s, line %d", t.file, t.line), err: t.err}
	if within := (*Refused)(nil); errors.As(t.err, &within) {
		refused.Reason = within.Reason
	}
	return refused
}

// read reads the next row that is not empty; false at the end, or when failure says why not.
func (t *table) read() bool {
	for {
		text, ok := t.record()
		if !ok {
			return false
		}
		if text = bytes.TrimSpace(text); len(text) == 0 {
			continue
		}
		if t.rows++; t.rows > t.bounds.rows {
			t.err = &Refused{Reason: TooMany, text: fmt.Sprintf("has more than %d rows", t.bounds.rows)}
			return false
		}
		t.split(text)
		return true
	}
}

// record reads the text of a row: a line, or several while a quote is open.
func (t *table) record() ([]byte, bool) {
	t.line, t.long = t.next, t.long[:0]
	for {
		part, err := t.in.ReadSlice('\n')
		if err == nil {
			t.next++
		}
		if err == nil && len(t.long) == 0 && !isOpen(part) {
			if len(part) > t.bounds.rowBytes {
				return nil, t.tooLong()
			}
			return part, true
		}
		t.long = append(t.long, part...)
		switch {
		case len(t.long) > t.bounds.rowBytes || errors.Is(err, io.EOF) && isOpen(t.long):
			return nil, t.tooLong()
		case errors.Is(err, bufio.ErrBufferFull):
		case errors.Is(err, io.EOF):
			return t.long, len(t.long) > 0
		case err != nil:
			t.err = err
			return nil, false
		case !isOpen(t.long):
			return t.long, true
		}
	}
}

// isOpen reports whether a text ends within quotes. A quote within a cell that does not begin with one is a letter like others.
func isOpen(text []byte) bool {
	if bytes.IndexByte(text, '"') < 0 {
		return false
	}
	open, start := false, true
	for _, c := range text {
		switch {
		case open:
			open = c != '"' // one that is doubled opens it again
			start = !open
		case c == '"':
			open, start = start, false
		case c == ',':
			start = true
		case c != ' ' && c != '\t':
			start = false
		}
	}
	return open
}

func (t *table) tooLong() bool {
	t.err = errLongRow
	return false
}

// split takes a row apart into its cells.
func (t *table) split(text []byte) {
	t.cells = t.cells[:0]
	if bytes.IndexByte(text, '"') < 0 {
		for {
			cell, rest, more := bytes.Cut(text, []byte{','})
			t.cells = append(t.cells, bytes.TrimSpace(cell))
			if !more {
				return
			}
			text = rest
		}
	}
	t.plain = make([]byte, 0, len(text)) // grows no more, so that cells may point into it
	for {
		var cell []byte
		cell, text = t.cell(text)
		t.cells = append(t.cells, cell)
		if text == nil {
			return
		}
		text = text[1:]
	}
}

// cell takes the first cell of a row with quotes; rest begins with the comma behind it, and is nil at the end of the row.
func (t *table) cell(text []byte) (cell, rest []byte) {
	text = bytes.TrimLeft(text, " \t")
	if len(text) == 0 || text[0] != '"' {
		end := bytes.IndexByte(text, ',')
		if end < 0 {
			return bytes.TrimSpace(text), nil
		}
		return bytes.TrimSpace(text[:end]), text[end:]
	}
	from := len(t.plain)
	for i := 1; i < len(text); i++ {
		if text[i] != '"' {
			t.plain = append(t.plain, text[i])
			continue
		}
		if i+1 < len(text) && text[i+1] == '"' {
			t.plain, i = append(t.plain, '"'), i+1
			continue
		}
		end := bytes.IndexByte(text[i:], ',')
		if end < 0 {
			return bytes.TrimSpace(t.plain[from:]), nil
		}
		return bytes.TrimSpace(t.plain[from:]), text[i+end:]
	}
	return bytes.TrimSpace(t.plain[from:]), nil
}

// bytes is a cell of the row, which the next row overwrites; nil where the row or the table lacks it.
func (t *table) bytes(column int) []byte {
	if column < 0 || column >= len(t.cells) {
		return nil
	}
	return t.cells[column]
}

// text is a cell of the row by the name of its column, "" where there is none.
func (t *table) text(name string) string {
	cell := t.bytes(t.column(name))
	if !utf8.Valid(cell) {
		if read, err := charmap.Windows1252.NewDecoder().Bytes(cell); err == nil {
			cell = read
		}
	}
	return strings.Join(strings.Fields(string(cell)), " ")
}
