package db

import (
	"fmt"
	"slices"

	"github.com/gevel/gevel/agency"
)

// Window says which part of a list is wanted: a numbered page, or what follows or comes before a cursor.
type Window struct {
	Size     int    // 1 to 100
	Cursor   string // "" for none
	Backward bool   // the last Size before Cursor instead of the first after it
	Page     int    // from 1; 0 for cursors
}

// Page is a part of a list. Total counts the whole list.
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
	"NEWEST":     {"l.published_at", true},
	"OLDEST":     {"l.published_at", false},
	"PRICE_ASC":  {"l.price_asc", false},
	"PRICE_DESC": {"l.price_desc", true},
	"TYPE_ASC":   {"l.type_sort", false},
	"TYPE_DESC":  {"l.type_sort", true},
	"CITY_ASC":   {"l.city_sort", false},
	"CITY_DESC":  {"l.city_sort", true},
}

type propertyRow struct {
	agency.Property
	Total int `db:"total"`
	Key   any `db:"sort_key"`
}

// windowed writes the statement of one part of a list. It reads one row more than asked, to know whether more follows.
func windowed(filter *where, o order, name string, w Window, sel Selection, l agency.Language, c *agency.Catalog) (string, []any, error) {
	down := o.descending != w.Backward
	direction, beyond := "ASC", ">"
	if down {
		direction, beyond = "DESC", "<"
	}
	place := &where{conditions: slices.Clone(filter.conditions), args: slices.Clone(filter.args)}
	if w.Cursor != "" {
		key, number, err := openCursor(w.Cursor, name)
		if err != nil {
			return "", nil, err
		}
		// Numbers follow downwards in every order, newest first among equals.
		place.add(fmt.Sprintf("(%[1]s %[2]s ? OR (%[1]s = ? AND l.number %[3]s ?))", o.column, beyond, numberBeyond(w)), key, key, number)
	}
	args := append(sel.args(l, c), filter.args...)
	args = append(args, place.args...)
	args = append(args, w.Size+1, max(0, w.Page-1)*w.Size)
	query := fmt.Sprintf(`SELECT %s, %s AS sort_key%s, (SELECT count(*) FROM listing l WHERE %s) AS total
		FROM listing l WHERE %s ORDER BY %s %s, l.number %s LIMIT ? OFFSET ?`,
		core, o.column, sel.sql(), filter.sql(), place.sql(), o.column, direction, numberDirection(w))
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

// cut drops the row too many, turns a backward part round and makes the cursors.
func cut(rows []propertyRow, w Window, sort string, l agency.Language, c *agency.Catalog) *Page[*agency.Property] {
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
