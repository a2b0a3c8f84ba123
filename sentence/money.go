package sentence

import (
	"math"

	"github.com/gevel/gevel/agency/market"
)

// money reads amounts: prices, numbers of rooms, surfaces, years and facades.
func (r *reading) money(i int) int {
	a, ok := r.amountAt(i)
	if !ok {
		return 0
	}
	switch {
	case a.noun.counted == "facades":
		return r.facades(a)
	case a.noun.counted != "":
		return r.counts(a)
	case a.unit == kilometre:
		return 0 // before a place
	case a.unit == squareMetre || a.unit == are || a.unit == hectare || a.noun.is(living) && a.unit == 0 && !a.scaled:
		return r.surface(a)
	case a.unit == 0 && !a.scaled && r.saysYear(a):
		return r.year(a)
	case r.saysPrice(a):
		return r.price(a)
	}
	return r.unclear(a.from, a.to)
}

// saysYear reports whether a number is a year of construction.
func (r *reading) saysYear(a amount) bool {
	if !isYear(a.lo) || !isYear(a.hi) || a.monthly {
		return false
	}
	return a.noun.is(built) || a.bound&(after|before) != 0 && a.lo >= 1800 && a.bound&^(after|before|least|most) == 0 &&
		(a.bound&(least|most) == 0 || r.f.Goal == nil || *r.f.Goal == market.Sale) && !a.noun.is(price)
}

// saysPrice reports whether a number is a price: by its unit, by the words around it or, from 10,000 on, by its size.
func (r *reading) saysPrice(a amount) bool {
	const leastRent, leastPrice = 100, 10_000
	rental := r.f.Goal != nil && *r.f.Goal != market.Sale
	switch {
	case a.unit == euro || a.scaled || a.monthly || a.noun.is(price):
		return a.hi >= leastRent
	case a.hi >= leastPrice:
		return true
	case a.bound&most != 0 || a.ranged:
		return a.lo >= 3*leastRent
	}
	return rental && a.lo >= 3*leastRent
}

// largest is the largest amount that an address has (web/shared/list/kinds.ts).
const largest = 999_999_999

func integer(n float64) *int {
	v := int(math.Round(min(n, largest)))
	return &v
}

func (r *reading) price(a amount) int {
	if a.hi > largest || a.lo < 1 {
		return r.unclear(a.from, a.to)
	}
	r.paid = true
	if a.noun.is(rent) || a.monthly {
		r.f.Goal = goalOf(market.Rent)
	}
	return r.setBounds(a, &r.f.PriceMin, &r.f.PriceMax, "priceMin", "priceMax", most, 0.1)
}

// setBounds sets the bounds of an amount; usual is the bound of a number without one, spread the share that "about" allows.
func (r *reading) setBounds(a amount, lo, hi **int, low, high string, usual kind, spread float64) int {
	bound := a.bound
	if bound&(least|most|about|after|before) == 0 {
		bound = usual
	}
	switch {
	case a.ranged:
		*lo, *hi = integer(a.lo), integer(a.hi)
		return r.understood(a.from, a.to, low, high)
	case bound&about != 0:
		*lo, *hi = integer(a.lo*(1-spread)), integer(a.lo*(1+spread))
		return r.understood(a.from, a.to, low, high)
	case bound&(most|before) != 0 && bound&(least|after) == 0:
		if *hi != nil && **hi != *integer(a.lo) {
			return r.unclear(a.from, a.to)
		}
		*hi = integer(a.lo)
		return r.understood(a.from, a.to, high)
	}
	if *lo != nil && **lo != *integer(a.lo) {
		return r.unclear(a.from, a.to)
	}
	*lo = integer(a.lo)
	return r.understood(a.from, a.to, low)
}

// year reads a year of construction; one without a bound is that very year.
func (r *reading) year(a amount) int {
	if a.bound&(least|most|about|after|before) == 0 && !a.ranged {
		a.ranged = true
	}
	if a.bound&about != 0 {
		a.lo, a.hi, a.ranged = a.lo-10, a.lo+10, true
	}
	return r.setBounds(a, &r.f.ConstructionYearMin, &r.f.ConstructionYearMax, "constructionYearMin", "constructionYearMax", least, 0)
}

// counts reads a number of rooms or places. The filter has no highest number, so "max 3" is not understood.
func (r *reading) counts(a amount) int {
	n := int(a.lo)
	if a.bound&most != 0 && a.bound&least == 0 && !a.ranged || a.bound&before != 0 || n < 1 || n > 20 || float64(n) != a.lo {
		return r.unclear(a.from, a.to)
	}
	r.require(a.noun.counted, n)
	if a.noun.category != 0 && (a.noun.counted == "bedrooms") {
		r.addCategory(a.noun.category)
		return r.understood(a.from, a.to, a.noun.counted+"Min", "categories")
	}
	return r.understood(a.from, a.to, a.noun.counted+"Min")
}

// require asks for at least n of something.
func (r *reading) require(counted string, n int) {
	switch counted {
	case "bedrooms":
		r.f.BedroomsMin = &n
	case "bathrooms":
		r.f.BathroomsMin = &n
	case "garages":
		r.f.GaragesMin = &n
	case "parkings":
		r.f.ParkingsMin = &n
	}
}

// facades reads a number of free facades, 2 to 4.
func (r *reading) facades(a amount) int {
	lo, hi := int(a.lo), int(a.hi)
	if a.bound&least != 0 {
		hi = 4
	}
	if lo < 2 || hi > 4 || a.bound&most != 0 {
		return r.unclear(a.from, a.to)
	}
	for n := lo; n <= hi; n++ {
		r.addFacades(n)
	}
	if a.noun.category != 0 {
		r.addCategory(a.noun.category)
		return r.understood(a.from, a.to, "facades", "categories")
	}
	return r.understood(a.from, a.to, "facades")
}
