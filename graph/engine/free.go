package engine

import (
	"context"
	"encoding/json"
	"time"

	"github.com/99designs/gqlgen/graphql"
	"github.com/gevel/gevel/auth/principal"
	"github.com/gevel/gevel/limits"
	"github.com/vektah/gqlparser/v2/ast"
	"github.com/vektah/gqlparser/v2/gqlerror"
)

// FreeQuery is a query that is not one of the app's own operations.
type FreeQuery struct {
	Text       string
	Operation  string // which of several operations to run
	Variables  map[string]any
	ReadOnly   bool // mutations are refused
	Personal   bool // the request has a session, so its answer may hold an owner's data
	Registered bool // the text is that of an operation that a program registered
	NoData     bool // a refusal has no entry data, as application/graphql-response+json has none
}

// FreeAnswer is the response to a free query.
type FreeAnswer struct {
	Text    []byte // JSON
	Refused string // the code of the refusal; "" when the query ran
	Lasting bool   // the answer is the same until the data version changes
}

// Free answers a query within the client's budget.
func (e *Engine) Free(ctx context.Context, q FreeQuery) (answer FreeAnswer) {
	ctx = graphql.StartOperationTrace(ctx)
	defer recovered(ctx, func(r *graphql.Response) { answer = q.refused(r) })
	oc, errs := e.free.CreateOperationContext(ctx, &graphql.RawParams{Query: q.Text, OperationName: q.Operation, Variables: q.Variables})
	ctx = graphql.WithOperationContext(ctx, oc)
	if errs == nil {
		errs = q.check(oc.Operation.Operation)
	}
	if errs = e.outdated(q, errs); errs != nil {
		return q.refused(e.free.DispatchError(ctx, errs))
	}
	ctx, cancel := context.WithTimeout(ctx, timeOf(oc.Operation.Operation))
	defer cancel()
	lasting := !q.Personal && oc.Operation.Operation == ast.Query && !e.rules.live(oc.Operation.SelectionSet)
	if lasting {
		ctx = principal.Anonymous(ctx) // the answer is cached for everybody
	}
	next, ctx := e.free.DispatchOperation(ctx, oc)
	response := next(ctx)
	if response == nil {
		response = &graphql.Response{Errors: gqlerror.List{present(ctx, context.Cause(ctx))}}
	}
	return FreeAnswer{Text: written(response), Lasting: lasting && len(response.Errors) == 0}
}

// timeOf returns how long an operation may take. A mutation may have to wait for an import.
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
		return gqlerror.List{Coded("subscriptions need the header Accept: text/event-stream", "STREAM_ONLY")}
	}
	return q.changesByGet(operation)
}

// changesByGet refuses a mutation that came by GET.
func (q FreeQuery) changesByGet(operation ast.Operation) gqlerror.List {
	if operation == ast.Mutation && q.ReadOnly {
		return gqlerror.List{Coded("mutations are sent with POST", "POST_ONLY")}
	}
	return nil
}

func (q FreeQuery) refused(r *graphql.Response) FreeAnswer {
	code, _ := r.Errors[0].Extensions["code"].(string)
	if q.NoData {
		return FreeAnswer{Refused: code, Text: written(struct {
			Errors     gqlerror.List  `json:"errors"`
			Extensions map[string]any `json:"extensions,omitempty"`
		}{r.Errors, r.Extensions})}
	}
	return FreeAnswer{Text: written(r), Refused: code}
}

func written(response any) []byte {
	text, err := json.Marshal(response)
	if err != nil {
		return []byte(`{"data":null,"errors":[{"message":"something went wrong on our side","extensions":{"code":"INTERNAL"}}]}`)
	}
	return text
}
