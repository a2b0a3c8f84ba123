package assistant

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/google/jsonschema-go/jsonschema"
	"github.com/vektah/gqlparser/v2/ast"
)

// outputOf is the JSON schema of what a query answers: each field that it selects, described as the graph describes it, and null where the
// graph may say null. It refuses a query whose answer depends on the type of what is found, as no tool has one.
func outputOf(schema *ast.Schema, op *ast.OperationDefinition) (*jsonschema.Schema, error) {
	return selected(schema, schema.Query, op.SelectionSet)
}

// selected is the schema of an object of which these fields are asked. More fields may come with a later version.
func selected(schema *ast.Schema, of *ast.Definition, set ast.SelectionSet) (*jsonschema.Schema, error) {
	if of.IsAbstractType() {
		return nil, fmt.Errorf("%s is one of several types, and a tool says which fields it gives", of.Name)
	}
	fields, properties := map[string]*ast.Field{}, map[string]*jsonschema.Schema{}
	collect(set, fields)
	for name, field := range fields {
		if len(field.Directives) > 0 {
			return nil, fmt.Errorf("%s has a directive, and a tool gives each of its fields", name)
		}
		one, err := outputType(schema, field.Definition.Type, field.SelectionSet)
		if err != nil {
			return nil, err
		}
		one.Description = strings.TrimSpace(field.Definition.Description + " " + one.Description)
		properties[name] = one
	}
	return fullObject(properties), nil
}

// collect adds the fields of a selection and of its fragments by the names that they have in the answer. A field that is selected twice
// is one that has what either selects of it.
func collect(set ast.SelectionSet, fields map[string]*ast.Field) {
	for _, s := range set {
		switch s := s.(type) {
		case *ast.Field:
			one := *s
			if before := fields[s.Alias]; before != nil {
				one.SelectionSet = slices.Concat(before.SelectionSet, s.SelectionSet)
			}
			fields[s.Alias] = &one
		case *ast.FragmentSpread:
			collect(s.Definition.SelectionSet, fields)
		case *ast.InlineFragment:
			collect(s.SelectionSet, fields)
		}
	}
}

// fullObject is an object that always has all of these properties.
func fullObject(properties map[string]*jsonschema.Schema) *jsonschema.Schema {
	return &jsonschema.Schema{Type: "object", Properties: properties, Required: slices.Sorted(maps.Keys(properties))}
}

func outputType(schema *ast.Schema, t *ast.Type, set ast.SelectionSet) (one *jsonschema.Schema, err error) {
	if t.Elem != nil {
		items, err := outputType(schema, t.Elem, set)
		if err != nil {
			return nil, err
		}
		one = &jsonschema.Schema{Type: "array", Items: items}
	} else if one, err = named(schema, schema.Types[t.NamedType], set); err != nil {
		return nil, err
	}
	if !t.NonNull && one.Type != "" {
		one.Types, one.Type = []string{one.Type, "null"}, ""
	}
	return one, nil
}

func named(schema *ast.Schema, def *ast.Definition, set ast.SelectionSet) (*jsonschema.Schema, error) {
	switch {
	case def.Kind == ast.Enum: // a list of values would refuse the answers of a version that has one more
		return &jsonschema.Schema{Type: "string", Description: "Values so far: " + strings.Join(namesOf(def), ", ") + "."}, nil
	case def.Kind != ast.Scalar:
		return selected(schema, def, set)
	case def.Name == "JSON": // any value
		return &jsonschema.Schema{}, nil
	}
	return &jsonschema.Schema{Type: scalar(def.Name), Format: format(def.Name)}, nil
}

// format is how a text is written, where JSON Schema has a word for it.
func format(scalar string) string {
	switch scalar {
	case "Date":
		return "date"
	case "DateTime":
		return "date-time"
	}
	return ""
}
