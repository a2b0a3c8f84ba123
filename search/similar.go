package search

import (
	"cmp"
	"iter"
	"slices"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/market"
	"github.com/gevel/gevel/locale"
)

// Similar gives the numbers of the active properties with the goal of p that no marquee calls sold or rented, most similar first: by
// category, then city, then price. A hidden price counts as far away.
func (x *Index) Similar(p *agency.Property, first int) []int {
	rows := slices.Clone(x.sets[activeFlag])
	rows.andNot(x.sets[takenFlag])
	condition{set: x.sets[saleFlag], without: p.Goal != market.Sale}.narrow(rows)
	city := x.valuesOf(cityColumn).rowsOf(p.CityID)
	best, enough := x.aroundPrice(p, first, rows, city.len()/4)
	if !enough {
		best = x.nearest(p, first, func(yield func(int32) bool) {
			for row := range city.each {
				if rows.has(row) && !yield(row) {
					return
				}
			}
		})
	}
	if len(best) < first || best[first-1].far >= otherCategory { // its city has too few of its category
		best = x.nearest(p, first, rows.rows())
	}
	numbers := make([]int, len(best))
	for i, k := range best {
		numbers[i] = int(x.numbers[numberColumn][k.row])
	}
	return numbers
}

// nearest gives the first of rows, the most similar first.
func (x *Index) nearest(p *agency.Property, first int, rows iter.Seq[int32]) []likeness {
	best := make([]likeness, 0, first+1)
	measure := x.measure(p)
	for row := range rows {
		if int(x.numbers[numberColumn][row]) != p.Number {
			best = withNearer(best, likeness{measure(row), row}, first)
		}
	}
	return best
}

// withNearer puts k in its place among the first nearest, if it has one.
func withNearer(best []likeness, k likeness, first int) []likeness {
	if len(best) == first && compareLikeness(best[first-1], k) < 0 {
		return best
	}
	at, _ := slices.BinarySearchFunc(best, k, compareLikeness)
	best = slices.Insert(best, at, k)
	return best[:min(len(best), first)]
}

// likeness is how far a row is from a property; the nearest is the least.
type likeness struct {
	far int64
	row int32
}

// compareLikeness puts the higher number first among equals.
func compareLikeness(a, b likeness) int {
	return cmp.Or(cmp.Compare(a.far, b.far), cmp.Compare(b.row, a.row))
}

// Another category weighs more than another city, and that more than any difference of price.
const (
	otherCategory = 1 << 62
	otherCity     = 1 << 61
	hiddenPrice   = 1_000_000_000_000_000
)

// measure tells how far a row is from a property.
func (x *Index) measure(p *agency.Property) func(row int32) int64 {
	category, city, price := int32(p.Category().Order), int32(p.CityID), int64(comparedPrice(p))
	return func(row int32) int64 {
		far := x.longs[priceColumn][row]
		if far == None {
			far = hiddenPrice
		}
		if far -= price; far < 0 {
			far = -far
		}
		if x.numbers[typeSortColumn][row] != category {
			far |= otherCategory
		}
		if x.numbers[cityColumn][row] != city {
			far |= otherCity
		}
		return far
	}
}

// comparedPrice is the price that those of others are compared with, 0 when it is hidden.
func comparedPrice(p *agency.Property) locale.Money {
	if p.AskingPrice == nil {
		return 0
	}
	return *p.AskingPrice
}
