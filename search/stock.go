package search

import "slices"

// Stock counts the active properties with something in common.
type Stock struct {
	Sale, Rent int
}

// Stock counts the active properties of each city and of each type.
func (x *Index) Stock() (byCity, byType map[int]Stock) {
	return x.stockOf(cityColumn), x.stockOf(typeColumn)
}

func (x *Index) stockOf(column int) map[int]Stock {
	stock, values := map[int]Stock{}, x.valuesOf(column)
	sale, rent := slices.Clone(x.sets[activeFlag]), slices.Clone(x.sets[activeFlag])
	sale.and(x.sets[saleFlag])
	rent.andNot(x.sets[saleFlag])
	for i, value := range values.values {
		stock[int(value)] = Stock{Sale: values.sets[i].countIn(sale), Rent: values.sets[i].countIn(rent)}
	}
	return stock
}
