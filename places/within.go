package places

import (
	"slices"
	"strings"
	"sync"
)

// areaKeys are the names of Belgian provinces and regions by Key, by their codes (ISO 3166-2).
var areaKeys = sync.OnceValue(func() map[string][]string {
	keys := map[string][]string{}
	for row := range rows("areas.csv") {
		for _, column := range []string{"name_nl", "name_fr", "name_en", "name_de", "name_old"} {
			keys[row.of("code")] = append(keys[row.of("code")], Key(row.of(column)))
		}
	}
	return keys
})

// kindsOfArea stand before the name of an area: "prov. Limburg", "province de Liège", "canton de Wiltz".
var kindsOfArea = strings.Fields("prov provincie province provinz regio region kanton canton van de du der of la le")

// liesIn reports whether a name is that of the canton, province, region or country of a municipality.
func (m *Municipality) liesIn(name string) bool {
	words := folded(name)
	for len(words) > 1 && slices.Contains(kindsOfArea, words[0]) {
		words = words[1:]
	}
	key := strings.Join(words, "")
	return key != "" && (CountryOf(name) == m.Country || key == Key(m.Province) || slices.Contains(areaKeys()[m.Province], key) ||
		slices.Contains(areaKeys()[m.Region], key))
}

// LiesIn reports whether what has a postcode lies in what a name says: in its municipality, canton, province, region or country, in any
// language. A place's own names count, too.
func LiesIn(country, zip, name string) bool {
	return IsNameOf(country, zip, name) ||
		slices.ContainsFunc(WithZip(country, zip), func(p *Place) bool { return p.Municipality.liesIn(name) })
}

// LiesIn reports whether the city lies in what a name says, as the function of that name does.
func (c City) LiesIn(name string) bool {
	isName := func(own string) bool { return Key(own) == Key(name) }
	return slices.ContainsFunc(c.Names.All(), isName) || c.IsPartOf(name) || c.municipality.liesIn(name)
}
