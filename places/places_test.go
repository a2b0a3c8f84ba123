package places

import (
	"testing"

	"github.com/gevel/gevel/locale"
)

// TestFindReadsWhatPeopleAndProgramsWrite has one line for each way of writing a place.
func TestFindReadsWhatPeopleAndProgramsWrite(t *testing.T) {
	for _, c := range []struct {
		country, zip, name string
		at                 *Point
		want               string
		doubt              Doubt
	}{
		{"BE", "3600", "Genk", nil, "BE 3600 Genk", ""},
		{"BE", "4000", "Luik", nil, "BE 4000 Liège", ""},
		{"BE", "4000", "LIEGE", nil, "BE 4000 Liège", ""},
		{"", "4000", "Lüttich", nil, "BE 4000 Liège", ""},
		{"", "", "3640 Kinrooi", nil, "BE 3640 Kinrooi", ""},
		{"", "", "Kinrooi (3640)", nil, "BE 3640 Kinrooi", ""},
		{"", "B-3640", "kinrooi", nil, "BE 3640 Kinrooi", ""},
		{"", "BE-3640", "Kinrooi", nil, "BE 3640 Kinrooi", ""},
		{"", "BE 3640", "Kinrooi", nil, "BE 3640 Kinrooi", ""},
		{"", "L-9710", "Clervaux", nil, "LU 9710 Clervaux", ""},
		{"", "L9710", "Clerf", nil, "LU 9710 Clervaux", ""},
		{"Luxemburg", "9710", "Clervaux", nil, "LU 9710 Clervaux", ""},
		{"LUX", "9710", "Clervaux", nil, "LU 9710 Clervaux", ""},
		{"", "3640", "Kayl", nil, "LU 3640 Kayl", ""},
		{"BE", "3640", "Kayl", nil, "LU 3640 Kayl", OtherCountry},
		{"BEL", "9100", "St. Niklaas", nil, "BE 9100 Sint-Niklaas", ""},
		{"BE", "9100", "Saint-Nicolas", nil, "BE 9100 Sint-Niklaas", ""},
		{"BE", "4420", "St-Nicolas", nil, "BE 4420 Saint-Nicolas", ""},
		{"BE", "3720", "Kortessem", nil, "BE 3720 Kortessem", ""},
		{"BE", "3720", "Hasselt", nil, "BE 3720 Hasselt", ""},
		{"BE", "1000", "Brussel/Bruxelles", nil, "BE 1000 Brussel", ""},
		{"BE", "1000", "Bruxelles - Brussel", nil, "BE 1000 Brussel", ""},
		{"BE", "1050", "Ixelles", nil, "BE 1050 Elsene", ""},
		{"BE", "5100", "Jambes (Namur)", nil, "BE 5100 Jambes", ""},
		{"BE", "4780", "Saint-Vith", nil, "BE 4780 Sankt Vith", ""},
		{"BE", "1880", "Kapelle op den Bos", nil, "BE 1880 Kapelle-op-den-Bos", ""},
		{"BE", "3640", "Kinroi", nil, "BE 3640 Kinrooi", ""},
		{"", "4001", "Esch/Alzette", nil, "LU 4001 Esch-sur-Alzette", ""},
		{"", "L-4001", "Esch-Alzette", nil, "LU 4001 Esch-sur-Alzette", ""},
		{"", "L4001", "Esch sur Alzette", nil, "LU 4001 Esch-sur-Alzette", ""},
		{"", "L - 4001", "ESCH S/ ALZETTE", nil, "LU 4001 Esch-sur-Alzette", ""},
		{"", "LU-4001", "Esch a.d. Alzette", nil, "LU 4001 Esch-sur-Alzette", ""},
		{"", "4001", "Esch an der Alzette", nil, "LU 4001 Esch-sur-Alzette", ""},
		{"", "4001", "Esch-Uelzecht", nil, "LU 4001 Esch-sur-Alzette", ""},
		{"LU", "4001", "Esch", nil, "LU 4001 Esch-sur-Alzette", ""},
		{"", "", "L-4001 Esch/Alzette", nil, "LU 4001 Esch-sur-Alzette", ""},
		{"", "L-1111", "Luxembourg-Ville", nil, "LU 1111 Luxembourg", ""},
		{"", "L-1111", "Luxemburg-Stad", nil, "LU 1111 Luxembourg", ""},
		{"", "L-1111", "Ville de Luxembourg", nil, "LU 1111 Luxembourg", ""},
		{"", "L-5610", "Mondorf", nil, "LU 5610 Mondorf-les-Bains", ""},
		{"BE", "3650", "Dilsen", nil, "BE 3650 Dilsen", ""},
		{"BE", "1420", "Braine l'Alleud", nil, "BE 1420 Braine-l'Alleud", ""},
		{"BE", "1420", "Braine", nil, "BE 1420 Braine-l'Alleud", ""},
		{"BE", "9100", "Sint", nil, "BE 9100 Sint-Niklaas", OtherName},
		{"BE", "3640", "Kinrooi centrum", nil, "BE 3640 Kinrooi", ""},
		{"BE", "3640", "", nil, "BE 3640 Kinrooi", NoName},
		{"BE", "3600", "", nil, "BE 3600 Genk", ""},
		{"BE", "3640", "Gent", nil, "BE 3640 Kinrooi", OtherName},
		{"BE", "3640", "Genk", &Point{50.965, 5.5}, "BE 3600 Genk", OtherZip},
		{"BE", "", "Genk", nil, "BE 3600 Genk", OtherZip},
		{"BE", "3699", "Genk", nil, "BE 3600 Genk", OtherZip},
		{"BE", "", "Kapellen", nil, "", ""},
		{"BE", "", "Kapellen", &Point{51.31, 4.43}, "BE 2950 Kapellen", OtherZip},
		{"BE", "3699", "Nergenshuizen", nil, "", ""},
		{"", "1111", "Nergens", nil, "", ""},
		{"", "1111", "Nergens", &Point{49.6, 6.12}, "LU 1111 Luxembourg", OtherName},
		{"", "L-1111", "Nergens", nil, "LU 1111 Luxembourg", OtherName},
		{"", "1111", "", nil, "LU 1111 Luxembourg", ""},
		{"", "3640", "Nergens", nil, "BE 3640 Kinrooi", OtherName},
		{"", "3640", "Nergens", &Point{49.48, 6.04}, "LU 3640 Kayl", OtherName},
		{"", "", "", nil, "", ""},
		{"ES", "03181", "Torrevieja", nil, "", ""},
	} {
		city, doubt, ok := Said{c.country, c.zip, c.name, c.at}.Find()
		got := ""
		if ok {
			p := city
			got = p.Country + " " + p.Zip + " " + p.Names[official(p)]
		}
		if got != c.want || doubt != c.doubt {
			t.Errorf("%q %q %q is %q (%s), want %q (%s)", c.country, c.zip, c.name, got, doubt, c.want, c.doubt)
		}
	}
}

// official is a language in which the city is named as its place is.
func official(c City) (l locale.Language) {
	for _, p := range WithZip(c.Country, c.Zip) {
		for _, l := range []locale.Language{locale.Dutch, locale.French, locale.German} {
			if c.Names[l] == p.Official() {
				return l
			}
		}
	}
	return locale.Dutch
}

// TestEveryPlaceHasItsNumber shows that no two places share a number, and that numbers are those of earlier programs.
func TestEveryPlaceHasItsNumber(t *testing.T) {
	seen := map[int]string{}
	for _, p := range All() {
		name := p.Country + " " + p.Zip + " " + p.Official()
		if other := seen[p.Number()]; other != "" {
			t.Errorf("%s and %s have one number", name, other)
		}
		seen[p.Number()] = name
	}
	for number, want := range map[int]string{411437992: "BE 3600 Genk", 461586817: "BE 1000 Brussel", 965922441: "BE 4780 Sankt Vith",
		144863781: "LU 9710 Clervaux"} {
		if seen[number] != want {
			t.Errorf("number %d is %q, want %q: cities of sites would become others", number, seen[number], want)
		}
	}
	if len(seen) < 7300 {
		t.Errorf("there are %d places, want all of Belgium and Luxembourg", len(seen))
	}
}

// TestCountries reads countries as programs and people write them.
func TestCountries(t *testing.T) {
	for text, want := range map[string]string{"BE": "BE", "bel": "BE", "België": "BE", "Belgique": "BE", "Belgium": "BE", "Belgien": "BE",
		"LUX": "LU", "Luxemburg": "LU", "L": "LU", "ESP": "ES", "Spanje": "ES", "Espagne": "ES", "DEU": "DE", "D": "DE", "Nederland": "NL",
		"": "", "Nergens": "", "056": "BE"} {
		if got := CountryOf(text); got != want {
			t.Errorf("%q is the country %q, want %q", text, got, want)
		}
	}
	if got := CountryNames("ES"); got["nl"] != "Spanje" || got["fr"] != "Espagne" || got["de"] != "Spanien" || got["en"] != "Spain" {
		t.Errorf("Spain is called %v", got)
	}
}

func BenchmarkTables(b *testing.B) {
	for range b.N {
		tables()
	}
}
