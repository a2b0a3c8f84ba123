package energy

import (
	"math"
	"testing"

	"github.com/gevel/gevel/agency/geo"
)

type reading struct {
	kwh  float64
	want string
}

// readings has both ends of each band in the tables of specification section 9.
var readings = map[geo.Region][]reading{
	geo.Flanders: {
		{math.Inf(-1), "a_plus"}, {-0.1, "a_plus"},
		{math.Copysign(0, -1), "a"}, {0, "a"}, {100, "a"},
		{100.1, "b"}, {200, "b"},
		{200.1, "c"}, {300, "c"},
		{300.1, "d"}, {400, "d"},
		{400.1, "e"}, {500, "e"},
		{500.1, "f"}, {math.Inf(1), "f"},
	},
	geo.Wallonia: {
		{-0.1, "a_plusplus"},
		{0, "a_plus"}, {45, "a_plus"},
		{45.1, "a"}, {85, "a"},
		{85.1, "b"}, {170, "b"},
		{170.1, "c"}, {255, "c"},
		{255.1, "d"}, {340, "d"},
		{340.1, "e"}, {425, "e"},
		{425.1, "f"}, {510, "f"},
		{510.1, "g"},
	},
	geo.Brussels: {
		{-3, "a_plus"}, {-0.5, "a_plus"}, {0, "a_plus"}, {0.4, "a_plus"}, {0.49999999999999994, "a_plus"},
		{0.5, "a"}, {1, "a"}, {23, "a"}, {23.4, "a"},
		{23.5, "a_sub"}, {24, "a_sub"}, {45, "a_sub"},
		{46, "b_plus"}, {62, "b_plus"},
		{63, "b"}, {79, "b"},
		{80, "b_sub"}, {95, "b_sub"},
		{96, "c_plus"}, {113, "c_plus"},
		{114, "c"}, {132, "c"},
		{133, "c_sub"}, {150, "c_sub"},
		{151, "d_plus"}, {170, "d_plus"},
		{171, "d"}, {190, "d"},
		{191, "d_sub"}, {210, "d_sub"},
		{211, "e_plus"}, {232, "e_plus"},
		{233, "e"}, {253, "e"},
		{254, "e_sub"}, {275, "e_sub"},
		{276, "f_plus"}, {298, "f_plus"},
		{299, "f"}, {322, "f"},
		{322.5, "f_sub"}, {323, "f_sub"}, {345, "f_sub"}, {345.4, "f_sub"},
		{345.5, "g"}, {346, "g"},
	},
	"":           {{100, ""}},
	"LUXEMBOURG": {{100, ""}},
}

func TestLabel(t *testing.T) {
	for region, list := range readings {
		for _, r := range list {
			if got := Label(region, r.kwh); got != r.want {
				t.Errorf("%s at %v kWh/m² has the label %q, want %q", region, r.kwh, got, r.want)
			}
		}
		if got := Label(region, math.NaN()); got != "" {
			t.Errorf("%s without a figure has the label %q, want none", region, got)
		}
	}
}

func TestLabelText(t *testing.T) {
	for label, want := range map[string]string{
		"a_plusplus": "A++", "a_plus": "A+", "a": "A", "a_sub": "A-", "b_plus": "B+", "b_sub": "B-", "f_sub": "F-", "g": "G", "": "",
	} {
		if got := LabelText(label); got != want {
			t.Errorf("%q is written %q, want %q", label, got, want)
		}
	}
}
