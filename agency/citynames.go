package agency

import "github.com/gevel/gevel/locale"

// cityNames are the cities of a catalog by their folded names, by those of their municipalities, and by their postcodes. They are folded
// once, not in every request.
type cityNames struct {
	citiesByName  map[string][]*CityRecord
	citiesByAlias map[string][]*CityRecord
	citiesByZip   map[string][]*CityRecord
}

func (c *Catalog) foldNames() cityNames {
	n := cityNames{map[string][]*CityRecord{}, map[string][]*CityRecord{}, map[string][]*CityRecord{}}
	for i := range c.Cities {
		r := &c.Cities[i]
		n.citiesByZip[r.Zip] = append(n.citiesByZip[r.Zip], r)
		for _, name := range r.Names {
			n.citiesByName[locale.Fold(name)] = append(n.citiesByName[locale.Fold(name)], r)
		}
		for _, name := range r.Aliases() {
			n.citiesByAlias[locale.Fold(name)] = append(n.citiesByAlias[locale.Fold(name)], r)
		}
	}
	return n
}
