package records

import (
	"cmp"
	"fmt"
	"math"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/prose"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
	"github.com/gevel/gevel/places"
)

// CheckedPoint gives the coordinates of a property as they are shown, and what is said of those that were delivered. Both nil is no point.
// A point that lies at the city once latitude and longitude change places is turned round; one of 0/0, outside the earth or abroad is left
// out; one that is far from the city stays. country is the code of the city's country, "" when it is not known.
func CheckedPoint(latitude, longitude *float64, city agency.CityRecord, country string) (lat, long *float64, note FieldNote) {
	const exact = 1e-6
	said := pointText(latitude, longitude)
	switch {
	case latitude == nil && longitude == nil:
		return nil, nil, note
	case latitude == nil || longitude == nil:
		return nil, nil, FieldNote{PointUnclear, said, "latitude and longitude belong together; the property is shown without a point"}
	case math.Abs(*latitude) < exact && math.Abs(*longitude) < exact:
		return nil,
			nil, FieldNote{PointUnclear, said, "0/0 is in the sea off Africa and counts as not said; the property is shown without a point"}
	}
	p, turned := places.Point{Latitude: *latitude, Longitude: *longitude}, places.Point{Latitude: *longitude, Longitude: *latitude}
	centre := places.Point{Latitude: city.Latitude, Longitude: city.Longitude}
	hasCentre := centre != places.Point{}
	switch isFar := far(p, centre); {
	case hasCentre && isFar && !far(turned, centre):
		return longitude, latitude, FieldNote{PointSwapped, said, "latitude and longitude had changed places; they were turned round"}
	case !isOnEarth(p):
		return nil, nil, FieldNote{PointUnclear, said, fmt.Sprintf("%s is no place on earth; the property is shown without a point", said)}
	case !hasCentre || !isFar:
		return latitude, longitude, note
	case isAbroad(p, country):
		return nil,
			nil, FieldNote{PointAbroad, said, fmt.Sprintf("%s is not in the country of %s; the property is shown without a point", said,
				nameInWarnings(city))}
	}
	return latitude, longitude, FieldNote{PointFar, said, fmt.Sprintf("%s is %.0f km from %s; check the coordinates", said,
		p.Kilometres(centre), nameInWarnings(city))}
}

// nameInWarnings is what warnings, which are English, call a city.
func nameInWarnings(city agency.CityRecord) string {
	return cmp.Or(city.Names[locale.English], city.Names[locale.Dutch], city.Names.All()[0])
}

func far(p, centre places.Point) bool {
	return !isOnEarth(p) || p.Kilometres(centre) > limits.PlaceFarKilometres
}

func isOnEarth(p places.Point) bool {
	return math.Abs(p.Latitude) <= 90 && math.Abs(p.Longitude) <= 180
}

// isAbroad reports whether a point is far from every village of a country of which all are known.
func isAbroad(p places.Point, country string) bool {
	known := country == places.Belgium || country == places.Luxembourg
	return known && !places.Within(country, p, limits.PlaceAbroadKilometres)
}

func pointText(latitude, longitude *float64) string {
	text := func(d *float64) string {
		if d == nil {
			return ""
		}
		return fmt.Sprintf("%g", *d)
	}
	return prose.Joined(", ", text(latitude), text(longitude))
}
