package engine

import (
	"context"
	"sync"

	"github.com/99designs/gqlgen/graphql"
	"github.com/vektah/gqlparser/v2/ast"
)

type sharedKey struct{}

// withShared gives an operation the place of what its fields share. A subscription has none: what it loaded first would be said for hours.
func withShared(ctx context.Context, next graphql.OperationHandler) graphql.ResponseHandler {
	if graphql.GetOperationContext(ctx).Operation.Operation == ast.Subscription {
		return next(ctx)
	}
	return next(context.WithValue(ctx, sharedKey{}, &sync.Map{}))
}

// Shared loads what many fields of one operation need the same: fields that name the same key wait for one load and have its result, which
// they must not change. Outside an operation each loads for itself. The type of a key tells what is loaded, as with a context's values.
func Shared[K comparable, T any](ctx context.Context, key K, load func() (T, error)) (T, error) {
	values, ok := ctx.Value(sharedKey{}).(*sync.Map)
	if !ok {
		return load()
	}
	once, _ := values.LoadOrStore(key, sync.OnceValues(load))
	return once.(func() (T, error))()
}
