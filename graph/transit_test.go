package graph_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/gevel/gevel/agency/geo"
	"github.com/gevel/gevel/db/desklog"
	"github.com/gevel/gevel/db/stops"
	"github.com/gevel/gevel/internal/sampletest"
	"github.com/gevel/gevel/limits"
)

// TestStopsAndTheWayToAPlace asks for the stops near every home of the sample, of which some hide their address, and for minutes.
func TestStopsAndTheWayToAPlace(t *testing.T) {
	store, _ := sampletest.Open(t)
	c := startOn(t, store)
	type stop struct {
		Name     string
		Distance int
		Lines    []struct{ Name, Kind, Colour string }
		Source   struct{ Name, Until string }
	}
	type home struct {
		Number   int
		Location geo.Location
		Stops    []stop
		Travel   *struct {
			To            struct{ Name, Kind string }
			Metres        int
			Bicycle, Foot *int
			Exact         bool
		}
	}
	ask := func(to string) (list []home) {
		t.Helper()
		var data struct{ Properties struct{ Nodes []home } }
		c.into(t, &data, `query($to: String) { properties(language: FR, first: 80) { nodes { number location { latitude longitude exact }
			stops(first: 20) { name distance lines { name kind colour } source { name until } }
			travel(to: $to) { to { name kind } metres bicycle foot exact } } } }`, map[string]any{"to": to})
		return data.Properties.Nodes
	}
	before := ask("Genk")
	var list []stops.Stop
	for _, p := range before {
		if len(p.Stops) > 0 || p.Travel == nil {
			t.Fatalf("without a timetable %d has %+v", p.Number, p)
		}
		list = append(list, stops.Stop{Name: fmt.Sprint("Stop ", p.Number), Latitude: p.Location.Latitude + 0.001,
			Longitude: p.Location.Longitude, Town: "3640 Kinrooi", Words: fmt.Sprint(" stop ", p.Number, " 3640 kinrooi"),
			Lines: []stops.Line{{Name: "11", Kind: geo.TransitBus, Colour: "#ffcc00"}}})
	}
	feed := stops.Feed{Name: "De Lijn", Until: "2026-12-31", ReadAt: time.Now().Unix()}
	if err := store.Stops.Replace(t.Context(), feed, list, desklog.Action{At: time.Now()}); err != nil {
		t.Fatal(err)
	}
	exact, hidden := 0, 0
	for _, p := range ask("3600 Genk") {
		if p.Location.Exact != (len(p.Stops) > 0) || p.Travel.Exact != p.Location.Exact {
			t.Errorf("%d, whose address is public: %v, has %+v and %+v", p.Number, p.Location.Exact, p.Stops, p.Travel)
		}
		if p.Travel.To.Name != "3600 Genk" || p.Travel.To.Kind != "TOWN" || p.Travel.Metres < 1000 {
			t.Errorf("the way from %d: %+v", p.Number, p.Travel)
		}
		if !p.Location.Exact {
			hidden++
			continue
		}
		exact++
		at := slices.IndexFunc(p.Stops, func(s stop) bool { return s.Name == fmt.Sprint("Stop ", p.Number) })
		if at < 0 || p.Stops[at].Distance != 111 || p.Stops[at].Lines[0].Colour != "#ffcc00" || p.Stops[at].Source.Until != "2026-12-31" {
			t.Errorf("%d has the stops %+v", p.Number, p.Stops)
		}
	}
	if exact == 0 || hidden == 0 {
		t.Errorf("%d homes show their address and %d hide it: this tests nothing", exact, hidden)
	}
	if p := ask(fmt.Sprintf("stop %d", before[0].Number))[0]; p.Travel == nil || p.Travel.To.Kind != "STOP" ||
		p.Location.Exact && (*p.Travel.Bicycle != 1 || *p.Travel.Foot != 2) {
		t.Errorf("the way to a stop: %+v", p.Travel)
	}
	for _, nowhere := range []string{"", "Xyzzy", "0000"} {
		if p := ask(nowhere)[0]; p.Travel != nil {
			t.Errorf("the way to %q: %+v", nowhere, p.Travel)
		}
	}
	if p := ask("De Panne")[0]; p.Travel == nil || p.Travel.Bicycle != nil || p.Travel.Foot != nil {
		t.Errorf("the way to the other end of the country: %+v", p.Travel)
	}
	for _, first := range []int{0, limits.StopsOfProperty + 1} {
		text := fmt.Sprintf(`{ properties(first: 1) { nodes { stops(first: %d) { name } } } }`, first)
		if a := c.query(t, text, nil); len(a.Errors) != 1 {
			t.Errorf("first: %d answers %s", first, a.text)
		}
	}
}

func TestPlacesAreSuggested(t *testing.T) {
	c := start(t)
	ask := func(text, language string) (names []string) {
		t.Helper()
		var data struct{ NamedPlaces []struct{ Name string } }
		c.into(t, &data, `query($text: String!, $l: Language!) { namedPlaces(text: $text, language: $l) { name } }`,
			map[string]any{"text": text, "l": language})
		for _, p := range data.NamedPlaces {
			names = append(names, p.Name)
		}
		return names
	}
	for text, want := range map[string]string{"liège": "4000 Luik", "3600": "3600 Genk", "3960": "3960 Bree",
		"St Truiden": "3800 Sint-Truiden",
		"3600 gen":   "3600 Genk"} {
		if names := ask(text, "NL"); len(names) == 0 || names[0] != want {
			t.Errorf("%q suggests %q, want %q first", text, names, want)
		}
	}
	if names := ask("luik", "FR"); names[0] != "4000 Liège" {
		t.Errorf("in French: %q", names)
	}
	long := "Genk" + strings.Repeat(" ", limits.PlaceCharacters-4)
	if names := ask(long+"x", "NL"); len(names) == 0 || names[0] != "3600 Genk" {
		t.Errorf("what stands beyond the bound is read: %q", names)
	}
	if names := ask(long[:limits.PlaceCharacters-1]+"x", "NL"); len(names) != 0 {
		t.Errorf("what stands within the bound is not read: %q", names)
	}
	if names := ask("s", "NL"); len(names) != limits.NamedPlaces {
		t.Errorf("one letter suggests %d places", len(names))
	}
	if names := ask(" ", "NL"); len(names) != 0 {
		t.Errorf("nothing suggests %q", names)
	}
}
