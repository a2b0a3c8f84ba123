package search

// Builder takes the rows of an index by ascending number.
type Builder struct {
	columns    columns
	collectors [textColumns]collector
}

// Add adds the next row.
func (b *Builder) Add(r *Row) {
	b.columns.add(r)
	for i, text := range [textColumns]string{r.CitySort, r.Street, r.HouseNumber, r.Reference} {
		b.collectors[i].add(text)
	}
}

func (b *Builder) finished() *columns {
	for i := range b.collectors {
		b.columns.texts[i] = b.collectors[i].texts()
	}
	return &b.columns
}

// Index makes the index of the rows. The builder must not be used any more.
func (b *Builder) Index() *Index {
	x := &Index{columns: *b.finished()}
	x.arrange()
	for i := range orders {
		x.orders[i] = x.sorted(&orders[i])
	}
	return x
}
