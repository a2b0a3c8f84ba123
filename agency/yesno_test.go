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

// TestFeaturesOfTheSearchAreCriteria fails for a feature of words.json that a filter cannot have.
func TestFeaturesOfTheSearchAreCriteria(t *testing.T) {
	for word, feature := range typedWords.has {
		var f PropertyFilter
		if feature.require(&f); reflect.DeepEqual(f, PropertyFilter{}) {
			t.Errorf("words.json has %q for %q, which is not a criterion", word, feature)
		}
	}
}

// oneByOne finds code, SQL and queries that list the criteria by hand. It looks for two of them, whose names mean nothing else.
var oneByOne = regexp.MustCompile(`\b(NewBuild|newBuild|new_build|NEW_BUILD|InProject|in_project|IN_PROJECT)\b`)

// TestYesNoCriteriaStandOnce fails when Go code outside this table, a benchmark included, lists the criteria one by one.
func TestYesNoCriteriaStandOnce(t *testing.T) {
	mayName := map[string]bool{
		"../agency/yesno.go":     true,
		"../agency/filter.go":    true, // the filter has a field for each
		"../graph/counts.go":     true, // so has the type of the graph
		"../graph/generated.go":  true,
		"../graph/models_gen.go": true,
		"../db/index.go":         true, // two of them are not columns of the table
	}
	read := 0
	err := filepath.WalkDir("..", func(path string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if d.IsDir() && d.Name() == "node_modules" {
			return fs.SkipDir
		}
		isTest := strings.HasSuffix(path, "_test.go") && !strings.HasPrefix(path, "../bench/")
		if !strings.HasSuffix(path, ".go") || isTest || mayName[path] {
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
