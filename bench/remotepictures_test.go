package bench

import (
	"context"
	"crypto/x509"
	"flag"
	"fmt"
	"net/http"
	"net/http/httptest"
	"runtime"
	"sync/atomic"
	"testing"
	"time"

	"github.com/gevel/gevel/crm/crmtest"
	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/db/imports"
	"github.com/gevel/gevel/intake"
	"github.com/gevel/gevel/intake/remote"
	"github.com/gevel/gevel/internal/sampletest"
)

var pictured = flag.Int("pictured", 500, "how many properties BenchmarkRemotePictures delivers, with eight pictures each")

const picturesEach = 8

// BenchmarkRemotePictures delivers properties whose pictures a server over HTTPS on this machine has, and waits until all are fetched. Then
// it delivers all again from other addresses, as a CRM does whose addresses expire, with one new picture.
func BenchmarkRemotePictures(b *testing.B) {
	var requests atomic.Int64
	server := httptest.NewTLSServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		requests.Add(1)
		crmtest.Picture(w, r)
	}))
	defer server.Close()
	for b.Loop() {
		store, media := sampletest.Open(b)
		fetchAll(b, store, media, server, func() { deliverPictured(b, store, media, server.URL+"/first") })
		b.ReportMetric(float64(requests.Swap(0)), "requests/op")
		fetchAll(b, store, media, server, func() {
			deliverPictured(b, store, media, server.URL+"/second")
			deliverNew(b, store, media, server.URL)
		})
		b.ReportMetric(float64(requests.Swap(0)), "again-requests/op")
	}
}

// fetchAll delivers properties, and fetches their pictures until none waits.
func fetchAll(b *testing.B, store *db.Store, media string, server *httptest.Server, deliver func()) {
	b.Helper()
	trusted := x509.NewCertPool()
	trusted.AddCert(server.Certificate())
	f := remote.NewFetcher(store, media, crmtest.Trusting(trusted))
	ctx, stop := context.WithCancel(b.Context())
	defer stop()
	start := time.Now()
	deliver()
	delivered := time.Since(start)
	go f.Run(ctx)
	var most uint64
	for {
		var m runtime.MemStats
		runtime.ReadMemStats(&m)
		most = max(most, m.HeapInuse)
		c, err := store.Imports.CountRemotes(ctx)
		if err != nil || c.GivenUp > 0 {
			b.Fatal(c, err)
		}
		if c.Waiting == 0 {
			b.Logf("%d pictures: delivered in %s, fetched in %s, at most %d MB of heap with the server of the pictures", c.Fetched,
				delivered.Round(time.Millisecond), (time.Since(start) - delivered).Round(time.Millisecond), most>>20)
			return
		}
		time.Sleep(100 * time.Millisecond)
	}
}

// deliverPictured delivers the properties, a hundred at a time, with pictures below the given address.
func deliverPictured(b *testing.B, store *db.Store, media, address string) {
	b.Helper()
	for first := 0; first < *pictured; first += 100 {
		d := intake.Delivery{Sources: map[string]string{}}
		for n := first; n < min(first+100, *pictured); n++ {
			d.Properties = append(d.Properties, picturedProperty(b, store, n, d.Sources, address))
		}
		if _, err := intake.Deliver(b.Context(), store, d, media, false); err != nil {
			b.Fatal(err)
		}
	}
}

// deliverNew adds a picture to the first property.
func deliverNew(b *testing.B, store *db.Store, media, address string) {
	b.Helper()
	d := intake.Delivery{Sources: map[string]string{}}
	p := picturedProperty(b, store, 0, d.Sources, address+"/third")
	p.Record.Photos = append(p.Record.Photos, "new")
	d.Sources["photos/new"] = address + "/new"
	d.Properties = []intake.Property{p}
	if _, err := intake.Deliver(b.Context(), store, d, media, false); err != nil {
		b.Fatal(err)
	}
}

// picturedProperty is a copy of a property of the sample, with pictures of its own.
func picturedProperty(b *testing.B, store *db.Store, n int, sources map[string]string, address string) intake.Property {
	b.Helper()
	if model == nil {
		entries, err := store.Imports.Entries(b.Context(), []int{1096})
		if err != nil {
			b.Fatal(err)
		}
		model = entries[1096]
	}
	r := model.Record
	r.Number, r.Photos, r.Plans, r.Documents = 100_000+n, nil, nil, nil
	for i := range picturesEach {
		name := fmt.Sprintf("%d-%d", n, i)
		r.Photos = append(r.Photos, name)
		sources["photos/"+name] = address + "/" + name
	}
	return intake.Property{Name: fmt.Sprint("property ", r.Number), Record: &r}
}

var model *imports.PropertyEntry
