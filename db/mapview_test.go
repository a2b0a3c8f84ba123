package db

import (
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/geo"
	"github.com/gevel/gevel/agency/market"
	"github.com/gevel/gevel/agency/records"
	"github.com/gevel/gevel/db/columns"
	"github.com/gevel/gevel/internal/releasetest"
	"github.com/gevel/gevel/limits"
)

// placed is a public property, at its public place.
type placed struct {
	Number    int     `db:"number"`
	Latitude  float64 `db:"latitude"`
	Longitude float64 `db:"longitude"`
}

// TestPinsInEqualSQL compares the pins of random views of a map with the table search: single pins are right and in the right place, groups
// hold the rest and lie in its middle, and there are few pins.
func TestPinsInEqualSQL(t *testing.T) {
	releasetest.Only(t, "it compares random maps")
	random := rand.New(rand.NewPCG(3, 5))
	s := open(t)
	fill(t, s, scattered(random, 1600)...)
	for range 300 {
		v := randomMapView(random)
		pins, err := s.PinsIn(t.Context(), "nl", agency.PropertyFilter{}, v, columns.Selection{})
		if err != nil {
			t.Fatal(err)
		}
		comparePins(t, v, pins, placedIn(t, s, v))
	}
}

// TestPinsInPartAndStay zooms in step by step: there are never fewer pins than before. Moving the map at one zoom leaves groups as they
// are.
func TestPinsInPartAndStay(t *testing.T) {
	random := rand.New(rand.NewPCG(4, 9))
	s := open(t)
	fill(t, s, scattered(random, 3000)...)
	before := 0
	for zoom := 7; zoom <= 18; zoom++ {
		pins := pinsIn(t, s, geo.MapView{Zoom: zoom})
		if len(pins) < before {
			t.Errorf("at zoom %d there are %d pins, want at least the %d of the zoom before", zoom, len(pins), before)
		}
		before = len(pins)
	}
	high, wide := geo.TileSize(10)
	at := geo.Bounds{South: 50.3, West: 4.2, North: 50.6, East: 4.6}
	moved := geo.Bounds{South: at.South + high, West: at.West + wide, North: at.North + high, East: at.East + wide}
	here, there := pinsIn(t, s, geo.MapView{Bounds: &at, Zoom: 10}), pinsIn(t, s, geo.MapView{Bounds: &moved, Zoom: 10})
	common := 0
	for _, p := range here {
		if p.Count > 1 && slices.ContainsFunc(there, func(q *agency.Pin) bool { return q.Location == p.Location && q.Count == p.Count }) {
			common++
		}
	}
	if common < 10 {
		t.Errorf("of %d and %d pins of two views beside each other %d groups are the same, want those that both see", len(here), len(there),
			common)
	}
}

// TestPinsInDoNotRevealAHiddenAddress moves a property without a public address: no view of the map may show that.
func TestPinsInDoNotRevealAHiddenAddress(t *testing.T) {
	random := rand.New(rand.NewPCG(6, 1))
	properties := scattered(random, 400)
	s, moved := open(t), open(t)
	fill(t, s, properties...)
	for i := range properties {
		if !properties[i].PublishAddress {
			latitude, longitude := 49.9+random.Float64(), 4.1+random.Float64()
			properties[i].Latitude, properties[i].Longitude = &latitude, &longitude
		}
	}
	fill(t, moved, properties...)
	for range 100 {
		v := randomMapView(random)
		a, b := pinsIn(t, s, v), pinsIn(t, moved, v)
		if !slices.EqualFunc(a, b, func(p, q *agency.Pin) bool {
			return p.Location == q.Location && p.Count == q.Count && (p.Property == nil) == (q.Property == nil)
		}) {
			t.Fatalf("%+v differs when hidden addresses do", v)
		}
	}
}

// scattered are properties for sale, some in a town, some at one point, some without a public address.
func scattered(random *rand.Rand, count int) []records.Property {
	properties := randomProperties(random, count)
	for i := range properties {
		properties[i].Goal, properties[i].Status = market.Sale, market.Active
		switch random.IntN(4) {
		case 0:
			at(50.5+random.Float64()/100, 4.5+random.Float64()/100)(&properties[i])
		case 1:
			at(50.25, 4.75)(&properties[i])
		default:
			at(50+random.Float64(), 4+random.Float64())(&properties[i])
		}
		properties[i].PublishAddress = random.IntN(10) > 0
	}
	return properties
}

func randomMapView(random *rand.Rand) geo.MapView {
	v := geo.MapView{Zoom: random.IntN(limits.MapZoom + 1)}
	if random.IntN(8) == 0 {
		return v
	}
	size := math.Pow(2, -random.Float64()*12)
	south, west := 50+random.Float64()-size/2, 4+random.Float64()-size/2
	v.Bounds = &geo.Bounds{South: south, West: west, North: south + size, East: west + size}
	return v
}

func pinsIn(t *testing.T, s *Store, v geo.MapView) []*agency.Pin {
	t.Helper()
	pins, err := s.PinsIn(t.Context(), "nl", agency.PropertyFilter{}, v, columns.Selection{})
	if err != nil {
		t.Fatal(err)
	}
	return pins
}

// placedIn reads what a view shows.
func placedIn(t *testing.T, s *Store, v geo.MapView) (list []placed) {
	t.Helper()
	query, args := "SELECT number, latitude, longitude FROM search WHERE status = 1", []any(nil)
	if b := v.Rounded().Bounds; b != nil {
		query, args = query+" AND latitude BETWEEN ? AND ? AND longitude BETWEEN ? AND ?", []any{b.South, b.North, b.West, b.East}
	}
	if err := s.List(t.Context(), &list, query, args...); err != nil {
		t.Fatal(err)
	}
	return list
}

func comparePins(t *testing.T, v geo.MapView, pins []*agency.Pin, want []placed) {
	t.Helper()
	rest := map[int]placed{}
	sum, latitude, longitude := 0, 0.0, 0.0
	for _, p := range want {
		rest[p.Number] = p
		latitude, longitude = latitude+p.Latitude, longitude+p.Longitude
	}
	for _, p := range pins {
		sum += p.Count
		latitude, longitude = latitude-p.Location.Latitude*float64(p.Count), longitude-p.Location.Longitude*float64(p.Count)
		if p.Property == nil {
			continue
		}
		at, there := rest[p.Property.Number]
		if !there || at.Latitude != p.Location.Latitude || at.Longitude != p.Location.Longitude || p.Count != 1 {
			t.Fatalf("%+v: property %d has the pin %+v, want one at %+v", v, p.Property.Number, p, at)
		}
		delete(rest, p.Property.Number)
	}
	if sum != len(want) || math.Abs(latitude)+math.Abs(longitude) > 1e-6 {
		t.Fatalf("%+v: the pins have %d properties, want %d in the same middle", v, sum, len(want))
	}
	if most := v.Pins(); len(pins) > most || len(want) <= most && len(rest) > 0 || len(pins) > limits.MapPins && len(rest) > 0 {
		t.Fatalf("%+v: %d properties have %d pins, %d properties are in groups; want at most %d pins, and no group when that is enough",
			v, len(want), len(pins), len(rest), most)
	}
}
