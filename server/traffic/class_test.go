package traffic

import (
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// TestDocumentedClasses compares the classes of routes with those that docs/operating.md lists.
func TestDocumentedClasses(t *testing.T) {
	text, err := os.ReadFile("../../docs/operating.md")
	if err != nil {
		t.Fatal(err)
	}
	list := regexp.MustCompile(`A class is one of (.*) and other\.`).FindStringSubmatch(string(text))
	if list == nil {
		t.Fatal("docs/operating.md does not list the classes of routes")
	}
	documented := append(strings.Split(list[1], ", "), "other")
	known := map[string]bool{Other: true}
	for _, class := range classes {
		known[class] = true
	}
	for class := range known {
		if !slices.Contains(documented, class) {
			t.Errorf("docs/operating.md does not list the class %s", class)
		}
	}
	if len(documented) != len(known) {
		t.Errorf("docs/operating.md lists the classes %v, want %d of them", documented, len(known))
	}
}
