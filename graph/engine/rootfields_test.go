package engine

import (
	"context"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/99designs/gqlgen/graphql"
	"github.com/gevel/gevel/limits"
	"github.com/vektah/gqlparser/v2/ast"
)

func TestRootFieldsAtOnce(t *testing.T) {
	ctx := graphql.WithOperationContext(t.Context(), &graphql.OperationContext{Operation: &ast.OperationDefinition{Operation: ast.Query}})
	var running, most atomic.Int32
	field := func(context.Context) graphql.Marshaler {
		if n := running.Add(1); n > most.Load() {
			most.Store(n)
		}
		time.Sleep(time.Millisecond)
		running.Add(-1)
		return graphql.Null
	}
	withRootFields(ctx, func(ctx context.Context) graphql.ResponseHandler {
		var wg sync.WaitGroup
		for range 10 * limits.RootFieldsAtOnce {
			wg.Go(func() { fewRootFields(ctx, field) })
		}
		wg.Wait()
		return nil
	})
	if n := most.Load(); n < 2 || n > limits.RootFieldsAtOnce {
		t.Errorf("%d root fields ran at the same time, want 2 to %d", n, limits.RootFieldsAtOnce)
	}
}
