package engine

import (
	"context"
	"fmt"
	"log/slog"
	"net/http"

	"github.com/99designs/gqlgen/graphql"
	"github.com/vektah/gqlparser/v2/ast"
	"github.com/vektah/gqlparser/v2/gqlerror"
)

// Events passes the cursors of a stream's pages from its resolver to the writer. Each page's cursor is sent before the page.
type Events struct {
	Last    string // the id of the last event that the client received before it reconnected, "" for none
	Cursors chan string
	Refused chan *gqlerror.Error // why the stream ends early
}

type eventsKey struct{}

// EventsOf returns those of the stream that a resolver answers.
func EventsOf(ctx context.Context) *Events { return ctx.Value(eventsKey{}).(*Events) }

// Stream answers a free subscription with server-sent events. The id of an event is the cursor of its page, which a browser's EventSource
// sends when it reconnects (Last-Event-ID). Errors of the operation are the first event.
func (e *Engine) Stream(w http.ResponseWriter, r *http.Request, q FreeQuery) {
	stream(w, r, func(ctx context.Context) (graphql.ResponseHandler, context.Context) { return e.streamed(ctx, q) })
}

// StreamOperation is Stream for one of the app's own subscriptions.
func (e *Engine) StreamOperation(w http.ResponseWriter, r *http.Request, id string, variables map[string]any) {
	d, _ := e.operation(id)
	stream(w, r, func(ctx context.Context) (graphql.ResponseHandler, context.Context) {
		oc, errs := e.trusted.CreateOperationContext(ctx, &graphql.RawParams{Query: d.text, Variables: variables})
		ctx = graphql.WithOperationContext(ctx, oc)
		if errs != nil {
			return graphql.OneShot(e.trusted.DispatchError(ctx, errs)), ctx
		}
		return e.trusted.DispatchOperation(ctx, oc)
	})
}

func stream(w http.ResponseWriter, r *http.Request, start func(context.Context) (graphql.ResponseHandler, context.Context)) {
	e := &Events{Last: r.Header.Get("Last-Event-ID"), Cursors: make(chan string, 1), Refused: make(chan *gqlerror.Error, 1)}
	ctx := context.WithValue(graphql.StartOperationTrace(r.Context()), eventsKey{}, e)
	w.Header().Set("Content-Type", "text/event-stream")
	w.Header().Set("X-Accel-Buffering", "no") // nginx holds an answer back until it ends, unless it is told not to
	fmt.Fprint(w, ":\n\n")
	flush(w)
	defer func() {
		fmt.Fprint(w, "event: complete\n\n")
		flush(w)
	}()
	defer recovered(ctx, func(r *graphql.Response) { e.write(w, r) })
	next, ctx := start(ctx)
	for response := next(ctx); response != nil; response = next(ctx) {
		e.write(w, response)
	}
	select {
	case err := <-e.Refused:
		e.write(w, &graphql.Response{Errors: gqlerror.List{err}})
	default:
	}
}

// streamed starts an operation that may be streamed, or returns its refusal.
func (e *Engine) streamed(ctx context.Context, q FreeQuery) (graphql.ResponseHandler, context.Context) {
	oc, errs := e.free.CreateOperationContext(ctx, &graphql.RawParams{Query: q.Text, OperationName: q.Operation, Variables: q.Variables})
	ctx = graphql.WithOperationContext(ctx, oc)
	if errs == nil {
		errs = q.changesByGet(oc.Operation.Operation)
	}
	if errs = e.outdated(q, errs); errs != nil {
		return graphql.OneShot(e.free.DispatchError(ctx, errs)), ctx
	}
	return e.free.DispatchOperation(ctx, oc)
}

// Follow sends the pages of a stream beside the request that it answers, and leaves it then. A panic ends that stream alone, with an error.
func Follow(ctx context.Context, send func() error, leave func()) {
	go func() {
		defer leave()
		defer recovered(ctx, func(r *graphql.Response) {
			select {
			case EventsOf(ctx).Refused <- r.Errors[0]:
			default: // it ends for another reason already
			}
		})
		if err := send(); err != nil {
			slog.ErrorContext(ctx, "a stream failed", "err", err)
		}
	}()
}

// withinSubscription lets what is below a subscription's field know that field: without it gqlgen begins the path of an error in an event
// one step too late.
func withinSubscription(ctx context.Context, next graphql.ResponseHandler) *graphql.Response {
	oc := graphql.GetOperationContext(ctx)
	if oc.Operation == nil || oc.Operation.Operation != ast.Subscription {
		return next(ctx)
	}
	for _, field := range graphql.CollectFields(oc, oc.Operation.SelectionSet, []string{"Subscription"}) { // there is one
		ctx = graphql.WithFieldContext(ctx, &graphql.FieldContext{Object: "Subscription", Field: field})
	}
	return next(ctx)
}

// write sends a response as one event, with the cursor as id when it is a page.
func (e *Events) write(w http.ResponseWriter, response *graphql.Response) {
	select {
	case cursor := <-e.Cursors:
		fmt.Fprintf(w, "id: %s\n", cursor)
	default:
	}
	fmt.Fprintf(w, "event: next\ndata: %s\n\n", written(response))
	flush(w)
}

func flush(w http.ResponseWriter) {
	if f, ok := w.(http.Flusher); ok {
		f.Flush()
	}
}
