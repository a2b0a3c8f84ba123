package engine

import (
	"context"

	"github.com/99designs/gqlgen/graphql"
	"github.com/gevel/gevel/limits"
	"github.com/vektah/gqlparser/v2/ast"
)

type rootFieldsKey struct{}

// withRootFields gives a query its slots for root fields. gqlgen starts all root fields at once, so a query with a hundred would keep every
// other request waiting for a processor.
func withRootFields(ctx context.Context, next graphql.OperationHandler) graphql.ResponseHandler {
	if graphql.GetOperationContext(ctx).Operation.Operation != ast.Query {
		return next(ctx)
	}
	return next(context.WithValue(ctx, rootFieldsKey{}, make(chan struct{}, limits.RootFieldsAtOnce)))
}

// fewRootFields resolves a root field when its query has a free slot. When the request ends first, the field fails with the context's
// error.
func fewRootFields(ctx context.Context, next graphql.RootResolver) graphql.Marshaler {
	slots, ok := ctx.Value(rootFieldsKey{}).(chan struct{})
	if !ok {
		return next(ctx)
	}
	select {
	case slots <- struct{}{}:
		defer func() { <-slots }()
	case <-ctx.Done():
	}
	return next(ctx)
}
