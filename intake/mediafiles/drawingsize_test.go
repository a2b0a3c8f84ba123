package mediafiles

import (
	"strings"
	"testing"
)

// TestADrawingOfIllustratorHasAShape: its namespaces are entities, which a reader of XML does not know by itself.
func TestADrawingOfIllustratorHasAShape(t *testing.T) {
	w, h, err := sizeOfDrawing(strings.NewReader(`<!DOCTYPE svg [
		<!ENTITY ns_svg "http://www.w3.org/2000/svg">
	]><svg xmlns="&ns_svg;" viewBox="0 0 20 10"/>`))
	if err != nil || w != 20 || h != 10 {
		t.Errorf("it is %d by %d (%v), want 20 by 10", w, h, err)
	}
}

// TestADrawingOfAnyMeasureHasAShape reads the sizes that drawing programs write: only the shape counts.
func TestADrawingOfAnyMeasureHasAShape(t *testing.T) {
	for attributes, want := range map[string][2]int{
		`viewBox="0 0 160 90"`: {160, 90},
		`viewBox="0,0,160,90"`: {160, 90},
		`width="210mm" height="297mm" viewBox="0 0 21000 29700"`: {1131, 1600}, // LibreOffice
		`width="640" height="480"`:                               {640, 480},   // Matplotlib, gnuplot
		`width="20cm" height="10cm"`:                             {20, 10},
		`viewBox="0 0 1 0.5"`:                                    {1600, 800},
		`viewBox="0 0 3.7 2.2"`:                                  {1600, 951},
		`viewBox="0 0 1e300 1"`:                                  {1600, 1},
		`width="100%" height="100%"`:                             {},
		`viewBox="0 0 NaN Inf"`:                                  {},
		`viewBox="0 0 -4 3"`:                                     {},
		``:                                                       {},
	} {
		w, h, err := sizeOfDrawing(strings.NewReader(`<svg xmlns="http://www.w3.org/2000/svg" ` + attributes + `/>`))
		if w != want[0] || h != want[1] || (err == nil) != (w > 0) {
			t.Errorf("%s is %d by %d (%v), want %v", attributes, w, h, err, want)
		}
	}
}
