package assistant

import "github.com/vektah/gqlparser/v2/ast"

// inputOf is the JSON schema of a query's variables. Each is described as the argument is that it is given to, so that nothing is described
// in two places.
func inputOf(schema *ast.Schema, op *ast.OperationDefinition) map[string]any {
	properties, required := map[string]any{}, []string{}
	for _, v := range op.VariableDefinitions {
		one := schemaOf(schema, v.Type)
		if about := argumentOf(op.SelectionSet, v.Variable); about != "" {
			one["description"] = about
		}
		properties[v.Variable] = one
		if v.Type.NonNull && v.DefaultValue == nil {
			required = append(required, v.Variable)
		}
	}
	return object(properties, required)
}

func object(properties map[string]any, required []string) map[string]any {
	return map[string]any{"type": "object", "properties": properties, "required": required, "additionalProperties": false}
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
func schemaOf(schema *ast.Schema, t *ast.Type) map[string]any {
	if t.Elem != nil {
		return map[string]any{"type": "array", "items": schemaOf(schema, t.Elem)}
	}
	switch def := schema.Types[t.NamedType]; {
	case def.Kind == ast.Enum:
		return map[string]any{"type": "string", "enum": namesOf(def)}
	case def.Kind == ast.InputObject:
		return inputObject(schema, def)
	default:
		return map[string]any{"type": scalar(t.NamedType)}
	}
}

func namesOf(def *ast.Definition) []string {
	names := make([]string, len(def.EnumValues))
	for i, v := range def.EnumValues {
		names[i] = v.Name
	}
	return names
}

func inputObject(schema *ast.Schema, def *ast.Definition) map[string]any {
	properties, required := map[string]any{}, []string{}
	for _, f := range def.Fields {
		one := schemaOf(schema, f.Type)
		one["description"] = f.Description
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
