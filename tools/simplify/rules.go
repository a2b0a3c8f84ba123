package main

import (
	"fmt"
	"regexp"
	"strings"
)

// counts holds the number of places that each rule changes.
type counts struct {
	fields  int // fields that are read without a context of their own
	plain   int // lists whose elements are
	lists   int // other lists, whose elements are marshalled in a row
	objects int // objects without what @defer needs
	nulls   int // lists that do without an element that cannot be shown
}

// least is what the schemas of today have, by the folder of the generated code.
var least = map[string]counts{
	"graph": {fields: 600, plain: 41, lists: 23, objects: 120, nulls: 22},
	"desk":  {fields: 490, plain: 53, lists: 18, objects: 137, nulls: 18},
}

// simplify applies all rules, or says which of them found less than it should.
func simplify(code string, least counts) (string, counts, error) {
	var found counts
	simple := simpleTypes(code)
	code, found.fields = plainFields(code, simple)
	code, found.plain = plainLists(code, simple)
	code, found.lists = listsInARow(code)
	code, found.nulls = withoutBroken(code)
	code, found.objects = withoutDefer(code)
	if found.fields < least.fields || found.plain < least.plain || found.lists < least.lists || found.objects < least.objects ||
		found.nulls < least.nulls {
		return "", found, fmt.Errorf("the rules fit %+v places, and at least %+v are expected: gqlgen writes other code now", found, least)
	}
	return withImport(withoutUnusedImport(code)), found, nil
}

// listsInARow marshals the elements of a list one after the other: a goroutine for each costs more than the element.
func listsInARow(code string) (string, int) {
	const concurrent = "graphql.MarshalSliceConcurrently(ctx, len(v), 0, false, "
	return strings.ReplaceAll(code, concurrent, "engine.MarshalSlice(ctx, len(v), "), strings.Count(code, concurrent)
}

var nullElement = regexp.MustCompile(`(\tret := engine\.MarshalSlice\(ctx, len\(v\), (?:[^\n]*\n){4}\t\}\)\n)\n` +
	`\tfor _, e := range ret \{\n\t\tif e == graphql\.Null \{\n\t\t\treturn graphql\.Null\n\t\t\}\n\t\}\n\n\treturn ret\n`)

// withoutBroken lets a list do without an element that cannot be shown, where gqlgen makes the whole list null.
func withoutBroken(code string) (string, int) {
	n := len(nullElement.FindAllStringIndex(code, -1))
	return nullElement.ReplaceAllString(code, "$1\n\treturn engine.WithoutBroken(ctx, ret, v)\n"), n
}

var deferred = []*regexp.Regexp{
	regexp.MustCompile(`\n\tdeferredFieldSet := graphql\.NewFieldSet\(nil\)\n\tdeferLabelToView := [^\n]*`),
	regexp.MustCompile(`(?s)\n\t\t\tif field\.IsDeferred\(\) \{\n.*?\n\t\t\t\}\n`),
	regexp.MustCompile(`(?s)\n\tatomic\.AddInt32\(&ec\.Deferred, [^\n]*\n\n\tec\.ProcessDeferredGroup\(.*?\n\t\}\)\n`),
}

// withoutDefer drops what @defer needs, which the schema does not have, and the set of names that gqlgen makes for every object it writes.
func withoutDefer(code string) (string, int) {
	n := len(deferred[0].FindAllStringIndex(code, -1))
	for _, part := range deferred {
		code = part.ReplaceAllString(code, "")
	}
	return strings.NewReplacer("graphql.NewFieldSet(", "engine.NewFieldSet(", "*graphql.FieldSet)", "*engine.FieldSet)").Replace(code), n
}

func withoutUnusedImport(code string) string {
	if strings.Contains(code, "math.") {
		return code
	}
	return strings.Replace(code, "\t\"math\"\n", "", 1)
}

// withImport imports the room whose functions the rules write.
func withImport(code string) string {
	const next = "\t\"github.com/gevel/gevel/graph/scalar\"\n"
	return strings.Replace(code, next, "\t\"github.com/gevel/gevel/graph/engine\"\n"+next, 1)
}
