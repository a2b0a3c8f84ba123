package search

// Stock counts the active properties with something in common.
type Stock struct {
	Sale, Rent int
}

// Stock counts the active properties of each city and of each type.
func (x *Index) Stock() (byCity, byType map[int]Stock) {
	return x.stockOf(cityColumn), x.stockOf(typeColumn)
}

func (x *Index) stockOf(column int) map[int]Stock {
	stock := map[int]Stock{}
	for row := range x.sets[activeFlag].rows() {
		value := int(x.numbers[column][row])
		s := stock[value]
		if x.sets[saleFlag].has(row) {
			s.Sale++
		} else {
			s.Rent++
		}
		stock[value] = s
	}
	return stock
}
