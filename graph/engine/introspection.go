package engine

import (
	"context"

	"github.com/99designs/gqlgen/graphql"
	"github.com/vektah/gqlparser/v2/gqlerror"
)

// introspection answers __schema and __type for who may read the schema; nil means everybody. For others they are null, with an error.
type introspection struct{ describes func(context.Context) bool }

var _ graphql.OperationContextMutator = introspection{}

func (introspection) ExtensionName() string { return "Introspection" }

func (introspection) Validate(graphql.ExecutableSchema) error { return nil }

func (i introspection) MutateOperationContext(ctx context.Context, oc *graphql.OperationContext) *gqlerror.Error {
	oc.DisableIntrospection = i.describes != nil && !i.describes(ctx)
	return nil
}
