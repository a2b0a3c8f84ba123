package places

import (
	"strings"
	"unicode"

	"github.com/gevel/gevel/locale"
)

// saints are the words for saints in names of places, as they are written short.
var saints = map[string]string{"saint": "st", "sint": "st", "sankt": "st", "sainte": "ste", "saints": "sts", "saintes": "stes",
	"sanct": "st"}

// Key is a name without what people write differently: case, accents, hyphens, apostrophes, spaces, and Saint, Sint or Sankt for St. Two
// names with one key are the same name.
func Key(name string) string {
	return strings.Join(folded(name), "")
}

// folded are the words of a name without case and accents, those for saints written short.
func folded(name string) []string {
	list := strings.FieldsFunc(locale.Fold(name), func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) })
	for i, word := range list {
		if short, is := saints[word]; is {
			list[i] = short
		}
	}
	return list
}

// Words are the words of a name as Key compares them.
func Words(name string) []string { return folded(name) }
