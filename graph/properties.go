package graph

import (
	"context"
	"errors"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/geo"
	"github.com/gevel/gevel/agency/media"
	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/graph/engine"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
)

func (r *queryResolver) Properties(ctx context.Context, language locale.Language, filter *agency.PropertyFilter, sort agency.PropertySort,
	first *int, after *string, last *int, before *string, page *int) (*PropertyConnection, error) {
	w, err := windowOf(first, after, last, before, page)
	if err != nil {
		return nil, err
	}
	var f agency.PropertyFilter
	if filter != nil {
		f = *filter
	}
	if err := f.Check(); err != nil {
		return nil, engine.BadInput(err.Error())
	}
	if !selects(ctx, "nodes", "edges", "pageInfo", "totalCount") {
		return &PropertyConnection{Language: language, Filter: f}, nil
	}
	w.Count = selects(ctx, "totalCount")
	found, err := r.Store.Properties(ctx, language, f, sort, w, selection(ctx, []string{"nodes"}, []string{"edges", "node"}))
	if errors.Is(err, db.ErrCursor) {
		return nil, engine.BadInput(err.Error())
	}
	if err != nil {
		return nil, err
	}
	list := propertyConnection(found)
	list.Language, list.Filter = language, f
	return list, nil
}

func propertyConnection(p *db.Page[*agency.Property]) *PropertyConnection {
	c := &PropertyConnection{Nodes: p.Items, Edges: []*PropertyEdge{}, TotalCount: p.Total, PageInfo: pageInfo(p)}
	for i, item := range p.Items {
		c.Edges = append(c.Edges, &PropertyEdge{Cursor: p.Cursors[i], Node: item})
	}
	return c
}

// Pins returns all properties of the list as places on the map, or those in a view of it.
func (r *propertyConnectionResolver) Pins(ctx context.Context, list *PropertyConnection, bounds *geo.Bounds,
	zoom *int) ([]*agency.Pin, error) {
	selected := selection(ctx, []string{"property"})
	if bounds == nil && zoom == nil {
		return r.Store.Pins(ctx, list.Language, list.Filter, selected)
	}
	v := geo.MapView{Bounds: bounds, Zoom: -1}
	if zoom != nil {
		v.Zoom = *zoom
	}
	if err := v.Check(); err != nil {
		return nil, engine.BadInput(err.Error())
	}
	return r.Store.PinsIn(ctx, list.Language, list.Filter, v, selected)
}

// CityInLanguages returns the filter's one city with its name in each language, for the list's addresses in other languages.
func (r *propertyConnectionResolver) CityInLanguages(ctx context.Context, list *PropertyConnection) ([]*agency.City, error) {
	c, err := r.Store.Catalog(ctx)
	if err != nil {
		return nil, err
	}
	cities := []*agency.City{}
	numbers := c.CitiesNamed(list.Filter.Cities)
	if len(list.Filter.Cities) != 1 || len(numbers) != 1 {
		return cities, nil
	}
	for _, l := range c.Site.InUse() {
		cities = append(cities, c.City(numbers[0], l))
	}
	return cities, nil
}

// Circles are what lies within the filter's radius.
func (r *propertyConnectionResolver) Circles(ctx context.Context, list *PropertyConnection) ([]*agency.Circle, error) {
	c, err := r.Store.Catalog(ctx)
	if err != nil {
		return nil, err
	}
	circles := []*agency.Circle{}
	for _, k := range c.Circles(list.Filter) {
		circles = append(circles, &k)
	}
	return circles, nil
}

// UnknownCities are the filter's cities that are no town.
func (r *propertyConnectionResolver) UnknownCities(ctx context.Context, list *PropertyConnection) ([]string, error) {
	c, err := r.Store.Catalog(ctx)
	if err != nil {
		return nil, err
	}
	return append([]string{}, c.UnknownCities(list.Filter.Cities)...), nil
}

func pageInfo[T any](p *db.Page[T]) *PageInfo {
	info := &PageInfo{HasNextPage: p.HasNext, HasPreviousPage: p.HasPrevious}
	if n := len(p.Cursors); n > 0 {
		info.StartCursor, info.EndCursor = &p.Cursors[0], &p.Cursors[n-1]
	}
	return info
}

func (r *queryResolver) Property(ctx context.Context, number int, language locale.Language) (*agency.Property, error) {
	return r.property(ctx, number, language)
}

// property returns one property with the selected fields, nil when it is not published.
func (r *Resolver) property(ctx context.Context, number int, language locale.Language) (*agency.Property, error) {
	list, err := r.Store.PropertiesByNumber(ctx, language, []int{number}, selection(ctx, nil))
	if err != nil || len(list) == 0 {
		return nil, err
	}
	return list[0], nil
}

// insteadOf is how many properties Find returns instead of an unknown one.
const insteadOf = 3

func (r *queryResolver) Find(ctx context.Context, number int, language locale.Language) (*Found, error) {
	there, err := r.Store.PropertiesByNumber(ctx, language, []int{number}, selection(ctx, []string{"property"}))
	if err != nil {
		return nil, err
	}
	if len(there) > 0 {
		return &Found{Property: there[0], Instead: []*agency.Property{}}, nil
	}
	newest, err := r.Store.Properties(ctx, language, agency.PropertyFilter{OnOffer: true}, "NEWEST", db.Window{Size: insteadOf},
		selection(ctx, []string{"instead"}))
	if err != nil {
		return nil, err
	}
	return &Found{Instead: newest.Items}, nil
}

// Photos returns the photos that the look-ahead read, at most as many as this field selects.
func (r *propertyResolver) Photos(_ context.Context, p *agency.Property, first *int) ([]*media.Photo, error) {
	return upTo(first, p.PhotoList), nil
}

func upTo[T any](first *int, list []T) []T {
	if first != nil && *first >= 0 && *first < len(list) {
		return list[:*first]
	}
	return list
}

func (r *propertyResolver) Similar(ctx context.Context, p *agency.Property, first int) ([]*agency.Property, error) {
	if first < 1 || first > limits.SimilarProperties {
		return nil, engine.BadInput("first goes from 1 to 12")
	}
	return r.Store.Similar(ctx, p, first, selection(ctx, nil))
}

func (r *propertyResolver) Project(ctx context.Context, p *agency.Property) (*agency.Project, error) {
	if p.ProjectID == nil {
		return nil, nil
	}
	if !selectsBeyond(ctx, "number", "name", "path", "__typename") {
		// the catalog has these fields, so a list needs no statement per property
		return p.Catalog.ProjectNamed(*p.ProjectID, p.Language),
			nil
	}
	return r.Store.ProjectOf(ctx, p)
}
