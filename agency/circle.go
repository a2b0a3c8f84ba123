package agency

import (
	"slices"

	"github.com/gevel/gevel/agency/geo"
	"github.com/gevel/gevel/agency/prose"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/places"
)

// Circle is what lies within some kilometres of the middle of a town.
type Circle struct {
	Latitude   float64
	Longitude  float64
	Kilometres int
}

// Within gives what reports whether a point lies within, by the distance of places.Point.Kilometres. An index has thousands of points to
// report on, so that the cosine is worked out once.
func (k Circle) Within() func(latitude, longitude float64) bool {
	high, wide := k.centre().Degrees(float64(k.Kilometres))
	south, west, shrink, reach := k.Latitude, k.Longitude, high/wide, high*high
	return func(latitude, longitude float64) bool {
		north, east := latitude-south, (longitude-west)*shrink
		return north*north+east*east <= reach
	}
}

// Bounds are the sides of a circle.
func (k Circle) Bounds() geo.Bounds {
	high, wide := k.centre().Degrees(float64(k.Kilometres))
	return geo.Bounds{South: k.Latitude - high, West: k.Longitude - wide, North: k.Latitude + high, East: k.Longitude + wide}
}

func (k Circle) centre() places.Point {
	return places.Point{Latitude: k.Latitude, Longitude: k.Longitude}
}

// Circles are what lies within the radius of a filter around its cities; none without a radius. A town in which the site has nothing has
// one too.
func (c *Catalog) Circles(f PropertyFilter) []Circle {
	if f.Radius == nil || *f.Radius < 1 {
		return nil
	}
	var list []Circle
	for _, in := range f.Cities {
		for _, p := range c.middles(in) {
			if k := (Circle{p.Latitude, p.Longitude, *f.Radius}); !slices.Contains(list, k) {
				list = append(list, k)
			}
		}
	}
	return list
}

// CitiesWithin gives the numbers of the cities that a filter names, and of those whose middle lies within its radius.
func (c *Catalog) CitiesWithin(f PropertyFilter) []int {
	named := c.CitiesNamed(f.Cities)
	for _, k := range c.Circles(f) {
		within := k.Within()
		named = append(named, c.cities(func(r *CityRecord) bool { return within(r.Latitude, r.Longitude) })...)
	}
	slices.Sort(named)
	return slices.Compact(named)
}

// UnknownCities are those of cities that are no town of the site, of Belgium or of Luxembourg. Nothing is in them, nor around them.
func (c *Catalog) UnknownCities(cities []CityInput) (list []string) {
	for _, in := range cities {
		if in.Name == nil && in.Zip == nil {
			continue
		}
		if len(c.CitiesNamed([]CityInput{in})) == 0 && len(PlacesNamed(in)) == 0 {
			list = append(list, prose.Joined(" ", value(in.Zip), value(in.Name)))
		}
	}
	return list
}

// middles are the middles of the towns that an input means: those of the site's cities, or of one place for all cities of the same name,
// because Luxembourg has hundreds of postcodes.
func (c *Catalog) middles(in CityInput) (list []places.Point) {
	if in == (CityInput{}) {
		return nil // it means all cities
	}
	numbers := c.CitiesNamed([]CityInput{in})
	if len(numbers) != 1 {
		for _, town := range PlacesNamed(in) {
			list = append(list, town.Point)
		}
	}
	if len(list) > 0 {
		return list
	}
	for _, number := range numbers {
		list = append(list, c.cityByNumber[number].Middle())
	}
	return list
}

// Middle is where a city lies.
func (r *CityRecord) Middle() places.Point {
	return places.Point{Latitude: r.Latitude, Longitude: r.Longitude}
}

// PlacesNamed are the places of Belgium and Luxembourg that an input means, whether the site has something there or not; none for a name or
// postcode that is no town's.
func PlacesNamed(in CityInput) (list []places.City) {
	switch {
	case len(value(in.Name)) > limits.NameBytes || len(value(in.Zip)) > limits.PlaceTextBytes || in.Name == nil && in.Zip == nil:
		return nil
	case in.Zip == nil:
		return places.Towns(*in.Name)
	}
	country, zip := geo.PostcodeOf(*in.Zip)
	code := map[int]string{geo.Belgium: places.Belgium, geo.Luxembourg: places.Luxembourg}[country]
	if in.Name != nil {
		if town, doubt, ok := (places.Said{Country: code, Zip: zip, Name: *in.Name}).Find(); ok && doubt == places.NoDoubt {
			list = append(list, town)
		}
		return list
	}
	for _, p := range places.WithZip(code, zip) {
		list = append(list, p.City())
	}
	return list
}
