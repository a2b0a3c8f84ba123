package server_test

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// TestEveryCodeIsExplained compares the codes of errors in the sources with the table of docs/integrators.md.
func TestEveryCodeIsExplained(t *testing.T) {
	page, err := os.ReadFile("../docs/integrators.md")
	if err != nil {
		t.Fatal(err)
	}
	sources := sourcesOf(t, "../graph/*.go", "../graph/scalar/*.go", "*.go", "request/*.go")
	used := map[string]bool{"GRAPHQL_PARSE_FAILED": true, "GRAPHQL_VALIDATION_FAILED": true} // gqlgen's
	for _, code := range regexp.MustCompile(`(?:coded|failure|refuse|refusal\(|refusals = |errcode\.Set|Refusal\{|"code":|"BAD).*?"([A-Z]{3,}(?:_[A-Z]+)*)"`).FindAllStringSubmatch(sources, -1) {
		used[code[1]] = true
	}
	if len(used) < 20 {
		t.Fatal("codes that were found:", used)
	}
	schema, err := os.ReadFile("../schema.graphqls")
	if err != nil {
		t.Fatal(err)
	}
	for _, row := range regexp.MustCompile("(?m)^\\| `([A-Z_]+)` \\| [0-9, ]+ \\| .+\\. \\|$").FindAllStringSubmatch(string(page), -1) {
		if !used[row[1]] && !strings.Contains(string(schema), row[1]) {
			t.Errorf("nothing says %s", row[1])
		}
		delete(used, row[1])
	}
	if len(used) > 0 {
		t.Error("not explained:", used)
	}
}

// sourcesOf reads code that people wrote, without tests.
func sourcesOf(t *testing.T, patterns ...string) string {
	t.Helper()
	var b strings.Builder
	for _, pattern := range patterns {
		files, _ := filepath.Glob(pattern) // the patterns are well formed
		if len(files) == 0 {
			t.Errorf("there are no sources %s any more", pattern)
		}
		for _, file := range files {
			if strings.HasSuffix(file, "_test.go") || strings.Contains(file, "gen") {
				continue
			}
			text, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			b.Write(text)
		}
	}
	return b.String()
}
