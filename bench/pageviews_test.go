package bench

import (
	"net/http"
	"testing"
)

// BenchmarkCounting requests the cached page of a property as a browser, whose page views count, each from another address, and as a robot,
// whose page views do not. The difference is what counting costs.
func BenchmarkCounting(b *testing.B) {
	ours := serve(b)
	path, _ := pathOf(b, ours.URL+"/property/1096/?lng=nl")
	for _, c := range []struct{ name, agent string }{{"without", "curl/8.5.0"},
		{"with", "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0"}} {
		b.Run(c.name, func(b *testing.B) {
			b.RunParallel(func(pb *testing.PB) {
				for pb.Next() {
					r, _ := http.NewRequest("GET", ours.URL+path, nil)
					r.Header.Set("User-Agent", c.agent)
					fetch(b, r)
				}
			})
			b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "req/s")
		})
	}
}
