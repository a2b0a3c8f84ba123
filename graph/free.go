package graph

import (
	"context"
	"encoding/json"
	"time"

	"github.com/gevel/gevel/auth/principal"

	"github.com/99designs/gqlgen/graphql"
	"github.com/gevel/gevel/limits"
	"github.com/vektah/gqlparser/v2/ast"
	"github.com/vektah/gqlparser/v2/gqlerror"
)

// FreeQuery is a query that is not one of the site's own operations.
type FreeQuery struct {
	Text      string
	Operation string // the name of one of several operations
	Variables map[string]any
	ReadOnly  bool // it may change nothing
	Personal  bool // the request has a session: its answer may be an owner's and is for that request alone
}

// FreeAnswer is the response to a free query.
type FreeAnswer struct {
	Text    []byte // JSON
	Refused string // the code of why nothing of it ran; "" when it ran
	Lasting bool   // the same query has the same answer as long as the data version stays
}

// Free answers a query within the client's budget.
func (g *Graph) Free(ctx context.Context, q FreeQuery) FreeAnswer {
	ctx = graphql.StartOperationTrace(ctx)
	oc, errs := g.free.CreateOperationContext(ctx, &graphql.RawParams{Query: q.Text, OperationName: q.Operation, Variables: q.Variables})
	ctx = graphql.WithOperationContext(ctx, oc)
	if errs == nil {
		errs = q.check(oc.Operation.Operation)
	}
	if errs != nil {
		return refused(g.free.DispatchError(ctx, errs))
	}
	ctx, cancel := context.WithTimeout(ctx, timeOf(oc.Operation.Operation))
	defer cancel()
	lasting := !q.Personal && oc.Operation.Operation == ast.Query && !live(oc.Operation.SelectionSet)
	if lasting {
		ctx = principal.Anonymous(ctx) // an answer that is cached for others is nobody's
	}
	next, ctx := g.free.DispatchOperation(ctx, oc)
	response := next(ctx)
	if response == nil {
		response = &graphql.Response{Errors: gqlerror.List{present(ctx, context.Cause(ctx))}}
	}
	return FreeAnswer{Text: written(response), Lasting: lasting && len(response.Errors) == 0}
}

// timeOf is how long an operation may take. One that writes may have to wait for an import.
func timeOf(operation ast.Operation) time.Duration {
	if operation == ast.Mutation {
		return limits.QueryTime + limits.WriterTime
	}
	return limits.QueryTime
}

// check refuses an operation that this transport cannot answer.
func (q FreeQuery) check(operation ast.Operation) gqlerror.List {
	switch {
	case operation == ast.Subscription:
		return gqlerror.List{coded("subscriptions need the header Accept: text/event-stream", "STREAM_ONLY")}
	}
	return q.changesByGet(operation)
}

// changesByGet refuses a mutation that came by GET.
func (q FreeQuery) changesByGet(operation ast.Operation) gqlerror.List {
	if operation == ast.Mutation && q.ReadOnly {
		return gqlerror.List{coded("mutations are sent with POST", "POST_ONLY")}
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
