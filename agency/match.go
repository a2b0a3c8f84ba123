package agency

import (
	"slices"

	"github.com/gevel/gevel/agency/geo"
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

// cityNamed gives the cities with a name, a postcode or both; all cities when neither is given. Where none bears the name, it is that of a
// municipality, today or before a merger, and means those that belong to it.
func (c *Catalog) cityNamed(w CityInput) []*CityRecord {
	var list []*CityRecord
	switch {
	case w.Name != nil && len(*w.Name) > limits.NameBytes:
	case w.Name != nil:
		name := locale.Fold(*w.Name)
		if list = withZip(c.names.citiesByName[name], w.Zip); len(list) == 0 {
			list = c.names.citiesByAlias[name]
		}
	case w.Zip != nil:
		_, zip := geo.PostcodeOf(*w.Zip)
		list = c.names.citiesByZip[zip]
	default:
		for i := range c.Cities {
			list = append(list, &c.Cities[i])
		}
	}
	return withZip(list, w.Zip)
}

// withZip gives those of cities that have a postcode, all when it is nil.
func withZip(list []*CityRecord, of *string) []*CityRecord {
	if of == nil {
		return list
	}
	country, zip := geo.PostcodeOf(*of)
	return slices.DeleteFunc(slices.Clone(list), func(r *CityRecord) bool {
		return r.Zip != zip || country != 0 && r.CountryID != country
	})
}

// CitiesIn gives the numbers of the cities in Belgian regions.
func (c *Catalog) CitiesIn(regions []geo.Region) []int {
	return c.cities(func(r *CityRecord) bool {
		region, ok := geo.RegionOf(r.CountryID, r.Zip)
		return ok && slices.Contains(regions, region)
	})
}

// searchNames are a city's names; one outside Belgium is also found by its country, which is shown behind its name.
func (c *Catalog) searchNames(r *CityRecord) []string {
	names := r.Names.All()
	if country := c.countryByNumber[r.CountryID]; country != nil && r.CountryID != geo.Belgium {
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
