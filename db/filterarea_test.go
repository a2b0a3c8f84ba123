package db

import (
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/geo"
	"github.com/gevel/gevel/agency/market"
	"github.com/gevel/gevel/agency/records"
	"github.com/gevel/gevel/db/handle"
)

// at puts a property on the map.
func at(latitude, longitude float64) func(*records.Property) {
	return func(r *records.Property) {
		r.Latitude, r.Longitude, r.PublishAddress = &latitude, &longitude, true
	}
}

func TestAreas(t *testing.T) {
	s := open(t)
	fill(t, s,
		property(1, at(51.0, 5.0)),
		property(2, at(51.2, 5.25)),
		property(3, at(50.0, 4.0)),
		property(4, func(r *records.Property) { at(51.0, 5.0)(r); r.PublishAddress = false }), // lies in the middle of its city
	)
	square := []geo.Point{{Latitude: 50.9, Longitude: 4.9}, {Latitude: 50.9, Longitude: 5.3}, {Latitude: 51.3, Longitude: 5.3},
		{Latitude: 51.3, Longitude: 4.9}}
	for name, test := range map[string]struct {
		filter agency.PropertyFilter
		want   []int
	}{
		"bounds":               {agency.PropertyFilter{Bounds: &geo.Bounds{South: 50.9, West: 4.9, North: 51.1, East: 5.1}}, []int{1}},
		"bounds of one point":  {agency.PropertyFilter{Bounds: &geo.Bounds{South: 51, West: 5, North: 51, East: 5}}, []int{1}},
		"a hidden address":     {agency.PropertyFilter{Bounds: &geo.Bounds{South: -1, West: -1, North: 1, East: 1}}, []int{4}},
		"a square":             {agency.PropertyFilter{Polygon: square}, []int{2, 1}},
		"a triangle":           {agency.PropertyFilter{Polygon: square[:3]}, []int{2}},
		"a square and a city":  {agency.PropertyFilter{Polygon: square, Cities: []agency.CityInput{{Zip: ptr("4000")}}}, []int{}},
		"twice around":         {agency.PropertyFilter{Polygon: append(slices.Clone(square), square...)}, []int{}},
		"nothing is in a line": {agency.PropertyFilter{Polygon: []geo.Point{square[0], square[2], square[0]}}, []int{}},
		"square and its bounds": {agency.PropertyFilter{Polygon: square, Bounds: &geo.Bounds{South: 51.1, West: 5, North: 52, East: 6}},
			[]int{2}},
	} {
		t.Run(name, func(t *testing.T) {
			if got := numbers(listOf(t, s, test.filter, "NEWEST", Window{Size: 10}).Items); !slices.Equal(got, test.want) {
				t.Errorf("the area has %v, want %v", got, test.want)
			}
		})
	}
}

// TestRadius searches around towns: with and without properties, with a hidden address, to where the largest radius reaches, and around
// what is no town. What is in the town itself is found wherever it lies.
func TestRadius(t *testing.T) {
	s := open(t)
	fill(t, s, // Kinrooi is moved to 51, 5, and all but the last to Liège
		property(1, at(51.0, 5.0)),
		property(2, at(51.0449, 5.0)), // 4.99 km
		property(3, at(51.0451, 5.0)), // 5.02 km
		property(4, at(50.0, 4.0)),
		property(5, func(r *records.Property) { at(50.0, 4.0)(r); r.PublishAddress = false }),
	)
	if _, err := s.Write(t.Context(), handle.Statement{SQL: "UPDATE property SET city = 2 WHERE number <= 4"},
		handle.Statement{SQL: "UPDATE city SET latitude = 51, longitude = 5 WHERE id = 1"},
		handle.Statement{SQL: "UPDATE city SET latitude = 50.6, longitude = 5.6 WHERE id = 2"}); err != nil {
		t.Fatal(err)
	}
	around := func(name string, kilometres int) agency.PropertyFilter {
		return agency.PropertyFilter{Cities: []agency.CityInput{{Name: &name}}, Radius: &kilometres}
	}
	for name, test := range map[string]struct {
		filter agency.PropertyFilter
		want   []int
	}{
		"only the town":            {agency.PropertyFilter{Cities: []agency.CityInput{{Name: ptr("Kinrooi")}}}, []int{5}},
		"5 km":                     {around("Kinrooi", 5), []int{5, 2, 1}},
		"6 km":                     {around("kinrooi", 6), []int{5, 3, 2, 1}},
		"a town without homes":     {around("Genk", 50), []int{5, 3, 2, 1}},
		"what is far, in the town": {around("Liège", 1), []int{4, 3, 2, 1}},
		"no town":                  {around("Nergenshuizen", 50), []int{}},
	} {
		t.Run(name, func(t *testing.T) {
			if got := numbers(listOf(t, s, test.filter, "NEWEST", Window{Size: 10}).Items); !slices.Equal(got, test.want) {
				t.Errorf("around it are %v, want %v", got, test.want)
			}
		})
	}
}

// TestPolygonEqualsItsTriangles compares the store with another way to find what lies within: a convex polygon is the
// triangles from its first corner.
func TestPolygonEqualsItsTriangles(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 2))
	s := open(t)
	properties := make([]records.Property, 300)
	for i := range properties {
		properties[i] = property(i+1, at(50+random.Float64(), 4+random.Float64()))
	}
	fill(t, s, properties...)
	corners := []geo.Point{{Latitude: 50.1, Longitude: 4.3}, {Latitude: 50.1, Longitude: 4.8}, {Latitude: 50.5, Longitude: 4.95},
		{Latitude: 50.9, Longitude: 4.6}, {Latitude: 50.6, Longitude: 4.1}}
	all := map[int]int{}
	count := func(polygon []geo.Point) {
		for _, n := range numbers(listOf(t, s, agency.PropertyFilter{Polygon: polygon}, "NEWEST", Window{Size: 300}).Items) {
			all[n]++
		}
	}
	for i := 1; i+1 < len(corners); i++ {
		count([]geo.Point{corners[0], corners[i], corners[i+1]})
	}
	parts := len(all)
	count(corners)
	for n, times := range all {
		if times != 2 {
			t.Errorf("property %d is found %d times, want once in a triangle and once in the polygon", n, times)
		}
	}
	if parts == 0 || len(all) != parts {
		t.Errorf("%d properties are in the triangles and %d in all, want some and as many", parts, len(all))
	}
}

func TestSearchFollowsACityThatMoves(t *testing.T) {
	s := open(t)
	fill(t, s, property(1, nil))
	b := batch(property(1, nil))
	b.Cities[0].Latitude, b.Cities[0].Longitude = 51, 5
	if _, err := s.Imports.Import(t.Context(), b); err != nil {
		t.Fatal(err)
	}
	found := listOf(t, s, agency.PropertyFilter{Bounds: &geo.Bounds{South: 50.9, West: 4.9, North: 51.1, East: 5.1}}, "NEWEST",
		Window{Size: 1})
	if found.Total != 1 {
		t.Errorf("%d properties are found where the city moved, want 1", found.Total)
	}
}

func TestSearchDropsDeletedProperties(t *testing.T) {
	s := open(t)
	fill(t, s, property(1, at(51, 5)), property(2, at(51, 5)), property(3, at(51, 5)))
	fill(t, s, property(1, func(r *records.Property) { at(51, 5)(r); r.Status = market.Inactive }),
		property(2, func(r *records.Property) { r.Gone = true }))
	var rows int
	if err := s.One(t.Context(), &rows, "SELECT count(*) FROM search"); err != nil || rows != 1 {
		t.Errorf("the table search holds %d rows, want 1 (%v)", rows, err)
	}
}
