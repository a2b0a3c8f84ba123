package sentence

import (
	"maps"
	"slices"
	"testing"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/geo"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
	"github.com/gevel/gevel/places"
)

// merged are the municipalities into which others were merged.
func merged() []*places.Municipality {
	list := map[string]*places.Municipality{}
	for _, p := range places.All() {
		if len(p.Municipality.Merged) > 0 {
			list[p.Municipality.Code] = p.Municipality
		}
	}
	return slices.Collect(maps.Values(list))
}

// TestNamesOfMergedMunicipalitiesMeanAllTheirVillages has something for sale in each place of each merged municipality. Its name of today
// and those of before the merger find every home, in a sentence, in the search panel and in the address of a list.
func TestNamesOfMergedMunicipalitiesMeanAllTheirVillages(t *testing.T) {
	c := &agency.Catalog{Site: &agency.Site{DefaultLanguage: locale.Dutch}}
	for _, m := range merged() {
		for _, p := range m.Places {
			c.Cities = append(c.Cities, agency.CityRecord{Number: p.Number(), Zip: p.Zip, CountryID: agency.CountryNumber(p.Country),
				Names: p.Names(), SaleCount: 1, Latitude: p.Latitude, Longitude: p.Longitude})
		}
	}
	c.Index()
	var r Reader
	finds := func(name string, zips []string, m *places.Municipality) {
		t.Helper()
		u := r.Read(c, "te koop in "+name, locale.Dutch)
		listed, word := c.CitiesNamed(u.Filter.Cities), c.Read(name)
		for _, p := range m.Places {
			isMeant := zips == nil || slices.Contains(zips, p.Zip)
			inPanel := !slices.ContainsFunc(word.Words, func(w agency.Word) bool { return !slices.Contains(w.Cities, p.Number()) })
			if isMeant && (!slices.Contains(listed, p.Number()) || !inPanel) {
				t.Errorf("%s finds %v, in the panel %v; want %s %s too", name, u.Filter.Cities, inPanel, p.Zip, p.Official())
			}
		}
		if len(u.Unread) > 0 {
			t.Errorf("%s is not understood: %q", name, u.Unread)
		}
	}
	for _, m := range merged() {
		for _, name := range m.Names.All() {
			finds(name, nil, m)
		}
		for _, old := range m.Merged {
			finds(old.Name, old.Zips, m)
		}
	}
}

// TestAMergedMunicipalityWithoutHomesIsNamedItself names what was typed, not one of its villages.
func TestAMergedMunicipalityWithoutHomesIsNamedItself(t *testing.T) {
	c := sample(t)
	var r Reader
	for _, name := range []string{"Pajottegem", "Nazareth-De Pinte", "Tongeren-Borgloon", "Meeuwen-Gruitrode"} {
		u := r.Read(c, "huis te koop in "+name, locale.Dutch)
		if cities := u.Filter.Cities; len(cities) != 1 || *cities[0].Name != name || cities[0].Zip != nil {
			t.Errorf("%s without homes is %v, want it by name", name, cities)
		}
	}
}

// TestACityOfManyPostcodesIsNamedOnce has more postcodes of one city than a filter has cities.
func TestACityOfManyPostcodesIsNamedOnce(t *testing.T) {
	c := sample(t)
	before := len(c.Cities)
	for _, p := range places.Named(places.Luxembourg, "Luxembourg")[:limits.SentenceCities+1] {
		c.Cities = append(c.Cities, agency.CityRecord{Number: p.Number(), Zip: p.Zip, CountryID: geo.Luxembourg, Names: p.Names(),
			SaleCount: 1})
	}
	var r Reader
	u := r.Read(c.Index(), "appartement à louer à Luxembourg", locale.French)
	if got := c.CitiesNamed(u.Filter.Cities); len(u.Filter.Cities) != 1 || len(got) != len(c.Cities)-before {
		t.Errorf("Luxembourg is %d cities by %d names, want %d by one", len(got), len(u.Filter.Cities), len(c.Cities)-before)
	}
}
