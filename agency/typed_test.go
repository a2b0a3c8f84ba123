package agency

import (
	"testing"
	"unicode/utf8"

	"github.com/gevel/gevel/agency/prose"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
)

// cityMatches reports whether a word finds a city with these names and this postcode.
func cityMatches(word string, names []string, zip string) bool {
	return beginning(word)(indexed{zip: zip, names: allSpaced(names)})
}

// typeMatches reports whether a word finds a type with these names.
func typeMatches(word string, names []string) bool { return cityMatches(word, names, "") }

// What people type finds the city when every word matches.
func TestCityMatches(t *testing.T) {
	cities := map[string]struct {
		names []string
		zip   string
	}{
		"Kinrooi": {[]string{"Kinrooi"}, "3640"},
		"Dilsen":  {[]string{"Dilsen-Stokkem"}, "3650"},
		"Kapelle": {[]string{"Kapelle-Op-Den-Bos"}, "1880"},
		"Liège":   {[]string{"Luik", "Liège", "Lüttich"}, "4000"},
		"Braine":  {[]string{"Eigenbrakel", "Braine-l'Alleud"}, "1420"},
	}
	for _, c := range []struct {
		typed, city string
		want        bool
	}{
		{"kinrooi", "Kinrooi", true}, {"KINR", "Kinrooi", true}, {"3640", "Kinrooi", true}, {"36", "Kinrooi", true},
		{"Kinrooi 3640", "Kinrooi", true}, {"Kinrooi [3640]", "Kinrooi", true}, {"[3640]", "Kinrooi", true},
		{"inrooi", "Kinrooi", false}, {"kinroy", "Kinrooi", false}, {"640", "Kinrooi", false}, {"36400", "Kinrooi", false},
		{"Kinrooi 3650", "Kinrooi", false},
		{"dilsen stokkem", "Dilsen", true}, {"Dilsen-Stokkem", "Dilsen", true}, {"stok", "Dilsen", true}, {"dilsen-st", "Dilsen", true},
		{"dilsenstokkem", "Dilsen", false}, {"stokkem-dilsen", "Dilsen", false}, {"ilsen", "Dilsen", false},
		{"kapelle op den bos", "Kapelle", true}, {"Kapelle-op-den-Bos [1880]", "Kapelle", true}, {"bos", "Kapelle", true},
		{"pelle", "Kapelle", false},
		{"liege", "Liège", true}, {"LIÈGE", "Liège", true}, {"luik", "Liège", true}, {"luttich", "Liège", true}, {"ik", "Liège", false},
		{"braine l’alleud", "Braine", true}, {"Braine-l'Alleud", "Braine", true}, {"alleud", "Braine", true}, {"lleud", "Braine", false},
	} {
		city := cities[c.city]
		got := true
		for _, word := range prose.Words(c.typed, limits.SearchWords) {
			got = got && cityMatches(word, city.names, city.zip)
		}
		if got != c.want {
			t.Errorf("%q finds %s: %v, want %v", c.typed, c.city, got, c.want)
		}
	}
}

func TestCityMatchesNoEmptyWord(t *testing.T) {
	for _, word := range []string{"", "-", "'", "\xff"} {
		if cityMatches(word, []string{"Bree", ""}, "3960") || typeMatches(word, []string{"Villa", ""}) {
			t.Errorf("%q finds a city or a type, want neither", word)
		}
	}
	if cityMatches("bree", nil, "") {
		t.Error("a city without name and postcode matches")
	}
}

func TestTypeMatches(t *testing.T) {
	names := []string{"Villa/Woning/Hoeve", "Propriété de rapport"}
	for word, want := range map[string]bool{
		"villa": true, "vil": true, "woning": true, "Villa/Woning": true, "propriete": true, "RAPPORT": true, "illa": false,
		"villas": false, "3960": false,
	} {
		if got := typeMatches(word, names); got != want {
			t.Errorf("%q finds the type: %v, want %v", word, got, want)
		}
	}
}

// Words are few, folded, and each holds a letter or digit.
func FuzzWords(f *testing.F) {
	for _, s := range []string{"Kinrooi [3640]", "", "\xff", "' - ’", "ǅ ℌ ﬁ"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) {
		words := prose.Words(s, limits.SearchWords)
		if len(words) > limits.SearchWords {
			t.Errorf("%q gives %d words, want %d at most", s, len(words), limits.SearchWords)
		}
		for _, w := range words {
			if w == "" || !utf8.ValidString(w) || locale.Fold(w) != w || !typeMatches(w, []string{w}) {
				t.Errorf("%q gives the word %q, want it folded and finding itself", s, w)
			}
		}
	})
}
