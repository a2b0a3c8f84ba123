// Package contract says what programs may rely on in the graph's schema, and which changes would break them. Only tests use it.
package contract

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/vektah/gqlparser/v2/ast"
)

// Of lists what the schema promises to programs of others, a line each, sorted: "output Property.title String!", "input
// Query.properties(first) Int! = 24", "value Goal.SALE". The schema of the agency's desk is
// promised to nobody.
func Of(schema *ast.Schema) []string {
	p := promised{schema, map[string]bool{}}
	for _, root := range []*ast.Definition{schema.Query, schema.Mutation, schema.Subscription} {
		if root != nil {
			p.fields(root)
		}
	}
	return slices.Sorted(maps.Keys(p.lines))
}

type promised struct {
	schema *ast.Schema
	lines  map[string]bool // every line, and the name of every type that was walked
}

// fields walks the fields of a type.
func (p promised) fields(d *ast.Definition) {
	for _, f := range d.Fields {
		if strings.HasPrefix(f.Name, "__") {
			continue
		}
		at := d.Name + "." + f.Name
		if d.Kind == ast.InputObject {
			p.input(at, f.Type, f.DefaultValue)
		} else {
			p.add("output", at, f.Type.String())
		}
		for _, a := range f.Arguments {
			p.input(fmt.Sprintf("%s(%s)", at, a.Name), a.Type, a.DefaultValue)
			p.walk(a.Type.Name())
		}
		p.walk(f.Type.Name())
	}
}

func (p promised) add(words ...string) { p.lines[strings.Join(words, " ")] = true }

func (p promised) input(at string, t *ast.Type, byDefault *ast.Value) {
	if byDefault == nil {
		p.add("input", at, t.String())
		return
	}
	p.add("input", at, t.String(), "=", byDefault.String())
}

// walk adds a type with everything that it leads to, once.
func (p promised) walk(name string) {
	d := p.schema.Types[name]
	if line := "type " + name; p.lines[line] {
		return
	} else {
		p.lines[line] = true
	}
	for _, v := range d.EnumValues {
		p.add("value", name+"."+v.Name)
	}
	for _, of := range d.Interfaces {
		p.add("value", of+" is "+name)
	}
	for _, one := range d.Types {
		p.add("value", name+" is "+one)
		p.walk(one)
	}
	if d.Kind == ast.Interface {
		for _, one := range p.schema.GetPossibleTypes(d) {
			p.walk(one.Name)
		}
	}
	p.fields(d)
}
