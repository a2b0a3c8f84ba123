package properties_test

import (
	"reflect"
	"slices"
	"strings"
	"testing"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/records"
	"github.com/gevel/gevel/properties"
)

// otherwise names the fields of a record that are not in the table, with what changes them.
var otherwise = map[string]string{
	"number": "nothing", "reference": "the system that sent it", "status": "its standing", "marquee": "its standing", "city": "town",
	"project": "an import", "latitude": "point", "longitude": "point", "gone": "its standing", "photos": "its photos",
	"plans": "its photos", "panoramas": "its photos", "points": "an import", "documents": "its documents",
}

// TestEveryFieldOfAPropertyIsInTheTable compares the table with the record, so that a new field is edited or said not to be.
func TestEveryFieldOfAPropertyIsInTheTable(t *testing.T) {
	has := func(name string) bool {
		return slices.ContainsFunc(properties.Table, func(f properties.Field) bool { return f.Name == name })
	}
	check := func(name string) {
		if _, is := otherwise[name]; is == has(name) {
			t.Errorf("%s is in the table: %t, and in the list of what is changed otherwise: %t; want one of both", name, has(name), is)
		}
	}
	name := func(f reflect.StructField) string { n, _, _ := strings.Cut(f.Tag.Get("json"), ","); return n }
	record := reflect.TypeFor[records.Property]()
	for i := range record.NumField() {
		f := record.Field(i)
		if !f.Anonymous {
			check(name(f))
			continue
		}
		for j := range f.Type.NumField() {
			check(name(f) + "." + name(f.Type.Field(j)))
		}
	}
	for _, d := range agency.DetailFields() {
		if strings.Contains(d.Name, ".") && d.Name != "energy.label" && !has(d.Name) {
			t.Errorf("visitors see %s, which is not in the table", d.Name)
		}
	}
}
