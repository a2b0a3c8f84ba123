package bench

import (
	"bytes"
	"fmt"
	"net/http"
	"slices"
	"testing"

	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/db/handle"
)

// BenchmarkPagesAfterAChange reads 46 pages after the price of a property changed, which few of them show; then only the other pages, whose
// queries run again but which are not rendered again; and these once more when nothing changed.
func BenchmarkPagesAfterAChange(b *testing.B) {
	ours, store, _ := serveSample(b)
	paths := []string{"/nl/", "/fr/", "/nl/te-koop/", "/fr/a-vendre/", "/nl/te-huur/", "/nl/projecten/"}
	for number := 1001; len(paths) < 46; number++ {
		if path, status := pathOf(b, fmt.Sprintf("%s/property/%d/?lng=nl", ours.URL, number)); status == http.StatusOK {
			paths = append(paths, path)
		}
	}
	before := pagesAfterAChange(b, ours.URL, store, paths)
	after := pagesAfterAChange(b, ours.URL, store, paths)
	others := slices.DeleteFunc(slices.Clone(paths), func(path string) bool { return !bytes.Equal(before[path], after[path]) })
	run := func(name string, paths []string, read func(*testing.B, string, *db.Store, []string) map[string][]byte) {
		b.Run(name, func(b *testing.B) {
			began := processor(b)
			for b.Loop() {
				read(b, ours.URL, store, paths)
			}
			pages := float64(b.N * len(paths))
			b.ReportMetric(pages/b.Elapsed().Seconds(), "pages/s")
			b.ReportMetric(float64((processor(b)-began).Microseconds())/pages, "cpu-µs/page")
		})
	}
	run("all", paths, pagesAfterAChange)
	run(fmt.Sprint("others-", len(others)), others, pagesAfterAChange)
	run("cached", others, pages)
}

// pagesAfterAChange changes the price and reads pages.
func pagesAfterAChange(b *testing.B, origin string, store *db.Store, paths []string) map[string][]byte {
	b.Helper()
	if _, err := store.Write(b.Context(),
		handle.Statement{SQL: `UPDATE property SET price = price + 100 WHERE number = 1096`}); err != nil {
		b.Fatal(err)
	}
	return pages(b, origin, store, paths)
}

func pages(b *testing.B, origin string, _ *db.Store, paths []string) map[string][]byte {
	b.Helper()
	texts := map[string][]byte{}
	for _, path := range paths {
		texts[path] = get(b, origin+path)
	}
	return texts
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
