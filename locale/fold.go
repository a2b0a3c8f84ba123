package locale

import (
	"strings"
	"unicode"

	"golang.org/x/text/unicode/norm"
)

// Fold makes spellings equal that people take for the same: lower case, no accents, ligatures as two letters.
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

// plainLetters replaces the letters that Unicode does not decompose.
var plainLetters = strings.NewReplacer(
	"œ", "oe", "æ", "ae", "ß", "ss", "þ", "th",
	"ø", "o", "ł", "l", "đ", "d", "ð", "d", "ı", "i", "ħ", "h")
