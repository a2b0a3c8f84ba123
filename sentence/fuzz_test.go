package sentence

import (
	"strconv"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/geo"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
)

// FuzzRead shows that no text breaks the reader, that lists accept the filter that it returns, and that its words stand in the text.
func FuzzRead(f *testing.F) {
	for _, l := range locale.Languages {
		for _, line := range linesOf(f, l) {
			f.Add(line[0], string(l))
		}
	}
	for _, odd := range []string{"", "-", "\xff\xfe", "€€€ 12a50ca", "1 2 3 4 5 6 7 8 9", "999999999999999999 euro", "0 slaapkamers",
		"tussen en",
		"zonder", "epc", "label a tot", "🏠 huis", "huis\x00tuin", "31 februari 2026 beschikbaar vanaf 31/02/2026", "٣ slaapkamers",
		"+-+-<>=="} {
		f.Add(odd, "nl")
	}
	c := sample(f)
	var r Reader
	f.Fuzz(func(t *testing.T, text, language string) {
		l := locale.Language(language)
		if !l.Known() {
			l = locale.Dutch
		}
		u := r.Read(c, text, l)
		if err := u.Filter.Check(); err != nil {
			t.Errorf("%q gives a filter that is refused: %v", text, err)
		}
		if _, ok := u.Filter.ListPath(l); !ok {
			t.Errorf("%q gives a filter without a list", text)
		}
		if len(u.Filter.Cities) > limits.SentenceCities || len(u.Unread) > limits.SentenceUnread {
			t.Errorf("%q gives %d cities and %d words", text, len(u.Filter.Cities), len(u.Unread))
		}
		for _, words := range u.Unread {
			if !strings.Contains(text, words) {
				t.Errorf("%q has no words %q", text, words)
			}
		}
	})
}

func TestLongSentenceIsCut(t *testing.T) {
	c := sample(t)
	var r Reader
	sentence := "huis met tuin in Bree "
	u := r.Read(c, sentence+strings.Repeat("x", 5000), locale.Dutch)
	if !u.Cut || written(u.Filter) != "city=Bree garden=1 type=1" {
		t.Errorf("a text of 5,000 letters is read as %q, cut: %v", written(u.Filter), u.Cut)
	}
	amount := strings.Repeat("x", limits.SentenceCharacters-9) + " max 350000"
	if u := r.Read(c, amount, locale.Dutch); !u.Cut || written(u.Filter) != "" {
		t.Errorf("an amount that is broken is read as %q, want nothing of it", written(u.Filter))
	}
	for _, word := range []string{strings.Repeat("q", 5000), strings.Repeat("max:350000,", 500)} {
		if u := r.Read(c, word, locale.Dutch); !u.Cut || len(u.Unread) != 1 || written(u.Filter) != "" {
			t.Errorf("a text without a space is read as %q, not understood are %d parts", written(u.Filter), len(u.Unread))
		}
	}
	longest := sentence + strings.Repeat("x", limits.SentenceCharacters-utf8.RuneCountInString(sentence))
	if u := r.Read(c, longest, locale.Dutch); u.Cut {
		t.Error("a sentence as long as the limit is cut")
	}
	if u := r.Read(c, longest+"é", locale.Dutch); !u.Cut {
		t.Error("a sentence of one character more is not cut")
	}
	words := strings.Repeat("a ", limits.SentenceWords)
	if u := r.Read(c, words, locale.Dutch); u.Cut {
		t.Error("as many words as the limit are cut")
	}
	if u := r.Read(c, words+"a", locale.Dutch); !u.Cut {
		t.Error("one word more than the limit is not cut")
	}
}

func TestUnreadAndCitiesHaveALimit(t *testing.T) {
	c := sample(t)
	var r Reader
	if u := r.Read(c, strings.Repeat("qqqq tuin ", 20), locale.Dutch); len(u.Unread) != limits.SentenceUnread {
		t.Errorf("%d parts are shown as not understood, want %d", len(u.Unread), limits.SentenceUnread)
	}
	for i := range 2 * limits.SentenceCities {
		c.Cities = append(c.Cities,
			agency.CityRecord{Number: 1000 + i, Zip: "36" + strconv.Itoa(i+10), CountryID: geo.Belgium, SaleCount: 1,
				Latitude: 51.1, Longitude: 5.79, Names: locale.Localized{locale.Dutch: "Dorp" + strings.Repeat("x", i+1)}})
	}
	if u := r.Read(c.Index(), "huis rond Maaseik", locale.Dutch); len(u.Filter.Cities) > limits.SentenceCities {
		t.Errorf("%d cities, want at most %d", len(u.Filter.Cities), limits.SentenceCities)
	}
}

// BenchmarkRead reads the sentence of the home page's example, and the slowest: only unknown words, with 3,000 cities.
func BenchmarkRead(b *testing.B) {
	c := sample(b)
	for i := range 3000 {
		name := "Gemeente" + string(rune('a'+i%26)) + strconv.FormatInt(int64(i), 26)
		c.Cities = append(c.Cities, agency.CityRecord{Number: 1000 + i, Zip: strconv.Itoa(1000 + i), CountryID: geo.Belgium,
			Names: locale.Localized{locale.Dutch: name, locale.French: name}})
	}
	c.Index()
	var r Reader
	for name, text := range map[string]string{"example": "huis met tuin rond Maaseik onder 350k, 3 slaapkamers, met lift",
		"unknown": strings.Repeat("gemeentq ", 33)} {
		r.Read(c, text, locale.Dutch)
		b.Run(name, func(b *testing.B) {
			for b.Loop() {
				r.Read(c, text, locale.Dutch)
			}
		})
	}
}
