package agency

import (
	"github.com/gevel/gevel/locale"
)

// Every city has a list of its own for each goal, at an address with its name: "/nl/te-koop/kinrooi/".

// TownPath is the address in l of the list of a city; page is "sale" or "rent".
func (c *Catalog) TownPath(page string, city int, l locale.Language) string {
	return Path(page, l) + c.townSlugs()[l][city] + "/"
}

// SalePath is the address of the list of what is for sale here.
func (k *City) SalePath() string { return k.Catalog.TownPath("sale", k.Number, k.Language) }

// RentPath is the address of the list of what is for rent here.
func (k *City) RentPath() string { return k.Catalog.TownPath("rent", k.Number, k.Language) }

// makeTownSlugs gives each city its part of an address in each language. Cities of one name have their postcode behind it.
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
	if slug := locale.Slug(r.Names.In(l, c.Fallback())); slug != "" {
		return slug
	}
	return "-"
}

// hasSlug tells whether a city has this part of an address in some language; none is asked with nil.
func (c *Catalog) hasSlug(r *CityRecord, slug *string) bool {
	if slug == nil {
		return true
	}
	for _, l := range locale.Languages {
		if c.townSlugs()[l][r.Number] == locale.Slug(*slug) {
			return true
		}
	}
	return false
}
