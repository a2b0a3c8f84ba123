package graph_test

import (
	"reflect"
	"strings"
	"testing"

	"github.com/gevel/gevel/graph"
	"github.com/gevel/gevel/internal/leadstest"
	"github.com/gevel/gevel/internal/sampletest"
)

// TestPinsOfAView asks for the pins of views of the sample's map, and for views that do not exist.
func TestPinsOfAView(t *testing.T) {
	c := start(t)
	for arguments, want := range map[string]int{
		"zoom: 9": 84, "bounds: {south: 51.1, west: 5.6, north: 51.11, east: 5.61}, zoom: 0": 84,
		"bounds: {south: 10, west: 10, north: 11, east: 11}, zoom: 12": 0,
	} {
		var data struct {
			Properties struct{ Pins []struct{ Count int } }
		}
		c.into(t, &data, "{ properties { pins("+arguments+") { count } } }", nil)
		if n := len(data.Properties.Pins); n != want {
			t.Errorf("%s has %d pins, want %d", arguments, n, want)
		}
	}
	for _, arguments := range []string{"bounds: {south: 51, west: 5, north: 52, east: 6}", "zoom: 23", "zoom: -1",
		"bounds: {south: 52, west: 5, north: 51, east: 6}, zoom: 9", "bounds: {south: 51, west: 5, north: 52, east: 181}, zoom: 9"} {
		a := c.query(t, "{ properties { pins("+arguments+") { count } } }", nil)
		if len(a.Errors) != 1 || a.Errors[0].Extensions.Code != "BAD_INPUT" {
			t.Errorf("%s is answered %s, want BAD_INPUT", arguments, a.text)
		}
	}
	without, with := c.query(t, "{ properties { pins { count } } }", nil), c.query(t, "{ properties { pins(zoom: 9) { count } } }", nil)
	if a, b := without.Extensions.Cost.Used, with.Extensions.Cost.Used; a < 1000 || b > 400 {
		t.Errorf("pins cost %d, and %d with a zoom; want as many as there may be", a, b)
	}
}

// TestDeclaredRoundsBounds shows that views of a map which look alike are one cache entry, and that others stay to be refused.
func TestDeclaredRoundsBounds(t *testing.T) {
	store, _ := sampletest.Open(t)
	g := graph.New(leadstest.Open(t, store).Auth(), map[string]string{
		"pins": "query ($bounds: BoundsInput!, $zoom: Int!) { properties { pins(bounds: $bounds, zoom: $zoom) { count } } }"})
	sides := func(south any) map[string]any {
		return throughJSON(t, map[string]any{"zoom": 9, "bounds": map[string]any{"south": south, "west": 5.1, "north": 51.2, "east": 5.3}})
	}
	a, b := g.Declared("pins", sides(51.01)), g.Declared("pins", sides(51.012))
	if !reflect.DeepEqual(a, b) || reflect.DeepEqual(a["bounds"], sides(51.01)["bounds"]) {
		t.Errorf("two views are %v and %v, want the same, rounded", a, b)
	}
	text, err := g.Answer(t.Context(), "pins", a)
	if err != nil || !strings.HasPrefix(string(text), `{"data":{"properties":{"pins":[{"count":1}`) {
		t.Errorf("rounded bounds are answered %s, want pins (%v)", text, err)
	}
	for _, south := range []any{nil, 52, "51", -91} {
		if got := g.Declared("pins", sides(south)); !reflect.DeepEqual(got, sides(south)) {
			t.Errorf("bounds from %v become %v, want them as they are", south, got)
		}
	}
}
