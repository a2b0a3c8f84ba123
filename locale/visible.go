package locale

import (
	"strings"
	"unicode"
)

// Visible removes invisible characters except white space: control characters, and marks that change the direction of text, which can make
// one address look like another.
func Visible(s string) string {
	return strings.Map(func(r rune) rune {
		if unicode.IsControl(r) && !unicode.IsSpace(r) || unicode.Is(unicode.Cf, r) {
			return -1
		}
		return r
	}, strings.ToValidUTF8(s, ""))
}

// IsBlank reports whether nothing can be seen of a text: it has neither letters, digits, punctuation nor symbols, or only those that are
// drawn as nothing.
func IsBlank(s string) bool { return !strings.ContainsFunc(s, isSeen) }

func isSeen(r rune) bool {
	switch r {
	case '\u115f', '\u1160', '\u3164', '\uffa0', '\u2800', unicode.ReplacementChar: // fillers of Korean, a Braille cell without dots
		return false
	}
	return unicode.In(r, unicode.L, unicode.N, unicode.P, unicode.S)
}
