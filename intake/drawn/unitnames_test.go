package drawn

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/gevel/gevel/intake/check"
	"github.com/gevel/gevel/internal/drawing"
)

// drawnUnits reads the shapes of a drawing for a project whose units have names, numbered from 50 on. It returns each unit with how many
// lines it has, and the warnings.
func drawnUnits(t *testing.T, body string, names ...string) (units, warnings []string) {
	t.Helper()
	d, err := drawing.Clean([]byte(`<svg xmlns="http://www.w3.org/2000/svg" xmlns:i="http://www.inkscape.org/namespaces/inkscape"
		viewBox="0 0 9 9">` + body + `</svg>`))
	if err != nil {
		t.Fatal(err)
	}
	var b check.Book
	var list []Unit
	for i, name := range names {
		list = append(list, Unit{Number: 50 + i, Name: name})
	}
	for _, s := range unitShapes(&b, "projects/5.json", list, d) {
		units = append(units, fmt.Sprintf("%s %d", names[s.Number-50], len(s.Outlines)))
	}
	for _, w := range b.Warnings {
		if !strings.HasPrefix(w.Text, "no shape") {
			warnings = append(warnings, w.Text)
		}
	}
	return units, warnings
}

// TestUnitsOfADrawing matches shapes to units: what is written exactly first, what is alike only when it leaves no doubt.
func TestUnitsOfADrawing(t *testing.T) {
	const line = ` d="M0 0h9v9Z"/>`
	for name, c := range map[string]struct {
		units, body     string // units with commas between them
		drawn, warnings string
	}{
		"signs and capitals":     {"A1.2", `<path id="unit-a1-2"` + line, "A1.2 1", ""},
		"a number":               {"Penthouse", `<path id="_50"` + line, "Penthouse 1", ""},
		"a number that is said":  {"Penthouse", `<path data-unit="Unit 50"` + line, "Penthouse 1", ""},
		"Inkscape":               {"A1.2", `<g i:label="Units" id="A1-2"><path id="rect1" i:label="A1.2"` + line + `</g>`, "A1.2 1", ""},
		"Illustrator's id":       {"1107", `<path id="_x31_107"` + line, "1107 1", ""},
		"a name before an id":    {"A1,A1.2", `<path id="A1-2" data-name="A1"` + line, "A1 1", ""},
		"exact before loose":     {"A1.2,A1-2", `<path id="A1-2"` + line + `<path data-unit="A1.2"` + line, "A1.2 1,A1-2 1", ""},
		"an id as it is":         {"A1_2_,A1", `<path id="A1_2_"` + line, "A1_2_ 1", ""},
		"a name before a number": {"51,B", `<path id="_51"` + line, "51 1", ""},
		"a sign in two parts":    {"\u00e9 1", `<path data-unit="e` + "\u0301" + ` 1"` + line, "\u00e9 1 1", ""},
		"names that are alike": {"A1.2,A12", `<path id="a1-2"` + line, "",
			`the shape "a1-2" can be A1.2 (50) or A12 (51); name it exactly as one of them`},
		"one name twice": {"A1,A1", `<path id="A1"` + line, "", `the shape "A1" can be A1 (50) or A1 (51); name it exactly as one of them`},
		"two shapes": {"A1", `<path id="A1"` + line + `<path id="A1-2" data-name="A1"` + line, "A1 2",
			`the shapes "A1" and "A1" (id "A1-2") both stand for A1 (50); put them in one group, or give one another name`},
		"a group and a part of it":        {"A1", `<g id="A1"><path id="a1"` + line + `<path` + line + `</g>`, "A1 2", ""},
		"a part of another unit":          {"A1,A2", `<g id="A1"><path id="A2"` + line + `<path` + line + `</g>`, "A1 1,A2 1", ""},
		"a part without a name of a unit": {"A1", `<g id="A1"><g id="door"><path` + line + `</g></g>`, "A1 1", ""},
		"what is said to be no part": {"A1", `<g id="A1"><path data-unit="C9"` + line + `</g>`, "",
			`the shape "C9" is not named after a unit of the project`},
		"a name of a layer": {"A1", `<g data-name="C9" id="A1"><path` + line + `</g>`, "", ""},
	} {
		units, warnings := drawnUnits(t, c.body, strings.Split(c.units, ",")...)
		if strings.Join(units, ",") != c.drawn || strings.Join(warnings, ",") != c.warnings {
			t.Errorf("%s: drawn are %q with the warnings %q, want %q and %q", name, units, warnings, c.drawn, c.warnings)
		}
	}
}

// TestLinesOfAUnitAreLimitedTogether shows that parts with names of their own count too.
func TestLinesOfAUnitAreLimitedTogether(t *testing.T) {
	part := `<path id="p%d" d="M` + strings.Repeat("0 ", 2000) + `Z"/>`
	body := `<g id="A1">`
	for i := range 3 {
		body += fmt.Sprintf(part, i)
	}
	units, warnings := drawnUnits(t, body+"</g>", "A1")
	if len(units) > 0 || !slices.Equal(warnings, []string{`the lines around "A1" are longer than 8192 characters; simplify them`}) {
		t.Errorf("drawn are %q with the warnings %q, want none and one about long lines", units, warnings)
	}
}
