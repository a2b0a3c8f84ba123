package guide_test

import (
	"regexp"
	"strings"
	"testing"

	"github.com/gevel/gevel/internal/sitetest"
)

func TestGuideIsServed(t *testing.T) {
	v := sitetest.Shared(t)
	r := v.Get(t, "/integrators/")
	if r.StatusCode != 200 || r.Header.Get("Content-Type") != "text/html; charset=utf-8" ||
		r.Header.Get("X-Content-Type-Options") != "nosniff" {
		t.Fatalf("the guide: status %d, %v, want 200, HTML and nosniff", r.StatusCode, r.Header)
	}
	if policy := r.Header.Get("Content-Security-Policy"); !strings.Contains(policy, "default-src 'none'") || strings.Contains(policy,
		"script") {
		t.Errorf("the guide's policy is %q, want default-src 'none' and no scripts", policy)
	}
	for _, part := range []string{"<h1 id=\"for-integrators\">For integrators</h1>", "<td><code>BODY_TOO_LARGE</code>",
		`<pre tabindex="0"><code`,
		"curl -s " + v.URL + "/graphql", "node examples/out/sync.js " + v.URL + " ", "Here they name this site"} {
		if !strings.Contains(r.Text, part) {
			t.Errorf("the guide lacks %q", part)
		}
	}
	if strings.Contains(r.Text, "localhost:8080") {
		t.Error("a command of the guide has the sample's host instead of the site's")
	}
	for _, link := range regexp.MustCompile(`href="([^"#]+)`).FindAllStringSubmatch(r.Text, -1) {
		if strings.HasPrefix(link[1], "https://github.com/") {
			continue
		}
		if got := v.Get(t, link[1]); got.StatusCode != 200 {
			t.Errorf("link %s of the guide: status %d, want 200", link[1], got.StatusCode)
		}
	}
	if again := v.Get(t, "/integrators/", "If-None-Match", r.Header.Get("ETag")); again.StatusCode != 304 || again.Text != "" {
		t.Errorf("the guide that has not changed: status %d with %d bytes, want 304 with none", again.StatusCode, len(again.Text))
	}
}

func TestLLMsTxtLinksToTheGuide(t *testing.T) {
	v := sitetest.Shared(t)
	r := v.Get(t, "/llms.txt")
	for _, path := range []string{"/integrators/", "/playground/", "/schema.graphqls", "/export/properties.jsonl", "/mcp"} {
		if !strings.Contains(r.Text, "]("+v.URL+path+")") {
			t.Errorf("llms.txt has no link to %s", path)
		}
	}
}
