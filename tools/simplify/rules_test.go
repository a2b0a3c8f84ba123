package main

import (
	"os"
	"strings"
	"testing"
)

func committed(t *testing.T, room string) string {
	t.Helper()
	code, err := os.ReadFile("../../" + room + "/generated.go")
	if err != nil {
		t.Fatal(err)
	}
	return string(code)
}

// TestGeneratedCodeIsSimplified shows that just generate ran this program over the committed code, and that each rule found its places:
// what is left are fields with a resolver, and fields whose objects have one.
func TestGeneratedCodeIsSimplified(t *testing.T) {
	for room, least := range least {
		code := committed(t, room)
		for part, want := range map[string][2]int{"graphql.MarshalSliceConcurrently(": {0, 0}, "graphql.NewFieldSet(": {0, 0},
			"deferredFieldSet": {0, 0}, "graphql.ResolveField(": {50, 400},
			"return engine.WithoutBroken(": {least.nulls, 2 * least.nulls}, "= engine.MarshalSlice(": {least.lists, 2 * least.lists}} {
			if n := strings.Count(code, part); n < want[0] || n > want[1] {
				t.Errorf("%s is %d times in %s, and %d to %d are expected; run just generate", part, n, room, want[0], want[1])
			}
		}
	}
}

// TestSimplifyRefusesCodeThatItDoesNotKnow runs the rules over code in which they find nothing any more.
func TestSimplifyRefusesCodeThatItDoesNotKnow(t *testing.T) {
	code, found, err := simplify(committed(t, "graph"), least["graph"])
	if err == nil || code != "" || !strings.Contains(err.Error(), "at least {fields:600 plain:41 lists:23 objects:120 nulls:22}") {
		t.Error("other code is written:", found, err)
	}
}
