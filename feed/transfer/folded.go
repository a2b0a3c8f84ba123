package transfer

import (
	"slices"
	"strings"
	"unicode"

	"github.com/gevel/gevel/locale"
)

// units stand in names, "Prijs (€)", and say nothing of which one it is.
var units = []string{"eur", "euro", "m2", "kwh", "kg", "in"}

// Folded is a name of a column or a type as it is compared: its words in lower case, without accents, signs and units.
func Folded(name string) string {
	list := strings.FieldsFunc(locale.Fold(name), func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) })
	others := slices.DeleteFunc(slices.Clone(list), func(w string) bool { return slices.Contains(units, w) })
	if len(others) > 0 {
		list = others
	}
	return strings.Join(list, " ")
}
