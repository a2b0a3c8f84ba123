package render

import (
	"context"
	"net/http"
	"testing"
)

func TestRedirectIsNotCached(t *testing.T) {
	s, rendered := testSite(t, `{"data":{}}`)
	for range 2 {
		page, err := s.Page(context.Background(), Location{URL: "/moved/", Languages: "nl"}, 1)
		if err != nil || page.Status != http.StatusPermanentRedirect || page.Redirect != "/there/" {
			t.Fatalf("the page is %+v (%v), want a redirect 308 to /there/", page, err)
		}
	}
	if n := rendered.Load(); n != 2 {
		t.Errorf("a redirect was cached: %d renders, want 2", n)
	}
}

func TestLivePagesAreNotCached(t *testing.T) {
	for data, posted := range map[string]string{`{"data":{}}`: `{"form":"sendContact"}`, `{"data":{"live":1}}`: ""} {
		s, rendered := testSite(t, data)
		for range 2 {
			page, err := s.Page(context.Background(), Location{URL: "/a/", Languages: "nl", Posted: posted}, 1)
			if err != nil || !page.Uncacheable {
				t.Fatalf("a live page (data %q, form %q) is %+v (%v), want it uncacheable", data, posted, page, err)
			}
		}
		if n := rendered.Load(); n != 2 {
			t.Errorf("a live page was cached (data %q, form %q): %d renders, want 2", data, posted, n)
		}
	}
}

// TestNotFound shows that all unknown addresses share one page.
func TestNotFound(t *testing.T) {
	s, rendered := testSite(t, `{"data":{"page":null}}`)
	first, err := s.Page(t.Context(), Location{URL: "/missing/1/", Languages: "nl"}, 1)
	if err != nil || first.Status != 404 {
		t.Fatalf("an unknown address has the page %+v (%v), want status 404", first, err)
	}
	for range 3 {
		second, err := s.Page(t.Context(), Location{URL: "/missing/2/", Languages: "nl"}, 1)
		if err != nil || second != first || rendered.Load() != 1 {
			t.Errorf("another unknown address: %d renders (%v), want the same page, rendered once", rendered.Load(), err)
		}
	}
	if other, err := s.Page(t.Context(), Location{URL: "/missing/2/", Languages: "nl,fr"}, 1); err != nil || other == first {
		t.Errorf("a page 404 was used for other languages, or failed (%v)", err)
	}
}
