package engine

import (
	"context"

	"github.com/99designs/gqlgen/graphql"
	"github.com/vektah/gqlparser/v2/ast"
	"github.com/vektah/gqlparser/v2/gqlerror"
)

// introspection answers __schema and __type for who may read the schema; nil means everybody. Others get FORBIDDEN.
type introspection struct{ describes func(context.Context) bool }

var _ graphql.OperationContextMutator = introspection{}

func (introspection) ExtensionName() string { return "Introspection" }

func (introspection) Validate(graphql.ExecutableSchema) error { return nil }

func (i introspection) MutateOperationContext(ctx context.Context, oc *graphql.OperationContext) *gqlerror.Error {
	oc.DisableIntrospection = false // gqlgen answers it for nobody otherwise
	if i.describes == nil || !readsSchema(oc.Operation.SelectionSet) || i.describes(ctx) {
		return nil
	}
	return &gqlerror.Error{Message: "this schema is read by staff who are signed in", Extensions: map[string]any{"code": "FORBIDDEN"}}
}

// readsSchema reports whether a root selects __schema or __type.
func readsSchema(root ast.SelectionSet) bool {
	for _, one := range root {
		switch one := one.(type) {
		case *ast.Field:
			if one.Name == "__schema" || one.Name == "__type" {
				return true
			}
		case *ast.InlineFragment:
			if readsSchema(one.SelectionSet) {
				return true
			}
		case *ast.FragmentSpread:
			if readsSchema(one.Definition.SelectionSet) {
				return true
			}
		}
	}
	return false
}
