package assistant

import (
	"github.com/google/jsonschema-go/jsonschema"
	"github.com/vektah/gqlparser/v2/ast"
)

// inputOf is the JSON schema of a query's variables. Each is described as the argument is that it is given to, so that nothing is described
// in two places.
func inputOf(schema *ast.Schema, op *ast.OperationDefinition) *jsonschema.Schema {
	properties, required := map[string]*jsonschema.Schema{}, []string{}
	for _, v := range op.VariableDefinitions {
		one := schemaOf(schema, v.Type)
		one.Description = argumentOf(op.SelectionSet, v.Variable)
		properties[v.Variable] = one
		if v.Type.NonNull && v.DefaultValue == nil {
			required = append(required, v.Variable)
		}
	}
	return object(properties, required)
}

// object is an object that has no properties but these.
func object(properties map[string]*jsonschema.Schema, required []string) *jsonschema.Schema {
	return &jsonschema.Schema{Type: "object", Properties: properties, Required: required,
		AdditionalProperties: &jsonschema.Schema{Not: &jsonschema.Schema{}}}
}

// argumentOf is the description of the first argument that gets the variable.
func argumentOf(set ast.SelectionSet, variable string) string {
	for _, selected := range set {
		field, ok := selected.(*ast.Field)
		if !ok {
			continue
		}
		for _, a := range field.Arguments {
			if a.Value.Kind == ast.Variable && a.Value.Raw == variable {
				return field.Definition.Arguments.ForName(a.Name).Description
			}
		}
		if about := argumentOf(field.SelectionSet, variable); about != "" {
			return about
		}
	}
	return ""
}

// schemaOf is the JSON schema of a type of input.
func schemaOf(schema *ast.Schema, t *ast.Type) *jsonschema.Schema {
	if t.Elem != nil {
		return &jsonschema.Schema{Type: "array", Items: schemaOf(schema, t.Elem)}
	}
	switch def := schema.Types[t.NamedType]; {
	case def.Kind == ast.Enum:
		return oneOf(namesOf(def))
	case def.Kind == ast.InputObject:
		return inputObject(schema, def)
	default:
		return &jsonschema.Schema{Type: scalar(t.NamedType)}
	}
}

// oneOf is a text that is one of these.
func oneOf(names []string) *jsonschema.Schema {
	one := &jsonschema.Schema{Type: "string"}
	for _, name := range names {
		one.Enum = append(one.Enum, name)
	}
	return one
}

func namesOf(def *ast.Definition) []string {
	names := make([]string, len(def.EnumValues))
	for i, v := range def.EnumValues {
		names[i] = v.Name
	}
	return names
}

func inputObject(schema *ast.Schema, def *ast.Definition) *jsonschema.Schema {
	properties, required := map[string]*jsonschema.Schema{}, []string{}
	for _, f := range def.Fields {
		one := schemaOf(schema, f.Type)
		one.Description = f.Description
		properties[f.Name] = one
		if f.Type.NonNull && f.DefaultValue == nil {
			required = append(required, f.Name)
		}
	}
	return object(properties, required)
}

// scalar is the JSON type of a scalar; dates and moments are texts.
func scalar(name string) string {
	switch name {
	case "Int":
		return "integer"
	case "Float":
		return "number"
	case "Boolean":
		return "boolean"
	}
	return "string"
}
