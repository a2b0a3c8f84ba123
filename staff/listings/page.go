package listings

import (
	"context"
	"errors"
	"fmt"
	"strconv"
	"strings"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/agency/market"
	"github.com/gevel/gevel/db/portfolio"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
	"github.com/gevel/gevel/staff"
)

// Page is a page of one of the lists of properties.
type Page struct {
	Nodes       []*View
	EndCursor   *string
	HasNextPage bool
}

// ListQuery is which properties to read: those of a list with all words, of a goal and an agent when there is one, in an order. After
// is the cursor of the page before.
type ListQuery struct {
	List  desk.PropertyList
	Words *string
	Goal  *market.Goal
	Agent *int
	Order desk.PropertyOrder
	After *string
}

// PropertyPage reads a page of a list. Everybody at the desk sees every property.
func (s *Service) PropertyPage(ctx context.Context, d *staff.Desk, f ListQuery) (*Page, error) {
	c, err := s.Store.Catalog(ctx)
	if err != nil {
		return nil, err
	}
	by, _ := d.Handler() // who may not read leads is not told how many there are either
	q := portfolio.PropertySearch{List: f.List, Goal: f.Goal, Agent: f.Agent, Order: f.Order, Languages: c.Site.InUse(),
		Since: s.pageViewsSince(), By: by}
	if q.Text, err = PropertyTextOf(c, f.Words); err != nil {
		return nil, err
	}
	if q.After, err = propertyCursor(f.After); err != nil {
		return nil, err
	}
	rows, err := s.Store.Portfolio.DeskProperties(ctx, q)
	if err != nil {
		return nil, err
	}
	page := &Page{HasNextPage: len(rows) > limits.DeskProperties}
	for i := range rows[:min(len(rows), limits.DeskProperties)] {
		page.Nodes = append(page.Nodes, &View{desk: d, catalog: c, row: rows[i]})
		end := fmt.Sprintf("%d.%d", rows[i].PageViews, rows[i].Number)
		page.EndCursor = &end
	}
	return page, nil
}

// propertyCursor reads a cursor: the page views and the number of the last property of a page.
func propertyCursor(after *string) (*portfolio.PropertyCursor, error) {
	if after == nil {
		return nil, nil
	}
	views, number, _ := strings.Cut(*after, ".")
	var c portfolio.PropertyCursor
	var err, err2 error
	c.Views, err = strconv.Atoi(views)
	c.Number, err2 = strconv.Atoi(number)
	if errors.Join(err, err2) != nil || c.Views < 0 || c.Number <= 0 {
		return nil, staff.ErrCursor
	}
	return &c, nil
}

// PropertyTextOf is what to search for, with the cities whose name has a word of it in any language.
func PropertyTextOf(c *agency.Catalog, text *string) (typed portfolio.PropertyText, err error) {
	list, err := staff.SearchWords(text)
	for _, word := range list {
		folded := locale.Fold(word)
		typed.Typed += word + " "
		typed.Words = append(typed.Words, portfolio.PropertyWord{Text: folded, Cities: citiesWith(c, folded)})
	}
	return typed, err
}

func citiesWith(c *agency.Catalog, folded string) []int {
	numbers := []int{}
	for _, city := range c.Cities {
		for _, name := range city.Names {
			if strings.Contains(locale.Fold(name), folded) {
				numbers = append(numbers, city.Number)
				break
			}
		}
	}
	return numbers
}

// pageViewsSince is the first day whose page views are counted.
func (s *Service) pageViewsSince() locale.Date {
	return locale.Today(s.Now().AddDate(0, 0, -limits.DeskPageViewDays))
}

// Count is how many properties a list has.
type Count struct {
	List  desk.PropertyList
	Count int
}

// PropertyCounts counts the properties of each list, in the order of the desk.
func (s *Service) PropertyCounts(ctx context.Context) (list []*Count, err error) {
	c, err := s.Store.Catalog(ctx)
	if err != nil {
		return nil, err
	}
	counts, err := s.Store.Portfolio.CountDeskProperties(ctx, c.Site.InUse())
	for _, l := range desk.PropertyLists {
		list = append(list, &Count{l, counts[l]})
	}
	return list, err
}
