package agency

import (
	"testing"

	"github.com/gevel/gevel/agency/geo"
)

func TestCityDisplay(t *testing.T) {
	for name, want := range map[string]string{
		"Kapelle-Op-Den-Bos":  "Kapelle-op-den-Bos",
		"KAPELLE-OP-DEN-BOS":  "Kapelle-op-den-Bos",
		"kapelle-op-den-bos":  "Kapelle-op-den-Bos",
		"Dilsen-Stokkem":      "Dilsen-Stokkem",
		"KINROOI":             "KINROOI",
		"Kapelle":             "Kapelle",
		"Kapelle-Op-Den-Bos ": "Kapelle-Op-Den-Bos ",
		"":                    "",
	} {
		if got := CityDisplay(name); got != want {
			t.Errorf("%q shows as %q, want %q", name, got, want)
		}
	}
}

func TestWithCountry(t *testing.T) {
	for _, c := range []struct {
		country int
		name    string
		want    string
	}{
		{geo.Belgium, "België", "Clervaux"}, {geo.Luxembourg, "Luxemburg", "Clervaux (Luxemburg)"},
		{33, "France", "Clervaux (France)"}, {geo.Luxembourg, "", "Clervaux"},
	} {
		if got := WithCountry("Clervaux", c.country, c.name); got != c.want {
			t.Errorf("Clervaux in country %d, %q, is named %q, want %q", c.country, c.name, got, c.want)
		}
	}
}
