package graph_test

import (
	"strings"
	"testing"

	"github.com/gevel/gevel/graph"
	"github.com/vektah/gqlparser/v2/ast"
)

// TestEverythingIsDescribed checks that everything in the schema has a description, and that nullable fields say when they are null.
func TestEverythingIsDescribed(t *testing.T) {
	schema := graph.NewExecutableSchema(graph.Config{}).Schema()
	described := func(what, description string) {
		t.Helper()
		if len(strings.Fields(description)) == 0 || !strings.HasSuffix(description, ".") {
			t.Errorf("the description of %s is missing or has no full stop: %q", what, description)
		}
	}
	for _, d := range schema.Types {
		if d.BuiltIn {
			continue
		}
		described(d.Name, d.Description)
		for _, f := range d.Fields {
			if strings.HasPrefix(f.Name, "__") {
				continue
			}
			described(d.Name+"."+f.Name, f.Description)
			for _, a := range f.Arguments {
				described(d.Name+"."+f.Name+"("+a.Name+")", a.Description)
			}
			if isOutput(d) && !f.Type.NonNull && !strings.Contains(strings.ToLower(f.Description), "null") {
				t.Errorf("%s.%s does not say when it is null: %q", d.Name, f.Name, f.Description)
			}
		}
		for _, v := range d.EnumValues {
			described(d.Name+"."+v.Name, v.Description)
		}
	}
	for _, d := range schema.Directives {
		if !d.Position.Src.BuiltIn {
			described("@"+d.Name, d.Description)
		}
	}
}

func isOutput(d *ast.Definition) bool { return d.Kind == ast.Object || d.Kind == ast.Interface }
