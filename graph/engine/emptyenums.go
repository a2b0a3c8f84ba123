package engine

import "github.com/vektah/gqlparser/v2/ast"

// omitEmptyEnums takes enums that are "" out of the variables of an operation, where none need be said. A Go client such as genqlient has
// no other value for an enum that its program did not set.
func omitEmptyEnums(schema *ast.Schema, op *ast.OperationDefinition, variables map[string]any) {
	for _, v := range op.VariableDefinitions {
		omitEmptyEnum(schema, v.Type, v.DefaultValue, v.Variable, variables)
	}
}

// omitEmptyEnum takes an entry of a map out when it is an empty enum, and empty enums out of it when it is an input object.
func omitEmptyEnum(schema *ast.Schema, t *ast.Type, standard *ast.Value, name string, values map[string]any) {
	optional := !t.NonNull || standard != nil
	if values[name] == "" && optional && t.Elem == nil && schema.Types[t.NamedType].Kind == ast.Enum {
		delete(values, name)
		return
	}
	omitWithin(schema, t, values[name])
}

func omitWithin(schema *ast.Schema, t *ast.Type, value any) {
	switch value := value.(type) {
	case []any:
		for _, v := range value {
			if t.Elem != nil {
				omitWithin(schema, t.Elem, v)
			}
		}
	case map[string]any:
		if t.Elem != nil { // one value in place of a list of one
			omitWithin(schema, t.Elem, value)
		} else if d := schema.Types[t.NamedType]; d.Kind == ast.InputObject {
			for _, f := range d.Fields {
				omitEmptyEnum(schema, f.Type, f.DefaultValue, f.Name, value)
			}
		}
	}
}
