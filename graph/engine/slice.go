package engine

import (
	"context"

	"github.com/99designs/gqlgen/graphql"
)

// MarshalSlice marshals the elements of a list one after the other: they are in memory already, and a goroutine costs more than an element.
func MarshalSlice(ctx context.Context, length int, element func(ctx context.Context, i int) graphql.Marshaler) graphql.Array {
	list := make(graphql.Array, length)
	contexts := make([]graphql.FieldContext, length)
	places := make([]int, length)
	for i := range list {
		places[i] = i
		contexts[i].Index = &places[i]
		list[i] = marshalElement(graphql.WithFieldContext(ctx, &contexts[i]), i, element)
	}
	return list
}

// marshalElement marshals one element. One that panics is null with an error of its own path, and null in a list that has no null makes the
// list null.
func marshalElement(ctx context.Context, i int, element func(ctx context.Context, i int) graphql.Marshaler) (m graphql.Marshaler) {
	defer func() {
		if p := recover(); p != nil {
			graphql.AddError(ctx, graphql.Recover(ctx, p))
			m = graphql.Null
		}
	}()
	return element(ctx, i)
}
