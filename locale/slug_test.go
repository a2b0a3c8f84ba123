package locale

import (
	"strings"
	"testing"
	"unicode/utf8"
)

func TestSlug(t *testing.T) {
	for name, want := range map[string]string{
		"Verkoop & verhuur":                     "verkoop--verhuur",
		"Licht huis met een tuin op het zuiden": "licht-huis-met-een-tuin-op-het-zuiden",
		"Kapelle-op-den-Bos":                    "kapelle-op-den-bos",
		"Liège":                                 "liege",
		"Lie\u0300ge":                           "liege",
		"ÉÀÇÏÔÛ":                                "eaciou",
		"Cœur de ville":                         "coeur-de-ville",
		"ŒUVRE":                                 "oeuvre",
		"Große Straße":                          "grosse-strasse",
		"STRAẞE":                                "strasse",
		"Æble Ørsted Łódź Þór Đakovo":           "aeble-orsted-lodz-thor-dakovo",
		"İstanbul ıssız":                        "istanbul-issiz",
		"Villa/Woning/Hoeve":                    "villawoninghoeve",
		"d'Or, \"Het Hof\" (fase 2)!":           "dor-het-hof-fase-2",
		"168 m² à € 349.000":                    "168-m2-a--349000",
		"twee  spaties":                         "twee--spaties",
		"vast\u00a0wit\tregel\n":                "vast-wit-regel-",
		"a - b – c":                             "a---b--c",
		"-koppel-":                              "-koppel-",
		"Dilsen\u2011Stokkem":                   "dilsen-stokkem",
		"snake_case":                            "snakecase",
		"../../etc":                             "etc",
		"?!.":                                   "",
		"":                                      "",
		"huis\xff\xfe":                          "huis",
	} {
		if got := Slug(name); got != want {
			t.Errorf("Slug(%q) = %q, want %q", name, got, want)
		}
	}
}

func TestSlugOfALongName(t *testing.T) {
	if got := Slug(strings.Repeat("é ", 5000)); got != strings.Repeat("e-", 5000) {
		t.Errorf("the slug of a long name has %d bytes and begins with %.20q, want e- 5000 times", len(got), got)
	}
}

// FuzzSlug checks that a slug is one path segment of printable text, and that the slug of a slug is the same.
func FuzzSlug(f *testing.F) {
	for _, s := range []string{"Verkoop & verhuur", "", "œß", "\xff\xc3", "ℌ™", "日本 ½"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) {
		slug := Slug(s)
		if !utf8.ValidString(slug) || strings.ContainsAny(slug, "/?#%. \t\n\"'<>&") {
			t.Errorf("%q gives the slug %q, want one segment of a path", s, slug)
		}
		if again := Slug(slug); again != slug {
			t.Errorf("%q gives the slug %q, and that gives %q, want the same", s, slug, again)
		}
	})
}
