package pageviews

import (
	"context"
	"errors"
	"fmt"
	"maps"
	"sync"
	"testing"
	"time"

	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/limits"
)

// fakeStore is a store in memory whose first write may fail.
type fakeStore struct {
	mutex   sync.Mutex
	counts  map[db.PageViewKey]int
	broken  bool
	batches int
}

func (b *fakeStore) AddPageViews(_ context.Context, counts map[db.PageViewKey]int) error {
	b.mutex.Lock()
	defer b.mutex.Unlock()
	if b.broken {
		b.broken = false
		return errors.New("the disk is full")
	}
	b.batches++
	for v, n := range counts {
		b.counts[v] += n
	}
	return nil
}

func (b *fakeStore) OwnsProperty(_ context.Context, token string, property int) (bool, error) {
	return token == "the owner's" && property == 1, nil
}

const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0"

var noon = time.Date(2026, 11, 21, 11, 0, 0, 0, time.UTC)

func visit(address string, change func(*View)) View {
	v := View{Property: 1, Source: "SEARCH", At: noon, Address: address, Agent: firefox}
	if change != nil {
		change(&v)
	}
	return v
}

func TestAVisitorCountsOnceADayForEachProperty(t *testing.T) {
	store := &fakeStore{counts: map[db.PageViewKey]int{}}
	counter := Start(store, store)
	for _, v := range []View{
		visit("a", nil), visit("a", nil),
		visit("a", func(v *View) { v.Source = "SITE" }),
		visit("a", func(v *View) { v.Property = 2 }),
		visit("a", func(v *View) { v.Agent = firefox + " another" }),
		visit("b", nil),
		visit("c", func(v *View) { v.Token = "the owner's" }),
		visit("c", func(v *View) { v.Token, v.Property = "the owner's", 2 }),
		visit("d", func(v *View) { v.Token = "another owner's" }),
		visit("e", func(v *View) { v.Agent = "" }),
		visit("e", func(v *View) { v.Agent = "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)" }),
		visit("e", func(v *View) { v.Agent = "curl/8.5.0" }),
		visit("a", func(v *View) { v.At = noon.Add(12 * time.Hour) }), // midnight in the agency's time zone is an hour earlier
	} {
		counter.Count(v)
	}
	counter.Close()
	want := map[db.PageViewKey]int{{Property: 1, Day: "2026-11-21", Source: "SEARCH"}: 4,
		{Property: 2, Day: "2026-11-21", Source: "SEARCH"}: 2,
		{Property: 1, Day: "2026-11-22", Source: "SEARCH"}: 1}
	if !maps.Equal(store.counts, want) || store.batches != 1 {
		t.Errorf("the store has %v in %d batches, want %v in 1", store.counts, store.batches, want)
	}
}

func TestCounterWritesAFailedBatchWithTheNext(t *testing.T) {
	store := &fakeStore{counts: map[db.PageViewKey]int{}, broken: true}
	counter := &Counter{store: store, pending: map[db.PageViewKey]int{}}
	counter.record(visit("a", nil))
	counter.write()
	counter.record(visit("b", nil))
	counter.write()
	counter.write()
	if n := store.counts[db.PageViewKey{Property: 1, Day: "2026-11-21", Source: "SEARCH"}]; n != 2 || store.batches != 1 {
		t.Errorf("%d page views in %d batches, want 2 in 1", n, store.batches)
	}
}

// TestCountNeverBlocks queues more page views than fit while nothing takes them from the queue.
func TestCountNeverBlocks(t *testing.T) {
	counter := &Counter{views: make(chan View, limits.PageViewsWaiting)}
	for range limits.PageViewsWaiting + 10 {
		counter.Count(visit("a", nil))
	}
	if len(counter.views) != limits.PageViewsWaiting {
		t.Errorf("%d page views wait, want %d", len(counter.views), limits.PageViewsWaiting)
	}
}

func TestSaltChangesEveryDay(t *testing.T) {
	var d day
	d.isNew("2026-11-21", visit("a", nil))
	first := d.digest([]string{"a"})
	d.isNew("2026-11-22", visit("a", nil))
	if d.digest([]string{"a"}) == first || len(d.seen) != 3 { // the visitor, the network at the property, the network
		t.Errorf("a visitor is recognised the day after, or %d digests are kept, want 3", len(d.seen))
	}
}

// TestCounterLimitsEachNetwork counts a network only so often, whatever user agents and addresses it uses.
func TestCounterLimitsEachNetwork(t *testing.T) {
	var d day
	counted := 0
	for i := range 1000 {
		v := visit(fmt.Sprintf("2001:db8::%x", i), func(v *View) { v.Agent, v.Property = fmt.Sprint(firefox, i), i%100 })
		if d.isNew("2026-11-21", v) {
			counted++
		}
	}
	if counted != limits.PageViewsOfNetwork {
		t.Error(counted, "page views of one network were counted, want", limits.PageViewsOfNetwork)
	}
	counted = 0
	for i := range 100 {
		if d.isNew("2026-11-21", visit("192.0.2.1", func(v *View) { v.Agent = fmt.Sprint(i) })) {
			counted++
		}
	}
	if counted != limits.PageViewsOfProperty {
		t.Error(counted, "page views of one property by one network were counted, want", limits.PageViewsOfProperty)
	}
}
