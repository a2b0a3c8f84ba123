// Package words holds the test of the words in names: the field's standard terms, which a newcomer searches for.
package words

import (
	"encoding/json"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// list is what words.json holds; tools/words.mjs reads it for the web app. Allowed are whole names, each with its reason.
type list struct {
	Words []struct {
		Forms   []string
		Instead string
	}
	Allowed map[string]string
}

func read(t *testing.T) (l list) {
	t.Helper()
	text, err := os.ReadFile("words.json")
	if err == nil {
		err = json.Unmarshal(text, &l)
	}
	if err != nil {
		t.Fatal(err)
	}
	return l
}

// part is a word within a name: PeerPollTime has three.
var part = regexp.MustCompile(`[A-Z]?[a-z]+`)

// instead gives the words to write in place of one in a name, "" when the name has none that is forbidden.
func (l list) instead(name string) string {
	if l.Allowed[name] != "" {
		return ""
	}
	for _, word := range part.FindAllString(name, -1) {
		for _, w := range l.Words {
			if slices.Contains(w.Forms, strings.ToLower(word)) {
				return w.Instead
			}
		}
	}
	return ""
}

// TestNamesHaveTheFieldsWords reads the names that the program's files declare, and those of the files. Names of tests are sentences, in
// which every English verb may stand; what gqlgen writes is named by the graph.
func TestNamesHaveTheFieldsWords(t *testing.T) {
	l, seen := read(t), map[string]bool{}
	names := func(where, name string) {
		seen[name] = true
		if instead := l.instead(name); instead != "" {
			t.Errorf("%s: the name %s has a word that this project does not use there: write %s, or allow it in internal/words/words.json",
				where, name, instead)
		}
	}
	for _, file := range files(t) {
		names(file, strings.TrimSuffix(filepath.Base(file), ".go"))
		parsed, err := parser.ParseFile(token.NewFileSet(), file, nil, parser.SkipObjectResolution)
		if err != nil {
			t.Fatal(err)
		}
		for _, name := range declared(parsed) {
			names(file, name)
		}
	}
	if len(seen) < 5000 {
		t.Errorf("only %d names were read", len(seen))
	}
}

// files lists the Go files that people wrote.
func files(t *testing.T) (list []string) {
	t.Helper()
	err := filepath.WalkDir("../..", func(path string, d fs.DirEntry, err error) error {
		if err == nil && d.IsDir() && slices.Contains([]string{"node_modules", ".git", "dist", "data"}, d.Name()) {
			return fs.SkipDir
		}
		if strings.HasSuffix(path, ".go") && d.Name() != "generated.go" && d.Name() != "models_gen.go" {
			list = append(list, path)
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return list
}
