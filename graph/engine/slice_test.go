package engine

import (
	"context"
	"testing"

	"github.com/99designs/gqlgen/graphql"
)

func TestElementsAreMarshalledInARow(t *testing.T) {
	var order []int
	MarshalSlice(t.Context(), 3, func(_ context.Context, i int) graphql.Marshaler {
		order = append(order, i) // the race detector finds another goroutine here
		return graphql.Null
	})
	if len(order) != 3 || order[0] != 0 || order[2] != 2 {
		t.Errorf("the elements are marshalled in the order %v, want 0, 1, 2", order)
	}
}
