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
		"Appartement in residentie Ω":           "appartement-in-residentie-o",
		"Θεσσαλονίκη – Λευκός Πύργος":           "thessalonike--leukos-purgos",
		"Хрещатик, Київ":                        "khreshchatik-kiyiv",
		"Ђорђе Њуша №5":                         "djordje-njusha-no5",
		"شارع الحمراء، بيروت":                   "shr-lhmr-byrwt",
		"דירה":                                  "dyrh",
		"東京":                                    "dong-jing",
		"Villa 東京 aan zee":                      "villa-dong-jing-aan-zee",
		"A東京B":                                  "a-dong-jing-b",
		"아파트":                                   "apateu",
		"さくら":                                   "sakura",
		"बेल्जियम":                              "beljiym",
		"กรุงเทพ":                               "krungethph",
		"٣ ۴ ５ Ⅷ ②":                             "3-4-5-viii-2",
		"Ｆｕｌｌ ｗｉｄｔｈ":                            "full-width",
		"2ª planta nº 3 ﬁnal":                   "2a-planta-no-3-final",
		"o\u0308 \u0301 q\u0303":                "o--q",
		"ŋ ə ɓ ĳ":                               "ng--b-ij",
		"\u200fHuis\u200e \u202btuin\u2069":     "huis-tuin",
		"zero\u200bwidth\u200d\ufeff\u00adjoin": "zerowidthjoin",
		"\u0378\U000e0001\ue000\U0001fae8":      "",
		"\u1100\u1161 \ufdfa":                   "ga-sl-llh-lyh-wslm",
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
