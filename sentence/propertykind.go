package sentence

import (
	"slices"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/market"
)

// goal reads "te koop" and "à louer".
func (r *reading) goal(i int) int {
	x := r.words[i]
	switch {
	case len(x.cities) > 0 || x.digits:
		return 0
	case x.is(sale) && !x.is(rent):
		r.f.Goal = goalOf(market.Sale)
	case x.is(rent):
		r.f.Goal = goalOf(market.Rent)
	default:
		return 0
	}
	if x.category != 0 {
		r.addCategory(x.category)
		return r.understood(i, i+1, "goal", "categories")
	}
	return r.understood(i, i+1, "goal")
}

// extra is a garage or parking without a number: part of a home, or what is looked for.
type extra struct {
	at   int
	with bool
}

// kindOfProperty reads a type of property. One that is part of a property, "met kantoor", is not what is searched for.
func (r *reading) kindOfProperty(i int) int {
	x := r.words[i]
	joined := r.joined(i)
	switch {
	case x.counted == "garages" || x.counted == "parkings":
		if x.count > 0 {
			r.require(x.counted, x.count)
			return r.understood(i, i+1, x.counted+"Min")
		}
		r.extras = append(r.extras, extra{i, joined})
		return 1
	case x.category == 0 || x.counted != "":
		return 0
	case joined && len(r.f.Categories) > 0 && x.facades == 0:
		return r.unclear(i, i+1)
	}
	if x.is(plot) && len(r.f.Categories) > 0 && !r.at(i-1).is(and) {
		return r.unclear(i, i+1)
	}
	r.addCategory(x.category)
	if x.is(floor) { // the type is understood, the floor is not
		r.unclear(i, i+1)
	}
	if x.facades > 0 {
		r.addFacades(x.facades)
		return r.understood(i, i+1, "categories", "facades")
	}
	if x.feature != "" {
		r.has(x.feature)
		return r.understood(i, i+1, "categories", string(x.feature))
	}
	return r.understood(i, i+1, "categories")
}

// joined reports whether "with" stands before a lexeme, perhaps before others that are joined to it.
func (r *reading) joined(i int) bool {
	for i--; i >= 0; i-- {
		x := r.words[i]
		switch {
		case x.is(with) && !x.digits:
			return true
		case x.is(fill|and|comma) || x.feature != "" || x.counted != "" || x.digits:
		default:
			return false
		}
	}
	return false
}

func (r *reading) addCategory(number int) {
	if !slices.Contains(r.f.Categories, number) {
		r.f.Categories = append(r.f.Categories, number)
	}
}

func (r *reading) addFacades(n int) {
	if !slices.Contains(r.f.Facades, n) {
		r.f.Facades = append(r.f.Facades, n)
	}
}

// finishExtras decides whether garages and parking are looked for: alone they are, beside a home they belong to it.
func (r *reading) finishExtras() {
	property := len(r.f.Categories) > 0 || r.f.BedroomsMin != nil || len(r.plots) > 0
	for _, e := range r.extras {
		x := r.words[e.at]
		if !property && !e.with && x.category != 0 {
			r.addCategory(x.category)
			r.understood(e.at, e.at+1, "categories")
			continue
		}
		if x.counted == "garages" && r.f.GaragesMin == nil || x.counted == "parkings" && r.f.ParkingsMin == nil {
			r.require(x.counted, 1)
		}
		r.understood(e.at, e.at+1, x.counted+"Min")
	}
}

// quality reads what a property has, its facades and a region.
func (r *reading) quality(i int) int {
	x := r.words[i]
	switch {
	case x.digits:
		return 0
	case x.feature != "":
		r.has(x.feature)
		return r.understood(i, i+1, string(x.feature))
	case x.facades > 0:
		r.addFacades(x.facades)
		return r.understood(i, i+1, "facades")
	case x.region != "":
		if !slices.Contains(r.f.Regions, x.region) {
			r.f.Regions = append(r.f.Regions, x.region)
		}
		return r.understood(i, i+1, "regions")
	case x.count > 0:
		r.require(x.counted, x.count)
		if x.category != 0 {
			r.addCategory(x.category)
			return r.understood(i, i+1, x.counted+"Min", "categories")
		}
		return r.understood(i, i+1, x.counted+"Min")
	}
	return 0
}

func (r *reading) has(feature agency.Feature) {
	for _, c := range agency.YesNoCriteria {
		if c.Name == feature {
			c.Require(&r.f)
		}
	}
}
