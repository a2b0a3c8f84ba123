package render

import (
	"context"
	"errors"
	"fmt"
	"testing"

	"github.com/gevel/gevel/limits"
)

// TestRenderAhead changes the answer of pages that were read twice, and of one that was read once.
func TestRenderAhead(t *testing.T) {
	s, rendered := testSite(t, `{"data":{"a":1}}`)
	read := func(i int, version int64) {
		if _, err := s.Page(t.Context(), Location{URL: fmt.Sprintf("/%d/", i), Languages: "nl"}, version); err != nil {
			t.Fatal(err)
		}
	}
	read(0, 1)
	for i := 1; i <= limits.PagesAhead+5; i++ {
		read(i, 1)
		read(i, 1)
	}
	s.graph = answers(`{"data":{"a":2}}`)
	before, waited := rendered.Load(), 0
	s.RenderAhead(context.Background(), 2, func() error { waited++; return nil })
	if n := rendered.Load() - before; n != limits.PagesAhead || waited != limits.PagesAhead {
		t.Errorf("%d pages were rendered ahead after waiting %d times, want %d", n, waited, limits.PagesAhead)
	}
	for i := 6; i <= limits.PagesAhead+5; i++ {
		read(i, 2)
	}
	if n := rendered.Load() - before; n != limits.PagesAhead {
		t.Errorf("%d pages rendered ahead were rendered again for visitors, want none", n-limits.PagesAhead)
	}
	s.graph = answers(`{"data":{"a":3}}`)
	s.RenderAhead(context.Background(), 3, func() error { return errors.New("the server stops") })
	if n := rendered.Load() - before; n != limits.PagesAhead {
		t.Errorf("%d pages were rendered although the server stops, want none", n-limits.PagesAhead)
	}
}
