package prose

import (
	"regexp"
	"strconv"
	"strings"
	"unicode"

	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
)

// Words splits what was typed into folded words, at most so many, of its first limits.SearchCharacters. A hyphen or apostrophe within a
// word stays, any other sign splits words, so that "Kinrooi [3640]" and "Ref: 1096" find what the site shows that way.
func Words(text string, most int) []string {
	words := []string{}
	folded := onEnvelope.ReplaceAllString(locale.Fold(FirstCharacters(text, limits.SearchCharacters)), "$1$2-$3")
	for _, word := range strings.FieldsFunc(folded, partsWords) {
		word = strings.Trim(word, "-'’")
		if word != "" && word != "ref" && len(words) < most {
			words = append(words, word)
		}
	}
	return words
}

// onEnvelope matches a postcode with its country: "lu-9710", "b 3640".
var onEnvelope = regexp.MustCompile(`\b(?:(l)(?:u|ux)?|(b)(?:e|el)?)[ -]*(\d{4})\b`)

func FirstCharacters(s string, n int) string {
	for i := range s {
		if n--; n < 0 {
			return s[:i]
		}
	}
	return s
}

func partsWords(r rune) bool {
	return !unicode.IsLetter(r) && !unicode.IsDigit(r) && !strings.ContainsRune("-'’", r)
}

// NumberOf reads a word as the number of a property. It is false for anything but digits.
func NumberOf(word string) (int, bool) {
	if strings.Trim(word, "0123456789") != "" {
		return 0, false
	}
	number, err := strconv.Atoi(word)
	return number, err == nil
}

// Spaced folds s and puts one space before each word, so that "Dilsen-Stokkem" and "dilsen stokkem" are the same.
func Spaced(s string) string {
	return " " + strings.Join(strings.FieldsFunc(locale.Fold(s), func(r rune) bool {
		return !unicode.IsLetter(r) && !unicode.IsDigit(r)
	}), " ")
}
