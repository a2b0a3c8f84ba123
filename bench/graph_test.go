package bench

import (
	"encoding/json"
	"fmt"
	"strings"
	"testing"

	"github.com/gevel/gevel/app"
	"github.com/gevel/gevel/auth"
	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/graph"
	"github.com/gevel/gevel/graph/engine"
	"github.com/gevel/gevel/internal/sampletest"
)

// sizes are how many properties the stores of benchmarks have: the sample's, a large agency's, and more than any of the country has.
var sizes = []int{84, 10_000, 100_000}

// BenchmarkGraph runs free queries in process, on stores of each size, with nothing cached but the parsed query: a page of a list, a
// property with similar ones, and the search while someone types.
func BenchmarkGraph(b *testing.B) {
	for _, size := range sizes {
		store, _ := sampletest.Many(b, size)
		for _, q := range []struct{ name, text string }{{"list", listQuery}, {"area", areaQuery}, {"detail", detailQuery},
			{"typing", typingQuery}, {"pins", pinsQuery}, {"map", mapQuery}} {
			b.Run(fmt.Sprint(q.name, "/", size), func(b *testing.B) { answers(b, store, q.text) })
		}
	}
}

// answers runs a query again and again.
func answers(b *testing.B, store *db.Store, query string) {
	g := graph.New(&auth.Service{App: &app.App{Store: store}}, nil)
	variables := map[string]any{"number": json.Number("1096"), "text": "kin"}
	once := func() {
		a := g.Free(b.Context(), engine.FreeQuery{Text: query, Variables: variables, ReadOnly: true})
		if a.Refused != "" || strings.Contains(string(a.Text), `"errors"`) {
			b.Fatal(string(a.Text))
		}
	}
	once() // the first reads the catalog and makes the index
	b.ReportAllocs()
	for b.Loop() {
		once()
	}
}

const (
	listQuery = `{ properties(filter: {goal: SALE, bedroomsMin: 2}, sort: PRICE_ASC, first: 24) { totalCount nodes {
		number title path price { amount } rooms { bedrooms } surfaces { living } category { name } city { name zip }
		photos(first: 1) { url width height } } } }`
	areaQuery = `{ properties(filter: {polygon: [{latitude: 51.0, longitude: 5.4}, {latitude: 51.3, longitude: 5.5},
		{latitude: 51.2, longitude: 5.9},
		{latitude: 51.0, longitude: 5.8}]}, first: 24) { totalCount nodes { number title path price { amount } city { name zip }
		photos(first: 1) { url width height } } } }`
	pinsQuery = `{ properties(filter: {goal: SALE}) { pins { count location { latitude longitude } property { number path } } } }`
	mapQuery  = `{ properties(filter: {goal: SALE}) { pins(bounds: {south: 49.4, west: 2.5, north: 51.6, east: 6.5}, zoom: 8) {
		count location { latitude longitude } property { number path } } } }`
	detailQuery = `query ($number: Int!) { property(number: $number) {
		number goal path language title summary description typeName status publishedAt updatedAt unitName marquee { code name }
		price { amount cents text onRequest startingFrom perMonth } address { street houseNumber boxNumber }
		location { latitude longitude exact }
		energy { label text region status specific } rooms { bedrooms bathrooms garages } surfaces { living ground }
		building { constructionYear }
		category { id name } city { id name zip country { name } } photos { url width height alt }
		similar(first: 3) { number title path price { amount } rooms { bedrooms } surfaces { living } category { name } city { name zip }
			photos(first: 1) { url width height } } } }`
	typingQuery = `query ($text: String!) { search(text: $text) {
		cities { city { id name zip saleCount rentCount } }
		properties { number title price { amount } typeName city { name } photos(first: 1) { url width height } } } }`
)
