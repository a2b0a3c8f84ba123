package main

import "regexp"

var (
	fieldContext = regexp.MustCompile(`(?s)func \(ec \*executionContext\) fieldContext_(\w+)\([^\n]*\n(.*?)\n\}\n`)
	scalar       = regexp.MustCompile(`^\treturn graphql\.NewScalarFieldContext\(`)
	object       = regexp.MustCompile(`\treturn ec\.childFields_(\w+)\(ctx, field\)`)
	objectFields = regexp.MustCompile(`(?s)func \(ec \*executionContext\) childFields_(\w+)\([^\n]*\n(.*?)\n\}\n`)
	fieldOf      = regexp.MustCompile(`ec\.fieldContext_(\w+)\(ctx, field\)`)
)

// typesBelow returns the type of each field that is an object, and "" for each that is a scalar. Fields that are interfaces or unions are
// left out.
func typesBelow(code string) map[string]string {
	below := map[string]string{}
	for _, m := range fieldContext.FindAllStringSubmatch(code, -1) {
		if child := object.FindStringSubmatch(m[2]); child != nil {
			below[m[1]] = child[1]
		} else if scalar.MatchString(m[2]) {
			below[m[1]] = ""
		}
	}
	return below
}

// simpleTypes returns the objects whose fields are all plain, however deep.
func simpleTypes(code string) map[string]bool {
	plain, fields, simple := map[string]bool{}, map[string][]string{}, map[string]bool{}
	for _, m := range plainField.FindAllStringSubmatch(code, -1) {
		plain[m[2]] = true
	}
	for _, m := range objectFields.FindAllStringSubmatch(code, -1) {
		for _, field := range fieldOf.FindAllStringSubmatch(m[2], -1) {
			fields[m[1]] = append(fields[m[1]], field[1])
		}
		simple[m[1]] = true
	}
	below := typesBelow(code)
	for changed := true; changed; {
		changed = false
		for name := range simple {
			if simple[name] && !allSimple(fields[name], plain, below, simple) {
				simple[name], changed = false, true
			}
		}
	}
	return simple
}

func allSimple(fields []string, plain map[string]bool, below map[string]string, simple map[string]bool) bool {
	for _, f := range fields {
		if child, known := below[f]; !known || !plain[f] || child != "" && !simple[child] {
			return false
		}
	}
	return true
}
