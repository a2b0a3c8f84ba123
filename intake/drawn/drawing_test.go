package drawn_test

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/gevel/gevel/intake"
	"github.com/gevel/gevel/internal/foldertest"
	"github.com/gevel/gevel/internal/rastertest"
)

func TestDrawingOfAProject(t *testing.T) {
	store, media := foldertest.Open(t)
	out, err := intake.Import(t.Context(), store, foldertest.DrawnProject(t, foldertest.Facade), media)
	if err != nil {
		t.Fatal(err)
	}
	var warnings string
	for _, w := range out.Warnings {
		if w.Field == "drawing" {
			warnings += w.Text + "\n"
		}
	}
	for _, want := range []string{"left out what a drawing may not have: onclick, script", `the shape "C9" is not named`, "after B1, so"} {
		if !strings.Contains(warnings, want) {
			t.Errorf("the warnings are %q, want %q among them", warnings, want)
		}
	}
	p, err := store.ProjectsByNumber(t.Context(), "nl", []int{5})
	if err != nil || len(p) != 1 || p[0].Drawing() == nil {
		t.Fatalf("the project is %v (%v), want one with a drawing", p, err)
	}
	d := p[0].Drawing()
	var numbers []int
	for _, s := range d.Shapes() {
		numbers = append(numbers, s.Number)
	}
	if len(numbers) != 3 || numbers[2] != 52 || d.ShapeList[1].Outlines[0].Transform != "translate(30)" {
		t.Errorf("the shapes are of %v, want 50, 51 and 52", numbers)
	}
	if text, err := os.ReadFile(filepath.Join(media, d.File)); err != nil || strings.Contains(string(text), "alert") {
		t.Errorf("the media folder has %s (%v), want it cleaned", text, err)
	}
	if again := foldertest.Import(t, store, foldertest.DrawnProject(t, foldertest.Facade), media); again.Projects.Unchanged != 1 {
		t.Errorf("the same folder gives %+v, want the project unchanged", again.Projects)
	}
}

// TestLayersThatAreSwitchedOff lays no link over an earlier plan that is hidden, and takes a hidden layer of outlines where nothing else is
// that unit.
func TestLayersThatAreSwitchedOff(t *testing.T) {
	store, media := foldertest.Open(t)
	foldertest.Import(
		t,
		store,
		foldertest.DrawnProject(t, `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 30"><style>.off{display:none;}</style>
		<g id="before" style="display:none"><rect id="A1.1" x="30" width="30" height="30"/></g>
		<g id="A1.1_"><rect width="30" height="30"/><rect class="off" x="60" width="9" height="9"/></g>
		<g id="outlines" display="none"><rect id="A1.2" x="30" width="30" height="30"/></g></svg>`),
		media,
	)
	p, err := store.ProjectsByNumber(t.Context(), "nl", []int{5})
	if err != nil {
		t.Fatal(err)
	}
	var got []string
	for _, s := range p[0].Drawing().ShapeList {
		for _, o := range s.Outlines {
			got = append(got, fmt.Sprint(s.Number, " ", o.Path))
		}
	}
	if want := []string{"50 M0 0h30v30h-30Z", "51 M30 0h30v30h-30Z"}; !slices.Equal(got, want) {
		t.Errorf("the outlines are %q, want %q", got, want)
	}
}

// TestShapesOfHiddenUnits shows that a unit that visitors do not see has no shape for them either.
func TestShapesOfHiddenUnits(t *testing.T) {
	store, media := foldertest.Open(t)
	files := foldertest.DrawnProject(t, foldertest.Facade)
	files["properties/50.json"].Data = []byte(strings.Replace(string(files["properties/50.json"].Data), `"status":1`, `"status":5`, 1))
	foldertest.Import(t, store, files, media)
	p, err := store.ProjectsByNumber(t.Context(), "nl", []int{5})
	if err != nil || len(p[0].Drawing().Shapes()) != 2 || p[0].Drawing().Shapes()[0].Number != 51 {
		t.Errorf("the shapes are %v (%v), want those of 51 and 52", p[0].Drawing().Shapes(), err)
	}
}

func TestDrawingsThatAreRefused(t *testing.T) {
	for drawing, want := range map[string]string{
		"no svg": "is not an SVG drawing",
		`<!DOCTYPE svg [<!ENTITY a "&b;">]>` + foldertest.Facade: "entities",
		strings.Repeat("a", 3<<20):                               "KB",
	} {
		store, media := foldertest.Open(t)
		_, err := intake.ImportWith(t.Context(), store, foldertest.DrawnProject(t, drawing), media, intake.Options{Strict: true})
		if err == nil || !strings.Contains(err.Error(), "projects/5.json, drawing: photos/front.svg ") || !strings.Contains(err.Error(),
			want) {
			t.Errorf("%.40s gives %v, want %q", drawing, err, want)
		}
	}
}

func TestPanoramasAndPoints(t *testing.T) {
	fields := `"plans":["plan.svg"],"panoramas":["round.jpg"],"points":[{"plan":"plan.svg","x":10.5,"y":20,"shows":"round.jpg"},
		{"plan":"plan.svg","x":50,"y":60,"shows":"a.jpg"}]`
	folder := func(fields string) fstest.MapFS {
		files := foldertest.Small(t)
		files["properties/1096.json"] = &fstest.MapFile{Data: []byte(foldertest.PropertyFile(fields))}
		files["photos/a.jpg"] = &fstest.MapFile{Data: rastertest.Panorama(1)}
		files["photos/round.jpg"] = &fstest.MapFile{Data: rastertest.Panorama(2)}
		files["photos/plan.svg"] = &fstest.MapFile{Data: []byte(foldertest.Facade)}
		return files
	}
	store, media := foldertest.Open(t)
	foldertest.Import(t, store, folder(fields), media)
	e, err := store.Imports.Entries(t.Context(), []int{1096})
	if err != nil || len(e[1096].Panoramas) != 1 || len(e[1096].Record.Points) != 2 {
		t.Fatalf("the property is %+v (%v), want a panorama and two points", e[1096], err)
	}
	d := intake.Delivery{OfLink: true, Properties: []intake.Property{{Name: "p", Record: &e[1096].Record}}}
	d.Properties[0].Record.Photos, d.Properties[0].Record.Plans, d.Properties[0].Record.Panoramas, d.Properties[0].Record.Points = nil, nil,
		nil, nil
	if out := foldertest.Deliver(t, store, d, media); out.Unchanged != 1 {
		t.Errorf("a delivery without pictures gives %+v, want them kept", out.Report)
	}
	for wrong, want := range map[string]string{
		`"panoramas":["a.jpg"]`:              "has 200 by 200 pixels; a 360° picture (equirectangular) is twice as wide",
		`"panoramas":["https://a.be/a.jpg"]`: "is an address",
		`"panoramas":["plan.svg"]`:           "is no JPEG",
		`"panoramas":["none.jpg"]`:           "is not in the folder",
		`"points":[{"plan":"plan.svg"}]`:     "is not among the plans",
		`"plans":["plan.svg"],"points":[{"plan":"plan.svg","shows":"round.jpg"}]`: "is not among the photos",

		`"plans":["plan.svg"],"panoramas":["round.jpg"],"points":[{"plan":"plan.svg","shows":"round.jpg","x":101}]`: "percent",
	} {
		if _, err := intake.ImportWith(t.Context(), store, folder(wrong), media,
			intake.Options{Strict: true}); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s gives %v, want %q", wrong, err, want)
		}
	}
}
