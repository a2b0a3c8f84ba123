package agency

import (
	"github.com/gevel/gevel/locale"
)

// TownPath is the address in l of the list of one city: "/nl/te-koop/kinrooi/". page is "sale" or "rent".
func (c *Catalog) TownPath(page string, city int, l locale.Language) string {
	return Path(page, l) + c.townSlugs()[l][city] + "/"
}

// SalePath is the address of the city's list for sale.
func (k *City) SalePath() string { return k.Catalog.TownPath("sale", k.Number, k.Language) }

// RentPath is the address of the city's list for rent.
func (k *City) RentPath() string { return k.Catalog.TownPath("rent", k.Number, k.Language) }

// makeTownSlugs gives each city its slug in each language. Cities with the same name get their postcode as a suffix.
func (c *Catalog) makeTownSlugs() map[locale.Language]map[int]string {
	slugs := map[locale.Language]map[int]string{}
	for _, l := range locale.Languages {
		slugs[l] = map[int]string{}
		named := map[string]int{}
		for i := range c.Cities {
			named[c.townSlug(&c.Cities[i], l)]++
		}
		for i := range c.Cities {
			r := &c.Cities[i]
			slug := c.townSlug(r, l)
			if named[slug] > 1 {
				slug += "-" + locale.Slug(r.Zip)
			}
			slugs[l][r.Number] = slug
		}
	}
	return slugs
}

func (c *Catalog) townSlug(r *CityRecord, l locale.Language) string {
	return segment(r.Names.In(l, c.Fallback()), r.Number)
}

// hasSlug reports whether a city has this slug in some language; nil matches every city.
func (c *Catalog) hasSlug(r *CityRecord, slug *string) bool {
	if slug == nil {
		return true
	}
	for _, l := range locale.Languages {
		if c.townSlugs()[l][r.Number] == segmentOr(*slug, "") {
			return true
		}
	}
	return false
}
