package agency

import (
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
)

func TestWords(t *testing.T) {
	for _, c := range []struct {
		typed string
		want  []string
	}{
		{"", nil}, {" ,\t, ", nil}, {"- ' [] ()", nil},
		{"Kinrooi 3640", []string{"kinrooi", "3640"}},
		{"Kinrooi [3640]", []string{"kinrooi", "3640"}},
		{"kinrooi[3640]", []string{"kinrooi", "3640"}},
		{"Liège,villa,  1096", []string{"liege", "villa", "1096"}},
		{"dilsen stokkem", []string{"dilsen", "stokkem"}},
		{"Dilsen-Stokkem", []string{"dilsen-stokkem"}},
		{"Braine-l’Alleud", []string{"braine-l’alleud"}},
		{"Ref: 1096", []string{"1096"}},
		{"Réf. #1096", []string{"1096"}},
		{"Villa/Woning/Hoeve", []string{"villa", "woning", "hoeve"}},
		{"１０９６", []string{"1096"}},
		{"a b c d e f g h i j", []string{"a", "b", "c", "d", "e", "f", "g", "h"}},
		{"bree\xff \xc3", []string{"bree"}},
		{strings.Repeat("é", 10000), []string{strings.Repeat("e", limits.SearchCharacters)}},
	} {
		if got := wordsOf(c.typed, limits.SearchWords); got == nil || !slices.Equal(got, c.want) {
			t.Errorf("%.40q has the words %.80q, want %.80q", c.typed, got, c.want)
		}
	}
}

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
		for _, word := range wordsOf(c.typed, limits.SearchWords) {
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

func TestNumberOf(t *testing.T) {
	for word, want := range map[string]int{"1096": 1096, "0": 0, "01096": 1096} {
		if got, ok := NumberOf(word); !ok || got != want {
			t.Errorf("%q is read as %d, %v; want %d", word, got, ok, want)
		}
	}
	for _, word := range []string{"", "-1", "+1", "1.5", "1096a", "1 096", "1_0", "0x10", "١", "99999999999999999999",
		strings.Repeat("9", 10000), "\xff"} {
		if got, ok := NumberOf(word); ok {
			t.Errorf("%.20q is read as %d, want no number", word, got)
		}
	}
}

// Words are few, folded, and each holds a letter or digit.
func FuzzWords(f *testing.F) {
	for _, s := range []string{"Kinrooi [3640]", "", "\xff", "' - ’", "ǅ ℌ ﬁ"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) {
		words := wordsOf(s, limits.SearchWords)
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
