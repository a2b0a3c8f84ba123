package bench

import (
	"io"
	"net/http"
	"net/http/httptest"
	"testing"

	"github.com/gevel/gevel/internal/sampletest"
	"github.com/gevel/gevel/server"
	"github.com/gevel/gevel/web"
)

// BenchmarkPages compares a kept page with a bare answer of the same bytes, in one run. The bare handler is the floor: what
// net/http itself costs. Run it with just bench.
func BenchmarkPages(b *testing.B) {
	store, media := sampletest.Open(b)
	site, err := server.New(store, web.Dist(), server.Settings{Media: media, Uploads: b.TempDir()})
	if err != nil {
		b.Fatal(err)
	}
	defer site.Close()
	ours := httptest.NewServer(site)
	defer ours.Close()
	for name, path := range map[string]string{"home": "/nl/", "list": "/nl/te-koop/", "graph": "/graphql?query=%7Bproperties%7BtotalCount%7D%7D"} {
		bytes := get(b, ours.URL+path)
		bare := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
			w.Header().Set("Content-Type", "text/html; charset=utf-8")
			w.Write(bytes)
		}))
		b.Run(name+"/ours", func(b *testing.B) { load(b, ours.URL+path) })
		b.Run(name+"/bare", func(b *testing.B) { load(b, bare.URL) })
		bare.Close()
	}
}

// client asks for plain bytes, so that both sides send the same.
var client = &http.Client{Transport: &http.Transport{DisableCompression: true, MaxIdleConnsPerHost: 64}}

func get(b *testing.B, url string) []byte {
	b.Helper()
	r, err := http.NewRequest("GET", url, nil)
	if err != nil {
		b.Fatal(err)
	}
	return fetch(b, r)
}

func fetch(b *testing.B, r *http.Request) []byte {
	b.Helper()
	response, err := client.Do(r)
	if err != nil {
		b.Fatal(err)
	}
	defer response.Body.Close()
	bytes, err := io.ReadAll(response.Body)
	if err != nil || response.StatusCode != http.StatusOK {
		b.Fatal(response.StatusCode, err)
	}
	return bytes
}

func load(b *testing.B, url string) {
	b.SetBytes(int64(len(get(b, url))))
	b.RunParallel(func(pb *testing.PB) {
		for pb.Next() {
			get(b, url)
		}
	})
	b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "req/s")
}
