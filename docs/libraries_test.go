package docs

import (
	"encoding/json"
	"os"
	"regexp"
	"strings"
	"testing"
)

var requirement = regexp.MustCompile(`(?m)^\t(\S+) v(\S+)$`)

// TestTheREADMENamesEveryLibrary compares the table of libraries with go.mod and package.json: each direct dependency stands in a row, by
// the last part of its name, with the version that is used where the row has one.
func TestTheREADMENamesEveryLibrary(t *testing.T) {
	text, err := os.ReadFile("../README.md")
	if err != nil {
		t.Fatal(err)
	}
	_, table, _ := strings.Cut(string(text), "## What we build on")
	for name, version := range dependencies(t) {
		parts := strings.Split(regexp.MustCompile(`/v\d+$`).ReplaceAllString(name, ""), "/")
		short := regexp.MustCompile(`\b` + regexp.QuoteMeta(strings.TrimPrefix(parts[len(parts)-1], "@")) + `\b`)
		named, right := false, false
		for row := range strings.Lines(table) {
			cells := strings.Split(row, "|")
			if len(cells) < 4 || !short.MatchString(strings.ToLower(row)) {
				continue
			}
			named = true
			right = right || strings.TrimSpace(cells[2]) == "" || strings.Contains(row,
				version) || short.MatchString(strings.ToLower(cells[3]))
		}
		if !named || !right {
			t.Errorf("%s %s is not in the table of libraries of README.md, or with another version", name, version)
		}
	}
}

// dependencies gives the versions of the direct dependencies by name. Types of a library belong to it.
func dependencies(t *testing.T) map[string]string {
	t.Helper()
	found := map[string]string{}
	modules, err := os.ReadFile("../go.mod")
	if err != nil {
		t.Fatal(err)
	}
	_, direct, _ := strings.Cut(string(modules), "require (\n")
	direct, _, _ = strings.Cut(direct, "\n)")
	for _, m := range requirement.FindAllStringSubmatch(direct, -1) {
		found[m[1]], _, _ = strings.Cut(m[2], "-") // a commit without a version has its day behind
	}
	file, err := os.ReadFile("../package.json")
	if err != nil {
		t.Fatal(err)
	}
	var packages struct{ Dependencies, DevDependencies map[string]string }
	if err := json.Unmarshal(file, &packages); err != nil {
		t.Fatal(err)
	}
	for _, list := range []map[string]string{packages.Dependencies, packages.DevDependencies} {
		for name, version := range list {
			if !strings.HasPrefix(name, "@types/") {
				found[name] = version[strings.LastIndex(version, "@")+1:]
			}
		}
	}
	return found
}
