package sheets

import (
	"bytes"
	"encoding/xml"
	"errors"
	"fmt"
	"io"
	"path"
	"regexp"
	"strconv"
	"strings"

	"github.com/xuri/excelize/v2"

	"github.com/gevel/gevel/limits"
)

// The cells of a workbook are read here, row by row, from the parts that excelize has unpacked, because excelize finds the texts of cells
// in a part called xl/sharedStrings.xml alone: of a workbook that calls it otherwise, as it may, all texts would be empty, without an error
// (findings/excelize-reads-shared-strings-of-one-name-only.sh). It would also read each sheet twice, once for the kinds of its cells.

// writtenCell is a cell of a workbook as it is stored: its kind ("s" for a shared string, "b", "e", "n" …), the number of its style, and
// its text.
type writtenCell struct {
	kind, text string
	style      int
}

// part is a file of a workbook by its path.
func part(book *excelize.File, name string) ([]byte, error) {
	if text, ok := book.Pkg.Load(name); ok {
		return text.([]byte), nil
	}
	return nil, fmt.Errorf("the workbook has no %s", name)
}

// related is the path of a part that another one ("" for the workbook as a whole) names, by its number there, or by the end of its kind.
func related(book *excelize.File, of, id, kind string) (string, error) {
	text, err := part(book, path.Join(path.Dir(of), "_rels", path.Base("/"+of)+".rels"))
	if of == "" {
		text, err = part(book, "_rels/.rels")
	}
	if err != nil {
		return "", err
	}
	var list struct {
		Relationship []struct {
			ID     string `xml:"Id,attr"`
			Type   string `xml:"Type,attr"`
			Target string `xml:"Target,attr"`
		}
	}
	if err := xml.Unmarshal(text, &list); err != nil {
		return "", err
	}
	for _, r := range list.Relationship {
		if r.ID == id || id == "" && strings.HasSuffix(r.Type, kind) {
			if strings.HasPrefix(r.Target, "/") {
				return path.Clean(r.Target)[1:], nil
			}
			return path.Join(path.Dir(of), r.Target), nil
		}
	}
	return "", errNoPart
}

var errNoPart = errors.New("the workbook names no such part")

// workbookSheets are the texts of a workbook's sheets that people see, in their order, and its shared strings. A workbook of which all are
// hidden has its first one.
func workbookSheets(book *excelize.File) (sheets [][]byte, shared []string, err error) {
	name, err := related(book, "", "", "/officeDocument")
	if err != nil {
		return nil, nil, err
	}
	text, err := part(book, name)
	if err != nil {
		return nil, nil, err
	}
	var list struct {
		Sheets []struct {
			Words []xml.Attr `xml:",any,attr"`
		} `xml:"sheets>sheet"`
	}
	if err := xml.Unmarshal(text, &list); err != nil {
		return nil, nil, err
	}
	if len(list.Sheets) == 0 {
		return nil, nil, errors.New("the workbook has no sheet")
	}
	for n, sheet := range list.Sheets {
		id, hidden := "", false
		for _, w := range sheet.Words {
			switch w.Name.Local {
			case "id":
				id = w.Value
			case "state":
				hidden = w.Value != "visible"
			}
		}
		if hidden && (len(sheets) > 0 || n < len(list.Sheets)-1) {
			continue
		}
		at, err := related(book, name, id, "/worksheet")
		if errors.Is(err, errNoPart) && len(list.Sheets) > 1 {
			continue // a sheet of another kind, such as one with a chart alone
		}
		if err == nil {
			text, err = part(book, at)
		}
		if err != nil {
			return nil, nil, err
		}
		sheets = append(sheets, text)
	}
	at, err := related(book, name, "", "/sharedStrings")
	if errors.Is(err, errNoPart) {
		return sheets, nil, nil
	}
	if err == nil {
		text, err = part(book, at)
	}
	if err == nil {
		shared, err = sharedStrings(text)
	}
	return sheets, shared, err
}

// sharedStrings are the texts that cells name by their numbers.
func sharedStrings(text []byte) (list []string, err error) {
	d := xml.NewDecoder(bytes.NewReader(text))
	for {
		token, err := d.RawToken()
		if errors.Is(err, io.EOF) {
			return list, nil
		}
		if err != nil {
			return nil, err
		}
		if start, is := token.(xml.StartElement); is && start.Name.Local == "si" {
			text, err := textUntil(d, "si")
			if err != nil {
				return nil, err
			}
			list = append(list, text)
		}
	}
}

// textUntil is the text of all t of an element that began: of its runs too, and not of how it is pronounced (rPh).
func textUntil(d *xml.Decoder, end string) (string, error) {
	var b strings.Builder
	isText, spoken := false, false
	for {
		token, err := d.RawToken()
		if err != nil {
			return "", err
		}
		switch t := token.(type) {
		case xml.StartElement:
			isText = t.Name.Local == "t"
			spoken = spoken || t.Name.Local == "rPh"
		case xml.CharData:
			if isText && !spoken {
				b.Write(t)
			}
		case xml.EndElement:
			isText = false
			if t.Name.Local == "rPh" {
				spoken = false
			}
			if t.Name.Local == end {
				return unescapedCell(b.String()), nil
			}
		}
	}
}

// escapedSign is how a workbook writes a sign that XML has no place for, and an underline before what looks like one.
var escapedSign = regexp.MustCompile(`_x[0-9A-Fa-f]{4}_`)

func unescapedCell(text string) string {
	if !strings.Contains(text, "_x") {
		return text
	}
	return escapedSign.ReplaceAllStringFunc(text, func(sign string) string {
		n, _ := strconv.ParseUint(sign[2:6], 16, 16) // four digits
		return string(rune(n))
	})
}

// eachRow reads a sheet row by row, numbered from 1 as spreadsheets do. Rows and cells that the file leaves out say nothing.
func eachRow(sheet []byte, shared []string, use func(n int, row []writtenCell) error) error {
	d, n := xml.NewDecoder(bytes.NewReader(sheet)), 0
	var row []writtenCell
	for {
		token, err := d.RawToken()
		if errors.Is(err, io.EOF) {
			return nil
		}
		if err != nil {
			return err
		}
		switch t := token.(type) {
		case xml.StartElement:
			switch t.Name.Local {
			case "row":
				n, row = max(n+1, numberOf(attribute(t, "r"))), row[:0]
				if n > limits.SheetRows {
					return fmt.Errorf("has more than %d rows", limits.SheetRows)
				}
			case "c":
				if row, err = cellInto(row, d, t, n, shared); err != nil {
					return err
				}
			}
		case xml.EndElement:
			if t.Name.Local == "row" {
				err = use(n, row)
			}
			if err != nil || t.Name.Local == "sheetData" {
				return err
			}
		}
	}
}

// cellInto adds a cell that began to its row, at its place.
func cellInto(row []writtenCell, d *xml.Decoder, start xml.StartElement, n int, shared []string) ([]writtenCell, error) {
	column := len(row) + 1
	if at := attribute(start, "r"); at != "" {
		if found, _, err := excelize.CellNameToCoordinates(at); err == nil {
			column = found
		}
	}
	if column > limits.SheetColumns {
		return nil, fmt.Errorf("row %d has more than %d columns", n, limits.SheetColumns)
	}
	for len(row) < column {
		row = append(row, writtenCell{})
	}
	c := writtenCell{kind: attribute(start, "t"), style: numberOf(attribute(start, "s"))}
	for {
		token, err := d.RawToken()
		if err != nil {
			return nil, err
		}
		switch t := token.(type) {
		case xml.StartElement:
			switch t.Name.Local {
			case "is":
				if c.text, err = textUntil(d, "is"); err != nil {
					return nil, err
				}
			case "v":
				if c.text, err = valueOf(d); err != nil {
					return nil, err
				}
			}
		case xml.EndElement:
			if t.Name.Local != "c" {
				continue
			}
			if c.kind == "s" {
				c.text = sharedBy(shared, c.text)
			}
			row[column-1] = c
			return row, nil
		}
	}
}

// sharedBy is the shared string of a number; "" for none.
func sharedBy(shared []string, number string) string {
	n, err := strconv.Atoi(number)
	if err != nil || n < 0 || n >= len(shared) {
		return ""
	}
	return shared[n]
}

// valueOf is the text of a v that began.
func valueOf(d *xml.Decoder) (string, error) {
	text := ""
	for {
		token, err := d.RawToken()
		if err != nil {
			return "", err
		}
		switch t := token.(type) {
		case xml.CharData:
			text += string(t)
		case xml.EndElement:
			return unescapedCell(text), nil
		}
	}
}

func attribute(e xml.StartElement, name string) string {
	for _, a := range e.Attr {
		if a.Name.Local == name && a.Name.Space == "" {
			return a.Value
		}
	}
	return ""
}

// numberOf is a number that a workbook counts by; 0 for none.
func numberOf(text string) int {
	n, err := strconv.Atoi(text)
	if err != nil || n < 0 {
		return 0
	}
	return n
}
