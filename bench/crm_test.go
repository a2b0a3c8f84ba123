package bench

import (
	"context"
	"flag"
	"fmt"
	"runtime"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/gevel/gevel/crm/kinds"
	"github.com/gevel/gevel/crm/link"
	"github.com/gevel/gevel/crm/whise/whisetest"
	"github.com/gevel/gevel/intake/remote"
	"github.com/gevel/gevel/internal/releasetest"
	"github.com/gevel/gevel/internal/sampletest"
)

var estates = flag.Int("estates", 500, "how many properties BenchmarkLink reads from a CRM, with eight pictures each")

// agencyAtWhise is an agency's site that is linked to a Whise on this machine, which has the pictures too.
type agencyAtWhise struct {
	testing.TB
	*link.Service
	mock    *whisetest.Server
	fetcher *remote.Fetcher
}

func linkWhise(t testing.TB, n int) *agencyAtWhise {
	t.Helper()
	a := &agencyAtWhise{TB: t, mock: whisetest.Start(t)}
	for i := range n {
		changed := time.Date(2026, 5, 1, 10, i, 0, 0, time.UTC).Format("2006-01-02T15:04:05") // a minute after the one before
		a.mock.Put(a.estate(i, changed, picturesEach))
	}
	store, media := sampletest.Open(t)
	account := a.mock.Account(nil)
	if err := store.Links.AddLink(t.Context(), "office", "whise", account.Settings, account.Secret); err != nil {
		t.Fatal(err)
	}
	a.Service = &link.Service{Store: store, Kinds: kinds.All, Client: account.Client, Media: media, Origin: "https://www.example.com",
		Now: time.Now}
	a.fetcher = remote.NewFetcher(store, media, a.mock.FetchClient())
	return a
}

// estate is a villa at Whise with pictures of its own.
func (a *agencyAtWhise) estate(i int, updated string, pictures int) whisetest.Estate {
	choice := func(id int) whisetest.Estate { return whisetest.Estate{"id": id} }
	e := whisetest.Estate{"id": i + 1, "officeId": 12, "displayStatusId": 2, "status": choice(1), "purpose": choice(1),
		"purposeStatus": choice(1), "category": choice(1), "subCategory": choice(13), "country": choice(1), "updateDateTime": updated,
		"zip": "3640", "city": "Kinrooi", "price": 300000 + i, "displayPrice": true}
	var list []any
	for p := range pictures {
		list = append(list, whisetest.Estate{"id": i*100 + p + 1, "order": p, "urlXXL": fmt.Sprintf("%s/pictures/%d-%d", a.mock.URL, i, p)})
	}
	e["pictures"] = list
	return e
}

// took is what a run took: its report, the requests to the CRM, the requests for pictures, and the bytes of all answers.
type took struct {
	link.Report
	requests, pictures int
	bytes              int64
}

// run runs the link and fetches pictures until none waits.
func (a *agencyAtWhise) run() (r took) {
	a.Helper()
	before, answered := len(a.mock.Requests()), a.mock.Answered()
	var err error
	if r.Report, err = a.Run(a.Context(), "office", true); err != nil {
		a.Fatal(err)
	}
	ctx, stop := context.WithCancel(a.Context())
	var fetching sync.WaitGroup
	defer fetching.Wait() // so that the next run finds all that this one stored
	defer stop()
	fetching.Go(func() { a.fetcher.Run(ctx) })
	for a.waiting() > 0 {
		time.Sleep(50 * time.Millisecond)
	}
	for _, request := range a.mock.Requests()[before:] {
		if strings.HasPrefix(request, "GET /pictures/") {
			r.pictures++
		} else {
			r.requests++
		}
	}
	r.bytes = a.mock.Answered() - answered
	return r
}

func (a *agencyAtWhise) waiting() int {
	a.Helper()
	c, err := a.Store.Imports.CountRemotes(a.Context())
	if err != nil || c.GivenUp > 0 {
		a.Fatalf("the pictures are %+v, want none given up (%v)", c, err)
	}
	return c.Waiting
}

// BenchmarkLink reads an agency's properties with eight pictures each from a Whise on this machine, and then again after one of them
// changed.
func BenchmarkLink(b *testing.B) {
	for b.Loop() {
		a := linkWhise(b, *estates)
		began := processor(b)
		most := heapUntil(b.Context(), func() {
			r := a.run()
			b.ReportMetric(float64(r.requests), "requests/op")
			b.ReportMetric(float64(r.pictures), "pictures/op")
			b.ReportMetric(float64(r.bytes>>20), "MB-read/op")
		})
		b.ReportMetric(float64(most>>20), "MB-heap")
		b.ReportMetric((processor(b) - began).Seconds(), "cpu-s/op")
		a.mock.Put(a.estate(0, "2026-08-01T10:00:00", picturesEach+1))
		began = processor(b)
		again := a.run()
		b.ReportMetric(float64(again.requests), "again-requests/op")
		b.ReportMetric(float64(again.pictures), "again-pictures/op")
		b.ReportMetric(float64(again.bytes>>10), "again-kB-read/op")
		b.ReportMetric((processor(b) - began).Seconds(), "again-cpu-s/op")
	}
}

// heapUntil gives the largest heap while work runs, Whise's own part included.
func heapUntil(ctx context.Context, work func()) (most uint64) {
	ctx, end := context.WithCancel(ctx)
	done := make(chan struct{})
	go func() {
		defer close(done)
		for ctx.Err() == nil {
			var m runtime.MemStats
			runtime.ReadMemStats(&m)
			most = max(most, m.HeapInuse)
			time.Sleep(100 * time.Millisecond)
		}
	}()
	work()
	end()
	<-done
	return most
}

// TestALinkRequestsOnlyWhatChanged reads fifty properties, and again after nothing changed, and after one did.
func TestALinkRequestsOnlyWhatChanged(t *testing.T) {
	releasetest.Only(t, "it follows a CRM of thousands of properties")
	const n = 50
	a := linkWhise(t, n)
	if r := a.run(); r.Added != n || r.pictures != n*picturesEach {
		t.Fatalf("the first run gives %+v, want %d properties with %d pictures each", r, n, picturesEach)
	}
	if r := a.run(); r.Read != 0 || r.pictures != 0 || r.requests > 3 {
		t.Errorf("when nothing changed the run gives %+v, want no property, no picture and at most 3 requests", r)
	}
	a.mock.Put(a.estate(0, "2026-08-01T10:00:00", picturesEach+1))
	if r := a.run(); r.Read != 1 || r.Changed != 1 || r.pictures != 1 || r.requests > 6 {
		t.Errorf("when one changed the run gives %+v, want one property, its new picture and at most 6 requests", r)
	}
	entries, err := a.Store.Links.CRMRecords(t.Context(), "office")
	if err != nil || len(entries) != n || entries[0].Gone {
		t.Errorf("%d records are there, want %d (%v)", len(entries), n, err)
	}
}
