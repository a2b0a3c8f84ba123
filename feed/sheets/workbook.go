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
	"github.com/gevel/gevel/values"
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
	b := workbook{File: book, since1904: properties.Date1904 != nil && *properties.Date1904, formats: map[int]format{}}
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
	formats   map[int]format // of a style, by its number
}

// format is how cells of a style show their numbers: as a day, or with a unit behind it that makes another number of it, "ha" or "$".
type format struct {
	isDay bool
	unit  string
}

// cell is a value as the readers of values understand it.
func (b workbook) cell(c writtenCell) string {
	if c.kind == "e" {
		return ""
	}
	number, err := strconv.ParseFloat(c.text, 64)
	if err != nil || c.kind != "" && c.kind != "n" {
		return c.text // a text, also where a formula gives one of digits: 0512, 12E1
	}
	f := b.format(c.style)
	if f.isDay {
		return b.day(number)
	}
	return withUnit(clear(strconv.FormatFloat(number, 'f', -1, 64), "."), f.unit)
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

var (
	// quoted are the parts of a number's format that stand for themselves, or for a language or colour.
	quoted = regexp.MustCompile(`"[^"]*"|\[[^\]]*\]|\\.|_.|\*.`)
	// scaled is a format that shows thousands or millions of its number.
	scaled = regexp.MustCompile(`[0#?],+(?:[^0#?,]|$)`)
	// written are the signs of a format that it shows beside a number.
	written = regexp.MustCompile(`"([^"]*)"|\[\$([^\]-]*)[^\]]*\]|\\(.)|([ $£])|[_*].|.`)
)

// format reads how cells of a style show their numbers: no cell says that it is a day, only its format has days, months or years. With a
// style that the workbook does not describe a number is shown as it is.
func (b workbook) format(number int) format {
	if f, known := b.formats[number]; known {
		return f
	}
	style, err := b.GetStyle(number)
	if err != nil {
		style = &excelize.Style{}
	}
	n := style.NumFmt
	f := format{isDay: n >= 14 && n <= 17 || n == 22 || n >= 27 && n <= 36 || n >= 50 && n <= 58} // ECMA-376, part 1, section 18.8.30
	if code := style.CustomNumFmt; code != nil {
		f.isDay = strings.ContainsAny(strings.ToLower(quoted.ReplaceAllString(*code, "")), "dy")
		f.unit = unitIn(*code)
	}
	b.formats[number] = f
	return f
}

// unitIn is the unit that a format shows beside a number and that makes another number of it, "" for none.
func unitIn(code string) string {
	positive, _, _ := strings.Cut(code, ";")
	if scaled.MatchString(quoted.ReplaceAllString(positive, "")) {
		return "" // what is stored is the whole number
	}
	return values.OtherUnit(written.ReplaceAllString(positive, "$1$2$3$4"))
}
