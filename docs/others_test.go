package docs

import (
	"os"
	"regexp"
	"strings"
	"testing"
)

// TestOthersHaveTheVersionsThatAreRun compares the versions of others.md with those that the tests install; Debian's are its own.
func TestOthersHaveTheVersionsThatAreRun(t *testing.T) {
	text := read(t, "others.md")
	for name, pinned := range map[string]struct{ file, pattern string }{
		"graphql-http":    {"../package.json", `"graphql-http": "([\d.]+)"`},
		"ical.js":         {"../package.json", `"ical.js": "([\d.]+)"`},
		"MCP Go SDK":      {"../go.mod", `modelcontextprotocol/go-sdk v([\d.]+)`},
		"Apollo Client":   {"../tests/clients/package.json", `"@apollo/client": "([\d.]+)"`},
		"urql":            {"../tests/clients/package.json", `"@urql/core": "([\d.]+)"`},
		"graphql-request": {"../tests/clients/package.json", `"graphql-request": "([\d.]+)"`},
		"genqlient":       {"../tests/clients/genqlient/go.mod", `Khan/genqlient v([\d.]+)`},
		"html-validate":   {"../tests/standards/package.json", `"html-validate": "([\d.]+)"`},
	} {
		m := regexp.MustCompile(pinned.pattern).FindStringSubmatch(read(t, pinned.file))
		if m == nil || !strings.Contains(text, "\n| "+name+" | "+m[1]+" |") {
			t.Errorf("others.md has no line of %s with the version of %s, %q", name, pinned.file, m)
		}
	}
}

func read(t *testing.T, file string) string {
	t.Helper()
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}
