package db

import (
	"context"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/locale"
)

// Properties reads a part of the list of public properties that match f, in l, with one statement. It returns ErrCursor
// for a cursor of another list.
func (s *Store) Properties(ctx context.Context, l locale.Language, f agency.PropertyFilter, sort agency.PropertySort, w Window,
	sel Selection) (*Page[*agency.Property], error) {
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
	if len(rows) == 0 && w.Count && (w.Page > 1 || w.Cursor != "") {
		err = s.one(ctx, &page.Total, "SELECT count(*) FROM search s WHERE "+filter.sql(), filter.args...)
	}
	return page, err
}

// PropertiesByNumber reads public properties, sold, rented and realised ones too, by their numbers, in any order.
func (s *Store) PropertiesByNumber(ctx context.Context, l locale.Language, numbers []int, sel Selection) ([]*agency.Property, error) {
	c, err := s.Catalog(ctx)
	if err != nil {
		return nil, err
	}
	return s.properties(ctx, l, c, sel, "WHERE l.number IN (SELECT value FROM json_each(?))", jsonOf(numbers))
}

// Units reads the units of a project by name, sold ones included.
func (s *Store) Units(ctx context.Context, l locale.Language, project int, sel Selection) ([]*agency.Property, error) {
	c, err := s.Catalog(ctx)
	if err != nil {
		return nil, err
	}
	return s.properties(ctx, l, c, sel, "WHERE l.project = ? ORDER BY length(l.unit_name), l.unit_name, l.number", project)
}

func (s *Store) properties(ctx context.Context, l locale.Language, c *agency.Catalog, sel Selection, rest string,
	args ...any) ([]*agency.Property, error) {
	var list []*agency.Property
	query, args := propertiesQuery(l, c, sel, rest, args...)
	err := s.list(ctx, &list, query, args...)
	return inLanguage(list, l, c), err
}

// propertiesQuery writes the statement that reads a selection of public properties; rest follows its FROM.
func propertiesQuery(l locale.Language, c *agency.Catalog, sel Selection, rest string, args ...any) (string, []any) {
	return "SELECT " + propertyColumns + sel.sql() + " FROM listing l " + rest, append(sel.args(l, c), args...)
}

// inLanguage sets the language and the catalog that the texts of properties are made with.
func inLanguage(list []*agency.Property, l locale.Language, c *agency.Catalog) []*agency.Property {
	for _, p := range list {
		p.Language, p.Catalog = l, c
	}
	return list
}
