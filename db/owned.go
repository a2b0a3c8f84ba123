package db

import (
	"context"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/owned"
	"github.com/gevel/gevel/db/columns"
	"github.com/gevel/gevel/db/demands"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/db/inbox"
	"github.com/gevel/gevel/locale"
)

// ownedRow is a property with what is hidden from visitors.
type ownedRow struct {
	agency.Property
	PublishAddress bool                         `db:"publish_address"`
	History        locale.Stored[owned.History] `db:"history"`
}

// Owned reads the properties of an owner: all of them, active ones first, or those with some numbers. It reads the table property itself,
// with what is hidden from visitors: the caller must have checked that it is the owner who asks.
func (s *Store) Owned(ctx context.Context, owner int, l locale.Language, numbers ...int) ([]*owned.Property, error) {
	c, err := s.Catalog(ctx)
	if err != nil {
		return nil, err
	}
	sel := columns.Selection{Photos: 1, Documents: true}
	args := append(sel.Args(l, c), owner, len(numbers) == 0, handle.JSON(numbers))
	var rows []ownedRow
	err = s.List(ctx, &rows, "SELECT "+columns.PropertyColumns+sel.SQL()+`, l.publish_address, h.content AS history
		FROM owner_property o JOIN property l ON l.number = o.property LEFT JOIN history h ON h.property = l.number
		WHERE o.owner = ? AND (? OR l.number IN (SELECT value FROM json_each(?))) ORDER BY l.status <> 1, l.number DESC`, args...)
	list := []*owned.Property{}
	for _, r := range rows {
		r.Language, r.Catalog = l, c
		list = append(list, owned.New(r.Property, r.PublishPrice, r.PublishAddress, r.History.Value))
	}
	return list, err
}

// Request is a form that somebody sent about a property, and when.
type Request struct {
	Form      string `db:"form"`
	CreatedAt int64  `db:"created_at"`
}

// LeadsAbout lists the leads of certain forms about a property, the latest first, without their senders.
func (s *Store) LeadsAbout(ctx context.Context, property int, forms []string) (list []Request, err error) {
	err = s.List(ctx, &list,
		"SELECT form, created_at FROM lead WHERE property = ? AND form IN (SELECT value FROM json_each(?)) ORDER BY created_at DESC",
		property, handle.JSON(forms))
	return list, err
}

// PriceChanges lists the asking prices of a property since its first import, the earliest first.
func (s *Store) PriceChanges(ctx context.Context, property int) ([]*owned.PricePoint, error) {
	var rows []struct {
		At    int64        `db:"at"`
		Price locale.Money `db:"price"`
	}
	err := s.List(ctx, &rows, "SELECT at, price FROM price_change WHERE property = ? ORDER BY at", property)
	var list []*owned.PricePoint
	for _, r := range rows {
		list = append(list, &owned.PricePoint{Date: locale.DayOf(r.At), Price: r.Price})
	}
	return list, err
}

// MatchingDemands counts the active demands whose filter a property matches now.
func (s *Store) MatchingDemands(ctx context.Context, property int) (n int, err error) {
	list, err := s.demandsFor(ctx, inbox.Handler{All: true}, property)
	return len(list), err
}

// SearchersFor lists the email addresses of those with an active demand that a property matches now and the handler may see.
func (s *Store) SearchersFor(ctx context.Context, by inbox.Handler, property int) ([]string, error) {
	list, err := s.demandsFor(ctx, by, property)
	emails := []string{}
	for _, d := range list {
		emails = append(emails, d.Email)
	}
	return emails, err
}

// activeDemands selects the active demands for properties that somebody describes, and not one that somebody watches.
var activeDemands = "SELECT " + handle.ColumnsOf(demands.Demand{}, "") +
	" FROM demand WHERE state = 'ACTIVE' AND id NOT IN (SELECT demand FROM watch)"

func (s *Store) demandsFor(ctx context.Context, by inbox.Handler, property int) (matching []demands.Demand, err error) {
	m, err := s.edition(ctx)
	if err != nil || !m.index.IsActive(property) {
		return nil, err
	}
	var list []demands.Demand
	seen, args := by.SeenLead("demand.lead")
	if err := s.List(ctx, &list, activeDemands+" AND "+seen, args...); err != nil {
		return nil, err
	}
	for _, d := range list {
		matches, err := s.matcherOf(ctx, m, d)
		if err != nil {
			return nil, err
		}
		if matches(property) {
			matching = append(matching, d)
		}
	}
	return matching, nil
}

func (s *Store) matcherOf(ctx context.Context, m *edition, d demands.Demand) (func(number int) bool, error) {
	f, err := d.Filter()
	if err != nil {
		return nil, err
	}
	return s.matcher(ctx, m, f)
}

// MatchingSearches counts the properties that match one of the active demands of the person with some addresses, as far as the handler sees
// the demands; nil for somebody without such a demand.
func (s *Store) MatchingSearches(ctx context.Context, by inbox.Handler, addresses []string) (*int, error) {
	seen, args := by.SeenLead("demand.lead")
	var list []demands.Demand
	err := s.List(ctx, &list, activeDemands+" AND email IN (SELECT value FROM json_each(?)) AND "+seen,
		append([]any{handle.JSON(addresses)}, args...)...)
	if err != nil || len(list) == 0 {
		return nil, err
	}
	m, err := s.edition(ctx)
	if err != nil {
		return nil, err
	}
	var filters []agency.PropertyFilter
	for _, d := range list {
		f, err := d.Filter()
		if err == nil {
			err = s.describe(ctx, m.index, f)
		}
		if err != nil {
			return nil, err
		}
		filters = append(filters, f)
	}
	n := m.index.CountAny(filters, m.catalog)
	return &n, nil
}
