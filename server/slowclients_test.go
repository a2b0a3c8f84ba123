package server_test

import (
	"bufio"
	"fmt"
	"io"
	"net"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"

	"github.com/gevel/gevel/internal/releasetest"
	"github.com/gevel/gevel/internal/sitetest"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/server"
	"github.com/gevel/gevel/web"
)

const mcpCall = `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"search_properties","arguments":{"language":"NL"}}}`

// TestSlowSendersHoldNothing sends the beginnings of bodies to every address that takes one, until the site waits for the rest of them: it
// says so with 100 Continue. Nothing may be held by then.
func TestSlowSendersHoldNothing(t *testing.T) {
	v, site := visitSite(t, web.Dist(), server.Settings{Proxies: sitetest.OwnMachine(t)})
	for _, path := range []string{"/mcp", "/graphql", "/nl/contact/", "/desk/leads.csv", "/desk/folder.zip", "/desk/person.json",
		"/crm/whise/main", "/unsubscribe"} {
		for _, kind := range []string{"application/json", "application/x-www-form-urlencoded", "multipart/form-data; boundary=b"} {
			c, err := net.Dial("tcp", strings.TrimPrefix(v.URL, "http://"))
			if err != nil {
				t.Fatal(err)
			}
			defer c.Close()
			fmt.Fprintf(c, "POST %s HTTP/1.1\r\nHost: a\r\nContent-Type: %s\r\nAccept: application/json, text/event-stream\r\n"+
				"Content-Length: 1000\r\nExpect: 100-continue\r\n\r\n", path, kind)
			line, err := bufio.NewReader(c).ReadString('\n')
			if err != nil {
				t.Fatal(path, err)
			}
			if running := site.Crowd().Running; running > 0 {
				t.Errorf("%s (%s) holds %d places while its body comes (%q)", path, kind, running, line)
			}
		}
	}
}

// reader is a client that looks what the site holds when it gets the first byte.
type reader struct {
	*httptest.ResponseRecorder
	held func() int
	most int
}

func (r *reader) Write(p []byte) (int, error) {
	r.most = max(r.most, r.held())
	return r.ResponseRecorder.Write(p)
}

// TestSlowReadersHoldNothing looks at what is held while an answer that is not cached is written, of each kind that takes a place.
func TestSlowReadersHoldNothing(t *testing.T) {
	releasetest.Only(t, "it waits for slow readers")
	v, site := visitSite(t, web.Dist(), server.Settings{Proxies: sitetest.OwnMachine(t)})
	property := v.Path(t, "/property/1096/", "nl")
	for _, c := range []struct{ method, path, body string }{
		{"GET", property, ""}, {"GET", "/nl/te-koop/?city=Bree%7C3960", ""}, {"GET", "/nl/nergens/", ""},
		{"POST", "/mcp", mcpCall}, {"POST", "/graphql", `{"query":"{ properties(language: NL, page: {first: 20}) { nodes { title } } }"}`},
		{"GET", "/open-days/nl/2001.ics", ""}, {"GET", "/share/nl/property/1096.jpg", ""}, {"GET", "/sitemap-nl.xml", ""},
		{"GET", "/nl/feed.xml", ""}, {"GET", "/oembed?url=" + v.URL + property, ""},
	} {
		r := httptest.NewRequest(c.method, c.path, strings.NewReader(c.body))
		r.Header.Set("Content-Type", "application/json")
		r.Header.Set("Accept", "application/json, text/event-stream")
		w := &reader{ResponseRecorder: httptest.NewRecorder(), held: func() int { return site.Crowd().Running }}
		if site.ServeHTTP(w, r); w.most > 0 || w.Body.Len() == 0 {
			t.Errorf("%s %s: %d places are held while the answer of %d bytes is written (status %d)", c.method, c.path, w.most,
				w.Body.Len(),
				w.Code)
		}
	}
}

// TestBatchesAreRefused shows that no request holds more calls than are charged.
func TestBatchesAreRefused(t *testing.T) {
	v := visit(t)
	many := "[" + strings.TrimSuffix(strings.Repeat(mcpCall+",", 1000), ",") + "]"
	for path, body := range map[string]string{"/mcp": " \r\n\t" + many, "/graphql": `[{"query":"{ __typename }"}]`} {
		r, err := http.NewRequest("POST", v.URL+path, strings.NewReader(body))
		if err != nil {
			t.Fatal(err)
		}
		r.Header.Set("Content-Type", "application/json")
		r.Header.Set("Accept", "application/json, text/event-stream")
		r.Header.Set("Mcp-Protocol-Version", "2025-03-26") // the one version that had batches
		answer, err := http.DefaultClient.Do(r)
		if err != nil {
			t.Fatal(err)
		}
		text, _ := io.ReadAll(answer.Body)
		answer.Body.Close()
		if answer.StatusCode != 400 || len(text) > 1000 || len(body) > limits.GraphBodyBytes {
			t.Errorf("a batch of %d bytes to %s is answered %d: %.200s", len(body), path, answer.StatusCode, text)
		}
	}
}
