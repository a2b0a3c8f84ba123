package locale

import (
	"strings"
	"unicode"
)

// Slug makes the part of an address that tells people what it leads to: letters and digits in lower case without accents,
// a hyphen for each space. Punctuation goes, hyphens stay and are never joined: "Verkoop & verhuur" is "verkoop--verhuur"
// (decisions, Slug).
func Slug(s string) string {
	return strings.Map(slugRune, Fold(s))
}

func slugRune(r rune) rune {
	switch {
	case unicode.IsSpace(r), r == '-', r == '\u2010': // the second is the hyphen of typesetters
		return '-'
	case unicode.IsLetter(r), unicode.IsDigit(r):
		return r
	}
	return -1
}
