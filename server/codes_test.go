package server_test

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// TestEveryErrorCodeIsInTheGuide compares the codes of errors in the sources with the table of docs/integrators.md.
func TestEveryErrorCodeIsInTheGuide(t *testing.T) {
	page, err := os.ReadFile("../docs/integrators.md")
	if err != nil {
		t.Fatal(err)
	}
	sources := sourcesOf(t, "../graph/*.go", "../graph/engine/*.go", "../graph/scalar/*.go", "../desk/*.go", "*.go", "deskhttp/*.go",
		"request/*.go")
	used := map[string]bool{"GRAPHQL_PARSE_FAILED": true, "GRAPHQL_VALIDATION_FAILED": true} // codes that gqlgen sets
	for _, code := range regexp.MustCompile(`(?:Coded|failure|[Rr]efuse|refusal\(|refusals = |errcode\.Set|`+
		`Refusal\{|"code":|"BAD).*?"([A-Z]{3,}(?:_[A-Z]+)*)"`).FindAllStringSubmatch(sources, -1) {
		used[code[1]] = true
	}
	if len(used) < 20 {
		t.Fatal("the regular expression finds fewer than 20 codes in the sources:", used)
	}
	var schemas []byte // sheets of the desk have problems of its schema
	for _, file := range []string{"../schema.graphqls", "../desk/schema.graphqls"} {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		schemas = append(schemas, text...)
	}
	for _, row := range regexp.MustCompile("(?m)^\\| `([A-Z_]+)` \\| [0-9, ]+ \\| .+\\. \\|$").FindAllStringSubmatch(string(page), -1) {
		if !used[row[1]] && !strings.Contains(string(schemas), row[1]) {
			t.Errorf("docs/integrators.md explains %s, which no source uses", row[1])
		}
		delete(used, row[1])
	}
	if len(used) > 0 {
		t.Error("codes that docs/integrators.md does not explain:", used)
	}
}

// sourcesOf reads Go sources, without tests and generated files.
func sourcesOf(t *testing.T, patterns ...string) string {
	t.Helper()
	var b strings.Builder
	for _, pattern := range patterns {
		files, _ := filepath.Glob(pattern) // the patterns are well formed
		if len(files) == 0 {
			t.Errorf("no file matches %s", pattern)
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
