package bench

import (
	"fmt"
	"slices"
	"testing"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/geo"
	"github.com/gevel/gevel/agency/market"
	"github.com/gevel/gevel/app"
	"github.com/gevel/gevel/auth"
	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/db/columns"
	"github.com/gevel/gevel/graph"
	"github.com/gevel/gevel/internal/sampletest"
	"github.com/gevel/gevel/search"
)

// A filter of many properties and one of few, and an area on the map.
var (
	wide   = agency.PropertyFilter{Goal: ptr(market.Sale)}
	narrow = agency.PropertyFilter{Goal: ptr(market.Sale), Cities: []agency.CityInput{{Zip: ptr("3960")}}, BedroomsMin: ptr(3),
		Garden: ptr(true)}
	corners = []geo.Point{{Latitude: 51.0, Longitude: 5.4}, {Latitude: 51.3, Longitude: 5.5}, {Latitude: 51.2, Longitude: 5.9},
		{Latitude: 51.0, Longitude: 5.8}}
)

// reading is a read of a store, by name.
type reading struct {
	name string
	run  func(*db.Store) error
}

// BenchmarkSearch runs the same reads on stores of each size: the suggestions while someone types, a page of a list, the counts beside a
// filter and the pins of a map. The index and the properties that lists read are cached after the first run.
func BenchmarkSearch(b *testing.B) {
	stores := map[int]*db.Store{}
	for _, size := range sizes {
		stores[size], _ = sampletest.Many(b, size)
		if _, err := stores[size].Catalog(b.Context()); err != nil { // the catalog is cached from now on
			b.Fatal(err)
		}
	}
	for _, read := range slices.Concat(panels(b), lists(b), countings(b), maps(b), []reading{{"similar", similar(b)}}) {
		for _, size := range sizes {
			b.Run(fmt.Sprint(read.name, "/", size), func(b *testing.B) {
				for b.Loop() {
					if err := read.run(stores[size]); err != nil {
						b.Fatal(err)
					}
				}
			})
		}
	}
}

func panels(b *testing.B) []reading {
	return []reading{{"panel/kin", panel(b, "kin")}, {"panel/villa", panel(b, "villa")}, {"panel/3960", panel(b, "3960")},
		{"panel/1096", panel(b, "1096")}, {"panel/nothing", panel(b, "xyzzy")}}
}

func lists(b *testing.B) []reading {
	page := func(f agency.PropertyFilter, sort agency.PropertySort, page int) func(*db.Store) error {
		return func(s *db.Store) error {
			_, err := s.Properties(b.Context(), "nl", f, sort, db.Window{Size: 24, Page: page, Count: true},
				columns.Selection{Groups: []string{"rooms", "surfaces", "energy"}, Photos: 1})
			return err
		}
	}
	return []reading{
		{"list/first", page(wide, "NEWEST", 1)},
		{"list/cheapest", page(wide, "PRICE_ASC", 1)},
		{"list/bytype", page(wide, "TYPE_DESC", 3)},
		{"list/last", page(wide, "CITY_ASC", 3000)},
		{"list/narrow", page(narrow, "NEWEST", 1)},
		{"list/described", page(agency.PropertyFilter{Goal: ptr(market.Sale), Description: ptr("zonnep")}, "NEWEST", 1)},
		{"list/area", page(agency.PropertyFilter{Polygon: corners}, "NEWEST", 1)},
		{"list/radius", page(agency.PropertyFilter{Cities: []agency.CityInput{{Name: ptr("Genk")}}, Radius: ptr(20)}, "NEWEST", 1)},
	}
}

func countings(b *testing.B) []reading {
	counts := func(f agency.PropertyFilter, names ...search.Choice) func(*db.Store) error {
		return func(s *db.Store) error {
			_, err := s.Counts(b.Context(), f, names)
			return err
		}
	}
	every := []search.Choice{search.ByCity, search.ByType, search.ByBedrooms, search.ByBathrooms, search.ByGarages, search.ByParkings,
		search.ByFacades, search.ByEnergy}
	for _, c := range agency.YesNoCriteria {
		every = append(every, search.Choice(c.Column()))
	}
	return []reading{{"counts/page", counts(wide, "city", "type", "bedrooms")}, {"counts/all", counts(wide, every...)},
		{"counts/narrow", counts(narrow, every...)}}
}

func maps(b *testing.B) []reading {
	return []reading{
		{"pins/all", func(s *db.Store) error {
			_, err := s.Pins(b.Context(), "nl", wide, columns.Selection{})
			return err
		}},
		{"pins/country", view(b, geo.MapView{Bounds: &geo.Bounds{South: 49.4, West: 2.5, North: 51.6, East: 6.5}, Zoom: 8})},
		{"pins/town", view(b, geo.MapView{Bounds: &geo.Bounds{South: 51.1, West: 5.5, North: 51.2, East: 5.7}, Zoom: 13})},
	}
}

// similar reads the properties that are similar to one.
func similar(b *testing.B) func(*db.Store) error {
	return func(s *db.Store) error {
		list, err := s.PropertiesByNumber(b.Context(), "nl", []int{1096}, columns.Selection{})
		if err == nil {
			_, err = s.Similar(b.Context(), list[0], 4, columns.Selection{Photos: 1})
		}
		return err
	}
}

// view reads the pins of a map with the whole country or a town, as a visitor sees it.
func view(b *testing.B, v geo.MapView) func(*db.Store) error {
	return func(s *db.Store) error {
		_, err := s.PinsIn(b.Context(), "nl", agency.PropertyFilter{}, v, columns.Selection{})
		return err
	}
}

// panel runs the query of the search panel through the graph.
func panel(b *testing.B, text string) func(*db.Store) error {
	graphs := map[*db.Store]*graph.Graph{}
	return func(s *db.Store) error {
		if graphs[s] == nil {
			graphs[s] = graph.New(&auth.Service{App: &app.App{Store: s}}, map[string]string{"panel": panelQuery})
		}
		_, err := graphs[s].Answer(b.Context(), "panel", map[string]any{"text": text})
		return err
	}
}

const panelQuery = `query ($text: String!) { search(text: $text) {
	types { name saleCount rentCount salePath rentPath } cities { label salePath rentPath }
	properties { number path typeName title city { displayName } photos(first: 1) { url width height } } } }`

func ptr[T any](v T) *T { return &v }
