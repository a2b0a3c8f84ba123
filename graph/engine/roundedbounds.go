package engine

import (
	"encoding/json"

	"github.com/99designs/gqlgen/graphql"
	"github.com/gevel/gevel/agency/geo"
)

// roundedBounds rounds the bounds of a map as its pins do. What is no view of a map stays, to be refused.
func roundedBounds(bounds, zoom any) any {
	sides, ok := bounds.(map[string]any)
	if !ok || len(sides) != 4 || zoom == nil {
		return bounds
	}
	z, err := graphql.UnmarshalInt(zoom)
	if err != nil {
		return bounds
	}
	b := &geo.Bounds{}
	for side, into := range map[string]*float64{"south": &b.South, "west": &b.West, "north": &b.North, "east": &b.East} {
		number, ok := sides[side].(json.Number)
		if *into, err = number.Float64(); !ok || err != nil {
			return bounds
		}
	}
	v := geo.MapView{Bounds: b, Zoom: z}
	if v.Check() != nil {
		return bounds
	}
	b = v.Rounded().Bounds
	return map[string]any{"south": b.South, "west": b.West, "north": b.North, "east": b.East}
}
