package db

import (
	"context"
	"encoding/base64"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/gevel/gevel/agency"
)

// Window says which part of a list is wanted: a numbered page, or what follows or comes before a cursor.
type Window struct {
	Size     int    // 1 to 100
	Cursor   string // "" for none
	Backward bool   // the last Size before Cursor instead of the first after it
	Page     int    // from 1; 0 for cursors
}

// Selection says which parts of a property are read beside what every list needs. Keys are fields of the graph's Property.
type Selection struct {
	Groups []string
	Photos int // how many photos; negative for all, 0 for none
	Plans  bool
	Papers bool
}

// Page is a part of a list. Total counts the whole list.
type Page[T any] struct {
	Items       []T
	Cursors     []string
	HasNext     bool
	HasPrevious bool
	Total       int
}

// ErrCursor says that a cursor was not made for this list.
var ErrCursor = errors.New("the cursor does not belong to this list")

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

const core = `l.number, l.goal, l.status, l.type, l.city, l.project, l.unit_name, l.agent, l.marquee, l.price, l.price_unit,
	l.street, l.house_number, l.box_number, l.latitude, l.longitude, l.title, l.published_at, l.updated_at`

type propertyRow struct {
	agency.Property
	Total int `db:"total"`
	Key   any `db:"sort_key"`
}

// Properties reads a part of the list of public properties that match f, in l, with one statement. It returns ErrCursor
// for a cursor of another list.
func (s *Store) Properties(ctx context.Context, l agency.Language, f agency.PropertyFilter, sort agency.PropertySort, w Window, sel Selection) (*Page[*agency.Property], error) {
	c, err := s.Catalog(ctx)
	if err != nil {
		return nil, err
	}
	filter := conditions(f, c)
	o := orders[sort]
	query, args, err := windowed(filter, o, string(sort), w, sel, l, c)
	if err != nil {
		return nil, err
	}
	var rows []propertyRow
	if err := s.list(ctx, &rows, query, args...); err != nil {
		return nil, err
	}
	page := cut(rows, w, string(sort), l, c)
	if len(rows) == 0 && (w.Page > 1 || w.Cursor != "") {
		err = s.one(ctx, &page.Total, "SELECT count(*) FROM listing l WHERE "+filter.sql(), filter.args...)
	}
	return page, err
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

// sql lists the columns and subselects of the selection, each after a comma. Pictures come as JSON in the same row, so
// that a page needs no second statement.
func (sel Selection) sql() string {
	var b strings.Builder
	for _, g := range sel.Groups {
		if columns, ok := groups[g]; ok {
			b.WriteString(", " + columns)
		}
	}
	if sel.Photos != 0 {
		b.WriteString(`, (SELECT json_group_array(json_object('file', file, 'width', width, 'height', height, 'alt', coalesce(alt ->> ?, alt ->> ?, '')))
			FROM (SELECT * FROM photo WHERE property = l.number AND plan = 0 ORDER BY position LIMIT ?)) AS photos`)
	}
	if sel.Plans {
		b.WriteString(`, (SELECT json_group_array(json_object('file', file, 'width', width, 'height', height, 'alt', coalesce(alt ->> ?, alt ->> ?, '')))
			FROM (SELECT * FROM photo WHERE property = l.number AND plan = 1 ORDER BY position)) AS plans`)
	}
	if sel.Papers {
		b.WriteString(`, (SELECT json_group_array(json_object('file', file, 'size', size, 'public', json(iif(public, 'true', 'false')), 'name', coalesce(name ->> ?, name ->> ?)))
			FROM (SELECT * FROM document WHERE property = l.number ORDER BY position)) AS documents`)
	}
	return b.String()
}

func (sel Selection) args(l agency.Language, c *agency.Catalog) []any {
	var args []any
	if sel.Photos != 0 {
		args = append(args, l, c.Fallback(), sel.Photos)
	}
	if sel.Plans {
		args = append(args, l, c.Fallback())
	}
	if sel.Papers {
		args = append(args, l, c.Fallback())
	}
	return args
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

// cursor names a place in a list: its order, the key there and the number.
func cursor(sort string, key any, number int) string {
	b, _ := json.Marshal([]any{sort, key, number}) // keys are texts or numbers
	return base64.RawURLEncoding.EncodeToString(b)
}

func openCursor(s, sort string) (key any, number int64, err error) {
	raw, err := base64.RawURLEncoding.DecodeString(s)
	if err != nil {
		return nil, 0, ErrCursor
	}
	var parts []any
	d := json.NewDecoder(strings.NewReader(string(raw)))
	d.UseNumber()
	if d.Decode(&parts) != nil || len(parts) != 3 || parts[0] != sort {
		return nil, 0, ErrCursor
	}
	n, ok := parts[2].(json.Number)
	if !ok {
		return nil, 0, ErrCursor
	}
	if number, err = n.Int64(); err != nil {
		return nil, 0, ErrCursor
	}
	switch k := parts[1].(type) {
	case string:
		return k, number, nil
	case json.Number:
		whole, err := k.Int64()
		if err != nil {
			return nil, 0, ErrCursor
		}
		return whole, number, nil
	}
	return nil, 0, ErrCursor
}

// PropertiesByNumber reads public properties, also sold, rented and realised ones, by their numbers, in any order.
func (s *Store) PropertiesByNumber(ctx context.Context, l agency.Language, numbers []int, sel Selection) ([]*agency.Property, error) {
	c, err := s.Catalog(ctx)
	if err != nil {
		return nil, err
	}
	return s.properties(ctx, l, c, sel, "l.number IN (SELECT value FROM json_each(?))", jsonOf(numbers))
}

// Units reads the units of a project by name, sold ones included.
func (s *Store) Units(ctx context.Context, l agency.Language, project int, sel Selection) ([]*agency.Property, error) {
	c, err := s.Catalog(ctx)
	if err != nil {
		return nil, err
	}
	return s.properties(ctx, l, c, sel, "l.project = ? ORDER BY length(l.unit_name), l.unit_name, l.number", project)
}

// Similar reads what else someone who looks at p may like: available, the same goal, nearest in kind, then place, then
// price. A hidden price counts as far off.
func (s *Store) Similar(ctx context.Context, p *agency.Property, first int, sel Selection) ([]*agency.Property, error) {
	return s.properties(ctx, p.Language, p.Catalog, sel, `l.status = 1 AND l.number <> ? AND (l.goal = 0) = ?
		ORDER BY l.type_sort <> ?, l.city <> ?, abs(coalesce(l.price, 1e15) - coalesce(?, 0)), l.number DESC LIMIT ?`,
		p.Number, p.Goal == agency.Sale, p.Category().Order, p.CityID, p.Asked, first)
}

func (s *Store) properties(ctx context.Context, l agency.Language, c *agency.Catalog, sel Selection, rest string, args ...any) ([]*agency.Property, error) {
	var list []*agency.Property
	err := s.list(ctx, &list, "SELECT "+core+sel.sql()+" FROM listing l WHERE "+rest, append(sel.args(l, c), args...)...)
	for _, p := range list {
		p.Language, p.Catalog = l, c
	}
	return list, err
}
