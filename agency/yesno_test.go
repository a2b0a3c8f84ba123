package agency

import (
	"io/fs"
	"os"
	"path/filepath"
	"reflect"
	"regexp"
	"strings"
	"testing"
)

// TestYesNoCriteriaAreThoseOfTheFilter compares the table with the fields of the filter that are a yes or a no.
func TestYesNoCriteriaAreThoseOfTheFilter(t *testing.T) {
	byName := map[string]YesNo{}
	for _, c := range YesNoCriteria {
		byName[strings.ToLower(string(c.Name))] = c
	}
	fields := 0
	for _, field := range reflect.VisibleFields(reflect.TypeFor[PropertyFilter]()) {
		if field.Type != reflect.TypeFor[*bool]() {
			continue
		}
		fields++
		var f PropertyFilter
		c, ok := byName[strings.ToLower(field.Name)]
		if !ok {
			t.Errorf("YesNoCriteria has no line for %s", field.Name)
			continue
		}
		c.Require(&f)
		if set := reflect.ValueOf(f).FieldByIndex(field.Index); set.IsNil() || !*c.In(f) {
			t.Errorf("the line %s of YesNoCriteria does not set %s", c.Name, field.Name)
		}
	}
	if fields != len(YesNoCriteria) {
		t.Errorf("YesNoCriteria has %d lines, want one for each of the %d fields", len(YesNoCriteria), fields)
	}
}

// oneByOne finds a criterion that is listed by hand, by two names that mean nothing else.
var oneByOne = regexp.MustCompile(`\.(NewBuild|InProject)\b|"(newBuild|new_build|NEW_BUILD|inProject|IN_PROJECT)"`)

// TestYesNoCriteriaStandOnce fails when Go code outside this table names the criteria one by one again.
func TestYesNoCriteriaStandOnce(t *testing.T) {
	mayName := map[string]bool{
		"../agency/yesno.go":      true,
		"../graph/counts.go":      true, // the type of the graph has a field for each
		"../graph/generated.go":   true,
		"../graph/models_gen.go":  true,
		"../bench/search_test.go": true,
	}
	read := 0
	err := filepath.WalkDir("..", func(path string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if d.IsDir() && d.Name() == "node_modules" {
			return fs.SkipDir
		}
		if !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") || mayName[path] {
			return nil
		}
		text, err := os.ReadFile(path)
		read++
		if found := oneByOne.Find(text); found != nil {
			t.Errorf("%s names the criterion %s: read agency.YesNoCriteria instead", path, found)
		}
		return err
	})
	if err != nil || read < 100 {
		t.Fatalf("%d files are read, want 100 at least (%v)", read, err)
	}
}
