package search

import (
	"slices"

	"github.com/gevel/gevel/agency"
)

// Window is the part of a list to read: a numbered page, or what is after or before a cursor.
type Window struct {
	Size     int    // 1 to 100; a map reads more
	Cursor   string // "" for none
	Backward bool   // the last Size before Cursor instead of the first after it
	Page     int    // from 1; 0 for cursors
	Count    bool   // also counts the whole list
}

// List is a part of a list: the numbers of its properties, a cursor of each, and how many the whole list has when the window asks for it.
type List struct {
	Numbers     []int
	Cursors     []string
	HasNext     bool
	HasPrevious bool
	Total       int
}

// List gives a part of the list of what matches a filter. It returns ErrCursor for a cursor of another list.
func (x *Index) List(f agency.PropertyFilter, c *agency.Catalog, sort agency.PropertySort, w Window) (*List, error) {
	place := placeOf(sort)
	o, rows := &orders[place], x.orders[place]
	if w.Cursor != "" {
		p, err := openCursor(w.Cursor, o)
		if err != nil {
			return nil, err
		}
		if w.Backward {
			rows = rows[:x.firstFrom(o, rows, p)]
		} else {
			rows = rows[x.firstAfter(o, rows, p):]
		}
	}
	matching := x.matching(f, c)
	list := &List{}
	many := matching.count()
	if w.Count {
		list.Total = many
	}
	if w.Cursor == "" && many*fewOf < len(rows) {
		rows = slices.SortedFunc(matching.rows(), func(a, b int32) int { return o.compare(&x.columns, a, b) })
	}
	found := window(rows, matching, w)
	list.cut(found, w)
	list.name(x, o, found[:min(len(found), w.Size)], w)
	return list, nil
}

// fewOf is one row in how many that are sorted faster than they are found in the order of all.
const fewOf = 256

// matching gives the rows that match a filter.
func (x *Index) matching(f agency.PropertyFilter, c *agency.Catalog) bitset {
	rows := allRows(int(x.rows()))
	x.predicate(f, c).all().narrow(rows)
	return rows
}

// window gives the rows of a window, from its end when it goes backward, and one more if there is one.
func window(rows []int32, matching bitset, w Window) []int32 {
	skip := max(0, w.Page-1) * w.Size
	if skip > 0 && skip >= matching.count() {
		return nil
	}
	found := make([]int32, 0, min(w.Size, len(rows))+1)
	for i := range rows {
		row := rows[i]
		if w.Backward {
			row = rows[len(rows)-1-i]
		}
		if !matching.has(row) {
			continue
		}
		if skip > 0 {
			skip--
			continue
		}
		if found = append(found, row); len(found) > w.Size {
			break
		}
	}
	return found
}

// cut tells what is beside the part.
func (l *List) cut(found []int32, w Window) {
	more, other := len(found) > w.Size, w.Cursor != "" || w.Page > 1
	l.HasNext, l.HasPrevious = more, other
	if w.Backward {
		l.HasNext, l.HasPrevious = other, more
	}
}

// name writes the numbers and cursors of rows.
func (l *List) name(x *Index, o *order, rows []int32, w Window) {
	if w.Backward {
		slices.Reverse(rows)
	}
	l.Numbers, l.Cursors = make([]int, len(rows)), make([]string, len(rows))
	for i, row := range rows {
		l.Numbers[i], l.Cursors[i] = int(x.numbers[numberColumn][row]), x.cursor(o, row)
	}
}

// Count tells how many properties match a filter.
func (x *Index) Count(f agency.PropertyFilter, c *agency.Catalog) int {
	return x.matching(f, c).count()
}

// CountAny tells how many properties match one of some filters.
func (x *Index) CountAny(filters []agency.PropertyFilter, c *agency.Catalog) int {
	rows := make(bitset, len(allRows(int(x.rows()))))
	for _, f := range filters {
		rows.or(x.matching(f, c))
	}
	return rows.count()
}

// Matcher gives what reports whether a property matches a filter; one that is not public matches none.
func (x *Index) Matcher(f agency.PropertyFilter, c *agency.Catalog) func(number int) bool {
	conditions := x.predicate(f, c).all()
	return func(number int) bool {
		row, public := x.rowOf(number)
		return public && conditions.of(row)
	}
}

// IsActive reports whether a property is active.
func (x *Index) IsActive(number int) bool {
	row, public := x.rowOf(number)
	return public && x.sets[activeFlag].has(row)
}
