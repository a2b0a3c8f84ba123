package agency

import (
	"math"
	"testing"

	"github.com/gevel/gevel/agency/geo"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
)

func TestPropertyFilterCheck(t *testing.T) {
	corner := pointAt(51, 5)
	kinrooi, most := "Kinrooi", limits.RadiusKilometres
	around := func(kilometres int) PropertyFilter {
		return PropertyFilter{Cities: []CityInput{{Name: &kinrooi}}, Radius: &kilometres}
	}
	day, noDay := locale.Date("2026-02-28"), locale.Date("2026-02-30")
	for name, test := range map[string]struct {
		filter PropertyFilter
		want   error
	}{
		"nothing asked":        {PropertyFilter{}, nil},
		"bounds":               {PropertyFilter{Bounds: sides(50, 4, 51, 5)}, nil},
		"bounds of one point":  {PropertyFilter{Bounds: sides(50, 4, 50, 4)}, nil},
		"upside down":          {PropertyFilter{Bounds: sides(51, 4, 50, 5)}, errBounds},
		"back to front":        {PropertyFilter{Bounds: sides(50, 5, 51, 4)}, errBounds},
		"beyond the pole":      {PropertyFilter{Bounds: sides(50, 4, 91, 5)}, errBounds},
		"not a number":         {PropertyFilter{Bounds: sides(math.NaN(), 4, 51, 5)}, errBounds},
		"a triangle":           {PropertyFilter{Polygon: []geo.Point{corner, corner, corner}}, nil},
		"two points":           {PropertyFilter{Polygon: []geo.Point{corner, corner}}, errPolygon},
		"no points":            {PropertyFilter{Polygon: []geo.Point{}}, errPolygon},
		"ten thousand points":  {PropertyFilter{Polygon: make([]geo.Point, 10_000)}, errPolygon},
		"a point off the map":  {PropertyFilter{Polygon: []geo.Point{corner, corner, pointAt(51, math.Inf(1))}}, errPolygon},
		"a day":                {PropertyFilter{AvailableBy: &day}, nil},
		"a day that is not":    {PropertyFilter{AvailableBy: &noDay}, errDay},
		"a radius":             {around(1), nil},
		"the largest radius":   {around(most), nil},
		"beyond the largest":   {around(most + 1), errRadius},
		"a radius of nothing":  {around(0), errRadius},
		"a negative radius":    {around(-5), errRadius},
		"around no city":       {PropertyFilter{Radius: &most}, errRadius},
		"nothing can match it": {PropertyFilter{Numbers: []int{}}, nil},
	} {
		if got := test.filter.Check(); got != test.want {
			t.Errorf("%s: the check gives %v, want %v", name, got, test.want)
		}
	}
}

func sides(south, west, north, east float64) *geo.Bounds {
	return &geo.Bounds{South: south, West: west, North: north, East: east}
}
