package streetstest

import (
	"fmt"
	"math"
)

// towns are where they really are; everything else on the map is made up.
var towns = []struct {
	name                string
	longitude, latitude float64
	rank                int
}{
	{"Brussel", 4.352, 50.847, 12}, {"Luxembourg", 6.13, 49.61, 11}, {"Namur", 4.867, 50.467, 10}, {"Hasselt", 5.338, 50.93, 10},
	{"Bree", 5.597, 51.141, 8}, {"Peer", 5.353, 51.132, 8}, {"Kinrooi", 5.742, 51.145, 8}, {"Maaseik", 5.786, 51.096, 8},
}

// draw returns the vector tile: land, a park and a river, a grid of roads with names, schools, and towns.
func (t tile) draw() (b []byte) {
	for _, l := range []*layer{t.earth(), t.landuse(), t.water(), t.roads(), t.pois(), t.places()} {
		if len(l.serialized) > 0 {
			b = field(b, 3, l.bytes())
		}
	}
	return b
}

func (t tile) box(west, south, east, north float64) [][2]int {
	return [][2]int{t.at(west, north), t.at(east, north), t.at(east, south), t.at(west, south)}
}

func (t tile) earth() *layer {
	l := &layer{name: "earth"}
	const over = 128 // beyond the sides of the tile
	l.add(area, [][2]int{{-over, -over}, {extent + over, -over}, {extent + over, extent + over}, {-over, extent + over}},
		map[string]any{"kind": "earth"})
	return l
}

// landuse has a park beside each town.
func (t tile) landuse() *layer {
	l := &layer{name: "landuse"}
	for _, o := range towns {
		west, south := o.longitude+0.004, o.latitude+0.002
		if east, north := west+0.008, south+0.005; t.shows(west, south, east, north) {
			l.add(area, t.box(west, south, east, north), map[string]any{"kind": "park"})
		}
	}
	return l
}

// water has a river that winds through the country.
func (t tile) water() *layer {
	l := &layer{name: "water"}
	var points [][2]int
	for longitude := 2.4; longitude < 6.5; longitude += 0.01 {
		points = append(points, t.at(longitude, 50.5+0.16*(longitude-2.4)+0.06*math.Sin(longitude*9)))
	}
	l.add(line, points, map[string]any{"kind": "river", "name": "Rivier", "min_zoom": 5})
	return l
}

// roads are a grid: large ones from afar, streets from nearer by.
func (t tile) roads() *layer {
	l := &layer{name: "roads"}
	t.grid(l, 0.2, map[string]any{"kind": "highway", "name": "Snelweg %d", "min_zoom": 3, "network": "BE:E-road", "shield_text": "E314"})
	if t.zoom >= 7 {
		t.grid(l, 0.05, map[string]any{"kind": "major_road", "name": "Steenweg %d", "min_zoom": 7})
	}
	if t.zoom >= 9 {
		t.grid(l, 0.005, map[string]any{"kind": "minor_road", "name": "Straat %d", "min_zoom": 9})
	}
	return l
}

// grid draws lines every so many degrees, with a number in their names.
func (t tile) grid(l *layer, apart float64, words map[string]any) {
	name := words["name"].(string)
	for i := math.Ceil(2.4 / apart); i*apart < 6.5; i++ {
		if at := i * apart; t.shows(at-apart, 49.4, at+apart, 51.6) {
			words["name"] = fmt.Sprintf(name, int(i))
			l.add(line, t.along(at), words)
		}
	}
	for i := math.Ceil(49.4 / apart); i*apart < 51.6; i++ {
		if at := i * apart; t.shows(2.4, at-apart, 6.5, at+apart) {
			words["name"] = fmt.Sprintf(name, int(i))
			y := t.at(3, at)[1]
			l.add(line, [][2]int{{-64, y}, {extent + 64, y}}, words)
		}
	}
}

// along is a line from the north to the south of the tile.
func (t tile) along(longitude float64) [][2]int {
	x := t.at(longitude, 50)[0]
	return [][2]int{{x, -64}, {x, extent + 64}}
}

// pois has a school in each town.
func (t tile) pois() *layer {
	l := &layer{name: "pois"}
	for _, o := range towns {
		if at := t.at(o.longitude-0.004, o.latitude-0.004); t.zoom >= 9 && t.has(at) {
			l.add(point, [][2]int{at}, map[string]any{"kind": "school", "name": "School van " + o.name, "min_zoom": 13})
		}
	}
	return l
}

func (t tile) places() *layer {
	l := &layer{name: "places"}
	for _, o := range towns {
		if at := t.at(o.longitude, o.latitude); t.has(at) {
			l.add(point, [][2]int{at}, map[string]any{"kind": "locality", "name": o.name, "min_zoom": 16 - o.rank,
				"population_rank": o.rank})
		}
	}
	return l
}
