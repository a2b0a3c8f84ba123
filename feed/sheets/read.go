package sheets

import (
	"errors"
	"fmt"
	"regexp"
	"slices"
	"strings"

	"github.com/gevel/gevel/agency/records"
	"github.com/gevel/gevel/feed/transfer"
	"github.com/gevel/gevel/intake/check"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/values"
)

// ErrNoReference is that of a sheet whose properties nobody could find again.
var ErrNoReference = errors.New("no column names the reference of a property")

// Reader reads the spreadsheets of one transfer.
type Reader struct {
	*transfer.Reader
	kinds map[string]int // the types by what a sheet calls them, once one was looked up
}

// New reads for a delivery.
func New(r *transfer.Reader) *Reader { return &Reader{Reader: r} }

// Read reads a spreadsheet with one property a row, beside the files that were read before. A row near its top names the columns, in any
// of four languages and in any order. A property that is not in the sheet is not changed.
func (r *Reader) Read(file []byte) error {
	rows, err := rowsOf(file)
	if err != nil {
		return err
	}
	top := topOf(rows)
	if top < 0 {
		return fmt.Errorf("the sheet is empty")
	}
	if top+1 < len(rows) && namesMore(rows[top], rows[top+1]) {
		rows[top+1] = joined(rows[top], rows[top+1])
		top++
	}
	columns := r.columnsOf(rows[top])
	if !slices.ContainsFunc(columns, func(c column) bool { return c.field == "reference" }) {
		return fmt.Errorf("%w; call one %s, %s, %s or %s", ErrNoReference, known[0].Dutch[0], known[0].French[0],
			known[0].English[0], known[0].German[0])
	}
	for i, c := range columns {
		c.readAs(rows[top+1:], i)
	}
	seen := map[string]string{}
	rows = rows[top+1:]
	for n, row := range rows {
		if !isBlank(row) {
			r.take(propertyRow{Reader: r, name: fmt.Sprint("row ", top+n+2), cells: cellsOf(columns, row)}, seen)
		}
		rows[n] = nil // it was read; a sheet may have many
	}
	r.Entitle()
	return nil
}

// topOf is the row that names the columns: the first that names the one of the references and another one, since people and programs
// write a title above it, or else the first that says something. It is -1 for an empty sheet.
func topOf(rows [][]string) int {
	for n, row := range rows[:min(len(rows), limits.SheetTitleRows)] {
		if names, hasReference := namedIn(row); hasReference && names > 1 {
			return n
		}
	}
	return slices.IndexFunc(rows, func(row []string) bool { return !isBlank(row) })
}

// namesMore reports whether the row below the names of columns has names too, of the columns of a group: all that it says are names that
// are known, two at least, of which one stands where the row above has none, and it has no reference.
func namesMore(names, below []string) bool {
	for i, name := range names {
		if _, isReference := namedIn([]string{name}); isReference && i < len(below) && strings.TrimSpace(below[i]) != "" {
			return false
		}
	}
	known, said, more := 0, 0, false
	for i, name := range below {
		if strings.TrimSpace(name) == "" {
			continue
		}
		said++
		if n, _ := namedIn([]string{name}); n > 0 {
			known++
			above := 0
			if i < len(names) {
				above, _ = namedIn(names[i : i+1])
			}
			more = more || above == 0
		}
	}
	return known > 1 && known == said && more
}

// joined are the names of two rows: those of the lower one, where it has any.
func joined(names, below []string) []string {
	all := slices.Clone(names)
	for i, name := range below {
		if i >= len(all) {
			all = append(all, name)
		} else if strings.TrimSpace(name) != "" {
			all[i] = name
		}
	}
	return all
}

// namedIn is how many columns a row names that are known, and whether that of the references is one of them.
func namedIn(row []string) (names int, hasReference bool) {
	for _, name := range row {
		bare, _ := unitBehind(values.Line(name))
		field := columnOf(bare)
		isNumber := numberNamed[transfer.Folded(values.Line(name))] != ""
		if field != "" || isNumber {
			names++
		}
		hasReference = hasReference || field == "reference" || isNumber
	}
	return names, hasReference
}

func isBlank(row []string) bool { return strings.TrimSpace(strings.Join(row, "")) == "" }

// column is a column of a sheet: the field that it is of, "" for none, its name as it is written, and the unit of its numbers that the name
// says.
type column struct{ field, name, unit string }

// columnsOf reads the row that names the columns. Those that nobody knows, and those of a field that another has, are left out, with a
// warning.
func (r *Reader) columnsOf(row []string) []column {
	columns, first := make([]column, len(row)), map[string]int{}
	warn := func(kind records.ProblemKind, name, text string, args ...any) {
		r.Warn(check.Problem{File: transfer.TheColumns, Field: name, Kind: kind, Value: name, Text: fmt.Sprintf(text, args...)})
	}
	for i, name := range row {
		name = values.Line(name)
		if name == "" {
			continue
		}
		if r := []rune(name); len(r) > limits.SheetNameCharacters {
			name = string(r[:limits.SheetNameCharacters])
		}
		bare, unit := unitBehind(name)
		field := columnOf(bare)
		if field == "" && unit != "" {
			field = columnOf(name)
			unit = ""
		}
		if field == "" && numberNamed[transfer.Folded(name)] != "" {
			field = "reference"
			if i > 0 && columns[i-1].field == "street" {
				field = "houseNumber"
			}
		}
		switch other, twice := first[field]; {
		case field == "":
			warn(records.ColumnUnknown, name, "%q is not known; the nearest is %q; it is left out", name, nearestTo(name))
		case twice && (!isJoined(columns[other].name) || isJoined(name)):
			warn(records.ColumnTwice, name, "%q says the same as %q; it is left out", name, columns[other].name)
		default:
			if twice {
				warn(records.ColumnTwice, columns[other].name, "%q says the same as %q; it is left out", columns[other].name, name)
				columns[other] = column{}
			}
			columns[i], first[field] = column{field, name, unit}, i
		}
	}
	return columns
}

// readAs writes the numbers of a column so that each can be read alone. Amounts can be, and people of one column write "€ 850.50" and
// "250.000".
func (c column) readAs(rows [][]string, i int) {
	if !values.HasThousandths(c.number()) {
		return
	}
	var cells []string
	for _, row := range rows {
		if i < len(row) {
			cells = append(cells, row[i])
		}
	}
	mark := decimalMark(cells)
	for _, row := range rows {
		if i < len(row) && mark != "" {
			row[i] = clear(row[i], mark)
		}
	}
}

// unitNamed is the name of a column with the unit of its numbers behind it: "Perceel (are)", "Prix en milliers d'euros", "Price $".
var unitNamed = regexp.MustCompile(`(?i)^(.+?) *(?:[(\[] *(?:(?:in|en) )?([^()\[\]]+?) *[)\]]| (?:in|en) (.+)| ([$£]))$`)

// unitBehind is the name of a column without the unit behind it, where that makes other numbers of those of the column.
func unitBehind(name string) (bare, unit string) {
	m := unitNamed.FindStringSubmatch(name)
	if m == nil {
		return name, ""
	}
	if unit = values.OtherUnit(m[2] + m[3] + m[4]); unit == "" {
		return name, ""
	}
	return m[1], unit
}

// bareNumber is a number without a unit of its own.
var bareNumber = regexp.MustCompile(`^[^\pL]*\d$`)

// withUnit writes a unit behind a number that has none.
func withUnit(cell, unit string) string {
	if unit != "" && bareNumber.MatchString(cell) {
		return cell + " " + unit
	}
	return cell
}

// number is the field of the site that the column's numbers are for.
func (c column) number() string {
	if c.field == "salePrice" || c.field == "rentPrice" {
		return "price"
	}
	return c.field
}

// cell is what a row says in a column, with the column's name.
type cell struct{ name, text string }

func cellsOf(columns []column, row []string) map[string]cell {
	cells := map[string]cell{}
	for i, c := range columns {
		if c.field != "" && i < len(row) && !values.Missing(row[i]) {
			cells[c.field] = cell{c.name, withUnit(strings.Clone(row[i]), c.unit)} // else it holds the text of its row
		}
	}
	return cells
}
