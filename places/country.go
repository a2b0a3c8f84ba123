package places

import (
	"strings"
	"sync"

	"github.com/gevel/gevel/locale"
	"golang.org/x/text/language"
	"golang.org/x/text/language/display"
)

// tags are the languages of the site as x/text has them.
var tags = map[locale.Language]language.Tag{locale.Dutch: language.Dutch, locale.French: language.French, locale.English: language.English,
	locale.German: language.German}

// CountryOf gives the code (ISO 3166-1, two letters) of a country as programs and people write it: BE, BEL, 056, Belgium, België, Belgien.
// It is "" for what is no country.
func CountryOf(text string) string {
	text = strings.TrimSpace(text)
	if code, known := countryNames()[Key(text)]; known {
		return code
	}
	r, err := language.ParseRegion(text)
	if err != nil || !r.IsCountry() {
		return ""
	}
	return r.Canonicalize().String()
}

// CountryNames are the names of a country in all languages of the site, nil for a code that is none.
func CountryNames(code string) locale.Localized {
	r, err := language.ParseRegion(code)
	if err != nil || !r.IsCountry() {
		return nil
	}
	names := locale.Localized{}
	for l, tag := range tags {
		names[l] = display.Regions(tag).Name(r)
	}
	return names
}

// CountryDigits is the number of a country in ISO 3166-1, 0 for a code that is none.
func CountryDigits(code string) int {
	r, err := language.ParseRegion(code)
	if err != nil || !r.IsCountry() {
		return 0
	}
	return r.M49()
}

// countryNames are the codes by the keys of the names, and by what stands before postcodes.
var countryNames = sync.OnceValue(func() map[string]string {
	codes := map[string]string{"b": Belgium, "l": Luxembourg, "lu": Luxembourg, "d": "DE", "f": "FR", "nl": "NL", "uk": "GB",
		"holland": "NL", "grandduchedeluxembourg": Luxembourg, "letzebuerg": Luxembourg}
	for first := 'A'; first <= 'Z'; first++ {
		for second := 'A'; second <= 'Z'; second++ {
			r, err := language.ParseRegion(string([]rune{first, second}))
			if err != nil || !r.IsCountry() || r.Canonicalize() != r {
				continue
			}
			for _, tag := range tags {
				if name := Key(display.Regions(tag).Name(r)); name != "" && codes[name] == "" {
					codes[name] = r.String()
				}
			}
		}
	}
	return codes
})
