package server_test

import (
	"bytes"
	"encoding/json"
	"os"
	"os/exec"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// TestEngineWritesWhatNodeWrites renders one page in each language in both and compares the bytes.
func TestEngineWritesWhatNodeWrites(t *testing.T) {
	v := visitShared(t)
	v.compareWithNode(t, "../web/dist/server/server.js", []string{"/nl/te-koop/", "/fr/a-louer/", "/en/projects/"})
}

// TestBundleHasNoWeakMap reads the server's bundle: the engine never frees an entry of a WeakMap whose value leads back to its key, so an
// engine with one would grow with each page.
func TestBundleHasNoWeakMap(t *testing.T) {
	text, err := os.ReadFile("../web/dist/server/server.js")
	if err != nil || strings.Contains(string(text), "WeakMap") {
		t.Errorf("the server's bundle uses a WeakMap, or cannot be read (%v)", err)
	}
}

// renderedPage is what a bundle needs to render a page again, and the whole document.
type renderedPage struct {
	Path        string          `json:"path"`
	Unpublished string          `json:"unpublished"`
	Response    json.RawMessage `json:"response"`
	document    string
}

// compareWithNode gets pages from the server and renders the same answers with a bundle in Node.
func (v visitor) compareWithNode(t *testing.T, bundle string, paths []string) {
	t.Helper()
	pages := make([]renderedPage, len(paths))
	for i, path := range paths {
		pages[i] = v.rendered(t, path)
	}
	input, err := json.Marshal(pages)
	if err != nil {
		t.Fatal(err)
	}
	node := exec.Command("node", "testdata/render.mjs", bundle, v.URL)
	node.Stdin = bytes.NewReader(input)
	output, err := node.Output()
	if err != nil {
		t.Fatal(err)
	}
	var want []struct{ Head, HTML string }
	if err := json.Unmarshal(output, &want); err != nil || len(want) != len(pages) {
		t.Fatalf("Node wrote %d pages (%v), want %d", len(want), err, len(pages))
	}
	for i, p := range pages {
		if !strings.Contains(p.document, "</style>"+want[i].Head+"<link") ||
			!strings.Contains(p.document, `<div id="root">`+want[i].HTML+`</div><script`) {
			t.Errorf("%s differs from what the bundle writes in Node (%d bytes)", p.Path, len(want[i].HTML))
		}
	}
}

var (
	unpublished = regexp.MustCompile(`data-unpublished="([^"]*)"`)
	payload     = regexp.MustCompile(`<script type="application/json" id="payload">(.*)</script>`)
)

// rendered gets a page with its answer, again when no engine was free: such a page has no inner HTML.
func (v visitor) rendered(t *testing.T, path string) renderedPage {
	t.Helper()
	r := v.Get(t, path)
	for range 20 {
		if !strings.Contains(r.Text, `<div id="root"></div>`) {
			break
		}
		r = v.Get(t, path)
	}
	found := payload.FindStringSubmatch(r.Text)
	if found == nil || !slices.Contains([]int{200, 404, 410}, r.StatusCode) {
		t.Fatalf("%s: status %d, want a payload and 200, 404 or 410", path, r.StatusCode)
	}
	p := renderedPage{Path: path, Unpublished: unpublished.FindStringSubmatch(r.Text)[1], document: r.Text}
	if err := json.Unmarshal([]byte(found[1]), &p); err != nil {
		t.Fatalf("the payload of %s cannot be read: %v", path, err)
	}
	return p
}
