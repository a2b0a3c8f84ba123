package basemap

import (
	"errors"
	"fmt"
	"os"
	"regexp"
	"testing"

	"github.com/gevel/gevel/internal/pmtiles"
	"github.com/gevel/gevel/limits"
)

// TestShownIsWhatTheMapShows compares the box with that of the web app.
func TestShownIsWhatTheMapShows(t *testing.T) {
	text, err := os.ReadFile("../web/widgets/map/region.ts")
	if err != nil {
		t.Fatal(err)
	}
	want := fmt.Sprintf(`region: Bounds = \{ south: %v, west: %v, north: %v, east: %v \}`, Shown.South, Shown.West, Shown.North, Shown.East)
	if !regexp.MustCompile(want).Match(text) {
		t.Errorf("web/widgets/map/region.ts has another box than %v", Shown)
	}
}

// covered lists whether a tile of each zoom at a place is among the spans.
func covered(list []span, zoom int, p Place) bool {
	x, y := pmtiles.At(zoom, p.Longitude, p.Latitude)
	number := pmtiles.Number(zoom, x, y)
	return len(within(list, number, number)) == 1
}

// TestSpansLeaveOutWhatLiesBetween has a place at each end of Belgium.
func TestSpansLeaveOutWhatLiesBetween(t *testing.T) {
	coast, east, between := Place{51.22, 2.9}, Place{51.14, 5.6}, Place{51.18, 4.25}
	list, err := spans([]Place{coast, east}, 10, [2]byte{0, 15})
	if err != nil {
		t.Fatal(err)
	}
	for zoom := range 16 {
		if !covered(list, zoom, coast) || !covered(list, zoom, east) {
			t.Errorf("zoom %d lacks a place", zoom)
		}
		if got, want := covered(list, zoom, between), zoom <= 8; got != want { // at zoom 8 a tile is wider than the gap
			t.Errorf("zoom %d has what lies between: %v, want %v", zoom, got, want)
		}
	}
	near, far := Place{coast.Latitude + 9/111.32, coast.Longitude}, Place{coast.Latitude + 12/111.32, coast.Longitude}
	if !covered(list, 15, near) || covered(list, 15, far) {
		t.Error("the margin of 10 km has not what is 9 km away, or has what is 12 km away")
	}
	for zoom, want := range map[int]bool{limits.StreetsFarZoom: true, limits.StreetsFarZoom + 1: false} {
		if got := covered(list, zoom, Place{53.3, -0.9}); got != want {
			t.Errorf("the corner of the map is there at zoom %d: %v, want %v", zoom, got, want)
		}
	}
}

func TestStreetsTiles(t *testing.T) {
	var all []Place // everywhere
	for latitude := Shown.South; latitude < Shown.North; latitude++ {
		for longitude := Shown.West; longitude < Shown.East; longitude++ {
			all = append(all, Place{latitude, longitude})
		}
	}
	if _, err := spans(all, limits.StreetsMargin, [2]byte{0, limits.StreetsZoom}); !errors.Is(err, ErrLarge) {
		t.Errorf("all tiles of the map give %v, want ErrLarge", err)
	}
	list, err := spans(all, limits.StreetsMargin, [2]byte{0, limits.StreetsZoom - 1})
	if count := total(list); err != nil || count > limits.StreetsTiles || count < limits.StreetsTiles/5 {
		t.Errorf("a zoom less gives %d tiles (%v)", count, err)
	}
}

func total(list []span) (count uint64) {
	for _, s := range list {
		count += s.last - s.first + 1
	}
	return count
}

func TestOrderRefuses(t *testing.T) {
	for _, c := range []struct {
		change func(o *Order)
		want   error
	}{
		{func(o *Order) { o.Margin = limits.StreetsMargin }, nil},
		{func(o *Order) { o.Margin = limits.StreetsMargin + 0.1 }, ErrMargin},
		{func(o *Order) { o.Margin = 0 }, ErrMargin},
		{func(o *Order) { o.Zoom = limits.StreetsZoom }, nil},
		{func(o *Order) { o.Zoom = limits.StreetsZoom + 1 }, ErrZoom},
		{func(o *Order) { o.Zoom = limits.StreetsFarZoom }, nil},
		{func(o *Order) { o.Zoom = limits.StreetsFarZoom - 1 }, ErrZoom},
		{func(o *Order) { o.Places = []Place{{38.3, -0.5}} }, ErrNowhere},
		{func(o *Order) { o.Places = nil }, ErrNowhere},
	} {
		o := &Order{Margin: 20, Zoom: 14, Places: []Place{bree}}
		c.change(o)
		if _, err := o.check(); !errors.Is(err, c.want) {
			t.Errorf("margin %v, zoom %d, %d places: %v, want %v", o.Margin, o.Zoom, len(o.Places), err, c.want)
		}
	}
}
