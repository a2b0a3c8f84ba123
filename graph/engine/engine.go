package engine

import (
	"cmp"
	"context"
	"encoding/json"
	"errors"

	"github.com/99designs/gqlgen/graphql"
	"github.com/99designs/gqlgen/graphql/executor"
	"github.com/99designs/gqlgen/graphql/handler/lru"
	"github.com/vektah/gqlparser/v2/ast"
	"github.com/vektah/gqlparser/v2/gqlerror"

	"github.com/gevel/gevel/db"
)

// Engine runs operations of one schema: the app's own by their id, other clients' queries as text.
type Engine struct {
	operations map[string]func() operation
	schema     *ast.Schema
	trusted    *executor.Executor
	free       *freeExecutor
	rules      Rules
}

// Rules are what an engine must know of the fields of its schema.
type Rules struct {
	// Live reports whether a root field has data of visitors, owners, staff or programs, which have no data version.
	Live func(field string) bool
	// Cost returns what a field of a type costs by itself, at least 1.
	Cost func(of, field string) int
	// TriesPassword reports whether a mutation tries a password or a code. An operation may have one of them at most, so that a request
	// counted once tries once; principal.TryPassword counts again when it runs.
	TriesPassword func(mutation string) bool
	// Describes reports whether who asks may read the schema; nil lets everybody.
	Describes func(context.Context) bool
}

// ErrUnknownOperation is the error for an id that no persisted operation has.
var ErrUnknownOperation = errors.New("unknown operation")

// New returns the engine of a schema. operations are the app's own by the SHA-256 of their text, as Relay's compiler writes them;
// they are trusted, so no budget applies to them.
func New(schema graphql.ExecutableSchema, store *db.Store, operations map[string]string, rules Rules) *Engine {
	e := &Engine{schema: schema.Schema(), trusted: newTrusted(schema), free: newFreeExecutor(schema, rules), rules: rules}
	e.operations = e.readOperations(operations)
	e.trusted.AroundOperations(pin(store))
	e.free.AroundOperations(pin(store))
	e.trusted.AroundOperations(withShared)
	e.free.AroundOperations(withShared)
	e.trusted.AroundResponses(withinSubscription)
	e.free.AroundResponses(withinSubscription)
	e.free.AroundOperations(withRootFields)
	e.free.AroundRootFields(fewRootFields)
	e.trusted.AroundFields(languageInUse(store))
	e.free.AroundFields(languageInUse(store))
	return e
}

// Schema returns the schema, for those who write queries of their own and check them when they start.
func (e *Engine) Schema() *ast.Schema { return e.schema }

// pin gives all resolvers of an operation the same catalog. Each page of a subscription has the catalog of its own moment, and fields below
// a property use that property's.
func pin(store *db.Store) graphql.OperationMiddleware {
	return func(ctx context.Context, next graphql.OperationHandler) graphql.ResponseHandler {
		if graphql.GetOperationContext(ctx).Operation.Operation == ast.Subscription {
			return next(ctx)
		}
		ctx, _, err := store.Pin(ctx)
		if err != nil {
			return func(ctx context.Context) *graphql.Response {
				return &graphql.Response{Errors: gqlerror.List{present(ctx, err)}}
			}
		}
		return next(ctx)
	}
}

func newTrusted(schema graphql.ExecutableSchema) *executor.Executor {
	e := executor.New(schema)
	e.SetQueryCache(lru.New[*ast.QueryDocument](200))
	e.SetErrorPresenter(present)
	e.SetRecoverFunc(survive)
	e.Use(inputLimits{})
	return e
}

// Answer runs a persisted operation and returns the response as JSON, errors included. It returns ErrUnknownOperation for an unknown id.
func (e *Engine) Answer(ctx context.Context, id string, variables map[string]any) ([]byte, error) {
	d, ok := e.operation(id)
	if !ok {
		return nil, ErrUnknownOperation
	}
	answer, err := e.Run(ctx, d.text, variables)
	return withoutLeftOut(answer), err
}

// Run runs a query of this program, to which no budget applies, and returns the response as JSON, errors included.
func (e *Engine) Run(ctx context.Context, text string, variables map[string]any) (answer []byte, err error) {
	ctx = graphql.StartOperationTrace(ctx)
	defer recovered(ctx, func(r *graphql.Response) { answer, err = json.Marshal(r) })
	oc, errs := e.trusted.CreateOperationContext(ctx, &graphql.RawParams{Query: text, Variables: variables})
	if errs != nil {
		return json.Marshal(e.trusted.DispatchError(graphql.WithOperationContext(ctx, oc), errs))
	}
	next, ctx := e.trusted.DispatchOperation(ctx, oc)
	response := next(ctx)
	if response == nil {
		return nil, cmp.Or(context.Cause(ctx), errors.New("an operation returned no response"))
	}
	return json.Marshal(response)
}
