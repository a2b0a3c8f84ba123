package energy

import (
	"testing"

	"github.com/gevel/gevel/agency/detail"
	"github.com/gevel/gevel/agency/geo"
)

func TestClassOf(t *testing.T) {
	kwh := func(v float64) detail.Certificate { return detail.Certificate{Specific: &v} }
	text := func(s string) detail.Certificate { return detail.Certificate{LabelText: &s} }
	none := detail.EPCNotApplicable
	low := -1.0
	for name, test := range map[string]struct {
		country     int
		zip         string
		certificate detail.Certificate
		want        Class
	}{
		"Flanders, A+":             {geo.Belgium, "3640", kwh(-1), "A"},
		"Flanders, b":              {geo.Belgium, "3640", kwh(100.1), "B"},
		"Flanders, f":              {geo.Belgium, "3640", kwh(700), "F"},
		"Brussels, c_sub":          {geo.Belgium, "1000", kwh(150), "C"},
		"Wallonia, A++":            {geo.Belgium, "4000", kwh(-1), "A"},
		"Wallonia, g":              {geo.Belgium, "4000", kwh(511), "G"},
		"Luxembourg":               {geo.Luxembourg, "9710", text("I"), "I"},
		"Luxembourg, A+":           {geo.Luxembourg, "9710", text("a+"), "A"},
		"Luxembourg, a figure":     {geo.Luxembourg, "9710", kwh(50), ""},
		"a text in Belgium":        {geo.Belgium, "3640", text("A"), ""},
		"nonsense":                 {geo.Luxembourg, "9710", text("?"), ""},
		"nothing":                  {geo.Belgium, "3640", detail.Certificate{}, ""},
		"no certificate is needed": {geo.Belgium, "3640", detail.Certificate{Status: &none, Specific: &low}, ""},
	} {
		if got, ok := ClassOf(test.country, test.zip, test.certificate); got != test.want && (ok || test.want != "") {
			t.Errorf("%s: the class is %q, want %q", name, got, test.want)
		} else if ok != (test.want != "") {
			t.Errorf("%s: the class is known: %v, want %v", name, ok, !ok)
		}
	}
}
