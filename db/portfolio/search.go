package portfolio

import (
	"context"
	"strings"

	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/agency/market"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/db/inbox"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
)

// PropertySearch selects properties: those of a list that match a text, in an order. Languages are those of the site, in which photos
// need descriptions; page views are counted since a day, and of leads those that a handler may see. Goal and Agent are nil for all, After
// for the start.
type PropertySearch struct {
	List      desk.PropertyList
	Text      PropertyText
	Goal      *market.Goal
	Agent     *int
	Order     desk.PropertyOrder
	Languages []locale.Language
	Since     locale.Date
	By        inbox.Handler
	After     *PropertyCursor
}

// PropertyCursor is the last property of a page. Views are its page views, which an order by number does not read.
type PropertyCursor struct{ Views, Number int }

const viewsOfProperty = "(SELECT coalesce(sum(counted + imported), 0) FROM page_visit WHERE property = p.number AND day >= ?)"

// propertyOrder is how a page of an order begins after another, and how it is sorted; byViews says that both read the page views.
type propertyOrder struct {
	after, by string
	byViews   bool
}

var propertyOrders = map[desk.PropertyOrder]propertyOrder{
	desk.NewestProperties:      {"p.number < ?", "p.number DESC", false},
	desk.OldestProperties:      {"p.number > ?", "p.number", false},
	desk.MostViewedProperties:  {"(" + viewsOfProperty + ", p.number) < (?, ?)", viewsOfProperty + " DESC, p.number DESC", true},
	desk.LeastViewedProperties: {"(" + viewsOfProperty + ", p.number) > (?, ?)", viewsOfProperty + ", p.number", true},
}

// DeskProperties lists at most limits.DeskProperties and one more, which tells that there is a next page. Their numbers are chosen first,
// so that what a row shows is read for those of the page only.
func (s *Store) DeskProperties(ctx context.Context, q PropertySearch) (properties []DeskProperty, err error) {
	conditions, args, err := s.propertyConditions(ctx, q)
	if err != nil {
		return nil, err
	}
	order, since := propertyOrders[q.Order], string(q.Since)
	query, all := deskProperties(q.Languages, q.Since, q.By)
	all = append(all, args...)
	if order.byViews {
		all = append(all, since)
	}
	all = append(all, limits.DeskProperties+1)
	if order.byViews {
		all = append(all, since)
	}
	err = s.List(ctx, &properties, query+"p.number IN (SELECT p.number FROM property p WHERE "+
		strings.Join(conditions, " AND ")+" ORDER BY "+order.by+" LIMIT ?) ORDER BY "+order.by, all...)
	return properties, err
}

// propertyConditions are what a property must be to be found, and the arguments of that.
func (s *Store) propertyConditions(ctx context.Context, q PropertySearch) (conditions []string, args []any, err error) {
	add := func(condition string, values ...any) {
		conditions, args = append(conditions, condition), append(args, values...)
	}
	add(ofPropertyList(q.List, q.Languages))
	if q.Goal != nil {
		add("(p.goal = 0) = ?", *q.Goal == market.Sale)
	}
	if q.Agent != nil {
		add("p.agent = ?", *q.Agent)
	}
	if order := propertyOrders[q.Order]; q.After != nil && order.byViews {
		add(order.after, string(q.Since), q.After.Views, q.After.Number)
	} else if q.After != nil {
		add(order.after, q.After.Number)
	}
	if len(q.Text.Words) > 0 {
		found, err := s.propertiesWith(ctx, q.Text)
		if err != nil {
			return nil, nil, err
		}
		add("p.number IN (SELECT value FROM json_each(?))", handle.JSON(found))
	}
	return conditions, args, nil
}
