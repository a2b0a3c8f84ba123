package db

import (
	"fmt"
	"math/rand/v2"
	"reflect"
	"testing"

	"github.com/gevel/gevel/db/imports"
	"github.com/gevel/gevel/internal/releasetest"
)

// TestIndexEqualsSQL compares lists, counts and matches with plain SQL on the table search, for random properties and filters, after random
// changes; and each index that followed the changes with one that is built whole.
func TestIndexEqualsSQL(t *testing.T) {
	releasetest.Only(t, "it compares thousands of random filters")
	for seed, count := range []int{0, 1, 40, 260} {
		random := rand.New(rand.NewPCG(uint64(seed), 17))
		s := open(t)
		b := batch()
		var list imports.List
		for n := range count {
			list = append(list, imports.PropertyEntry{Record: anyProperty(random, n+1)})
		}
		b.Properties = list
		b.Projects = []imports.ProjectEntry{{Record: development(7, nil)}}
		if _, err := s.Imports.Import(t.Context(), b); err != nil {
			t.Fatal(err)
		}
		for range 60 {
			changeSome(t, random, s, max(count, 1))
			compareIndex(t, s)
			for range 5 {
				compareWithSQL(t, random, s, anyFilter(random))
			}
		}
	}
}

// compareFields compares two indexes, except for what they build only when it is first needed.
func compareFields(t *testing.T, followed, rebuilt reflect.Value) {
	t.Helper()
	for i := range rebuilt.NumField() {
		if name := rebuilt.Type().Field(i).Name; name != "lazy" && !equal(followed.Field(i), rebuilt.Field(i)) {
			t.Fatalf("%s of the index that followed the changes differs from that of one that is built whole", name)
		}
	}
}

// equal compares two fields, also unexported ones. A nil map or slice counts as an empty one, because both print the same.
func equal(a, b reflect.Value) bool {
	value := func(v reflect.Value) any { return reflect.NewAt(v.Type(), v.Addr().UnsafePointer()).Elem().Interface() }
	return reflect.DeepEqual(value(a), value(b)) || fmt.Sprint(a) == fmt.Sprint(b)
}
