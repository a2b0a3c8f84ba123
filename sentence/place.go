package sentence

import (
	"math"
	"slices"
	"strings"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/limits"
)

// usualRadius is how far around a city "near" reaches, in km.
const usualRadius = 10

// zip reads a postcode of a city.
func (r *reading) zip(i int) int {
	x := r.words[i]
	if !x.digits || len(x.text) != 4 || r.zips[x.text] == nil || r.measuredBehind(i+1) || r.at(i-1).is(euro) {
		return 0
	}
	r.addCities(r.zips[x.text], x.text)
	return r.townsUnderstood(i, i+1, 0)
}

func (r *reading) measuredBehind(i int) bool {
	x := r.at(i)
	return x.is(euro|thousand|million|squareMetre|are|hectare|kilometre|monthly) && !x.is(fill) || x.counted != "" || x.is(to) &&
		r.at(i+1).digits
}

// place reads cities: "in Bree", "rond Maaseik", "binnen 15 km van Peer", "Maaseik en omgeving", "Genk + 5 km".
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
	if radius > 0 {
		if end := r.postalAt(start, true); end > start {
			return r.townsUnderstood(i, end, radius)
		}
	}
	x := r.at(start)
	cities := x.cities
	if x.digits && len(x.text) == 4 && !r.measuredBehind(start+1) {
		cities = r.zips[x.text]
	}
	if len(cities) == 0 {
		if end, towns, wrong := r.town(i, start); end > i {
			r.elsewhere = append(r.elsewhere, towns...)
			taken := r.townsUnderstood(i, end, radius)
			if wrong {
				r.townMeant(towns[0].Names[r.shown])
			}
			return taken
		}
		return r.nearThing(i, start, radius)
	}
	end, cities := chosenByArea(r, start+1, cities, r.catalog.IsCityOf, r.liesIn)
	r.addCities(cities, x.text)
	if r.at(end).digits && len(r.zips[r.at(end).text]) > 0 && !r.measuredBehind(end+1) {
		r.addCities(r.zips[r.at(end).text], r.at(end).text)
		end++
	}
	taken := r.townsUnderstood(i, end, radius)
	if x.misspelt {
		r.townMeant(r.catalog.City(cities[0], r.shown).Name)
	}
	return taken
}

// townsUnderstood notes that lexemes name towns, and how far around them to search: as was said before their names, 0 for nothing, or is
// said behind. A filter has one radius, so of several the largest counts.
func (r *reading) townsUnderstood(from, to, radius int) int {
	if end, behind := r.radiusBehind(to); behind > 0 {
		to, radius = end, behind
	}
	if radius == 0 {
		return r.understood(from, to, "cities")
	}
	if r.f.Radius == nil || *r.f.Radius < radius {
		r.f.Radius = &radius
	}
	return r.understood(from, to, "cities", "radius")
}

// radius reads "binnen 15 km van", 0 when there is none. Parts of a kilometre count as one.
func (r *reading) radius(i int) (end, radius int) {
	j := r.skip(i, within|fill|most|about|near|in)
	isNegative := r.at(j).glued && strings.ContainsAny(r.at(j-1).text, "-–")
	if x := r.at(j); x.digits && !isNegative && r.at(j+1).is(kilometre) && x.value >= 1 && x.value <= limits.RadiusKilometres {
		return j + 2, int(math.Ceil(x.value))
	}
	return i, 0
}

// radiusBehind reads what stands behind a town: "en omgeving", "+ 10 km", "en 10 km rond". What leads to another place, "op 5 km van
// Luik", is no radius of this one.
func (r *reading) radiusBehind(i int) (end, radius int) {
	if r.at(i).is(aroundAfter) || r.at(i).is(near) && r.endsTowns(i+1) {
		return i + 1, usualRadius
	}
	start := r.skip(i, with|and|comma)
	if r.at(start).text == "+" {
		start++
	}
	end, radius = r.radius(start)
	if radius == 0 {
		return i, 0
	}
	x := r.at(end)
	if !x.is(from|near|within|in|about|aroundAfter) || x.is(and) {
		return end, radius
	}
	if x.is(near|within|aroundAfter) && r.endsTowns(end+1) {
		return end + 1, radius
	}
	return i, 0
}

// endsTowns reports whether no town can begin at a lexeme.
func (r *reading) endsTowns(i int) bool {
	return i >= len(r.words) || r.at(i).is(comma|with|and|least|most|price|sale|rent)
}

// nearThing notes what is near something else than a city, "dicht bij de school", as not understood.
func (r *reading) nearThing(i, start, radius int) int {
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

func (r *reading) liesIn(number int, name string) bool { return r.city(number).LiesIn(name) }

func (r *reading) city(number int) *agency.CityRecord {
	at := slices.IndexFunc(r.catalog.Cities, func(c agency.CityRecord) bool { return c.Number == number })
	return &r.catalog.Cities[at]
}

// finishCities writes the cities into the filter, at most limits.SentenceCities.
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
