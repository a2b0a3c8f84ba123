package locale

import (
	"strings"
	"unicode"
)

// Slug turns a title into the readable part of an address: letters and digits in lower case without accents, a hyphen for each space.
// Punctuation is dropped; hyphens stay, also several in a row: "Verkoop & verhuur" is "verkoop--verhuur".
func Slug(s string) string {
	return strings.Map(slugRune, Fold(s))
}

func slugRune(r rune) rune {
	switch {
	case unicode.IsSpace(r), r == '-', r == '\u2010': // U+2010 is the typographic hyphen
		return '-'
	case unicode.IsLetter(r), unicode.IsDigit(r):
		return r
	}
	return -1
}
