package agency

import (
	"github.com/gevel/gevel/agency/geo"
	"github.com/gevel/gevel/agency/prose"
)

// Address is street and number, nil when the owner does not publish them.
func (p *Property) Address() *Address { return addressOf(p.Street, p.HouseNumber, p.BoxNumber) }

// Headline is what a card says first: street and number where the owner publishes them, else the title.
func (p *Property) Headline() string {
	if a := p.Address(); a != nil {
		return a.Line()
	}
	return p.Title()
}

// Line is the address in one line, without the city: "Molenstraat 14/2".
func (a *Address) Line() string {
	return prose.Joined(" ", a.Street, prose.Joined("/", a.HouseNumber, a.BoxNumber))
}

func addressOf(street, number, box *string) *Address {
	if street == nil || *street == "" {
		return nil
	}
	return &Address{Street: *street, HouseNumber: value(number), BoxNumber: value(box)}
}

// Location is the point on the map; the centre of the city when the address is not published.
func (p *Property) Location() geo.Location {
	if p.Latitude != nil && p.Longitude != nil {
		return geo.Location{Latitude: *p.Latitude, Longitude: *p.Longitude, Exact: true}
	}
	city := p.City()
	return geo.Location{Latitude: city.Latitude, Longitude: city.Longitude}
}

// Place is where it lies within its city.
func (p *Property) Place() Place {
	return Place{
		SubCity:       filled(p.SubCities.In(p.Language, p.Catalog.Fallback())),
		Neighbourhood: filled(p.Quarters.In(p.Language, p.Catalog.Fallback())),
		Nearby:        p.NearbyList,
	}
}
