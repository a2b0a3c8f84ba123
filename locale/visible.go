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
