package agency

import (
	"encoding/json"
	"slices"
	"testing"

	"github.com/gevel/gevel/agency/detail"
	"github.com/gevel/gevel/agency/geo"
	"github.com/gevel/gevel/locale"
)

// placed gives a property a small catalog: city 1 is in Flanders, city 2 in Luxembourg.
func placed(t *testing.T, record string) *Property {
	t.Helper()
	c := Catalog{
		Site:  &Site{DefaultLanguage: locale.Dutch, Agents: []Agent{{ID: 1}}},
		Types: []TypeRecord{{Number: 1, Names: locale.Localized{locale.Dutch: "Villa"}}},
		Cities: []CityRecord{{Number: 1, Zip: "3640", CountryID: geo.Belgium, Names: locale.Localized{locale.Dutch: "Kinrooi"}},
			{Number: 2, Zip: "9710", CountryID: geo.Luxembourg, Names: locale.Localized{locale.Dutch: "Clervaux"}}},
		Countries: []CountryRecord{{Number: geo.Luxembourg, Names: locale.Localized{locale.Dutch: "Luxemburg"}}},
	}
	p := &Property{TypeID: 1, CityID: 1, Language: locale.Dutch, Catalog: c.Index()}
	if err := json.Unmarshal([]byte(record), p); err != nil {
		t.Fatal(err)
	}
	return p
}

func TestDetails(t *testing.T) {
	for _, c := range []struct {
		name, record string
		shown        []string
		hidden       []string
	}{
		{"nothing stated", `{}`, []string{"price", "type", "goal", "city"},
			[]string{"rent", "address", "status", "energy.status", "costs.charges", "rooms.bedrooms"}},
		{"a rent", `{"Goal":1,"costs":{"charges":0,"deposit":1800,"notaryFee":10}}`, []string{"rent", "costs.charges", "costs.deposit"},
			[]string{"price", "costs.notaryFee"}},
		{"a take-over", `{"Goal":2}`, []string{"price", "status"}, []string{"rent", "goal"}},
		{"a reference", `{"CRMStatus":6}`, []string{"status", "type"}, []string{"price", "goal"}},
		{"zero surfaces and rooms", `{"surfaces":{"living":0,"ground":0},"rooms":{"bedrooms":0}}`, nil,
			[]string{"surfaces.living", "surfaces.ground", "rooms.bedrooms"}},
		{"known not to be there", `{"comfort":{"lift":false,"garden":false}}`, []string{"comfort.lift", "comfort.garden"}, nil},
		{"a garden that was measured", `{"comfort":{"garden":true},"surfaces":{"garden":90}}`, []string{"surfaces.garden"},
			[]string{"comfort.garden"}},
		{"facades that say how it stands", `{"building":{"facades":3,"construction":"SEMI_DETACHED"}}`, []string{"building.facades"},
			[]string{"building.construction"}},
		{"facades that do not", `{"building":{"construction":"SEMI_DETACHED"}}`, []string{"building.construction"},
			[]string{"building.facades"}},
		{"a Flemish certificate", `{"energy":{"status":"PRESENT","specific":100}}`, []string{"energy.label", "energy.specific"},
			[]string{"energy.status", "energy.labelText"}},
		{"classes of Luxembourg", `{"CityID":2,"energy":{"labelText":"B","thermalClass":"C"}}`,
			[]string{"energy.labelText", "energy.thermalClass"}, []string{"energy.label"}},
		{"terms without a life annuity", `{"lifeAnnuity":{"rent":780,"indexed":true}}`, nil,
			[]string{"lifeAnnuity.rent", "lifeAnnuity.indexed"}},
	} {
		var fields []string
		for _, g := range placed(t, c.record).Details() {
			fields = append(fields, g.Fields...)
		}
		for _, f := range c.shown {
			if !slices.Contains(fields, f) {
				t.Errorf("%s: %s is not shown", c.name, f)
			}
		}
		for _, f := range c.hidden {
			if slices.Contains(fields, f) {
				t.Errorf("%s: %s is shown", c.name, f)
			}
		}
	}
}

// TestDetailsNameFieldsThatExist finds misspelt names in details.json: such a field would never be shown.
func TestDetailsNameFieldsThatExist(t *testing.T) {
	p := placed(t, `{}`)
	for _, g := range details {
		for _, f := range g.Fields {
			if _, known := p.field(f.Name); !known {
				t.Errorf("%s: there is no field %s", g.Name, f.Name)
			}
			for _, c := range f.Conditions {
				checkNames(t, p, f.Name, append(c.AdvancedCondition, c))
			}
		}
	}
}

func checkNames(t *testing.T, p *Property, of string, list []detail.FieldCondition) {
	t.Helper()
	for _, c := range list {
		for _, name := range []string{c.Field, c.CompareWithField} {
			if _, known := p.field(name); name != "" && !known {
				t.Errorf("%s: its condition tests %s, which is not a field", of, name)
			}
		}
	}
}
