package sentence

import (
	"cmp"
	"slices"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/places"
)

// usualRadius is how far around a city "near" reaches, in km from centre to centre; largestRadius is the farthest that may be asked.
const usualRadius, largestRadius = 10, 50

// zip reads a postcode of a city.
func (r *reading) zip(i int) int {
	x := r.words[i]
	if !x.digits || len(x.text) != 4 || r.zips[x.text] == nil || r.measuredBehind(i+1) || r.at(i-1).is(euro) {
		return 0
	}
	r.addCities(r.zips[x.text], x.text)
	return r.understood(i, i+1, "cities")
}

func (r *reading) measuredBehind(i int) bool {
	x := r.at(i)
	return x.is(euro|thousand|million|squareMetre|are|hectare|kilometre|monthly) && !x.is(fill) || x.counted != "" || x.is(to) &&
		r.at(i+1).digits
}

// place reads cities: "in Bree", "rond Maaseik", "binnen 15 km van Peer", "Maaseik en omgeving".
func (r *reading) place(i int) int {
	j, radius := r.radius(i)
	start := r.skip(j, fill|in|from|near|about)
	if radius == 0 {
		for k := j; k < start; k++ {
			if r.words[k].is(near) {
				radius = usualRadius
			}
		}
	}
	x := r.at(start)
	cities := x.cities
	if x.digits && len(x.text) == 4 && !r.measuredBehind(start+1) {
		cities = r.zips[x.text]
	}
	if len(cities) == 0 {
		if end, towns, wrong := r.town(i, start); end > i {
			taken := r.placeElsewhere(i, end, radius, towns)
			if wrong {
				r.townMeant(towns[0].Names[r.shown])
			}
			return taken
		}
		return r.nearThing(i, start, radius)
	}
	end := start + 1
	r.addCities(cities, x.text)
	if r.at(end).digits && len(r.zips[r.at(end).text]) > 0 && !r.measuredBehind(end+1) {
		r.addCities(r.zips[r.at(end).text], r.at(end).text)
		end++
	}
	if r.at(end).is(aroundAfter) {
		radius, end = usualRadius, end+1
	}
	if radius > 0 {
		r.addAround(cities, radius)
	}
	taken := r.understood(i, end, "cities")
	if x.misspelt {
		r.townMeant(r.catalog.City(cities[0], r.shown).Name)
	}
	return taken
}

// placeElsewhere reads a town in which the site has nothing; around it there may be something.
func (r *reading) placeElsewhere(i, end int, radius float64, towns []places.City) int {
	if r.at(end).is(aroundAfter) {
		radius, end = usualRadius, end+1
	}
	r.elsewhere = append(r.elsewhere, towns...)
	for _, p := range towns {
		if radius > 0 {
			r.addAroundPoint(p.Point, radius)
		}
	}
	return r.understood(i, end, "cities")
}

// radius reads "binnen 15 km van", 0 when there is none.
func (r *reading) radius(i int) (int, float64) {
	j := r.skip(i, within|fill|most|about|near|in)
	if x := r.at(j); x.digits && r.at(j+1).is(kilometre) && x.value >= 1 && x.value <= largestRadius {
		return j + 2, x.value
	}
	return i, 0
}

// nearThing notes what is near something else than a city, "dicht bij de school", as not understood.
func (r *reading) nearThing(i, start int, radius float64) int {
	if radius == 0 || start >= len(r.words) {
		return 0
	}
	x := r.words[start]
	if x.region != "" {
		return 0
	}
	if x.is(comma|with|and) || x.digits || x.is(least|most|about|between2) && r.startsNumber(start) {
		return 0
	}
	return r.unclear(i, start+1)
}

// addCities adds cities. Of cities with the same name a postcode chooses one.
func (r *reading) addCities(cities []int, said string) {
	var same []int
	for _, number := range cities {
		if slices.Contains(r.cities, number) {
			same = append(same, number)
		}
	}
	if len(same) > 0 {
		r.cities = slices.DeleteFunc(r.cities, func(n int) bool { return !slices.Contains(cities, n) && r.namesakes(n, same[0]) })
		return
	}
	r.cities = append(r.cities, cities...)
}

// namesakes reports whether two cities have the same name.
func (r *reading) namesakes(a, b int) bool {
	l := r.catalog.Fallback()
	return r.catalog.City(a, l).Name == r.catalog.City(b, l).Name
}

// addAround adds the cities within a radius of those, in km, that have something on offer, the nearest first.
func (r *reading) addAround(cities []int, radius float64) {
	for _, number := range cities {
		r.addAroundPoint(centreOf(r.city(number)), radius)
	}
}

func centreOf(c *agency.CityRecord) places.Point {
	return places.Point{Latitude: c.Latitude, Longitude: c.Longitude}
}

func (r *reading) addAroundPoint(centre places.Point, radius float64) {
	type far struct {
		number int
		km     float64
	}
	var list []far
	for i := range r.catalog.Cities {
		c := &r.catalog.Cities[i]
		if km := centre.Kilometres(centreOf(c)); km <= radius && c.SaleCount+c.RentCount > 0 {
			list = append(list, far{c.Number, km})
		}
	}
	slices.SortFunc(list, func(a, b far) int { return cmp.Or(cmp.Compare(a.km, b.km), a.number-b.number) })
	for _, c := range list {
		r.around = append(r.around, c.number)
	}
}

func (r *reading) city(number int) *agency.CityRecord {
	at := slices.IndexFunc(r.catalog.Cities, func(c agency.CityRecord) bool { return c.Number == number })
	return &r.catalog.Cities[at]
}

// finishCities writes the cities into the filter, those that were named first. What is beyond limits.SentenceCities is the farthest.
func (r *reading) finishCities() {
	for _, number := range r.cities {
		c := r.catalog.City(number, r.shown)
		zip := c.Zip
		if len(r.cities) > limits.SentenceCities {
			zip = "" // the name once for all its postcodes: in Luxembourg a city has hundreds
		}
		r.addInput(c.Name, zip)
	}
	for _, p := range r.elsewhere {
		r.addInput(p.Names[r.shown], p.Zip)
	}
	for _, number := range r.around {
		c := r.catalog.City(number, r.shown)
		r.addInput(c.Name, c.Zip)
	}
}

func (r *reading) addInput(name, zip string) {
	added := agency.CityInput{Name: &name}
	if zip != "" {
		added.Zip = &zip
	}
	same := func(in agency.CityInput) bool {
		return *in.Name == name && (in.Zip == nil || zip == "" || *in.Zip == zip)
	}
	if len(r.f.Cities) < limits.SentenceCities && !slices.ContainsFunc(r.f.Cities, same) {
		r.f.Cities = append(r.f.Cities, added)
	}
}
