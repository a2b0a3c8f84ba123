package main

import "regexp"

// A field that only reads its object: no resolver, no arguments, no middleware of a directive. Its parts are the function's head, the name
// as Type_field, what it reads and how that is marshalled.
var plainField = regexp.MustCompile(
	`(func \(ec \*executionContext\) _(\w+)\(ctx context\.Context, field graphql\.CollectedField, obj [^\n]*\n)` +
		`\treturn graphql\.ResolveField\(\n\t\tctx,\n\t\tec\.OperationContext,\n\t\tfield,\n` +
		`\t\tfunc\(ctx context\.Context, field graphql\.CollectedField\) \(\*graphql\.FieldContext, error\) \{\n[^\n]*\n\t\t\},\n` +
		`\t\tfunc\(ctx context\.Context\) \(any, error\) \{\n\t\t\treturn (obj\.[\w.]+(?:\(\))?), nil\n\t\t\},\n\t\tnil,\n` +
		`\t\tfunc\(ctx context\.Context, selections ast\.SelectionSet, v [^\n]*\n` +
		`\t\t\treturn (ec\.[^\s(]+)\(ctx, selections, v\)\n\t\t\},\n\t\ttrue,\n\t\t(?:true|false),\n\t\)\n\}`)

// plainFields reads a field straight, without a context for its path, when nothing in it or below it can fail: scalars, and objects that
// have no resolver however deep.
func plainFields(code string, simple map[string]bool) (string, int) {
	below, n := typesBelow(code), 0
	code = plainField.ReplaceAllStringFunc(code, func(function string) string {
		m := plainField.FindStringSubmatch(function)
		head, name, value, marshal := m[1], m[2], m[3], m[4]
		if child, known := below[name]; !known || child != "" && !simple[child] {
			return function
		}
		n++
		return head + "\treturn " + marshal + "(ctx, field.Selections, " + value + ")\n}"
	})
	return code, n
}

// A list whose elements are marshalled one by one, and the name and the type of the function for one.
var elements = regexp.MustCompile(`ret := graphql\.MarshalSliceConcurrently\(ctx, len\(v\), 0, false, ` +
	`func\(ctx context\.Context, i int\) graphql\.Marshaler \{\n\t\tfc := [^\n]*\n\t\tfc\.Result = &v\[i\]\n` +
	`\t\treturn (ec\.marshal[NO](\w+?)2[^\s(]*)\(ctx, sel, v\[i\]\)\n\t\}\)\n`)

// plainLists does the same for the elements of lists.
func plainLists(code string, simple map[string]bool) (string, int) {
	n := 0
	code = elements.ReplaceAllStringFunc(code, func(list string) string {
		m := elements.FindStringSubmatch(list)
		if !simple[m[2]] {
			return list
		}
		n++
		return "ret := make(graphql.Array, len(v))\n\tfor i := range v {\n\t\tret[i] = " + m[1] + "(ctx, sel, v[i])\n\t}\n"
	})
	return code, n
}
