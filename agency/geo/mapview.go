package geo

import (
	"fmt"
	"math"

	"github.com/gevel/gevel/limits"
)

// MapView is the part of a map that is seen. Without bounds it is all of a result, whatever its size.
type MapView struct {
	Bounds *Bounds
	Zoom   int // the whole earth is 256·2^Zoom pixels wide
}

// errMapView is the error of Check.
var errMapView = fmt.Errorf("zoom goes from 0 to %d; bounds go from south to north and from west to east, in degrees, and need a zoom",
	limits.MapZoom)

// Check returns what is wrong with the view.
func (v MapView) Check() error {
	if v.Zoom < 0 || v.Zoom > limits.MapZoom || v.Bounds != nil && !v.Bounds.Valid() {
		return errMapView
	}
	return nil
}

// Rounded moves the bounds outwards to the sides of tiles, of which each zoom has a fixed number: many views have the same answer, and
// strangers can ask for a limited number of different ones.
func (v MapView) Rounded() MapView {
	if v.Bounds == nil {
		return v
	}
	high, wide := TileSize(v.Zoom)
	b := *v.Bounds
	return MapView{Zoom: v.Zoom, Bounds: &Bounds{
		South: max(-90, math.Floor(b.South/high)*high), West: max(-180, math.Floor(b.West/wide)*wide),
		North: min(90, math.Ceil(b.North/high)*high), East: min(180, math.Ceil(b.East/wide)*wide)}}
}

// TileSize gives the size of a tile in degrees: 256 pixels wide, and about as high in Belgium and Luxembourg. Multiples of either are exact
// floating-point numbers, so that programs that round alike get the same bounds.
func TileSize(zoom int) (high, wide float64) {
	wide = math.Ldexp(360, -zoom)
	return wide * 5 / 8, wide
}

// Pins is how many properties such a view shows one by one: more where the map cannot be zoomed much further, because those without a
// public address stand together in the middle of their city.
func (v MapView) Pins() int {
	if v.Zoom >= limits.MapStreetZoom {
		return limits.Pins
	}
	return limits.MapPins
}
