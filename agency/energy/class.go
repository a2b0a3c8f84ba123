package energy

import (
	"slices"
	"strings"

	"github.com/gevel/gevel/agency/detail"
	"github.com/gevel/gevel/agency/geo"
)

// Class is a label without its shades, A to I: what a filter asks for. A+ and A- are A.
type Class string

// Classes are all classes, best first. H and I exist in Luxembourg alone.
var Classes = []Class{"A", "B", "C", "D", "E", "F", "G", "H", "I"}

// ClassOf gives the class of a property: from its figure in a Belgian region, elsewhere from the text of its label. It is
// false where there is neither.
func ClassOf(country int, zip string, c detail.Certificate) (Class, bool) {
	text := ""
	if region, ok := geo.RegionOf(country, zip); !ok && c.LabelText != nil {
		text = *c.LabelText
	} else if ok && c.Specific != nil {
		text = Label(region, *c.Specific)
	}
	if text == "" || c.Status != nil && *c.Status == detail.EPCNotApplicable {
		return "", false
	}
	class := Class(strings.ToUpper(text[:1]))
	return class, slices.Contains(Classes, class)
}
