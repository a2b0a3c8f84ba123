package drawn_test

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/db/desklog"
	"github.com/gevel/gevel/intake/drawn"
	"github.com/gevel/gevel/internal/drawing"
	"github.com/gevel/gevel/internal/foldertest"
)

// unitsDrawn are the units that visitors see on the drawing.
func unitsDrawn(t *testing.T, store *db.Store) (numbers []int) {
	t.Helper()
	p, err := store.ProjectsByNumber(t.Context(), "nl", []int{5})
	if err != nil || len(p) != 1 || p[0].Drawing() == nil {
		t.Fatalf("the project is %v (%v), want one with a drawing", p, err)
	}
	for _, s := range p[0].Drawing().Shapes() {
		numbers = append(numbers, s.Number)
	}
	return numbers
}

// TestABoundDrawingStays imports a folder again after somebody bound a shape of its drawing at the desk, and then one with another drawing.
func TestABoundDrawingStays(t *testing.T) {
	store, media := foldertest.Open(t)
	foldertest.Import(t, store, foldertest.DrawnProject(t, foldertest.Facade), media)
	e, err := store.Imports.ProjectEntry(t.Context(), 5)
	if err != nil {
		t.Fatal(err)
	}
	data, err := os.ReadFile(filepath.Join(media, e.Drawings[0].File))
	if err != nil {
		t.Fatal(err)
	}
	d, err := drawing.Clean(data)
	if err != nil {
		t.Fatal(err)
	}
	place := slices.IndexFunc(d.Shapes(), func(s *drawing.Shape) bool { return s.Name == "C9" })
	if !d.Bind(place, "53") || d.Bind(99, "53") {
		t.Fatal("a shape that there is cannot be bound, or one can that there is not")
	}
	units := []drawn.Unit{{50, "A1.1"}, {51, "A1.2"}, {52, "Penthouse"}, {53, "B1"}}
	after, err := drawn.Store(d.SVG, units, media)
	if err != nil {
		t.Fatal(err)
	}
	by := desklog.Action{At: time.Now(), Name: "bindShape"}
	if err := store.Imports.ReplaceDrawing(t.Context(), *e, after, by); err != nil {
		t.Fatal(err)
	}
	if got := unitsDrawn(t, store); !slices.Equal(got, []int{50, 51, 52, 53}) {
		t.Errorf("the drawing shows %v, want B1 too", got)
	}
	if err := store.Imports.ReplaceDrawing(t.Context(), *e, after, by); err == nil {
		t.Error("a drawing that was read before is replaced")
	}
	again := foldertest.Import(t, store, foldertest.DrawnProject(t, foldertest.Facade), media)
	if got := unitsDrawn(t, store); again.Projects.Unchanged != 1 || !slices.Equal(got, []int{50, 51, 52, 53}) {
		t.Errorf("the same folder gives %+v and shows %v, want it as it was bound", again.Projects, got)
	}
	other := strings.Replace(foldertest.Facade, `id="_52"`, `id="free"`, 1)
	foldertest.Import(t, store, foldertest.DrawnProject(t, other), media)
	if got := unitsDrawn(t, store); !slices.Equal(got, []int{50, 51}) {
		t.Errorf("another drawing shows %v, want what its shapes are named after", got)
	}
}

// TestShapesOfADrawing lists what can be a unit: not what stands within a unit, nor layers without lines, nor what is switched off.
func TestShapesOfADrawing(t *testing.T) {
	d, err := drawing.Clean([]byte(`<svg xmlns="http://www.w3.org/2000/svg" xmlns:i="http://www.inkscape.org/namespaces/inkscape"
		viewBox="0 0 90 30"><g id="layer"><g id="A1"><rect id="door" width="9" height="9"/><rect width="30" height="30"/></g>
		<rect i:label="Stairs" data-unit="-" width="3" height="3"/><rect id="path7" width="4" height="4"/>
		<rect id="B-1" width="5" height="5"/></g><rect id="off" display="none" width="6" height="6"/></svg>`))
	if err != nil {
		t.Fatal(err)
	}
	if again, err := drawing.Clean(d.SVG); err != nil || string(again.SVG) != string(d.SVG) {
		t.Errorf("a cleaned drawing (%v) is cleaned to %s, want %s", err, again.SVG, d.SVG)
	}
	list := drawn.ShapesOf(d, []drawn.Unit{{1, "A1"}, {2, "B1"}, {3, "B-1."}})
	type shape struct {
		name  string
		unit  int
		said  bool
		alike string
		lines int
	}
	var got []shape
	for _, s := range list {
		got = append(got, shape{s.Name, s.Unit, s.Said, strings.Join(s.Alike, " "), len(s.Outlines)})
	}
	want := []shape{{"A1", 1, false, "", 2}, {"Stairs", 0, true, "", 1},
		{"path7", 0, false, "", 1}, {"B-1", 0, false, "B1 (2) B-1. (3)", 1}}
	if !slices.Equal(got, want) {
		t.Errorf("the shapes are %v, want %v", got, want)
	}
}
