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

// TestPagesThatWereNotRenderedHaveTheirStatus shows that a page's module decides the status also when no engine is free to render, and that
// it is 503 when the module cannot.
func TestPagesThatWereNotRenderedHaveTheirStatus(t *testing.T) {
	s, rendered := testSite(t, `{"data":{}}`)
	s.pool = NewPool(0, func(*Repeats) (Engine, error) { return pages{rendered}, nil })
	t.Cleanup(func() { s.pool.Close() })
	for url, want := range map[string]int{"/a/": 200, "/missing/1/": 404, "/moved/": 308, "/broken/": 200, "/lost/": 503} {
		page, err := s.Page(t.Context(), Location{URL: url, Languages: "nl"}, 1)
		if err != nil || page.Status != want || page.Shell != (want != 308) || (page.Redirect == "/there/") != (want == 308) {
			t.Errorf("with no free engine %s is %+v (%v), want status %d", url, page, err, want)
		}
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
