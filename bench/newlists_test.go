package bench

import (
	"fmt"
	"testing"

	"github.com/gevel/gevel/internal/sampletest"
)

// BenchmarkNewLists asks for lists whose filter nobody used before, of 10,000 properties: "again" of properties that other lists showed,
// "first" of properties that none has shown.
func BenchmarkNewLists(b *testing.B) {
	store, media := sampletest.Many(b, 10_000)
	ours := serveStore(b, store, media)
	for _, list := range []struct{ name, path string }{{"again", "/nl/te-koop/?priceMax=%d"}, {"first", "/nl/te-koop/?page=%d"}} {
		requested := 0
		b.Run(list.name, func(b *testing.B) {
			before := processor(b)
			for b.Loop() {
				requested++
				at := requested
				if list.name == "again" {
					at = 5_000_000 + requested
				}
				get(b, ours.URL+fmt.Sprintf(list.path, at))
			}
			b.ReportMetric((processor(b)-before).Seconds()*1000/float64(b.N), "cpu-ms/op")
		})
	}
}
