package guide_test

import (
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/gevel/gevel/internal/sitetest"
)

// TestExamplesOfThePlaygroundAreAnswered runs every example: no errors and no empty lists.
func TestExamplesOfThePlaygroundAreAnswered(t *testing.T) {
	v := sitetest.Shared(t)
	files, _ := filepath.Glob("../../web/widgets/playground/examples/*.graphql") // the pattern is well formed
	if len(files) < 7 {
		t.Fatalf("the playground has the examples %v, want at least 7", files)
	}
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		var variables json.RawMessage
		if text, err := os.ReadFile(strings.TrimSuffix(file, "graphql") + "json"); err == nil {
			variables = text
		}
		a := v.PostJSON(t, map[string]any{"query": string(text), "variables": variables})
		if strings.Contains(a.Text, `"errors"`) || len(a.Text) < 80 || strings.Contains(a.Text, `"nodes":[]`) {
			t.Errorf("%s is answered with errors or without data: %s", file, a.Text)
		}
	}
}

func TestPlaygroundLoadsOwnFilesOnly(t *testing.T) {
	v := sitetest.Shared(t)
	r := v.Get(t, "/playground/")
	policy := r.Header.Get("Content-Security-Policy")
	if r.StatusCode != 200 || !strings.Contains(policy, "script-src 'self';") || strings.Contains(policy,
		"eval") || strings.Contains(policy, "http") {
		t.Errorf("the playground: status %d, policy %q, want 200 and scripts of this site only", r.StatusCode, policy)
	}
	if r.Header.Get("X-Robots-Tag") != "noindex" || strings.Contains(r.Text, "//") || !strings.Contains(r.Text, "/playground/assets/") {
		t.Errorf("the playground is %s with %v, want noindex and files of its own only", r.Text, r.Header)
	}
	if r := v.Get(t, "/playground"); r.StatusCode/100 != 3 || r.Header.Get("Location") != "/playground/" {
		t.Errorf("/playground: status %d to %q, want a redirect to /playground/", r.StatusCode, r.Header.Get("Location"))
	}
}

func TestSchemaIsAFile(t *testing.T) {
	v := sitetest.Shared(t)
	written, err := os.ReadFile("../../schema.graphqls")
	if err != nil {
		t.Fatal(err)
	}
	r := v.Get(t, "/schema.graphqls", "Origin", "https://portal.example")
	if r.Text != string(written) || r.Header.Get("Content-Type") != "text/plain; charset=utf-8" ||
		r.Header.Get("Access-Control-Allow-Origin") != "*" {
		t.Errorf("the schema: status %d, %v, %d bytes, want the file of %d bytes as text for any origin", r.StatusCode, r.Header,
			len(r.Text), len(written))
	}
	if again := v.Get(t, "/schema.graphqls", "If-None-Match", r.Header.Get("ETag")); again.StatusCode != 304 || again.Text != "" {
		t.Errorf("the schema that has not changed: status %d with %d bytes, want 304 with none", again.StatusCode, len(again.Text))
	}
}
