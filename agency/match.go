package agency

import (
	"slices"

	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
)

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

// CitiesNamed gives the numbers of the cities with one of the names, postcodes or slugs; accents and letter case do not matter.
func (c *Catalog) CitiesNamed(inputs []CityInput) []int {
	named := map[int]bool{}
	for _, w := range inputs {
		for _, r := range c.cityNamed(w) {
			if c.hasSlug(r, w.Slug) {
				named[r.Number] = true
			}
		}
	}
	return c.cities(func(r *CityRecord) bool { return named[r.Number] })
}

// cityNamed gives the cities with a name, a postcode or both; all cities when neither is given.
func (c *Catalog) cityNamed(w CityInput) []*CityRecord {
	var list []*CityRecord
	country, zip := PostcodeOf(value(w.Zip))
	switch {
	case w.Name != nil && len(*w.Name) > limits.NameBytes:
	case w.Name != nil:
		list = c.names.citiesByName[locale.Fold(*w.Name)]
	case w.Zip != nil:
		list = c.names.citiesByZip[zip]
	default:
		for i := range c.Cities {
			list = append(list, &c.Cities[i])
		}
	}
	if w.Zip == nil {
		return list
	}
	return slices.DeleteFunc(slices.Clone(list), func(r *CityRecord) bool {
		return r.Zip != zip || country != 0 && r.CountryID != country
	})
}

// CitiesIn gives the numbers of the cities in Belgian regions.
func (c *Catalog) CitiesIn(regions []Region) []int {
	return c.cities(func(r *CityRecord) bool {
		region, ok := RegionOf(r.CountryID, r.Zip)
		return ok && slices.Contains(regions, region)
	})
}

// searchNames are a city's names; one outside Belgium is also found by its country, which is shown behind its name.
func (c *Catalog) searchNames(r *CityRecord) []string {
	names := r.Names.All()
	if country := c.countryByNumber[r.CountryID]; country != nil && r.CountryID != Belgium {
		names = append(names, country.Names.All()...)
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

// CategoriesOf gives the categories of types, each once.
func (c *Catalog) CategoriesOf(types []int) []int {
	var list []int
	for _, number := range types {
		if k := c.typeByNumber[number].Category; !slices.Contains(list, k) {
			list = append(list, k)
		}
	}
	return list
}
