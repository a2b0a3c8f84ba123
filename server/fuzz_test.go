package server_test

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/gevel/gevel/internal/sampletest"
	"github.com/gevel/gevel/internal/sitetest"
	"github.com/gevel/gevel/server"
	"github.com/gevel/gevel/web"
)

// FuzzEndpoint sends random requests to the graph. The answer must be JSON, no 5xx, and every error must have a code. With GEVEL_FUZZ, the
// address of a running site, it sends them there; tools/fuzz.mjs watches that site's memory.
func FuzzEndpoint(f *testing.F) {
	for _, b := range badRequests {
		if len(b.body) < 10_000 {
			f.Add(b.kind, []byte(b.body), b.search)
		}
	}
	examples, _ := filepath.Glob("../web/widgets/playground/examples/*.graphql") // the pattern is well formed
	for _, file := range examples {
		text, err := os.ReadFile(file)
		if err != nil {
			f.Fatal(err)
		}
		f.Add("", []byte(query(string(text))), "")
	}
	store, media := sampletest.Open(f)
	site, err := server.New(store, web.Dist(), server.Settings{Media: media, Uploads: f.TempDir(), Proxies: sitetest.OwnMachine(f)})
	if err != nil {
		f.Fatal(err)
	}
	f.Cleanup(func() { site.Close() })
	f.Fuzz(func(t *testing.T, kind string, body []byte, search string) {
		if strings.ContainsFunc(search, func(r rune) bool { return r <= ' ' || r > '~' }) {
			t.Skip("HTTP does not allow this address")
		}
		w := httptest.NewRecorder()
		site.ServeHTTP(w, fuzzed("http://localhost", kind, body, search))
		judge(t, w.Code, w.Body.Bytes())
		if running := os.Getenv("GEVEL_FUZZ"); running != "" {
			response, err := http.DefaultClient.Do(fuzzed(running, kind, body, search))
			if err != nil {
				t.Fatal(err)
			}
			defer response.Body.Close()
			text, err := io.ReadAll(response.Body)
			if err != nil {
				t.Fatal(err)
			}
			judge(t, response.StatusCode, text)
		}
	})
}

var fuzzers int // numbers the clients, so that no rate limit refuses a request

func fuzzed(origin, kind string, body []byte, search string) *http.Request {
	fuzzers++
	r, _ := http.NewRequest("POST", origin+"/graphql", bytes.NewReader(body)) // cannot fail: the address is valid
	if search != "" {
		r.Method, r.URL.RawQuery = "GET", search
	}
	r.RemoteAddr = "127.0.0.1:1"
	r.Header.Set("X-Forwarded-For", fmt.Sprintf("10.%d.%d.%d", byte(fuzzers>>16), byte(fuzzers>>8), byte(fuzzers)))
	r.Header.Set("Content-Type", "application/json")
	if strings.HasPrefix(kind, "multipart/") {
		r.Header.Set("Content-Type", multi)
	}
	return r
}

func judge(t *testing.T, status int, text []byte) {
	t.Helper()
	var a struct {
		Errors []struct{ Extensions struct{ Code string } }
	}
	if err := json.Unmarshal(text, &a); err != nil || status >= 500 {
		t.Fatalf("status %d, %v, want JSON and no server error: %.500s", status, err, text)
	}
	for _, e := range a.Errors {
		if e.Extensions.Code == "" || e.Extensions.Code == "INTERNAL" {
			t.Errorf("an error has no code, or INTERNAL: %.500s", text)
		}
	}
}
