package traffic

import (
	"bytes"
	"errors"
	"log/slog"
	"strings"
	"testing"
)

func TestClean(t *testing.T) {
	for text, want := range map[string]string{
		"550 <an.claes@example.org>: no such mailbox":                            "550 <…@…>: no such mailbox",
		"https://www.example.com/nl/?token=abc":                                  "https://www.example.com/nl/?…",
		"write tcp 10.0.0.1:80->203.0.113.9:4711: broken pipe":                   "write tcp 10.0.0.1:80->… broken pipe",
		"http: panic serving 203.0.113.9:4711: boom":                             "http: panic a client: boom",
		"http: TLS handshake error from [2001:db8::1]:4711: EOF":                 "http: TLS handshake error a client: EOF",
		"http2: server: error reading preface from client 203.0.113.9:4711: EOF": "http2: server: error reading preface a client: EOF",
		"dial tcp 10.0.0.5:587: connection refused":                              "dial tcp 10.0.0.5:587: connection refused",
	} {
		if got := Clean(text); got != want {
			t.Errorf("%q becomes %q, want %q", text, got, want)
		}
	}
}

// TestHandlerCleansWhateverItIsGiven logs an address as text, as an error and in a group.
func TestHandlerCleansWhateverItIsGiven(t *testing.T) {
	var out bytes.Buffer
	log := slog.New(Handler{slog.NewJSONHandler(&out, nil)})
	ctx, id := WithID(t.Context())
	log.With("of", "an@example.org").WithGroup("g").ErrorContext(ctx, "to an@example.org", "err", errors.New("an@example.org left"),
		"tries", 2)
	if text := out.String(); strings.Contains(text, "an@") || !strings.Contains(text, id) || !strings.Contains(text, `"tries":2`) {
		t.Errorf("the log says %s, want the request's id and the tries, but no address", text)
	}
}

func TestClassOf(t *testing.T) {
	for pattern, want := range map[string]string{"/": "page", "": "page", "GET /qr/{kind}/{file}": "media", "/graphql": "graph",
		"POST /desk/leads.csv": "desk", "/{file}": Other, "GET /sitemap.xml": Other, "/map/{$}": "map"} {
		if got := ClassOf(pattern); got != want {
			t.Errorf("%q is of class %q, want %q", pattern, got, want)
		}
	}
}
