package render

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"testing/fstest"
)

// pages is an engine that counts what it renders. Its behaviour depends on the address: /broken throws, /moved redirects.
type pages struct{ rendered *atomic.Int64 }

func (pages) Match(l Location) (Match, error) {
	if strings.HasPrefix(l.URL, "/unmatched/") {
		return Match{}, errors.New("no match")
	}
	_, view, _ := strings.Cut(l.URL, "?view=")
	if strings.HasPrefix(l.URL, "/missing/") {
		return Match{Page: "content", Language: "nl", Prefixed: true, DocumentID: "d", Variables: json.RawMessage(`{}`)}, nil
	}
	return Match{Page: "p", Language: "nl", Prefixed: true, DocumentID: "d", Variables: json.RawMessage(`{}`), View: view}, nil
}

func (e pages) Render(l Location, _ json.RawMessage) (Page, error) {
	e.rendered.Add(1)
	switch url, _, _ := strings.Cut(l.URL, "?"); url {
	case "/broken/":
		return Page{}, errors.New("thrown")
	case "/missing/1/", "/missing/2/":
		return Page{Status: 404, Language: "nl", HTML: "<div>missing</div>"}, nil
	case "/moved/":
		return Page{Status: 308, Redirect: "/there/"}, nil
	}
	return Page{Status: 200, Language: "nl", Head: "<title>T</title>", HTML: "<div>" + l.URL + "</div>"}, nil
}

func (pages) Close() error { return nil }

// answers is a graph with one answer.
type answers string

func (a answers) Answer(context.Context, string, map[string]any) ([]byte, error) {
	return []byte(a), nil
}

// Live reports whether the answer contains "live".
func (a answers) Live(id string) bool { return strings.Contains(string(a), "live") }

func testSite(t *testing.T, data string) (*Site, *atomic.Int64) {
	t.Helper()
	var rendered atomic.Int64
	pool := NewPool(2, func() (Engine, error) { return pages{&rendered}, nil })
	t.Cleanup(func() { pool.Close() })
	assets, err := ReadAssets(fstest.MapFS{
		".vite/manifest.json": {Data: []byte(`{"main.tsx":{"file":"assets/main.js","isEntry":true,"css":["assets/main.css"]}}`)},
		"assets/main.css":     {Data: []byte("a{}")},
	})
	if err != nil {
		t.Fatal(err)
	}
	return NewSite(pool, assets, answers(data)), &rendered
}

func TestPageIsRenderedOnceForEachDataVersion(t *testing.T) {
	s, rendered := testSite(t, `{"data":{}}`)
	var wg sync.WaitGroup
	for range 50 {
		wg.Go(func() {
			page, err := s.Page(context.Background(), Location{URL: "/a/", Languages: "nl"}, 1)
			if err != nil || page.Status != 200 || page.Shell {
				t.Error(page, err)
			}
		})
	}
	wg.Wait()
	if n := rendered.Load(); n != 1 {
		t.Errorf("rendered %d times", n)
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
		{URL: "/a/", Drafts: "projects"}, {URL: "/a/?view=map"}} {
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
				t.Errorf("%s: %s", view, w.Body)
			}
		}
	}
	if n := rendered.Load(); n != 2 {
		t.Errorf("rendered %d times", n)
	}
}

func TestBrokenEngineGivesTheShellUncached(t *testing.T) {
	s, rendered := testSite(t, `{"data":{"x":"</script><b>"}}`)
	for range 2 {
		page, err := s.Page(context.Background(), Location{URL: "/broken/", Languages: "nl"}, 1)
		if err != nil || !page.Shell || page.Status != 200 {
			t.Fatal(page, err)
		}
	}
	if n := rendered.Load(); n != 2 {
		t.Errorf("a page without inner HTML was cached: %d renders, want 2", n)
	}
	page, err := s.Page(context.Background(), Location{URL: "/unmatched/", Language: "nl", Languages: "nl"}, 1)
	if err != nil || !page.Shell {
		t.Error("without a match, want a page without inner HTML:", page, err)
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
			t.Errorf("%s: %s", url, w.Body)
		}
	}
}

func TestRedirectIsNotCached(t *testing.T) {
	s, rendered := testSite(t, `{"data":{}}`)
	for range 2 {
		page, err := s.Page(context.Background(), Location{URL: "/moved/", Languages: "nl"}, 1)
		if err != nil || page.Status != http.StatusPermanentRedirect || page.Redirect != "/there/" {
			t.Fatal(page, err)
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
				t.Fatal(page, err)
			}
		}
		if n := rendered.Load(); n != 2 {
			t.Errorf("a live page was cached (data %q, form %q): %d renders, want 2", data, posted, n)
		}
	}
}

func TestBrokenDataIsAnError(t *testing.T) {
	s, _ := testSite(t, `{"data":null,"errors":[{"message":"no"}]}`)
	if page, err := s.Page(context.Background(), Location{URL: "/a/", Languages: "nl"}, 1); err == nil {
		t.Error("a page was rendered although the graph failed:", page)
	}
}

// TestNotFound shows that all unknown addresses share one page.
func TestNotFound(t *testing.T) {
	s, rendered := testSite(t, `{"data":{"page":null}}`)
	first, err := s.Page(t.Context(), Location{URL: "/missing/1/", Languages: "nl"}, 1)
	if err != nil || first.Status != 404 {
		t.Fatal(first, err)
	}
	for range 3 {
		second, err := s.Page(t.Context(), Location{URL: "/missing/2/", Languages: "nl"}, 1)
		if err != nil || second != first || rendered.Load() != 1 {
			t.Error("another unknown address was rendered again:", err, rendered.Load())
		}
	}
	if other, err := s.Page(t.Context(), Location{URL: "/missing/2/", Languages: "nl,fr"}, 1); err != nil || other == first {
		t.Error("a page 404 was used for other languages:", err)
	}
}

// TestLogsHoldNoTokens makes a page fail whose address has a token.
func TestLogsHoldNoTokens(t *testing.T) {
	var logged bytes.Buffer
	before := slog.Default()
	defer slog.SetDefault(before)
	slog.SetDefault(slog.New(slog.NewTextHandler(&logged, nil)))
	s, _ := testSite(t, `{"data":{}}`)
	for _, url := range []string{"/unmatched/?token=secret", "/broken/?token=secret"} {
		if page, err := s.Page(t.Context(), Location{URL: url, Languages: "nl"}, 1); err != nil || !page.Shell {
			t.Error(url, page, err)
		}
	}
	if text := logged.String(); strings.Contains(text, "secret") || !strings.Contains(text, "/broken/") || !strings.Contains(text,
		"/unmatched/") {
		t.Error(text)
	}
}
