package bench

import (
	"fmt"
	"net/http"
	"testing"

	"github.com/gevel/gevel/db"
)

// BenchmarkPagesAfterAChange changes the price of one property and reads 46 pages, of which few show it.
func BenchmarkPagesAfterAChange(b *testing.B) {
	ours, store := serveStore(b)
	paths := []string{"/nl/", "/fr/", "/nl/te-koop/", "/fr/a-vendre/", "/nl/te-huur/", "/nl/projecten/"}
	for number := 1001; len(paths) < 46; number++ {
		if path, status := pathOf(b, fmt.Sprintf("%s/property/%d/?lng=nl", ours.URL, number)); status == http.StatusOK {
			paths = append(paths, path)
		}
	}
	for _, path := range paths {
		get(b, ours.URL+path)
	}
	for b.Loop() {
		if _, err := store.Write(b.Context(),
			db.Statement{SQL: `UPDATE property SET price = price + 100 WHERE number = 1096`}); err != nil {
			b.Fatal(err)
		}
		for _, path := range paths {
			get(b, ours.URL+path)
		}
	}
	b.ReportMetric(float64(b.N*len(paths))/b.Elapsed().Seconds(), "pages/s")
}

// pathOf follows redirects and returns the path and the status at their end.
func pathOf(b *testing.B, url string) (path string, status int) {
	b.Helper()
	response, err := client.Get(url)
	if err != nil {
		b.Fatal(err)
	}
	response.Body.Close()
	return response.Request.URL.Path, response.StatusCode
}
