package graph

import (
	"context"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/geo"
	"github.com/gevel/gevel/db/columns"
	"github.com/gevel/gevel/graph/engine"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
	"github.com/gevel/gevel/places"
)

// Stops are the stops near a property, none when its address is not published.
func (r *propertyResolver) Stops(ctx context.Context, p *agency.Property, first int) ([]*geo.TransitStop, error) {
	return r.stopsNear(ctx, p.Location(), p.Language, first)
}

// Stops are the stops near the first unit of a project of which the place is published.
func (r *projectResolver) Stops(ctx context.Context, p *agency.Project, first int) ([]*geo.TransitStop, error) {
	units, err := r.Store.Units(ctx, p, columns.Selection{})
	if err != nil || p.Address() == nil {
		return []*geo.TransitStop{}, err
	}
	for _, unit := range units {
		if at := unit.Location(); at.Exact {
			return r.stopsNear(ctx, at, p.Language, first)
		}
	}
	return []*geo.TransitStop{}, nil
}

func (r *Resolver) stopsNear(ctx context.Context, at geo.Location, l locale.Language, first int) ([]*geo.TransitStop, error) {
	if first < 1 || first > limits.StopsOfProperty {
		return nil, engine.BadInput("first goes from 1 to 20")
	}
	if !at.Exact {
		return []*geo.TransitStop{}, nil
	}
	list, err := r.Store.Stops.Near(ctx, at, l, first)
	return pointersTo(list), err
}

func pointersTo[T any](list []T) []*T {
	pointers := make([]*T, len(list))
	for i := range list {
		pointers[i] = &list[i]
	}
	return pointers
}

// wayTo is a place that a query names in a language. It is looked for once, however many properties the query has.
type wayTo struct {
	typed    string
	language locale.Language
}

// Travel estimates the way to the place that the visitor's words name first.
func (r *propertyResolver) Travel(ctx context.Context, p *agency.Property, to *string) (*geo.Travel, error) {
	if to == nil {
		return nil, nil
	}
	list, err := engine.Shared(ctx, wayTo{*to, p.Language}, func() ([]geo.NamedPlace, error) {
		return r.placesNamed(ctx, *to, p.Language)
	})
	if err != nil || len(list) == 0 {
		return nil, err
	}
	way := p.Location().TravelTo(list[0])
	return &way, nil
}

func (r *queryResolver) NamedPlaces(ctx context.Context, text string, language locale.Language) ([]*geo.NamedPlace, error) {
	list, err := r.placesNamed(ctx, text, language)
	return pointersTo(list), err
}

// placesNamed are the places whose names begin with what was typed, towns and villages before stops; those that bear the very name first.
func (r *Resolver) placesNamed(ctx context.Context, text string, l locale.Language) ([]geo.NamedPlace, error) {
	if typed := []rune(text); len(typed) > limits.PlaceCharacters {
		text = string(typed[:limits.PlaceCharacters])
	}
	words, list := places.Words(text), []geo.NamedPlace{}
	if len(words) == 0 {
		return list, nil
	}
	stops, err := r.Store.Stops.Named(ctx, words, limits.NamedPlaces)
	if err != nil {
		return nil, err
	}
	seen, key := map[string]bool{}, places.Key(text)
	add := func(n geo.NamedPlace) {
		if !seen[n.Name] && len(list) < limits.NamedPlaces {
			seen[n.Name], list = true, append(list, n)
		}
	}
	named := func(name string, kind geo.NamedPlaceKind, at places.Point) geo.NamedPlace {
		return geo.NamedPlace{Name: name, Kind: kind,
			Location: geo.Location{Latitude: at.Latitude, Longitude: at.Longitude, Exact: true}}
	}
	var own []geo.NamedPlace
	for _, s := range stops {
		n := named(s.In(l), geo.NamedStop, places.Point{Latitude: s.Latitude, Longitude: s.Longitude})
		if s.Town != "" {
			n.Name += ", " + s.Town
		}
		if places.Key(n.Name) == key {
			add(n) // the very stop that was suggested before
		}
		own = append(own, n)
	}
	for _, p := range places.Typed(text) {
		add(named(p.Zip+" "+p.Names()[l], geo.NamedTown, p.Point))
	}
	for _, n := range own {
		add(n)
	}
	return list, nil
}
