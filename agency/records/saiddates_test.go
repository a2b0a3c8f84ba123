package records

import (
	"reflect"
	"testing"

	"github.com/gevel/gevel/locale"
)

// TestSaidDatesReadsEveryDate sets each date of a property and of a project, also those of new groups.
func TestSaidDatesReadsEveryDate(t *testing.T) {
	var property Property
	var project Project
	for _, record := range []any{&property, &project} {
		if setDates(reflect.ValueOf(record).Elem()) == 0 {
			t.Fatalf("%T has no date", record)
		}
	}
	property.SaidDates()
	project.SaidDates()
	if !reflect.DeepEqual(property, Property{}) || !reflect.DeepEqual(project, Project{}) {
		t.Errorf("dates of the year 1 stay in %+v and %+v, want none", property, project)
	}
}

// setDates sets the dates of a struct and of those within it to the year 1, and returns how many there are.
func setDates(v reflect.Value) (count int) {
	none := locale.Date("0001-01-01")
	for i := range v.NumField() {
		switch f := v.Field(i); {
		case f.Type() == reflect.TypeFor[locale.Date]():
			f.SetString(string(none))
			count++
		case f.Type() == reflect.TypeFor[*locale.Date]():
			f.Set(reflect.ValueOf(&none))
			count++
		case f.Kind() == reflect.Struct:
			count += setDates(f)
		}
	}
	return count
}
