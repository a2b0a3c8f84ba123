package energy

import (
	"math"
	"strings"

	"github.com/gevel/gevel/agency/geo"
)

// scale is the label table of a region: the label below 0, the bands from best to worst, the label above all bands.
type scale struct {
	below string
	bands []band
	above string
}

// band is a label with the highest figure that still earns it, in kWh per m² and year.
type band struct {
	label string
	upTo  float64
}

// scales are the bands of specification section 9; f_sub of Brussels starts at 323 (decisions, Energy label).
var scales = map[geo.Region]scale{
	geo.Flanders: {"a_plus", []band{{"a", 100}, {"b", 200}, {"c", 300}, {"d", 400}, {"e", 500}}, "f"},
	geo.Brussels: {"a_plus", []band{
		{"a_plus", 0}, {"a", 23}, {"a_sub", 45},
		{"b_plus", 62}, {"b", 79}, {"b_sub", 95},
		{"c_plus", 113}, {"c", 132}, {"c_sub", 150},
		{"d_plus", 170}, {"d", 190}, {"d_sub", 210},
		{"e_plus", 232}, {"e", 253}, {"e_sub", 275},
		{"f_plus", 298}, {"f", 322}, {"f_sub", 345},
	}, "g"},
	geo.Wallonia: {"a_plusplus", []band{
		{"a_plus", 45}, {"a", 85}, {"b", 170}, {"c", 255}, {"d", 340}, {"e", 425}, {"f", 510},
	}, "g"},
}

// Label gives the label for a figure in kWh per m² and year, "" when the region or the figure is not known. A
// figure on a border gets the better label. Brussels counts in whole numbers, half rounded up (decisions, Energy label).
func Label(r geo.Region, kwh float64) string {
	s, known := scales[r]
	if !known || math.IsNaN(kwh) {
		return ""
	}
	if r == geo.Brussels {
		kwh = math.Round(kwh)
	}
	if kwh < 0 {
		return s.below
	}
	for _, b := range s.bands {
		if kwh <= b.upTo {
			return b.label
		}
	}
	return s.above
}

// Labels lists the labels of a region from best to worst, none for a region that has no scale.
func Labels(r geo.Region) []string {
	s, known := scales[r]
	if !known {
		return nil
	}
	list := []string{s.below}
	for _, b := range s.bands {
		if b.label != s.below {
			list = append(list, b.label)
		}
	}
	return append(list, s.above)
}

// LabelText writes a label for people: "A+" for a_plus, "B-" for b_sub.
func LabelText(label string) string {
	return labelText.Replace(strings.ToUpper(label))
}

var labelText = strings.NewReplacer("_PLUSPLUS", "++", "_PLUS", "+", "_SUB", "-")
