package render

import (
	"bytes"
	"context"
	"crypto/sha256"
	"encoding/json"
	"errors"
	"fmt"
	"log/slog"
	"net/http"
	"strings"

	"github.com/gevel/gevel/cache"
	"github.com/gevel/gevel/limits"
	"golang.org/x/sync/singleflight"
)

// Answerer runs one of the app's own operations and returns the response as JSON.
type Answerer interface {
	Answer(ctx context.Context, documentID string, variables map[string]any) ([]byte, error)
	// Live reports whether an answer may change without a new data version.
	Live(documentID string) bool
}

// Site renders pages and caches them by data version.
type Site struct {
	pool   *Pool
	assets *Assets
	graph  Answerer
	pages  *cache.Cache[key, *Finished]
	making singleflight.Group
}

// Finished is a page ready to be sent.
type Finished struct {
	Status      int
	Name        string // the page's name in the route table: "property"
	Property    int    // the number of the property whose page it is, 0 for none
	Redirect    string
	Language    string
	Prefixed    bool
	Body        *cache.Body
	Shell       bool // the inner HTML is missing; the browser fills it
	Uncacheable bool // for this visitor or this moment only, so not cached
}

// NewSite returns a site that renders with the pool and takes its data from the graph.
func NewSite(pool *Pool, assets *Assets, graph Answerer) *Site {
	return &Site{pool: pool, assets: assets, graph: graph, pages: cache.New(limits.PageCacheBytes, weighPage)}
}

func weighPage(_ key, f *Finished) int { return sha256.Size + 200 + f.Body.Weight() }

// Page returns the page at a location with the data of a version. When the engine fails, the page has no inner HTML; Page fails only when
// the graph does.
func (s *Site) Page(ctx context.Context, l Location, version int64) (*Finished, error) {
	m, err := s.pool.Match(l)
	if err != nil {
		slog.Error("an address could not be matched", "url", withoutSearch(l.URL), "err", err)
		return s.shell(l, Match{Language: l.Language, Prefixed: true}, nil), nil
	}
	if m.Redirect != "" {
		return &Finished{Status: http.StatusPermanentRedirect, Redirect: m.Redirect, Language: m.Language, Prefixed: m.Prefixed}, nil
	}
	if l.Posted != "" || m.Uncacheable || s.graph.Live(m.DocumentID) {
		page, err := s.make(ctx, l, m)
		if page != nil {
			page.Uncacheable = true
		}
		return page, err
	}
	key, err := digest(s.cacheKey(l, m, version))
	if err != nil {
		return nil, err
	}
	if page, ok := s.pages.Get(key); ok {
		return page, nil
	}
	made, err, _ := s.making.Do(string(key[:])+l.URL, func() (any, error) {
		page, err := s.make(context.WithoutCancel(ctx), l, m)
		// a redirect is not cached, because it carries the visitor's own query
		if err == nil && !page.Shell && page.Redirect == "" && !(page.Status == http.StatusNotFound &&
			sameForAll[m.Page]) {
			cache.PutBody(s.pages, key, page, page.Body)
		}
		return page, err
	})
	if err != nil {
		return nil, err
	}
	return made.(*Finished), nil
}

// Match finds the page of a location.
func (s *Site) Match(l Location) (Match, error) { return s.pool.Match(l) }

// cacheKey lists everything that a finished page depends on. All unknown addresses share one page.
func (s *Site) cacheKey(l Location, m Match, version int64) []any {
	path, _, _ := strings.Cut(l.URL, "?")
	if m.Page == "notFound" {
		path = ""
	}
	return []any{version, l.Origin, l.Languages, m.Page, m.Language, m.Prefixed, path, m.Variables, m.View}
}

// sameForAll lists the pages whose 404 does not show the address. That of a list does: it shows the filter.
var sameForAll = map[string]bool{"content": true, "property": true, "project": true, "notFound": true}

// make runs the operation and renders. A 404 is one page for all addresses with the same answer, so that a crawl of unknown addresses
// neither renders nor evicts other pages.
func (s *Site) make(ctx context.Context, l Location, m Match) (*Finished, error) {
	var variables map[string]any
	d := json.NewDecoder(bytes.NewReader(m.Variables))
	d.UseNumber()
	if err := d.Decode(&variables); err != nil {
		return nil, fmt.Errorf("variables of %s: %w", m.Page, err)
	}
	response, err := s.graph.Answer(ctx, m.DocumentID, variables)
	if err != nil {
		return nil, fmt.Errorf("data of %s: %w", m.Page, err)
	}
	if err := Failed(response); err != nil {
		return nil, fmt.Errorf("data of %s: %w", m.Page, err)
	}
	missing, err := digest([]any{s.cacheKey(Location{Origin: l.Origin, Languages: l.Languages},
		Match{Page: m.Page, Language: m.Language, Prefixed: m.Prefixed}, 0), l.Drafts, response})
	if err != nil {
		return nil, err
	}
	if page, ok := s.pages.Get(missing); ok && l.Posted == "" && sameForAll[m.Page] {
		return page, nil
	}
	page, err := s.pool.Render(ctx, l, response)
	if err != nil {
		slog.Error("a page could not be rendered", "url", withoutSearch(l.URL), "err", err)
		return s.shell(l, m, response), nil
	}
	if page.Redirect != "" {
		return &Finished{Status: page.Status, Redirect: page.Redirect, Language: m.Language, Prefixed: m.Prefixed}, nil
	}
	if page.Status != http.StatusNotFound || l.Posted != "" || !sameForAll[m.Page] {
		return s.finish(l, m, page, response), nil
	}
	m.Variables = json.RawMessage("null") // the browser reads them from the address
	none := s.finish(l, m, page, response)
	cache.PutBody(s.pages, missing, none, none.Body)
	return none, nil
}

// withoutSearch returns an address for the log, without its query, which may hold a token or what somebody typed.
func withoutSearch(url string) string {
	path, _, _ := strings.Cut(url, "?")
	return path
}

// Failed returns an error when a response has errors. The app's own operations have none unless something broke.
func Failed(response []byte) error {
	var r struct {
		Errors json.RawMessage `json:"errors"`
	}
	if err := json.Unmarshal(response, &r); err != nil {
		return err
	}
	if len(r.Errors) > 0 {
		return errors.New(string(r.Errors))
	}
	return nil
}

// shell returns the document without inner HTML, which the browser renders. Its status is 200, because only the page's module chooses
// another.
func (s *Site) shell(l Location, m Match, response []byte) *Finished {
	f := s.finish(l, m, Page{Status: http.StatusOK, Language: m.Language}, response)
	f.Shell = true
	return f
}

func (s *Site) finish(l Location, m Match, page Page, response []byte) *Finished {
	payload := json.RawMessage("null")
	if response != nil {
		payload, _ = json.Marshal(struct {
			DocumentID string          `json:"documentId"`
			Variables  json.RawMessage `json:"variables"`
			Response   json.RawMessage `json:"response"`
			Posted     json.RawMessage `json:"posted,omitempty"`
		}{m.DocumentID, m.Variables, response, json.RawMessage(l.Posted)}) // cannot fail: all four are JSON
	}
	text := s.assets.Write(Document{Page: page, Languages: l.Languages, Drafts: l.Drafts, Payload: payload,
		Preloads: s.assets.Preloads(append(m.Texts, m.Source)...)})
	return &Finished{Status: page.Status, Name: m.Page, Property: m.property(), Language: m.Language, Prefixed: m.Prefixed,
		Body: cache.NewBody("text/html; charset=utf-8", text)}
}
