package docs

import (
	"os"
	"path/filepath"
	"regexp"
	"testing"
)

// named is a file or folder of the project as documents write it: in backquotes or as the target of a link, with a slash in it.
var named = regexp.MustCompile("`((?:agency|auth|bench|cache|calendar|cluster|cmd|costs|crm|db|docs|examples|export|feed|fetch|graph|" +
	"intake|internal|leads|" +
	"limits|locale|mail|network|parts|person|pictures|sample|search|sentence|server|staff|tests|tools|web|webhook)/[\\w/.-]*)`|" +
	"\\]\\(([\\w/.-]+\\.(?:md|go|ts|json|yaml))\\)")

// TestDocumentsNameFilesThatExist reads what newcomers read, whose paths go out of date when a room moves.
func TestDocumentsNameFilesThatExist(t *testing.T) {
	found := 0
	for _, document := range []string{"../ARCHITECTURE.md", "../README.md", "../GLOSSARY.md", "../web/README.md",
		"import.md", "integrators.md", "speed.md",
		"crm-automation.md", "crm-omnicasa.md", "crm-sweepbright.md", "crm-whise.md", "streets.md", "transit.md", "assistants.md",
		"embeds.md", "cluster.md", "operating.md", "agency.md", "desk.md", "commands.md", "schema-changes.md", "window.md"} {
		text, err := os.ReadFile(document)
		if err != nil {
			t.Fatal(err)
		}
		for _, m := range named.FindAllStringSubmatch(string(text), -1) {
			path := filepath.Join("..", m[1])
			if m[2] != "" {
				path = filepath.Join(filepath.Dir(document), m[2])
			}
			if _, err := os.Stat(path); err != nil {
				t.Errorf("%s names %s, which does not exist", document, path)
			}
			found++
		}
	}
	if found < 40 {
		t.Errorf("only %d paths were found", found)
	}
}
