package mail

import (
	"maps"
	"regexp"
	"slices"
	"testing"
	"time"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/locale"
)

// placesOf gives the placeholders of a text in alphabetical order.
func placesOf(text string) []string {
	return slices.Sorted(slices.Values(regexp.MustCompile(`\{\w+\}`).FindAllString(text, -1)))
}

func TestTextsHaveTheSameKeysInEveryLanguage(t *testing.T) {
	dutch := allWords[locale.Dutch]
	for l, w := range allWords {
		if keys, want := slices.Sorted(maps.Keys(w)), slices.Sorted(maps.Keys(dutch)); !slices.Equal(keys, want) {
			t.Errorf("%s has other texts than nl", l)
		}
		for key, text := range w {
			if text == "" || !slices.Equal(placesOf(text), placesOf(dutch[key])) {
				t.Errorf("%s in %s is %q, want the placeholders of %q", key, l, text, dutch[key])
			}
		}
	}
}

func TestDaysAndHoursInWords(t *testing.T) {
	summer, first := time.Date(2026, 7, 14, 8, 5, 0, 0, time.UTC), time.Date(2025, 11, 30, 23, 30, 0, 0, time.UTC)
	for l, want := range map[locale.Language][3]string{
		locale.Dutch:   {"dinsdag 14 juli 2026 om 10.05 uur", "maandag 1 december 2025", "van 0.30 tot 1.00 uur"},
		locale.French:  {"mardi 14 juillet 2026 à 10\u00a0h\u00a005", "lundi 1er décembre 2025", "de 0\u00a0h\u00a030 à 1\u00a0h\u00a000"},
		locale.English: {"Tuesday 14 July 2026 at 10:05", "Monday 1 December 2025", "from 0:30 to 1:00"},
		locale.German:  {"Dienstag, 14. Juli 2026 um 10:05 Uhr", "Montag, 1. Dezember 2025", "von 0:30 bis 1:00 Uhr"},
	} {
		w := allWords[l]
		got := [3]string{w.at(summer), w.day(first), w.hours(first, first.Add(30*time.Minute))}
		if got != want {
			t.Errorf("the days in %s are %q, want %q", l, got, want)
		}
	}
}

func TestFacts(t *testing.T) {
	none, one, three, surface, plot := 0, 1, 3, 165, 2940
	of := func(l locale.Language, bedrooms, bathrooms, living, ground *int) string {
		p := agency.Property{Language: l}
		p.Bedrooms, p.Bathrooms, p.Living, p.Ground = bedrooms, bathrooms, living, ground
		return facts(&p)
	}
	for want, got := range map[string]string{
		"":                           of(locale.Dutch, nil, nil, nil, nil),
		"165 m²":                     of(locale.Dutch, &none, &none, &surface, &none),
		"1 slaapkamer\u00a0· 165 m²": of(locale.Dutch, &one, nil, &surface, nil),
		"3 slaapkamers\u00a0· 1 badkamer\u00a0· 165 m²":    of(locale.Dutch, &three, &one, &surface, nil),
		"3 bedrooms\u00a0· 3 bathrooms":                    of(locale.English, &three, &three, nil, nil),
		"2.940 m² of ground":                               of(locale.English, nil, nil, nil, &plot),
		"3 chambres\u00a0· 2.940 m² de terrain":            of(locale.French, &three, nil, nil, &plot),
		"1 Schlafzimmer\u00a0· 165 m²\u00a0· 165 m² Grund": of(locale.German, &one, nil, &surface, &surface),
	} {
		if got != want {
			t.Errorf("the facts are %q, want %q", got, want)
		}
	}
}
