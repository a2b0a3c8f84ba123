package feed

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
)

// workbookRows reads the first sheet of a workbook. Cells are read as they are stored, because what a cell shows depends on a language that
// excelize does not know: a number has a point before its decimals, a day is written 2026-03-09. A cell with an error has nothing, and so
// has a formula whose result the program that wrote the file did not store. most is how many bytes the workbook may have, unpacked.
func workbookRows(file []byte, most int64) (rows [][]string, err error) {
	book, err := excelize.OpenReader(bytes.NewReader(file), excelize.Options{RawCellValue: true,
		UnzipSizeLimit: most, UnzipXMLSizeLimit: most})
	if err != nil {
		return nil, fmt.Errorf("this is no workbook (.xlsx): %w", err)
	}
	defer func() { err = errors.Join(err, book.Close()) }()
	properties, err := book.GetWorkbookProps()
	if err != nil {
		return nil, err
	}
	b := workbook{File: book, sheet: book.GetSheetName(0), since1904: properties.Date1904 != nil && *properties.Date1904,
		dates: map[int]bool{}}
	from, err := book.Rows(b.sheet)
	if err != nil {
		return nil, err
	}
	for n := 1; from.Next(); n++ {
		row, err := from.Columns()
		if err != nil {
			return nil, err
		}
		if err := checkRow(n, row); err != nil {
			return nil, err
		}
		for i, cell := range row {
			if row[i], err = b.cell(cell, i+1, n); err != nil {
				return nil, err
			}
		}
		rows = append(rows, row)
	}
	return rows, from.Error()
}

type workbook struct {
	*excelize.File
	sheet     string
	since1904 bool
	dates     map[int]bool // whether a style is one of a day, by its number
}

// cell is a value as the readers of values understand it.
func (b workbook) cell(value string, column, row int) (string, error) {
	if value == "" {
		return "", nil
	}
	at, err := excelize.CoordinatesToCellName(column, row)
	if err != nil {
		return "", err
	}
	kind, err := b.GetCellType(b.sheet, at)
	if err != nil {
		return "", err
	}
	switch kind {
	case excelize.CellTypeError:
		return "", nil
	case excelize.CellTypeSharedString, excelize.CellTypeInlineString, excelize.CellTypeBool:
		return value, nil
	}
	number, err := strconv.ParseFloat(value, 64)
	if err != nil {
		return value, nil // the text that a formula gives
	}
	isDay, err := b.isDay(at)
	if err != nil {
		return "", err
	}
	if isDay {
		return b.day(number), nil
	}
	return clear(strconv.FormatFloat(number, 'f', -1, 64), "."), nil
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

// isDay reports whether a cell shows its number as a day. No cell says that it is one: only its format has days, months or years.
func (b workbook) isDay(at string) (is bool, err error) {
	number, err := b.GetCellStyle(b.sheet, at)
	if err != nil {
		return false, err
	}
	if is, known := b.dates[number]; known {
		return is, nil
	}
	style, err := b.GetStyle(number)
	if err != nil {
		return false, err
	}
	f := style.NumFmt
	is = f >= 14 && f <= 17 || f == 22 || f >= 27 && f <= 36 || f >= 50 && f <= 58 // ECMA-376, part 1, section 18.8.30
	if style.CustomNumFmt != nil {
		is = strings.ContainsAny(strings.ToLower(quoted.ReplaceAllString(*style.CustomNumFmt, "")), "dy")
	}
	b.dates[number] = is
	return is, nil
}
