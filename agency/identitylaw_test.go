package agency

import (
	"slices"
	"testing"

	"github.com/gevel/gevel/locale"
)

// TestSiteLacks empties one setting at a time of an agency with an office in each country.
func TestSiteLacks(t *testing.T) {
	in := func(text string) locale.Localized { return locale.Localized{locale.Dutch: text} }
	complete := func() *Site {
		return &Site{Phone: "1", Email: "a@example.com",
			Identity: Identity{Title: in("Vastgoedmakelaar"), Number: "1", Country: in("België"), CompanyNumber: "2", VATNumber: "3",
				Insurer: "Verzekeraar", Policy: "4", Supervisor: in("BIV")},
			Offices: []Office{{Street: "Dorp 1", City: "Kinrooi", Country: "BE"},
				{Street: "Rue 1", City: "Clervaux", Country: "LU", Identity: Identity{Supervisor: in("Ministère")}}}}
	}
	for name, c := range map[string]struct {
		change func(*Site)
		want   []SiteLack
	}{
		"nothing": {func(*Site) {}, nil},
		"a VAT number": {func(s *Site) { s.Identity.VATNumber = " " },
			[]SiteLack{{"identity.vatNumber", "BE"}, {"identity.vatNumber", "LU"}}},
		"an insurer":                 {func(s *Site) { s.Identity.Insurer = "" }, []SiteLack{{"identity.insurer", "BE"}}},
		"a supervisor":               {func(s *Site) { s.Identity.Supervisor = nil }, []SiteLack{{"identity.supervisor", "BE"}}},
		"a title, in Luxembourg":     {func(s *Site) { s.Identity.Title, s.Offices = nil, s.Offices[1:] }, nil},
		"an address":                 {func(s *Site) { s.Offices[1].Street, s.Offices[1].City = "", "" }, []SiteLack{{"offices", "LU"}}},
		"a telephone, in one office": {func(s *Site) { s.Phone, s.Offices[1].Phone = "", "2" }, []SiteLack{{"phone", "BE"}}},
		"all offices":                {func(s *Site) { s.Offices = nil }, []SiteLack{{"offices", "BE"}}},
	} {
		site := complete()
		c.change(site)
		if got := site.Lacks(); !slices.Equal(got, c.want) {
			t.Errorf("without %s it lacks %v, want %v", name, got, c.want)
		}
	}
}
