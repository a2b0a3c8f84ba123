package main

import (
	"fmt"
	"net/http"
	"path/filepath"
	"sync"
	"testing"
	"time"

	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/internal/releasetest"
)

// TestPageViewsSurviveAKill kills the server while page views are counted: all those before the last batch must be stored, and none twice.
// One more page view, after all others are counted, shows that counting goes on.
func TestPageViewsSurviveAKill(t *testing.T) {
	releasetest.Only(t, "it kills programs")
	s := &site{program: program(t), data: filepath.Join(t.TempDir(), "data"), addr: freeAddress(t), smtp: "127.0.0.1:1"}
	s.cond = sync.NewCond(&s.mu)
	s.start(t)
	const first, second = 40, 25
	viewProperty(t, s.addr, 0, first)
	for countedViews(t, s.data) < first { // otherwise the test's timeout ends this
	}
	viewProperty(t, s.addr, first, first+second)
	s.process.kill()
	if n := countedViews(t, s.data); n < first || n > first+second {
		t.Errorf("%d page views are stored, want the %d first ones and at most %d of the last batch", n, first, second)
	}
	s.start(t)
	before := countedViews(t, s.data)
	viewProperty(t, s.addr, first+second, first+second+1)
	for countedViews(t, s.data) != before+1 {
	}
}

// viewProperty requests the page of a property, each time from another address.
func viewProperty(t *testing.T, addr string, from, until int) {
	t.Helper()
	for i := from; i < until; i++ {
		r, err := http.NewRequest("GET", "http://"+addr+"/property/1048/", nil)
		if err != nil {
			t.Fatal(err)
		}
		r.Header.Set("User-Agent", "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0")
		r.Header.Set("X-Forwarded-For", fmt.Sprint("192.0.2.", i+1))
		response, err := http.DefaultClient.Do(r)
		if err != nil {
			t.Fatal(err)
		}
		response.Body.Close()
		if response.StatusCode != http.StatusOK {
			t.Fatalf("the page is answered %d, want 200", response.StatusCode)
		}
	}
}

func countedViews(t *testing.T, data string) int {
	t.Helper()
	store, err := db.Open(t.Context(), filepath.Join(data, "gevel.db"))
	if err != nil {
		t.Fatal(err)
	}
	defer store.Close()
	counts, err := store.PageViews(t.Context(), 1048, time.Now())
	if err != nil {
		t.Fatal(err)
	}
	return counts.Total
}
