package docs

import (
	"os"
	"reflect"
	"slices"
	"strings"
	"testing"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/parts/fields"
)

// ofImport are fields of the configuration that the import writes, as it does each source, or that the desk edits as records of their own.
var ofImport = []string{"logoPhoto", "banner.pictures", "banner.videoFile", "rendering", "menu", "office"}

// TestSettingsThatAreFilesAreNamed: what of site.json the desk does not edit stands in agency.md, with the reason, and nothing else does.
func TestSettingsThatAreFilesAreNamed(t *testing.T) {
	text, err := os.ReadFile("agency.md")
	if err != nil {
		t.Fatal(err)
	}
	_, table, _ := strings.Cut(string(text), "## What is still a file")
	table, _, _ = strings.Cut(table, "\n## ")
	for _, path := range settingsOf(reflect.TypeFor[agency.Site](), "") {
		file := !slices.Contains(ofImport, path) && !strings.HasSuffix(path, ".source") && !isEdited(path)
		if named := strings.Contains(table, "`"+path+"`"); named != file {
			t.Errorf("%s is edited in a file alone: %t, but named so: %t", path, file, named)
		}
	}
}

// isEdited reports whether the desk edits a setting, whole or in parts.
func isEdited(path string) bool {
	return slices.ContainsFunc(fields.Site, func(r fields.Rule) bool {
		return r.Field == path || strings.HasPrefix(r.Field, path+".") || strings.HasPrefix(path, r.Field+".")
	})
}

// settingsOf lists the paths of a type's fields in JSON, and of those below a field that is a struct.
func settingsOf(of reflect.Type, above string) (paths []string) {
	for field := range of.Fields() {
		name, _, _ := strings.Cut(field.Tag.Get("json"), ",")
		if field.Type.Kind() == reflect.Struct && name != "office" {
			paths = append(paths, settingsOf(field.Type, above+name+".")...)
		} else {
			paths = append(paths, above+name)
		}
	}
	return paths
}
