package geo

import (
	"math"
	"math/rand/v2"
	"testing"
)

// TestMapViewRounded rounds random views: the result contains the view, is less than a tile larger on each side and bordered by tiles, and
// rounding it again changes nothing.
func TestMapViewRounded(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 2))
	for range 10_000 {
		v := randomView(random)
		b, r := *v.Bounds, *v.Rounded().Bounds
		high, wide := TileSize(v.Zoom)
		if r.South > b.South || r.West > b.West || r.North < b.North || r.East < b.East ||
			b.South-r.South >= high || b.West-r.West >= wide || r.North-b.North >= high || r.East-b.East >= wide {
			t.Fatalf("%+v at zoom %d is rounded to %+v, want it a bit larger", b, v.Zoom, r)
		}
		again := MapView{&r, v.Zoom}.Rounded()
		if *again.Bounds != r || (MapView{&r, v.Zoom}).Check() != nil {
			t.Fatalf("%+v at zoom %d is rounded again to %+v", r, v.Zoom, *again.Bounds)
		}
		for _, side := range []float64{r.South / high, r.North / high, r.West / wide, r.East / wide} {
			if side != math.Trunc(side) && r.South != -90 && r.North != 90 {
				t.Fatalf("%+v at zoom %d is not made of tiles", r, v.Zoom)
			}
		}
	}
}

// randomView is a part of a map anywhere on earth.
func randomView(random *rand.Rand) MapView {
	south, west := random.Float64()*180-90, random.Float64()*360-180
	return MapView{&Bounds{south, west, south + random.Float64()*(90-south), west + random.Float64()*(180-west)}, random.IntN(23)}
}

func TestMapViewCheck(t *testing.T) {
	b := &Bounds{50, 4, 51, 5}
	for name, x := range map[string]struct {
		MapView
		ok bool
	}{
		"bounds and zoom": {MapView{b, 9}, true}, "everywhere": {MapView{nil, 15}, true}, "whole earth": {MapView{nil, 0}, true},
		"nearest": {MapView{b, 22}, true}, "too near": {MapView{b, 23}, false}, "without a zoom": {MapView{b, -1}, false},
		"upside down":  {MapView{&Bounds{51, 4, 50, 5}, 9}, false},
		"not a number": {MapView{&Bounds{math.NaN(), 4, 51, 5}, 9}, false},
	} {
		if err := x.Check(); (err == nil) != x.ok {
			t.Errorf("%s: the error is %v, want one: %v", name, err, !x.ok)
		}
	}
}
