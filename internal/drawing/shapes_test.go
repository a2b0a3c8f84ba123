package drawing

import (
	"bytes"
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/gevel/gevel/limits"
)

// inkscapeDrawing is written as Inkscape does: labels in its own namespace beside ids that it made.
const inkscapeDrawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 90" id="svg5"
	xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd"
	sodipodi:docname="front.svg" inkscape:label="A1.1"><sodipodi:namedview id="namedview7" inkscape:document-units="mm"/>
	<g inkscape:label="Units" inkscape:groupmode="layer" id="layer1" transform="translate(0,5)">
	<rect id="rect32" inkscape:label=" A1.2 " x="40" y="30" width="24" height="12"/></g></svg>`

func shapesOf(t *testing.T, svg []byte) (list []string) {
	t.Helper()
	d, err := Clean(svg)
	if err != nil {
		t.Fatal(err)
	}
	for _, s := range d.Shapes() {
		text := s.Name
		if s.Within != nil {
			text += " in " + s.Within.Name
		}
		for _, o := range s.Outlines {
			text += " [" + o.Transform + "] " + o.Path
		}
		if IsLong(s.Outlines) {
			text = s.Name + " is long"
		}
		list = append(list, text)
	}
	return list
}

func TestShapes(t *testing.T) {
	got := shapesOf(t, drawn(`<g id="layer" transform="translate(5 5)"><g data-unit="A1"><rect x="1" y="2" width="3px" height="4"/>
		<polygon points="0,0 1,1 2,0" transform="scale(2)"/><path data-unit="A2" d="M0 0h9v9Z"/></g></g>
		<circle id="A3" cx="5" cy="5" r="2"/><ellipse id="A4" rx="0" ry="1"/><rect id="A5" width="100%" height="1"/>
		<clipPath id="clip"><path id="A6" d="M0 0h1v1Z"/></clipPath><path `+
		`data-unit="A7" d="M`+strings.Repeat("0 ", limits.OutlineBytes)+`"/><g id="A8" transform="`+
		strings.Repeat("scale(2) ", limits.OutlineBytes/9+1)+`"><path d="M0 0h1v1Z"/></g>`))
	want := []string{
		"layer",
		"A1 in layer [translate(5 5)] M1 2h3v4h-3Z [translate(5 5) scale(2)] M0,0 1,1 2,0Z",
		"A2 in A1 [translate(5 5)] M0 0h9v9Z",
		"A3 [] M3 5a2 2 0 1 0 4 0a2 2 0 1 0 -4 0Z", "A4", "A5", "A7 is long", "A8 is long",
	}
	if !slices.Equal(got, want) {
		t.Errorf("the shapes are\n%s\nwant\n%s", strings.Join(got, "\n"), strings.Join(want, "\n"))
	}
}

// TestWhatIsSwitchedOff marks the shapes that programs write for layers that are hidden: Inkscape by style, others by attribute,
// Illustrator by class. Hidden lines are no part of a shape that is seen.
func TestWhatIsSwitchedOff(t *testing.T) {
	d, err := Clean(drawn(`<style>.st0,.st1{display:none;} .st2{fill:red} path.st3{display:none}</style>
		<g id="A1" style="display:none"><path id="A2" d="M0 0h1v1Z"/></g><g id="A3" display="none"/><g id="A4" visibility="hidden"/>
		<g id="A5" class="st2 st1"/><path id="B1" class="st2" style="display:inline;fill:none" d="M0 0h2v2Z"/>
		<g id="B2"><path class="st0" d="M0 0h3v3Z"/><path d="M0 0h4v4Z"/></g>`))
	if err != nil {
		t.Fatal(err)
	}
	var got []string
	for _, s := range d.Shapes() {
		got = append(got, fmt.Sprint(s.Name, " ", s.Hidden, " ", len(s.Outlines)))
	}
	want := []string{"A1 true 0", "A2 true 1", "A3 true 0", "A4 true 0", "A5 true 0", "B1 false 1", "B2 false 1"}
	if !slices.Equal(got, want) {
		t.Errorf("the shapes are %q, want %q", got, want)
	}
}

// TestNameOfAShape reads the name that the user of a program sees, and an id only where there is none.
func TestNameOfAShape(t *testing.T) {
	const label = `xmlns:i="http://www.inkscape.org/namespaces/inkscape" i:label="L" `
	for attributes, want := range map[string]string{
		`id="A1-2" data-name="A1"`:                                             `"A1" id "A1-2"`,
		`id="x" data-name="N" ` + label:                                        `"N" id "x"`,
		`id="rect31" ` + label:                                                 `"L" id "rect31"`,
		`id="x" data-name="N" data-unit="U" ` + label:                          `"U" id "x" said`,
		`id="x" data-name=" " data-unit=""`:                                    `"x" id "x" by id`,
		`xmlns:o="https://example.com/" o:label="L"`:                           "",
		`id="A11" xmlns:serif="http://www.serif.com/" serif:id="A1"`:           `"A1" id "A11"`,
		`xmlns:vectornator="http://vectornator.io" vectornator:layerName="A1"`: `"A1" id ""`,
		`id="_x31_107"`:    `"1107" id "_x31_107" by id`,
		`id="A1_2_"`:       `"A1" id "A1_2_" by id`,
		`id="_x31_107_1_"`: `"1107" id "_x31_107_1_" by id`,
		`id="Lot_5"`:       `"Lot 5" id "Lot_5" by id`,
		`id="_xe9_tage"`:   `"étage" id "_xe9_tage" by id`,
		`id="_xD800_"`:     `"xD800" id "_xD800_" by id`, // no letter has this number
		`id="_1_"`:         `"_1_" id "_1_" by id`,
	} {
		d, err := Clean(drawn("<path " + attributes + ` d="M0 0h9v9Z"/>`))
		if err != nil {
			t.Fatal(err)
		}
		got := ""
		for _, s := range d.Shapes() {
			got = fmt.Sprintf("%q id %q", s.Name, s.ID)
			if s.Said {
				got += " said"
			}
			if s.ByID {
				got += " by id"
			}
		}
		if got != want {
			t.Errorf("%s is named %s, want %s", attributes, got, want)
		}
	}
}

// TestLabelsOfInkscape reads them from the file as it came, and from the cleaned one, which has them as names.
func TestLabelsOfInkscape(t *testing.T) {
	got := shapesOf(t, []byte(inkscapeDrawing))
	if want := []string{"Units", "A1.2 in Units [translate(0,5)] M40 30h24v12h-24Z"}; !slices.Equal(got, want) {
		t.Errorf("the shapes are %q, want %q", got, want)
	}
	d, err := Clean([]byte(inkscapeDrawing))
	if err != nil || bytes.Contains(d.SVG, []byte("inkscape")) || len(d.Dropped) > 0 {
		t.Fatalf("the drawing is %s, without %q (%v); want no word about labels", d.SVG, d.Dropped, err)
	}
	if again := shapesOf(t, d.SVG); !slices.Equal(again, got) {
		t.Errorf("the shapes of the cleaned drawing are %q, want %q", again, got)
	}
}
