package sitetest

import (
	"bytes"
	"encoding/json"
	"io"
	"io/fs"
	"net/http"
	"regexp"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/gevel/gevel/web"
)

// NoFollow is the client of all tests: it follows no redirect.
var NoFollow = &http.Client{CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse }}

// OverHTTP2 makes all requests use HTTP/2 until the test ends.
func OverHTTP2(t *testing.T) {
	t.Helper()
	NoFollow.Transport = HTTP2()
	t.Cleanup(func() {
		NoFollow.CloseIdleConnections()
		NoFollow.Transport = nil
	})
}

// HTTP2 speaks HTTP/2 without TLS.
func HTTP2() *http.Transport {
	t := &http.Transport{Protocols: new(http.Protocols)}
	t.Protocols.SetUnencryptedHTTP2(true)
	return t
}

// Reply is an answer with its text.
type Reply struct {
	*http.Response
	Text string
}

// Get reads an address.
func (s Site) Get(t *testing.T, path string, headers ...string) Reply {
	t.Helper()
	return s.Request(t, "GET", path, headers...)
}

// Request sends a request without a body; headers are names, each with its value.
func (s Site) Request(t *testing.T, method, path string, headers ...string) Reply {
	t.Helper()
	r, err := http.NewRequest(method, s.URL+path, nil)
	if err != nil {
		t.Fatal(err)
	}
	return Send(t, r, headers...)
}

// Path returns the full address of a page in a language, by its short address.
func (s Site) Path(t *testing.T, short string, language string) string {
	t.Helper()
	r := s.Get(t, short+"?lng="+language)
	to := r.Header.Get("Location")
	if r.StatusCode != http.StatusPermanentRedirect {
		t.Fatalf("%s: status %d, want 308 to the full address", short, r.StatusCode)
	}
	to, _, _ = strings.Cut(to, "?")
	return to
}

// PostJSON sends a request to the graph that everybody may ask.
func (s Site) PostJSON(t *testing.T, body any, headers ...string) Reply {
	t.Helper()
	return s.PostTo(t, "/graphql", body, headers...)
}

// PostDesk sends a request to the graph of the desk.
func (s Site) PostDesk(t *testing.T, body any, headers ...string) Reply {
	t.Helper()
	return s.PostTo(t, "/desk/graphql", body, headers...)
}

// PostTo sends JSON to an address.
func (s Site) PostTo(t *testing.T, path string, body any, headers ...string) Reply {
	t.Helper()
	text, err := json.Marshal(body)
	if err != nil {
		t.Fatal(err)
	}
	r, err := http.NewRequest("POST", s.URL+path, bytes.NewReader(text))
	if err != nil {
		t.Fatal(err)
	}
	return Send(t, r, append([]string{"Content-Type", "application/json"}, headers...)...)
}

// Send sends a request as it is.
func Send(t *testing.T, r *http.Request, headers ...string) Reply {
	t.Helper()
	for i := 0; i < len(headers); i += 2 {
		r.Header.Set(headers[i], headers[i+1])
	}
	response, err := NoFollow.Do(r)
	if err != nil {
		t.Fatal(err)
	}
	defer response.Body.Close()
	text, err := io.ReadAll(response.Body)
	if err != nil {
		t.Fatal(err)
	}
	return Reply{Response: response, Text: string(text)}
}

// SendAll sends a request whose headers may have several lines.
func (s Site) SendAll(t *testing.T, method, path, body string, headers http.Header) Reply {
	t.Helper()
	r, err := http.NewRequest(method, s.URL+path, strings.NewReader(body))
	if err != nil {
		t.Fatal(err)
	}
	r.Header = headers
	return Send(t, r)
}

// OperationID returns the id of one of the app's own operations.
func OperationID(t *testing.T, name string) string {
	t.Helper()
	for _, file := range []string{"documents.json", "desk-documents.json"} {
		text, err := fs.ReadFile(web.Dist(), file)
		if err != nil {
			t.Fatal(err)
		}
		var operations map[string]string
		if err := json.Unmarshal(text, &operations); err != nil {
			t.Fatal(err)
		}
		for id, text := range operations {
			if strings.HasPrefix(text, "query "+name+"(") || strings.HasPrefix(text, "mutation "+name+"(") {
				return id
			}
		}
	}
	t.Fatal("the app has no operation", name)
	return ""
}

// Policy returns the directives of an answer's Content-Security-Policy by name.
func (r Reply) Policy() map[string]string {
	said := map[string]string{}
	for d := range strings.SplitSeq(r.Header.Get("Content-Security-Policy"), "; ") {
		name, sources, _ := strings.Cut(d, " ")
		said[name] = sources
	}
	return said
}

// HasData reports whether an answer has exactly these data and no errors.
func (r Reply) HasData(answer string) bool {
	return strings.HasPrefix(r.Text, strings.TrimSuffix(answer, "}")+`,"extensions":`)
}

// Left returns what the answer's header says is left of the minute's budget, -1 when nothing was charged.
func (r Reply) Left() int {
	found := regexp.MustCompile(`r=(\d+)`).FindStringSubmatch(r.Header.Get("RateLimit"))
	if found == nil {
		return -1
	}
	n, _ := strconv.Atoi(found[1])
	return n
}

// CheckRetryAfter checks that the request was refused by the rate limit, and that header and extensions name the same seconds.
func (r Reply) CheckRetryAfter(t *testing.T) {
	t.Helper()
	var a struct {
		Errors []struct {
			Extensions struct {
				Code       string
				RetryAfter int
			}
		}
	}
	if err := json.Unmarshal([]byte(r.Text),
		&a); err != nil || r.StatusCode != 429 || len(a.Errors) != 1 || a.Errors[0].Extensions.Code != "RATE_LIMITED" ||
		a.Errors[0].Extensions.RetryAfter < 1 || r.Header.Get("Retry-After") != strconv.Itoa(a.Errors[0].Extensions.RetryAfter) {
		t.Fatalf("status %d, %v, want 429 and the same seconds in header and answer: %s (%v)", r.StatusCode, r.Header, r.Text, err)
	}
}

// Charged returns how much of a budget an answer's header says is gone.
func (r Reply) Charged(budget int) int {
	if r.Left() < 0 {
		return 0
	}
	return budget - r.Left()
}

// EarlyInAMinute waits for the next minute when this one is about to end, because rate limits count by the minute.
func EarlyInAMinute(t *testing.T) {
	t.Helper()
	const needed = 10 * time.Second
	if left := time.Minute - time.Since(time.Now().Truncate(time.Minute)); left < needed {
		time.Sleep(left)
	}
}
