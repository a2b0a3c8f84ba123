package graph

import (
	"context"
	"encoding/json"
	"net/http"
	"time"

	"github.com/99designs/gqlgen/graphql"
	"github.com/99designs/gqlgen/graphql/executor"
	"github.com/99designs/gqlgen/graphql/handler/extension"
	"github.com/99designs/gqlgen/graphql/handler/lru"
	"github.com/99designs/gqlgen/graphql/handler/transport"
	"github.com/vektah/gqlparser/v2/ast"
	"github.com/vektah/gqlparser/v2/gqlerror"
)

// Most tokens of a free query; the largest useful one has some hundreds.
const maxTokens = 5000

// longest is how long a free query may run.
const longest = 10 * time.Second

// FreeQuery is what a stranger asks.
type FreeQuery struct {
	Text      string
	Operation string // the name of one of several operations
	Variables map[string]any
	ReadOnly  bool // it may change nothing
}

// FreeAnswer is the response to a free query.
type FreeAnswer struct {
	Text    []byte // JSON
	Refused string // the code of why nothing of it ran; "" when it ran
	Lasting bool   // the same query has the same answer as long as the data version stays
}

func newFree(schema graphql.ExecutableSchema) *executor.Executor {
	e := executor.New(schema)
	e.SetQueryCache(lru.New[*ast.QueryDocument](1000))
	e.SetParserTokenLimit(maxTokens)
	e.SetErrorPresenter(present)
	e.SetRecoverFunc(survive)
	e.Use(extension.Introspection{})
	e.Use(limits{})
	e.AroundResponses(tellCost)
	return e
}

// Free answers a query within the budget of who asks.
func (g *Graph) Free(ctx context.Context, q FreeQuery) FreeAnswer {
	ctx, cancel := context.WithTimeout(graphql.StartOperationTrace(ctx), longest)
	defer cancel()
	oc, errs := g.free.CreateOperationContext(ctx, &graphql.RawParams{Query: q.Text, OperationName: q.Operation, Variables: q.Variables})
	ctx = graphql.WithOperationContext(ctx, oc)
	if errs == nil {
		errs = q.check(oc.Operation.Operation)
	}
	if errs != nil {
		return refused(g.free.DispatchError(ctx, errs))
	}
	next, ctx := g.free.DispatchOperation(ctx, oc)
	response := next(ctx)
	if response == nil {
		response = &graphql.Response{Errors: gqlerror.List{present(ctx, context.Cause(ctx))}}
	}
	return FreeAnswer{Text: written(response), Lasting: len(response.Errors) == 0 && oc.Operation.Operation == ast.Query && !live(oc.Operation.SelectionSet)}
}

// check refuses what cannot be answered in the way it was asked.
func (q FreeQuery) check(operation ast.Operation) gqlerror.List {
	switch {
	case operation == ast.Subscription:
		return gqlerror.List{coded("a subscription is asked with Accept: text/event-stream", "STREAM_ONLY")}
	case operation == ast.Mutation && q.ReadOnly:
		return gqlerror.List{coded("what changes something is sent with POST", "POST_ONLY")}
	}
	return nil
}

func refused(r *graphql.Response) FreeAnswer {
	code, _ := r.Errors[0].Extensions["code"].(string)
	return FreeAnswer{Text: written(r), Refused: code}
}

func written(r *graphql.Response) []byte {
	text, err := json.Marshal(r)
	if err != nil {
		return []byte(`{"data":null,"errors":[{"message":"something went wrong on our side","extensions":{"code":"INTERNAL"}}]}`)
	}
	return text
}

// Stream answers a subscription with server-sent events; the body of the request is bounded already.
func (g *Graph) Stream(w http.ResponseWriter, r *http.Request) {
	transport.SSE{}.Do(w, r.WithContext(graphql.StartOperationTrace(r.Context())), g.free)
}
