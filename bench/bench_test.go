package bench

import (
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"sync/atomic"
	"testing"

	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/internal/sampletest"
	"github.com/gevel/gevel/network"
	"github.com/gevel/gevel/server"
	"github.com/gevel/gevel/web"
)

// BenchmarkPages compares a cached page with a handler that only writes the same bytes: the latter is what net/http itself costs. Run it
// with just bench.
func BenchmarkPages(b *testing.B) {
	ours := serve(b)
	for name, path := range map[string]string{"home": "/nl/", "list": "/nl/te-koop/",
		"graph": "/graphql?query=%7Bproperties%7BtotalCount%7D%7D"} {
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

func serve(b *testing.B) *httptest.Server {
	b.Helper()
	ours, _, _ := serveSample(b)
	return ours
}

// serveSample starts a site with the sample.
func serveSample(b *testing.B) (ours *httptest.Server, store *db.Store, media string) {
	b.Helper()
	store, media = sampletest.Open(b)
	return serveStore(b, store, media), store, media
}

// serveStore starts a site that trusts this machine as a proxy.
func serveStore(b *testing.B, store *db.Store, media string) *httptest.Server {
	b.Helper()
	proxies, err := network.ParseProxies(network.OwnMachine)
	if err != nil {
		b.Fatal(err)
	}
	site, err := server.New(store, web.Dist(), server.Settings{Media: media, Uploads: b.TempDir(), Proxies: proxies})
	if err != nil {
		b.Fatal(err)
	}
	ours := httptest.NewServer(site)
	b.Cleanup(func() { ours.Close(); site.Close() })
	return ours
}

// clients numbers the clients: each request comes from another address, so that no rate limit refuses it.
var clients atomic.Int64

// client accepts no compression, so that both handlers send the same bytes.
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
	n := clients.Add(1)
	r.Header.Set("X-Forwarded-For", fmt.Sprintf("10.%d.%d.%d", byte(n>>16), byte(n>>8), byte(n)))
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
