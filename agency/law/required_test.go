package law

import (
	"slices"
	"testing"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/locale"
)

// TestSiteLacks empties one setting at a time of an agency with an office in each country.
func TestSiteLacks(t *testing.T) {
	in := func(text string) locale.Localized { return locale.Localized{locale.Dutch: text} }
	complete := func() *agency.Site {
		return &agency.Site{Phone: "1", Email: "a@example.com",
			Identity: agency.Identity{Title: in("Vastgoedmakelaar"), Number: "1", Country: in("België"), CompanyNumber: "2", VATNumber: "3",
				Insurer: "Verzekeraar", Policy: "4", Supervisor: in("BIV")},
			Offices: []agency.Office{{Street: "Dorp 1", City: "Kinrooi", Country: "BE"},
				{Street: "Rue 1", City: "Clervaux", Country: "LU", Identity: agency.Identity{Supervisor: in("Ministère")}}}}
	}
	for name, c := range map[string]struct {
		change func(*agency.Site)
		want   []Lack
	}{
		"nothing": {func(*agency.Site) {}, nil},
		"a VAT number": {func(s *agency.Site) { s.Identity.VATNumber = " " },
			[]Lack{{"identity.vatNumber", "BE"}, {"identity.vatNumber", "LU"}}},
		"an insurer":                 {func(s *agency.Site) { s.Identity.Insurer = "" }, []Lack{{"identity.insurer", "BE"}}},
		"a supervisor":               {func(s *agency.Site) { s.Identity.Supervisor = nil }, []Lack{{"identity.supervisor", "BE"}}},
		"a title, in Luxembourg":     {func(s *agency.Site) { s.Identity.Title, s.Offices = nil, s.Offices[1:] }, nil},
		"an address":                 {func(s *agency.Site) { s.Offices[1].Street, s.Offices[1].City = "", "" }, []Lack{{"offices", "LU"}}},
		"a telephone, in one office": {func(s *agency.Site) { s.Phone, s.Offices[1].Phone = "", "2" }, []Lack{{"phone", "BE"}}},
		"all offices":                {func(s *agency.Site) { s.Offices = nil }, []Lack{{"offices", "BE"}}},
	} {
		site := complete()
		c.change(site)
		if got := Lacks(site); !slices.Equal(got, c.want) {
			t.Errorf("without %s it lacks %v, want %v", name, got, c.want)
		}
	}
}
