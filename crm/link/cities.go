package link

import (
	"github.com/gevel/gevel/agency/records"
	"github.com/gevel/gevel/crm"
	"github.com/gevel/gevel/locale"
	"github.com/gevel/gevel/places"
)

// findCity gives the number of a record's city, and the village within it. The record is held when its words name no place.
func (f filler) findCity(c *crm.Record) (number int, part locale.Localized, ok bool) {
	s := places.Said{Country: c.Country, Zip: c.Zip, Name: c.CityName}
	if c.Latitude != nil && c.Longitude != nil && (*c.Latitude != 0 || *c.Longitude != 0) {
		s.Point = &places.Point{Latitude: *c.Latitude, Longitude: *c.Longitude}
	}
	found, ok := f.cities.Find(s)
	if n := found.Note; n.Kind != "" {
		c.Problem(n.Kind, n.Value, fieldOf(n.Kind), n.Text)
	}
	return found.Number, found.Part, ok
}

// fieldOf is the field of a record of a CRM that a note about its city is about.
func fieldOf(kind records.ProblemKind) string {
	if kind == records.CountryUnknown {
		return "location.country"
	}
	return "location.city"
}

// checkPoint gives a property coordinates that can be shown.
func (f filler) checkPoint(c *crm.Record, number int) {
	city := f.cities.City(number)
	if city == nil {
		return
	}
	p, note := c.Property, records.FieldNote{}
	p.Latitude, p.Longitude, note = records.CheckedPoint(p.Latitude, p.Longitude, *city, f.cities.CodeOf(city.CountryID))
	if note.Kind != "" {
		c.Problem(note.Kind, note.Value, "location.geo", note.Text)
	}
}
