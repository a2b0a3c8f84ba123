package detail

import (
	"reflect"
	"strings"
	"sync"
)

// Named finds a field of a struct by its json name; the value is not valid when there is none.
func Named(v reflect.Value, name string) reflect.Value {
	if v.Kind() != reflect.Struct {
		return reflect.Value{}
	}
	places, ok := fieldPlaces.Load(v.Type())
	if !ok {
		places, _ = fieldPlaces.LoadOrStore(v.Type(), placesOf(v.Type()))
	}
	if place, ok := places.(map[string]int)[name]; ok {
		return v.Field(place)
	}
	return reflect.Value{}
}

// fieldPlaces has, for each type of which a field was looked up, where its fields are, by their json names.
var fieldPlaces sync.Map

func placesOf(t reflect.Type) map[string]int {
	places := map[string]int{}
	for i := range t.NumField() {
		name, _, _ := strings.Cut(t.Field(i).Tag.Get("json"), ",")
		if _, taken := places[name]; !taken {
			places[name] = i
		}
	}
	return places
}
