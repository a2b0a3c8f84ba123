package sheets

import (
	"bytes"
	"encoding/csv"
	"errors"
	"fmt"
	"io"
	"regexp"
	"strings"

	"github.com/gevel/gevel/feed/transfer"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/values"
)

// rowsOf reads a spreadsheet, whatever its name: a workbook of Excel or LibreOffice (.xlsx), of which the first sheet counts, or text
// with commas, semicolons or tabs. An error says what is wrong with the whole file.
func rowsOf(file []byte) ([][]string, error) {
	if bytes.HasPrefix(file, []byte("PK\x03\x04")) {
		return workbookRows(file, limits.WorkbookBytes)
	}
	if kind := transfer.WorkbookOf(file); kind != "" {
		return nil, kind
	}
	if page.Match(file[:min(len(file), 1000)]) {
		return nil, errors.New("this is a table of a web page or of XML, whatever its name; open it and save it as .xlsx or .csv")
	}
	return csvRows(file)
}

// page is how a web page or XML begins, which many programs call a workbook.
var page = regexp.MustCompile(`(?i)^\x{feff}?\s*<(?:!doctype|\?xml|html|head|meta|style|table|!--)`)

// csvRows reads text with separators as spreadsheets write it: in UTF-8, with a byte order mark or without, in UTF-16 or Windows-1252.
func csvRows(file []byte) (rows [][]string, err error) {
	text, err := textOf(file)
	if err != nil {
		return nil, err
	}
	mark, text := separator(text)
	from := csvReader(text, mark)
	for {
		row, err := from.Read()
		if errors.Is(err, io.EOF) {
			return rows, nil
		}
		if err == nil && len(row) == 1 && strings.ContainsRune(row[0], mark) {
			row, err = csvReader(row[0], mark).Read() // a whole row was a cell to the program that saved it
		}
		if err != nil {
			return nil, fmt.Errorf("this is not CSV: %w", err)
		}
		if err := checkRow(len(rows)+1, row); err != nil {
			return nil, err
		}
		for i, cell := range row {
			row[i] = unguarded(cell)
		}
		rows = append(rows, row)
	}
}

func csvReader(text string, mark rune) *csv.Reader {
	from := csv.NewReader(strings.NewReader(text))
	from.Comma, from.FieldsPerRecord, from.LazyQuotes = mark, -1, true
	return from
}

// guarded is a text that was written so that a spreadsheet takes it neither for a number nor for a formula: ="0475", '-12.
var guarded = regexp.MustCompile(`^="((?:[^"]|"")*)"$|^'([=+@\d-].*)$`)

func unguarded(cell string) string {
	if m := guarded.FindStringSubmatch(cell); m != nil {
		return strings.ReplaceAll(m[1], `""`, `"`) + m[2]
	}
	return cell
}

// checkRow holds a row to the bounds of a sheet. n counts from 1, as spreadsheets do.
func checkRow(n int, row []string) error {
	if n > limits.SheetRows {
		return fmt.Errorf("has more than %d rows", limits.SheetRows)
	}
	if len(row) > limits.SheetColumns {
		return fmt.Errorf("row %d has more than %d columns", n, limits.SheetColumns)
	}
	for i, cell := range row {
		if len(cell) > limits.SheetCellBytes {
			return fmt.Errorf("row %d: cell %d is longer than %d bytes; a quote that is not closed swallows what follows it", n, i+1,
				limits.SheetCellBytes)
		}
	}
	return nil
}

// textOf is the text of a file in UTF-8, with lines that end in a line feed: encoding/csv splits none that end in CR alone.
func textOf(file []byte) (string, error) {
	text, err := values.InUTF8(file)
	return strings.NewReplacer("\r\n", "\n", "\r", "\n", "\x00", "").Replace(string(text)), err
}

// separator finds what stands between the cells: what Excel says in a line of its own, "sep=;", else what the first line that is not empty
// has the most of outside quotes, unless one near the top names the columns. rest is the text without Excel's line.
func separator(text string) (mark rune, rest string) {
	line, after, _ := strings.Cut(text, "\n")
	if said, ok := strings.CutPrefix(line, "sep="); ok && len(said) == 1 {
		return rune(said[0]), after
	}
	for _, line := range strings.SplitN(text, "\n", limits.SheetTitleRows+1) {
		for _, mark := range marks {
			if names, hasReference := namedIn(strings.Split(strings.ReplaceAll(line, `"`, ""), string(mark))); hasReference && names > 1 {
				return mark, text
			}
		}
	}
	for line := range strings.SplitSeq(text, "\n") {
		if strings.Trim(line, marks+" ") == "" {
			continue
		}
		counts, quoted := map[rune]int{}, false
		for _, r := range line {
			if r == '"' {
				quoted = !quoted
			} else if !quoted {
				counts[r]++
			}
		}
		mark = ','
		for _, r := range marks {
			if counts[r] > counts[mark] {
				mark = r
			}
		}
		return mark, text
	}
	return ',', ""
}

// marks can stand between the cells of a row.
const marks = ",;\t|"

// ending is a mark with the digits behind it, at the end of a number.
var ending = regexp.MustCompile(`(^|[\d.,' ])([.,])(\d+)\D*$`)

// decimalMark finds which of comma and point stands before decimals in a column of numbers: "1.500" alone can be both. It is "" for a
// column that does not tell.
func decimalMark(cells []string) string {
	for _, cell := range cells {
		at := ending.FindStringSubmatchIndex(cell)
		if at == nil {
			continue
		}
		before, mark, decimals := cell[:at[4]], cell[at[4]:at[5]], cell[at[6]:at[7]]
		other := map[string]string{".": ",", ",": "."}[mark]
		if len(decimals) != 3 || strings.Contains(before, other) {
			return mark
		}
	}
	return ""
}

// unclear is a number whose mark can stand before thousands or before decimals.
var unclear = regexp.MustCompile(`^(\D*\d{1,3})([.,])(\d{3})(\D*)$`)

// clear writes a number whose decimals stand after the mark so that nobody takes them for thousands: with a fourth decimal.
func clear(cell, mark string) string {
	if m := unclear.FindStringSubmatch(cell); m != nil && m[2] == mark {
		return m[1] + m[2] + m[3] + "0" + m[4]
	}
	return cell
}
