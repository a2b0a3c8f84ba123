package agency

import (
	"strconv"
	"strings"
	"unicode"

	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
)

// Words splits what was typed into folded words, up to limits.SearchCharacters and limits.SearchWords. A hyphen or apostrophe within a
// word stays, any other sign splits words, so that "Kinrooi [3640]" and "Ref: 1096" find what the site shows that way.
func Words(text string) []string { return wordsOf(text, limits.SearchWords) }

func wordsOf(text string, most int) []string {
	words := []string{}
	for _, word := range strings.FieldsFunc(locale.Fold(firstCharacters(text, limits.SearchCharacters)), partsWords) {
		word = strings.Trim(word, "-'’")
		if word != "" && word != "ref" && len(words) < most {
			words = append(words, word)
		}
	}
	return words
}

func firstCharacters(s string, n int) string {
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

// CityMatches reports whether a word as Words gives it is the start of one of the city's names, of a word in them, or of the
// postcode (decisions, Search). Nothing matches a word without a letter or digit.
func CityMatches(word string, names []string, zip string) bool {
	return beginning(word)(indexed{zip: zip, names: allSpaced(names)})
}

// TypeMatches reports whether a word as Words gives it is the start of one of the type's names or of a word in them.
func TypeMatches(word string, names []string) bool {
	return beginning(word)(indexed{names: allSpaced(names)})
}

// NumberOf reads a word as the number of a property. It is false for anything but digits.
func NumberOf(word string) (int, bool) {
	if strings.Trim(word, "0123456789") != "" {
		return 0, false
	}
	number, err := strconv.Atoi(word)
	return number, err == nil
}

// spaced folds s and puts one space before each word, so that "Dilsen-Stokkem" and "dilsen stokkem" are the same.
func spaced(s string) string {
	return " " + strings.Join(strings.FieldsFunc(locale.Fold(s), func(r rune) bool {
		return !unicode.IsLetter(r) && !unicode.IsDigit(r)
	}), " ")
}
