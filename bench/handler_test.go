package bench

import (
	"fmt"
	"net/http"
	"net/http/httptest"
	"syscall"
	"testing"
	"time"

	"github.com/gevel/gevel/internal/sampletest"
	"github.com/gevel/gevel/network"
	"github.com/gevel/gevel/server"
	"github.com/gevel/gevel/web"
)

// BenchmarkHandler measures a cached page and a cached answer without the network, beside a handler that only writes the same bytes.
func BenchmarkHandler(b *testing.B) {
	store, media := sampletest.Open(b)
	proxies, err := network.ParseProxies(network.OwnMachine)
	if err != nil {
		b.Fatal(err)
	}
	site, err := server.New(store, web.Dist(), server.Settings{Media: media, Uploads: b.TempDir(), Proxies: proxies})
	if err != nil {
		b.Fatal(err)
	}
	b.Cleanup(func() { site.Close() })
	for name, requested := range map[string]struct{ path, encodings string }{"page": {"/nl/te-koop/", byBrowsers},
		"unpacked": {"/nl/te-koop/", ""}, "graph": {"/graphql?query=%7Bproperties%7BtotalCount%7D%7D", byBrowsers}} {
		w := httptest.NewRecorder()
		site.ServeHTTP(w, request(requested.path, requested.encodings))
		bytes := w.Body.Bytes()
		bare := http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
			w.Header().Set("Content-Type", "text/html; charset=utf-8")
			w.Write(bytes)
		})
		b.Run(name+"/ours", func(b *testing.B) { handled(b, site, requested.path, requested.encodings) })
		b.Run(name+"/bare", func(b *testing.B) { handled(b, bare, requested.path, requested.encodings) })
	}
}

// byBrowsers are the encodings that browsers accept.
const byBrowsers = "gzip, deflate, br, zstd"

// request is a request by way of a proxy, each time from another address.
func request(path, encodings string) *http.Request {
	r := httptest.NewRequest("GET", path, nil)
	r.RemoteAddr = "127.0.0.1:5"
	r.Header.Set("Accept-Encoding", encodings)
	r.Header.Set("Accept-Language", "nl-BE,nl;q=0.9,en-US;q=0.8,en;q=0.7")
	n := clients.Add(1)
	r.Header.Set("X-Forwarded-For", fmt.Sprintf("10.%d.%d.%d", byte(n>>16), byte(n>>8), byte(n)))
	return r
}

// nowhere is a ResponseWriter that discards the answer.
type nowhere struct{ header http.Header }

func (n nowhere) Header() http.Header         { return n.header }
func (n nowhere) Write(p []byte) (int, error) { return len(p), nil }
func (n nowhere) WriteHeader(int)             {}

func handled(b *testing.B, h http.Handler, path, encodings string) {
	requests := make([]*http.Request, 256)
	for i := range requests {
		requests[i] = request(path, encodings)
	}
	w := nowhere{http.Header{}}
	b.ReportAllocs()
	began := processor(b)
	for i := 0; b.Loop(); i++ {
		clear(w.header)
		h.ServeHTTP(w, requests[i%len(requests)])
	}
	b.ReportMetric(float64(processor(b)-began)/float64(b.N), "cpu-ns/op")
}

// processor returns how much processor time the program has used, which other programs of a busy machine change less than the time itself.
func processor(b *testing.B) time.Duration {
	var used syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &used); err != nil {
		b.Fatal(err)
	}
	return time.Duration(used.Utime.Nano() + used.Stime.Nano())
}
