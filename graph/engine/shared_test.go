package engine

import (
	"context"
	"errors"
	"sync"
	"testing"

	"github.com/99designs/gqlgen/graphql"
	"github.com/vektah/gqlparser/v2/ast"
)

func TestFieldsShareWhatTheyLoad(t *testing.T) {
	type town string
	type street string
	loads, failed := 0, errors.New("failed")
	count := func(result string, err error) func() (string, error) {
		return func() (string, error) { loads++; return result, err }
	}
	operation := &graphql.OperationContext{Operation: &ast.OperationDefinition{Operation: ast.Query}}
	withShared(graphql.WithOperationContext(t.Context(), operation), func(ctx context.Context) graphql.ResponseHandler {
		var wg sync.WaitGroup
		for range 20 {
			wg.Go(func() {
				if got, err := Shared(ctx, town("Bree"), count("3960", nil)); got != "3960" || err != nil {
					t.Errorf("a field has %q and %v", got, err)
				}
			})
		}
		wg.Wait()
		if loads != 1 {
			t.Errorf("20 fields loaded %d times", loads)
		}
		for range 2 {
			if _, err := Shared(ctx, street("Bree"), count("", failed)); !errors.Is(err, failed) {
				t.Errorf("another kind of key has %v", err)
			}
		}
		if loads != 2 {
			t.Errorf("what failed was loaded %d times", loads-1)
		}
		return nil
	})
	_, _ = Shared(t.Context(), town("Bree"), count("", nil))
	if _, _ = Shared(t.Context(), town("Bree"), count("", nil)); loads != 4 {
		t.Errorf("outside an operation two fields loaded %d times", loads-2)
	}
}
