package db

import (
	"context"
	"time"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/db/columns"
	"github.com/gevel/gevel/locale"
	"github.com/gevel/gevel/search"
)

// Window is the part of a list to read.
type Window = search.Window

// Page is a part of a list. Total is the size of the whole list when the window asked for it.
type Page[T any] struct {
	Items       []T
	Cursors     []string
	HasNext     bool
	HasPrevious bool
	Total       int
}

// ErrCursor says that a cursor was not made for this list.
var ErrCursor = search.ErrCursor

// Properties reads a part of the list of public properties that match f, in l. The index finds them, and one statement at most reads them;
// when one of them was written meanwhile, list and rows are read once more, at one moment. It returns ErrCursor for a cursor of another
// list.
func (s *Store) Properties(ctx context.Context, l locale.Language, f agency.PropertyFilter, sort agency.PropertySort, w Window,
	sel columns.Selection) (*Page[*agency.Property], error) {
	var list *search.List
	found, err := s.listed(ctx, listing{l, f, sel, func(m *edition) (_ []int, err error) {
		if list, err = m.index.List(f, m.catalog, sort, w); err != nil {
			return nil, err
		}
		return list.Numbers, nil
	}})
	if err != nil {
		return nil, err
	}
	page := &Page[*agency.Property]{HasNext: list.HasNext, HasPrevious: list.HasPrevious, Total: list.Total}
	for i, p := range found {
		if p != nil {
			page.Items, page.Cursors = append(page.Items, p), append(page.Cursors, list.Cursors[i])
		}
	}
	return page, nil
}

// PropertiesByNumber reads public properties, sold, rented and realised ones too, by their numbers.
func (s *Store) PropertiesByNumber(ctx context.Context, l locale.Language, numbers []int,
	sel columns.Selection) ([]*agency.Property, error) {
	m, err := s.edition(ctx)
	if err != nil {
		return nil, err
	}
	found, _, err := s.foundBy(ctx, s.List, m, l, numbers, sel)
	return public(found, err)
}

// Units reads the units of a project by name, sold ones included.
func (s *Store) Units(ctx context.Context, p *agency.Project, sel columns.Selection) ([]*agency.Property, error) {
	return s.properties(ctx, p.Language, p.Catalog, sel, "WHERE l.project = ? ORDER BY length(l.unit_name), l.unit_name, l.number",
		p.Number)
}

func (s *Store) properties(ctx context.Context, l locale.Language, c *agency.Catalog, sel columns.Selection, rest string,
	args ...any) ([]*agency.Property, error) {
	var list []*agency.Property
	query, args := propertiesQuery(l, c, sel, rest, args...)
	err := s.List(ctx, &list, query, args...)
	return inLanguage(list, l, c), err
}

const numbered = "WHERE l.number IN (SELECT value FROM json_each(?))"

// propertiesQuery writes the statement that reads a selection of public properties; rest follows its FROM.
func propertiesQuery(l locale.Language, c *agency.Catalog, sel columns.Selection, rest string, args ...any) (string, []any) {
	return propertiesWith("", l, c, sel, rest, args...)
}

// propertiesWith writes the same statement with more columns, which begin with a comma.
func propertiesWith(more string, l locale.Language, c *agency.Catalog, sel columns.Selection, rest string, args ...any) (string, []any) {
	return "SELECT " + columns.PropertyColumns + sel.SQL() + more + " FROM listing l " + rest, append(sel.Args(l, c), args...)
}

// inLanguage sets the language and the catalog that the texts of properties are made with, and says what is said of them today.
func inLanguage(list []*agency.Property, l locale.Language, c *agency.Catalog) []*agency.Property {
	today := locale.Today(time.Now())
	for _, p := range list {
		p.Language, p.Catalog, p.Availability = l, c, p.Availability.On(today, p.IsOffered())
	}
	return list
}
