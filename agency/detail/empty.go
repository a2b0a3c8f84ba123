package detail

import (
	"reflect"
	"strings"
)

// Empty reports whether a value is null, undefined or a blank string (specification section 5), or an empty list. Zero and false are
// not empty.
func Empty(v any) bool {
	r := reflect.ValueOf(v)
	switch r.Kind() {
	case reflect.Invalid:
		return true
	case reflect.Pointer:
		return r.IsNil() || Empty(r.Elem().Interface())
	case reflect.String:
		return strings.TrimSpace(r.String()) == ""
	case reflect.Slice, reflect.Map:
		return r.Len() == 0
	}
	return false
}
