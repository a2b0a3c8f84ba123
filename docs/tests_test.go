package docs

import (
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

var (
	testNamed = regexp.MustCompile(`\b(?:Test|Fuzz|Benchmark)[A-Z]\w+`)
	testMade  = regexp.MustCompile(`(?m)^func ((?:Test|Fuzz|Benchmark)[A-Z]\w+)\(`)
)

// TestDocumentsNameTestsThatExist reads every document, whose names of tests go out of date when one gets a better name.
func TestDocumentsNameTestsThatExist(t *testing.T) {
	made := testsOf(t, "..")
	documents, err := filepath.Glob("*.md")
	if err != nil {
		t.Fatal(err)
	}
	found := 0
	for _, document := range append(documents, "../ARCHITECTURE.md", "../README.md", "../GLOSSARY.md") {
		text, err := os.ReadFile(document)
		if err != nil {
			t.Fatal(err)
		}
		for _, name := range testNamed.FindAllString(string(text), -1) {
			if found++; !made[name] {
				t.Errorf("%s names the test %s, which does not exist", document, name)
			}
		}
	}
	if found < 10 {
		t.Errorf("only %d names of tests were found", found)
	}
}

// testsOf gives the names of the tests in a folder and those below it.
func testsOf(t *testing.T, folder string) map[string]bool {
	made := map[string]bool{}
	err := filepath.WalkDir(folder, func(path string, entry fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case entry.IsDir() && (entry.Name() == "node_modules" || entry.Name() == ".git"):
			return filepath.SkipDir
		case !strings.HasSuffix(path, "_test.go"):
			return nil
		}
		text, err := os.ReadFile(path)
		for _, m := range testMade.FindAllStringSubmatch(string(text), -1) {
			made[m[1]] = true
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return made
}
