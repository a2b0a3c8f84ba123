package agency

import (
	"slices"
	"strconv"
	"strings"
	"unicode"

	"golang.org/x/text/unicode/norm"
)

// mostWords is how much of what was typed is looked for.
const mostWords = 8

// Words takes what was typed apart into folded words, at most eight. A hyphen or apostrophe within a word stays, any other
// sign parts words, so that "Kinrooi [3640]" and "Ref: 1096" find what the site shows that way.
func Words(text string) []string {
	words := []string{}
	for _, word := range strings.FieldsFunc(Fold(text), partsWords) {
		word = strings.Trim(word, "-'’")
		if word != "" && word != "ref" && len(words) < mostWords {
			words = append(words, word)
		}
	}
	return words
}

func partsWords(r rune) bool {
	return !unicode.IsLetter(r) && !unicode.IsDigit(r) && !strings.ContainsRune("-'’", r)
}

// CityMatches tells whether a word as Words gives it is the start of one of the city's names, of a word in them, or of the
// postcode (decisions, Search). Nothing matches a word without a letter or digit.
func CityMatches(word string, names []string, zip string) bool {
	return startsWord(word, names) || word != "" && strings.HasPrefix(zip, word)
}

// TypeMatches tells whether a word as Words gives it is the start of one of the type's names or of a word in them.
func TypeMatches(word string, names []string) bool { return startsWord(word, names) }

// NumberOf reads a word as the number of a property. It is false for anything but digits.
func NumberOf(word string) (int, bool) {
	if strings.Trim(word, "0123456789") != "" {
		return 0, false
	}
	number, err := strconv.Atoi(word)
	return number, err == nil
}

func startsWord(word string, names []string) bool {
	start := spaced(word)
	return start != " " && slices.ContainsFunc(names, func(name string) bool {
		return strings.Contains(spaced(name), start)
	})
}

// spaced folds s and puts one space before each word, so that "Dilsen-Stokkem" and "dilsen stokkem" are the same.
func spaced(s string) string {
	return " " + strings.Join(strings.FieldsFunc(Fold(s), func(r rune) bool {
		return !unicode.IsLetter(r) && !unicode.IsDigit(r)
	}), " ")
}

// Fold makes spellings equal that people take for one: lower case, accents off, joined letters apart.
func Fold(s string) string {
	s = norm.NFKD.String(strings.ToValidUTF8(s, ""))
	s = strings.Map(func(r rune) rune {
		if unicode.Is(unicode.Mn, r) {
			return -1
		}
		return unicode.ToLower(r)
	}, s)
	return plainLetters.Replace(s)
}

// plainLetters are the letters whose accent or second letter is part of them.
var plainLetters = strings.NewReplacer("œ", "oe", "æ", "ae", "ß", "ss", "ø", "o", "ł", "l", "đ", "d", "ð", "d", "þ", "th", "ı", "i", "ħ", "h")
