package render

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"log/slog"
	"net/http"
	"strconv"
	"strings"
	"time"

	"github.com/gevel/gevel/cache"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/server/overload"
	"golang.org/x/sync/singleflight"
)

// Site renders pages and caches them by the answers they show.
type Site struct {
	pool   *Pool
	assets *Assets
	graph  Answerer
	gate   *overload.Gate
	pages  *cache.ByAnswer[key, *Finished]
	making singleflight.Group
}

// NewSite returns a site that renders with the pool and takes its data from the graph, as much at a time as the gate lets in.
func NewSite(pool *Pool, assets *Assets, graph Answerer, gate *overload.Gate) *Site {
	return &Site{pool: pool, assets: assets, graph: graph, gate: gate, pages: cache.NewByAnswer(limits.PageCacheBytes, weighPage)}
}

// Page returns the page at a location with the data of a version. When the engine fails, the page has no inner HTML; Page fails only when
// the graph does, or with overload.ErrFull when too many pages that are not cached are wanted at once.
func (s *Site) Page(ctx context.Context, l Location, version int64) (*Finished, error) {
	m, err := s.pool.Match(l)
	if err != nil {
		slog.ErrorContext(ctx, "an address could not be matched", "url", withoutSearch(l.URL), "err", err)
		return s.shell(l, Match{Language: l.Language, Prefixed: true}, http.StatusServiceUnavailable, nil), nil
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
	key := digest(s.cacheKey(l, m)...)
	if page, ok := s.pages.Get(key, version); ok {
		return page, nil
	}
	made, err, _ := s.making.Do(fmt.Sprint(version, " ", string(key[:]), l.URL), func() (any, error) {
		return s.update(context.WithoutCancel(ctx), l, m, key, version)
	})
	if err != nil {
		return nil, err
	}
	return made.(*Finished), nil
}

// Match finds the page of a location.
func (s *Site) Match(l Location) (Match, error) { return s.pool.Match(l) }

// cacheKey lists everything that a finished page depends on beside the answer. All unknown addresses share one page.
func (s *Site) cacheKey(l Location, m Match) []string {
	path, _, _ := strings.Cut(l.URL, "?")
	if m.Page == "notFound" {
		path = ""
	}
	return []string{l.Origin, l.Languages, l.Unpublished, m.Page, m.Language, strconv.FormatBool(m.Prefixed), path, string(m.Variables),
		m.View}
}

// sameForAll lists the pages whose 404 does not show the address. That of a list does: it shows the filter.
var sameForAll = map[string]bool{"card": true, "content": true, "property": true, "project": true, "notFound": true}

// make runs the operation and renders its answer.
func (s *Site) make(ctx context.Context, l Location, m Match) (*Finished, error) {
	leave, late, err := s.enter(ctx)
	if err != nil {
		return nil, err
	}
	defer leave()
	response, err := s.answer(ctx, m)
	if err != nil {
		return nil, err
	}
	return s.render(ctx, l, m, response, late)
}

// enter waits for a place at the gate. late reports that this took so long that the visitor's browser has to render the page, so that those
// who wait behind are answered too.
func (s *Site) enter(ctx context.Context) (leave func(), late bool, err error) {
	begin := time.Now()
	leave, err = s.gate.Enter(ctx)
	return leave, time.Since(begin) > limits.RenderWait, err
}

// logUnrendered says that a page was sent without its inner HTML. That no engine was free is no error: it happens after each start, and the
// visitor's browser renders the page.
func logUnrendered(ctx context.Context, url string, err error) {
	if errors.Is(err, ErrBusy) {
		slog.InfoContext(ctx, "a page is rendered by the visitor's browser, because all engines are busy", "url", withoutSearch(url))
		return
	}
	slog.ErrorContext(ctx, "a page could not be rendered", "url", withoutSearch(url), "err", err)
}

// update runs the operation for a data version and renders only if its answer is another than that of the cached page.
func (s *Site) update(ctx context.Context, l Location, m Match, key key, version int64) (*Finished, error) {
	leave, late, err := s.enter(ctx)
	if err != nil {
		return nil, err
	}
	defer leave()
	response, err := s.answer(ctx, m)
	if err != nil {
		return nil, err
	}
	if page, ok := s.pages.Same(key, version, response); ok {
		return page, nil
	}
	page, err := s.render(ctx, l, m, response, late)
	// a redirect is not cached, because it carries the visitor's own query
	if err == nil && !page.Shell && page.Redirect == "" && !(page.Status == http.StatusNotFound && sameForAll[m.Page]) {
		s.pages.Put(key, version, response, page, page.Body)
	}
	return page, err
}

// render renders an answer. A 404 is one page for all addresses with the same answer, so that a crawl of unknown addresses neither renders
// nor evicts other pages.
func (s *Site) render(ctx context.Context, l Location, m Match, response []byte, late bool) (*Finished, error) {
	missing := digest(append(s.cacheKey(Location{Origin: l.Origin, Languages: l.Languages, Unpublished: l.Unpublished},
		Match{Page: m.Page, Language: m.Language, Prefixed: m.Prefixed}), string(response))...)
	if page, ok := s.pages.Get(missing, 0); ok && l.Posted == "" && sameForAll[m.Page] {
		return page, nil
	}
	if late && !m.NoScripts && l.Posted == "" {
		s.pool.busy.Add(1)
		logUnrendered(ctx, l.URL, ErrBusy)
		return s.unrendered(ctx, l, m, response), nil
	}
	page, err := s.pool.Render(ctx, l, response)
	if err != nil && m.NoScripts {
		return nil, err // no browser would render it
	}
	if err != nil {
		logUnrendered(ctx, l.URL, err)
		return s.unrendered(ctx, l, m, response), nil
	}
	if page.Redirect != "" {
		return &Finished{Status: page.Status, Redirect: page.Redirect, Language: m.Language, Prefixed: m.Prefixed}, nil
	}
	if page.Status != http.StatusNotFound || l.Posted != "" || !sameForAll[m.Page] {
		return s.finish(l, m, page, response), nil
	}
	m.Variables = json.RawMessage("null") // the browser reads them from the address
	none := s.finish(l, m, page, response)
	none.Location = Location{}
	s.pages.Put(missing, 0, response, none, none.Body)
	return none, nil
}

// unrendered is a page that no engine rendered: a document without inner HTML, or a redirect. Its status is the one that the page's module
// decides, or 503 when that fails too, so that nobody takes an address for a page that is none.
func (s *Site) unrendered(ctx context.Context, l Location, m Match, response []byte) *Finished {
	page, err := s.pool.Outcome(l, response)
	if err != nil {
		slog.ErrorContext(ctx, "the status of a page is not known", "url", withoutSearch(l.URL), "err", err)
		page = Page{Status: http.StatusServiceUnavailable}
	}
	if page.Redirect != "" {
		return &Finished{Status: page.Status, Redirect: page.Redirect, Language: m.Language, Prefixed: m.Prefixed}
	}
	return s.shell(l, m, page.Status, response)
}

// withoutSearch returns an address for the log, without its query, which may hold a token or what somebody typed.
func withoutSearch(url string) string {
	path, _, _ := strings.Cut(url, "?")
	return path
}
