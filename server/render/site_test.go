package render

import (
	"context"
	"fmt"
	"net/http/httptest"
	"strings"
	"sync"
	"testing"
	"testing/synctest"
	"time"

	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/server/overload"
)

func TestPageIsRenderedOnceForEachDataVersion(t *testing.T) {
	s, rendered := testSite(t, `{"data":{}}`)
	var wg sync.WaitGroup
	for range 50 {
		wg.Go(func() {
			page, err := s.Page(context.Background(), Location{URL: "/a/", Languages: "nl"}, 1)
			if err != nil || page.Status != 200 || page.Shell {
				t.Errorf("the page is %+v (%v), want status 200 and inner HTML", page, err)
			}
		})
	}
	wg.Wait()
	if n := rendered.Load(); n != 1 {
		t.Errorf("a page for 50 visitors at once was rendered %d times, want once", n)
	}
	for i := range 3 {
		s.Page(context.Background(), Location{URL: fmt.Sprintf("/a/?utm=%d", i), Languages: "nl"}, 1)
	}
	if n := rendered.Load(); n != 1 {
		t.Errorf("an address with an unknown parameter was rendered again: %d renders, want 1", n)
	}
}

// TestPageIsRenderedAgainOnlyForAnotherAnswer asks for a page after each new data version, from several visitors at once.
func TestPageIsRenderedAgainOnlyForAnotherAnswer(t *testing.T) {
	s, rendered := testSite(t, "")
	for version, step := range []struct {
		data    string
		renders int64
	}{{`{"data":{"a":1}}`, 1}, {`{"data":{"a":1}}`, 1}, {`{"data":{"a":2}}`, 2}, {`{"data":{"a":2}}`, 2}, {`{"data":{"a":1}}`, 3}} {
		s.graph = answers(step.data)
		var wg sync.WaitGroup
		for range 8 {
			wg.Go(func() {
				page, err := s.Page(context.Background(), Location{URL: "/a/", Languages: "nl"}, int64(version))
				if err != nil {
					t.Error(err)
					return
				}
				w := httptest.NewRecorder()
				if page.Body.Write(w, httptest.NewRequest("GET", "/", nil), 200); !strings.Contains(w.Body.String(), step.data) {
					t.Errorf("version %d: %s does not show %s", version, w.Body, step.data)
				}
			})
		}
		wg.Wait()
		if n := rendered.Load(); n != step.renders {
			t.Errorf("version %d: %d renders, want %d", version, n, step.renders)
		}
	}
}

// TestPageIsCachedForEachLocation changes one part of the location after another: each has a page of its own.
func TestPageIsCachedForEachLocation(t *testing.T) {
	s, rendered := testSite(t, `{"data":{}}`)
	for i, l := range []Location{{URL: "/a/"}, {URL: "/b/"}, {URL: "/a/", Origin: "http://a.example"}, {URL: "/a/", Languages: "nl,fr"},
		{URL: "/a/", Unpublished: "projects"}, {URL: "/a/?view=map"}} {
		for range 2 {
			if _, err := s.Page(context.Background(), l, 1); err != nil {
				t.Fatal(err)
			}
		}
		if n := rendered.Load(); n != int64(i+1) {
			t.Errorf("%+v: %d renders, want %d", l, n, i+1)
		}
	}
}

func TestPageIsCachedForEachView(t *testing.T) {
	s, rendered := testSite(t, `{"data":{}}`)
	for range 2 {
		for _, view := range []string{"map", "both"} {
			page, err := s.Page(context.Background(), Location{URL: "/a/?view=" + view, Languages: "nl"}, 1)
			if err != nil {
				t.Fatal(err)
			}
			w := httptest.NewRecorder()
			page.Body.Write(w, httptest.NewRequest("GET", "/", nil), 200)
			if !strings.Contains(w.Body.String(), "/a/?view="+view) {
				t.Errorf("the page of the view %s is another one: %s", view, w.Body)
			}
		}
	}
	if n := rendered.Load(); n != 2 {
		t.Errorf("two views were rendered %d times, want once each", n)
	}
}

func TestScriptsWaitForTheFirstPaint(t *testing.T) {
	s, _ := testSite(t, `{"data":{}}`)
	for url, waits := range map[string]bool{"/a/": true, "/broken/": false} {
		page, err := s.Page(context.Background(), Location{URL: url, Languages: "nl"}, 1)
		if err != nil {
			t.Fatal(err)
		}
		w := httptest.NewRecorder()
		page.Body.Write(w, httptest.NewRequest("GET", "/", nil), 200)
		waiting := strings.Contains(w.Body.String(),
			`<template id="app"><script type="module" async src="/assets/main.js"></script></template><script>`+Start)
		if waiting != waits || strings.Count(w.Body.String(), "/assets/main.js") != 1 {
			t.Errorf("%s: the script waits: %v, want %v and the script once: %s", url, waiting, waits, w.Body)
		}
	}
}

// TestLatePagesAreRenderedByBrowsers holds the only place until a page has waited long enough for its visitor's browser to render it; a
// form without scripts is rendered all the same.
func TestLatePagesAreRenderedByBrowsers(t *testing.T) {
	for _, c := range []struct {
		posted string
		wait   time.Duration
		shell  bool
	}{{"", limits.RenderWait - time.Millisecond, false}, {"", limits.RenderWait + time.Millisecond, true},
		{`{"form":"ask"}`, limits.RenderWait + time.Millisecond, false}} {
		synctest.Test(t, func(t *testing.T) {
			s, _ := testSite(t, `{"data":{}}`)
			s.gate = overload.NewGate(1)
			leave, err := s.gate.Enter(t.Context())
			if err != nil {
				t.Fatal(err)
			}
			time.AfterFunc(c.wait, leave)
			page, err := s.Page(t.Context(), Location{URL: "/a/", Languages: "nl", Posted: c.posted}, 1)
			if err != nil || page.Shell != c.shell || page.Status != 200 {
				t.Errorf("a page %q that waited %v: %+v (%v), want without inner HTML: %v", c.posted, c.wait, page, err, c.shell)
			}
		})
	}
}
