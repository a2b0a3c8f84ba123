package agency

import "slices"

// TypesOf gives the numbers of the types within categories.
func (c *Catalog) TypesOf(categories []int) []int {
	var list []int
	for _, t := range c.Types {
		if slices.Contains(categories, t.Category) {
			list = append(list, t.Number)
		}
	}
	return list
}

// CitiesNamed gives the numbers of the cities that someone named: exactly, accents and letter case aside.
func (c *Catalog) CitiesNamed(wanted []CityInput) []int {
	return c.cities(func(r *CityRecord) bool {
		return slices.ContainsFunc(wanted, func(w CityInput) bool { return r.is(w) })
	})
}

func (r *CityRecord) is(w CityInput) bool {
	if w.Zip != nil && *w.Zip != r.Zip {
		return false
	}
	if w.Name == nil {
		return true
	}
	for _, name := range r.Names {
		if Fold(name) == Fold(*w.Name) {
			return true
		}
	}
	return false
}

// CitiesIn gives the numbers of the cities in Belgian regions.
func (c *Catalog) CitiesIn(regions []Region) []int {
	return c.cities(func(r *CityRecord) bool {
		region, ok := RegionOf(r.CountryID, r.Zip)
		return ok && slices.Contains(regions, region)
	})
}

// CitiesMatching gives the numbers of the cities that a typed word means (search rules).
func (c *Catalog) CitiesMatching(word string) []int {
	return c.cities(func(r *CityRecord) bool { return CityMatches(word, c.searchNames(r), r.Zip) })
}

// searchNames are a city's names; one outside Belgium is found by its country too, which is shown behind its name.
func (c *Catalog) searchNames(r *CityRecord) []string {
	names := r.Names.all()
	if country := c.countryByNumber[r.CountryID]; country != nil && r.CountryID != Belgium {
		names = append(names, country.Names.all()...)
	}
	return names
}

func (c *Catalog) cities(match func(*CityRecord) bool) []int {
	var list []int
	for i := range c.Cities {
		if match(&c.Cities[i]) {
			list = append(list, c.Cities[i].Number)
		}
	}
	return list
}

// TypesMatching gives the numbers of the types that a typed word means: by their own name or that of their category.
func (c *Catalog) TypesMatching(word string) []int {
	var list []int
	for i := range c.Types {
		t := &c.Types[i]
		if TypeMatches(word, t.Names.all()) || TypeMatches(word, c.categoryByNumber[t.Category].Names.all()) {
			list = append(list, t.Number)
		}
	}
	return list
}

// CategoriesMatching gives the numbers of the categories that a typed word means: by their own name or that of a type.
func (c *Catalog) CategoriesMatching(word string) []int {
	var list []int
	for _, number := range c.TypesMatching(word) {
		if k := c.typeByNumber[number].Category; !slices.Contains(list, k) {
			list = append(list, k)
		}
	}
	return list
}

// all gives the text in every language that has one.
func (t Localized) all() []string {
	list := make([]string, 0, len(t))
	for _, s := range t {
		list = append(list, s)
	}
	return list
}
