package sheets

import (
	"bytes"
	"errors"
	"fmt"
	"math"
	"regexp"
	"strconv"
	"strings"
	"time"

	"github.com/xuri/excelize/v2"

	"github.com/gevel/gevel/limits"
)

// workbookRows reads the first sheet of a workbook that has a row with the names of columns, or else the first one: programs put others
// before it, such as Numbers its summary of the export. Cells are read as they are stored, because what a cell shows depends on a
// language that nobody knows here: a number has a point before its decimals, a day is written 2026-03-09. A cell with an error has
// nothing, and so has a formula whose result the program that wrote the file did not store. most is how many bytes the workbook may
// have, unpacked.
func workbookRows(file []byte, most int64) (rows [][]string, err error) {
	book, err := excelize.OpenReader(bytes.NewReader(file), excelize.Options{UnzipSizeLimit: most, UnzipXMLSizeLimit: most})
	if err != nil {
		return nil, fmt.Errorf("this is no workbook (.xlsx): %w", err)
	}
	defer func() { err = errors.Join(err, book.Close()) }()
	properties, err := book.GetWorkbookProps()
	if err != nil {
		return nil, err
	}
	b := workbook{File: book, since1904: properties.Date1904 != nil && *properties.Date1904, dates: map[int]bool{}}
	sheets, shared, err := workbookSheets(book)
	if err != nil {
		return nil, err
	}
	for n, sheet := range sheets[:min(len(sheets), limits.SheetsPerWorkbook)] {
		found, err := b.rows(sheet, shared)
		if err != nil {
			return nil, err
		}
		if n == 0 || topHasNames(found) {
			rows = found
		}
		if topHasNames(found) {
			break
		}
	}
	return rows, nil
}

// topHasNames reports whether a sheet has a row near its top that names the columns.
func topHasNames(rows [][]string) bool {
	top := topOf(rows)
	if top < 0 {
		return false
	}
	_, hasReference := namedIn(rows[top])
	return hasReference
}

// rows reads a sheet.
func (b workbook) rows(sheet []byte, shared []string) (rows [][]string, err error) {
	err = eachRow(sheet, shared, func(n int, cells []writtenCell) error {
		row := make([]string, len(cells))
		for i, c := range cells {
			row[i] = b.cell(c)
		}
		for len(rows) < n-1 {
			rows = append(rows, nil)
		}
		rows = append(rows, row)
		return checkRow(n, row)
	})
	return rows, err
}

type workbook struct {
	*excelize.File
	since1904 bool
	dates     map[int]bool // whether a style is one of a day, by its number
}

// cell is a value as the readers of values understand it.
func (b workbook) cell(c writtenCell) string {
	switch c.kind {
	case "e":
		return ""
	case "s", "inlineStr", "b":
		return c.text
	}
	number, err := strconv.ParseFloat(c.text, 64)
	if err != nil {
		return c.text // the text that a formula gives
	}
	if b.isDay(c.style) {
		return b.day(number)
	}
	return clear(strconv.FormatFloat(number, 'f', -1, 64), ".")
}

// day writes the day of a number of days.
func (b workbook) day(number float64) string {
	if number < 1 || number > math.MaxInt32 {
		return ""
	}
	at, err := excelize.ExcelDateToTime(number, b.since1904)
	if err != nil {
		return ""
	}
	return at.Format(time.DateOnly)
}

// quoted are the parts of a number's format that stand for themselves, or for a language or colour.
var quoted = regexp.MustCompile(`"[^"]*"|\[[^\]]*\]|\\.|_.|\*.`)

// isDay reports whether a cell of a style shows its number as a day. No cell says that it is one: only its format has days, months or
// years. With a style that the workbook does not describe it shows the number as it is.
func (b workbook) isDay(number int) bool {
	if is, known := b.dates[number]; known {
		return is
	}
	style, err := b.GetStyle(number)
	if err != nil {
		style = &excelize.Style{}
	}
	f := style.NumFmt
	is := f >= 14 && f <= 17 || f == 22 || f >= 27 && f <= 36 || f >= 50 && f <= 58 // ECMA-376, part 1, section 18.8.30
	if style.CustomNumFmt != nil {
		is = strings.ContainsAny(strings.ToLower(quoted.ReplaceAllString(*style.CustomNumFmt, "")), "dy")
	}
	b.dates[number] = is
	return is
}
