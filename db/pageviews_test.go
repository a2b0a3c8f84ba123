package db

import (
	"reflect"
	"testing"

	"github.com/gevel/gevel/agency/market"
	"github.com/gevel/gevel/agency/records"
	"github.com/gevel/gevel/agency/traffic"
)

func TestPageViews(t *testing.T) {
	s := open(t)
	fill(t, s, property(1, nil), property(2, func(r *records.Property) { r.Status = market.Inactive }))
	version, err := s.Version(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	for range 2 {
		if err := s.AddPageViews(t.Context(),
			map[PageViewKey]int{{1, "2026-11-23", "SITE"}: 1, {1, "2026-11-16", "SEARCH"}: 3, {1, "2026-10-31", "SITE"}: 1,
				{1, "2026-11-24", "SITE"}: 9, {2, "2026-11-23", "SITE"}: 1, {7, "2026-11-23", "SITE"}: 1}); err != nil {
			t.Fatal(err)
		}
	}
	c, err := s.PageViews(t.Context(), 1, noon)
	if err != nil {
		t.Fatal(err)
	}
	want := traffic.PageViewCounts{Today: 2, Week: 2, PreviousWeek: 6, Month: 8, Total: 10,
		Sources: []traffic.SourceCount{{Source: "SEARCH", Count: 6}, {Source: "SITE", Count: 4}}}
	if !reflect.DeepEqual(*c, want) || count(t, s, "page_visit") != 4 {
		t.Errorf("the page views are %+v in %d rows, want %+v in 4", *c, count(t, s, "page_visit"), want)
	}
	if now, err := s.Version(t.Context()); now != version || err != nil {
		t.Errorf("a page view changes the data version (%v)", err)
	}
}
