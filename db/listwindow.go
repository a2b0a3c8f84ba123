package db

import (
	"fmt"
	"slices"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/locale"
)

// Window is the part of a list to read: a numbered page, or what is after or before a cursor.
type Window struct {
	Size     int    // 1 to 100
	Cursor   string // "" for none
	Backward bool   // the last Size before Cursor instead of the first after it
	Page     int    // from 1; 0 for cursors
	Count    bool   // also counts the whole list
}

// Page is a part of a list. Total is the size of the whole list when the window asked for it.
type Page[T any] struct {
	Items       []T
	Cursors     []string
	HasNext     bool
	HasPrevious bool
	Total       int
}

// order is a total order: a column and its direction, then the number.
type order struct {
	column     string
	descending bool
}

var orders = map[agency.PropertySort]order{
	"NEWEST":     {"published_at", true},
	"OLDEST":     {"published_at", false},
	"PRICE_ASC":  {"price_asc", false},
	"PRICE_DESC": {"price_desc", true},
	"TYPE_ASC":   {"type_sort", false},
	"TYPE_DESC":  {"type_sort", true},
	"CITY_ASC":   {"city_sort", false},
	"CITY_DESC":  {"city_sort", true},
}

type propertyRow struct {
	agency.Property
	Total int `db:"total"`
	Key   any `db:"sort_key"`
}

// windowed writes the statement of one part of a list: it finds the numbers in the table search and reads the columns of only those. It
// reads one row too many, to know whether there is a next page.
func windowed(filter *where, o order, name string, w Window, sel Selection, l locale.Language, c *agency.Catalog) (string, []any, error) {
	direction, beyond := "ASC", ">"
	if o.descending != w.Backward {
		direction, beyond = "DESC", "<"
	}
	part := &where{conditions: slices.Clone(filter.conditions), args: slices.Clone(filter.args)}
	if w.Cursor != "" {
		key, number, err := openCursor(w.Cursor, name)
		if err != nil {
			return "", nil, err
		}
		// Among equals every order has the highest number first.
		part.add(fmt.Sprintf("(s.%[1]s %[2]s ? OR (s.%[1]s = ? AND s.number %[3]s ?))", o.column, beyond, numberBeyond(w)), key, key,
			number)
	}
	total, args := "0", sel.args(l, c)
	if w.Count {
		total, args = "(SELECT count(*) FROM search s WHERE "+filter.sql()+")", append(args, filter.args...)
	}
	args = append(args, part.args...)
	args = append(args, w.Size+1, max(0, w.Page-1)*w.Size)
	query := fmt.Sprintf(`SELECT %[1]s, k.sort_key%[2]s, %[3]s AS total
		FROM (SELECT s.number, s.%[4]s AS sort_key FROM search s WHERE %[5]s ORDER BY s.%[4]s %[6]s, s.number %[7]s LIMIT ? OFFSET ?) k
		CROSS JOIN listing l ON l.number = k.number ORDER BY k.sort_key %[6]s, k.number %[7]s`,
		propertyColumns, sel.sql(), total, o.column, part.sql(), direction, numberDirection(w))
	return query, args, nil
}

func numberBeyond(w Window) string {
	if w.Backward {
		return ">"
	}
	return "<"
}

func numberDirection(w Window) string {
	if w.Backward {
		return "ASC"
	}
	return "DESC"
}

// cut drops the extra row, reverses a backward part and makes the cursors.
func cut(rows []propertyRow, w Window, sort string, l locale.Language, c *agency.Catalog) *Page[*agency.Property] {
	p := &Page[*agency.Property]{Items: []*agency.Property{}}
	more := len(rows) > w.Size
	if more {
		rows = rows[:w.Size]
	}
	other := w.Cursor != "" || w.Page > 1
	p.HasNext, p.HasPrevious = more, other
	if w.Backward {
		slices.Reverse(rows)
		p.HasNext, p.HasPrevious = other, more
	}
	for i := range rows {
		r := &rows[i]
		r.Language, r.Catalog = l, c
		p.Total = r.Total
		p.Items = append(p.Items, &r.Property)
		p.Cursors = append(p.Cursors, cursor(sort, r.Key, r.Number))
	}
	return p
}
