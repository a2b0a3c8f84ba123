package bench

import (
	"encoding/json"
	"fmt"
	"strings"
	"testing"

	"github.com/gevel/gevel/auth"
	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/graph"
	"github.com/gevel/gevel/leads"
)

// BenchmarkGraph runs free queries in process, on stores of each size, with nothing cached but the parsed query: a page of a list, a
// property with similar ones, and the search while someone types.
func BenchmarkGraph(b *testing.B) {
	for _, size := range sizes {
		store, _ := storeOf(b, size)
		for _, q := range []struct{ name, text string }{{"list", listQuery}, {"detail", detailQuery}, {"typing", typingQuery}} {
			b.Run(fmt.Sprint(q.name, "/", size), func(b *testing.B) { answers(b, store, q.text) })
		}
	}
}

// answers runs a query again and again.
func answers(b *testing.B, store *db.Store, query string) {
	g := graph.New(store, &auth.Service{Leads: &leads.Service{}}, nil)
	variables := map[string]any{"number": json.Number("1096"), "text": "kin"}
	b.ReportAllocs()
	for b.Loop() {
		a := g.Free(b.Context(), graph.FreeQuery{Text: query, Variables: variables, ReadOnly: true})
		if a.Refused != "" || strings.Contains(string(a.Text), `"errors"`) {
			b.Fatal(string(a.Text))
		}
	}
}

const (
	listQuery = `{ properties(filter: {goal: SALE, bedroomsMin: 2}, sort: PRICE_ASC, first: 24) { totalCount nodes {
		number title path price { amount } rooms { bedrooms } surfaces { living } category { name } city { name zip }
		photos(first: 1) { url width height } } } }`
	detailQuery = `query ($number: Int!) { property(number: $number) {
		number goal path language title summary description typeName status publishedAt updatedAt unitName marquee { code name }
		price { amount cents text onRequest startingFrom perMonth } address { street houseNumber boxNumber } location { latitude longitude exact }
		energy { label text region status specific } rooms { bedrooms bathrooms garages } surfaces { living ground } building { constructionYear }
		category { id name } city { id name zip country { name } } photos { url width height alt }
		similar(first: 3) { number title path price { amount } rooms { bedrooms } surfaces { living } category { name } city { name zip }
			photos(first: 1) { url width height } } } }`
	typingQuery = `query ($text: String!) { search(text: $text) {
		cities { city { id name zip saleCount rentCount } }
		properties { number title price { amount } typeName city { name } photos(first: 1) { url width height } } } }`
)
