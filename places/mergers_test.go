package places

import (
	"slices"
	"strings"
	"testing"
)

// TestMergedMunicipalitiesComeIn reads each postcode of before a merger with the name of then and that of now, and both names alone.
func TestMergedMunicipalitiesComeIn(t *testing.T) {
	mergers := 0
	for row := range rows("mergers.csv") {
		old, zips := row.of("old_name"), strings.Fields(row.of("postcodes"))
		var m *Municipality
		for _, zip := range zips {
			here := WithZip(row.of("country"), zip)
			at := slices.IndexFunc(here, func(p *Place) bool { return p.Municipality.Code == row.of("new_code") })
			if at < 0 {
				t.Fatalf("%s of %s is no postcode of %s", zip, old, row.of("new_code"))
			}
			m = here[at].Municipality
			for _, name := range append(m.Names.All(), old, strings.ToUpper(old)) {
				city, doubt, ok := Said{Country: m.Country, Zip: zip, Name: name}.Find()
				if !ok || doubt != NoDoubt || city.municipality != m || city.Zip != zip {
					t.Errorf("%s %s is %s %v (%s)", zip, name, city.Zip, city.Names, doubt)
				}
			}
		}
		for _, name := range append(m.Names.All(), old) {
			isIts := func(c City) bool { return c.municipality == m }
			if !slices.ContainsFunc(Towns(name), isIts) || !slices.Contains(Municipalities(name), m) {
				t.Errorf("%s alone is %v", name, Towns(name))
			}
		}
		mergers++
	}
	if mergers < 36+4 {
		t.Errorf("there are %d merged municipalities, want those of 2019, of 2024 and 2025, and Luxembourg's", mergers)
	}
}

// TestThePostsNameOfAMergedMunicipality finds what the post calls otherwise than the municipality was called.
func TestThePostsNameOfAMergedMunicipality(t *testing.T) {
	for said, want := range map[string]string{"9120 Beveren": "Beveren-Waas", "9180 Moerbeke": "Moerbeke-Waas"} {
		if city, doubt, _ := SaidOf(said, nil).Find(); city.Names["nl"] != want || doubt != NoDoubt {
			t.Errorf("%s is %v (%s), want %s", said, city.Names, doubt, want)
		}
	}
}
