package render

import (
	"context"
	"encoding/json"
	"errors"
	"strings"
	"sync/atomic"
	"testing"
	"testing/fstest"

	"github.com/gevel/gevel/server/overload"
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

func (pages) Cards(Location, json.RawMessage, int) (Cards, error) { return Cards{}, nil }

func (e pages) Outcome(l Location, data json.RawMessage) (Page, error) {
	switch l.URL {
	case "/broken/":
		return Page{Status: 200}, nil
	case "/lost/":
		return Page{}, errors.New("thrown")
	}
	p, err := e.Render(l, data)
	e.rendered.Add(-1)
	return Page{Status: p.Status, Redirect: p.Redirect}, err
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
	pool := NewPool(2, func(*Repeats) (Engine, error) { return pages{&rendered}, nil })
	t.Cleanup(func() { pool.Close() })
	assets, err := ReadAssets(fstest.MapFS{
		".vite/manifest.json":   {Data: []byte(`{"main.tsx":{"file":"assets/main.js","isEntry":true}}`)},
		".vite/pageStyles.json": {Data: []byte(`{"sheet":"assets/style.css","pieces":["a{}"],"pages":{}}`)},
	})
	if err != nil {
		t.Fatal(err)
	}
	return NewSite(pool, assets, answers(data), overload.NewGate(4)), &rendered
}
