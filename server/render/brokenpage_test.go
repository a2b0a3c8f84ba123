package render

import (
	"bytes"
	"context"
	"io"
	"log/slog"
	"strings"
	"testing"
)

func TestBrokenEngineGivesTheShellUncached(t *testing.T) {
	s, rendered := testSite(t, `{"data":{"x":"</script><b>"}}`)
	for range 2 {
		page, err := s.Page(context.Background(), Location{URL: "/broken/", Languages: "nl"}, 1)
		if err != nil || !page.Shell || page.Status != 200 {
			t.Fatalf("the page is %+v (%v), want status 200 without inner HTML", page, err)
		}
	}
	if n := rendered.Load(); n != 2 {
		t.Errorf("a page without inner HTML was cached: %d renders, want 2", n)
	}
	page, err := s.Page(context.Background(), Location{URL: "/unmatched/", Language: "nl", Languages: "nl"}, 1)
	if err != nil || !page.Shell || page.Status != 503 {
		t.Errorf("without a match the page is %+v (%v), want status 503 without inner HTML", page, err)
	}
}

// TestPagesThatWereNotRenderedHaveTheirStatus shows that an address of which the answer has nothing is not found, whether or not an engine
// was free to say so.
func TestPagesThatWereNotRenderedHaveTheirStatus(t *testing.T) {
	for answer, want := range map[string]int{`{"data":{"page":null,"article":null,"site":{}}}`: 404, `{"data":{"property":null}}`: 404,
		`{"data":{"page":null,"article":{}}}`: 200, `{"data":{"properties":{}}}`: 200, "": 503} {
		if got := statusOf(Match{Page: "content"}, []byte(answer)); got != want {
			t.Errorf("the status of the answer %s is %d, want %d", answer, got, want)
		}
	}
	for variables, want := range map[string]int{`{"page":1}`: 200, `{"page":2}`: 404, `{}`: 200} {
		if got := statusOf(Match{Page: "sale", Variables: []byte(variables)}, []byte(`{"data":{"properties":{"nodes":[]}}}`)); got != want {
			t.Errorf("the status of an empty list with the variables %s is %d, want %d", variables, got, want)
		}
	}
	const lists = `{"data":{"page":null,"properties":{"nodes":[{}]}}}`
	if got := statusOf(Match{Page: "sale", Variables: []byte(`{"page":1}`)}, []byte(lists)); got != 200 {
		t.Errorf("the status of a list of which the agency wrote nothing is %d, want 200", got)
	}
	const full, agent = `{"data":{"properties":{"nodes":[{}]}}}`, `{"data":{"agent":{},"properties":{"nodes":[]}}}`
	for answer, want := range map[string]int{full: 200, agent: 404} {
		if got := statusOf(Match{Page: "agent", Variables: []byte(`{"page":2}`)}, []byte(answer)); got != want {
			t.Errorf("the status of the second page with the answer %s is %d, want %d", answer, got, want)
		}
	}
	if got := statusOf(Match{Page: "notFound"}, []byte(`{"data":{}}`)); got != 404 {
		t.Errorf("an address of no page has the status %d, want 404", got)
	}
}

func TestBrokenDataIsAnError(t *testing.T) {
	s, _ := testSite(t, `{"data":null,"errors":[{"message":"no"}]}`)
	if page, err := s.Page(context.Background(), Location{URL: "/a/", Languages: "nl"}, 1); err == nil {
		t.Errorf("the graph failed, but the page is %+v, want an error", page)
	}
}

// TestBusyEnginesAreNoError shows that the log calls only what is broken an error.
func TestBusyEnginesAreNoError(t *testing.T) {
	var logged bytes.Buffer
	before := slog.Default()
	defer slog.SetDefault(before)
	slog.SetDefault(slog.New(slog.NewTextHandler(&logged, nil)))
	for err, want := range map[error]string{ErrBusy: "level=INFO msg=\"a page is rendered by the visitor's browser",
		io.EOF: "level=ERROR"} {
		logged.Reset()
		if logUnrendered(t.Context(), "/nl/?token=secret", err); !strings.Contains(logged.String(), want) ||
			!strings.Contains(logged.String(), "url=/nl/") || strings.Contains(logged.String(), "secret") {
			t.Errorf("%v is logged as %q, want %q with the address without its query", err, logged.String(), want)
		}
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
			t.Errorf("%s is %+v (%v), want a page without inner HTML", url, page, err)
		}
	}
	if text := logged.String(); strings.Contains(text, "secret") || !strings.Contains(text, "/broken/") || !strings.Contains(text,
		"/unmatched/") {
		t.Errorf("the log says %q, want both addresses without the token", text)
	}
}
