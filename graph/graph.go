package graph

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

	"github.com/gevel/gevel/auth"
	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/parts"
	"github.com/gevel/gevel/person"
	"github.com/gevel/gevel/pictures"
	"github.com/gevel/gevel/staff"
)

// Graph answers GraphQL requests: the app's own operations by their id, other clients' queries as text.
type Graph struct {
	operations map[string]func() operation
	schema     *ast.Schema
	trusted    *executor.Executor
	free       *freeExecutor
	resolver   *Resolver
	exports    *limiter
	sheets     *limiter
	folders    *limiter

	exportText string
}

// ErrUnknownOperation is the error for an id that no persisted operation has.
var ErrUnknownOperation = errors.New("unknown operation")

// New returns the graph of a site. operations are the app's own by the SHA-256 of their text, as Relay's compiler writes them;
// they are trusted, so no budget applies to them.
func New(authService *auth.Service, operations map[string]string) *Graph {
	store := authService.Store
	desk := &staff.Service{App: authService.App, Leads: authService.Leads, Auth: authService}
	resolver := &Resolver{App: authService.App, Leads: authService.Leads, Auth: authService,
		Staff: desk, Parts: &parts.Service{Store: store, Staff: desk}, Library: pictures.New(store, desk),
		streams: newStreams(store), desks: newDeskStreams(store)}
	schema := NewExecutableSchema(Config{Resolvers: resolver})
	g := &Graph{operations: readOperations(schema.Schema(), operations), schema: schema.Schema(), trusted: newTrusted(schema),
		free:     newFreeExecutor(schema),
		resolver: resolver, exports: newLimiter(limits.SharedExports, "too many exports are running; try again in a minute"),
		folders:    newLimiter(limits.SharedFolders, "a folder is being exported; try again in a minute"),
		sheets:     newLimiter(limits.SharedSheets, "too many sheets are being written; try again in a minute"),
		exportText: exportQuery(schema.Schema())}
	resolver.free = g.free
	g.trusted.AroundOperations(pin(store))
	g.free.AroundOperations(pin(store))
	g.free.AroundOperations(withRootFields)
	g.free.AroundRootFields(fewRootFields)
	g.trusted.AroundFields(languageInUse(store))
	g.free.AroundFields(languageInUse(store))
	return g
}

// EnableDesk gives the desk what it needs beside the store: the folders that know persons, what runs links, and the mail server.
func (g *Graph) EnableDesk(files person.Files, links staff.LinkRunner, server staff.MailServer) {
	g.resolver.Staff.Files, g.resolver.Staff.Runner, g.resolver.Staff.Mail = files, links, server
}

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
func (g *Graph) Answer(ctx context.Context, id string, variables map[string]any) ([]byte, error) {
	d, ok := g.operation(id)
	if !ok {
		return nil, ErrUnknownOperation
	}
	answer, err := g.run(ctx, d.text, variables)
	return withoutLeftOut(answer), err
}

// run runs a trusted query.
func (g *Graph) run(ctx context.Context, text string, variables map[string]any) ([]byte, error) {
	ctx = graphql.StartOperationTrace(ctx)
	oc, errs := g.trusted.CreateOperationContext(ctx, &graphql.RawParams{Query: text, Variables: variables})
	if errs != nil {
		return json.Marshal(g.trusted.DispatchError(graphql.WithOperationContext(ctx, oc), errs))
	}
	next, ctx := g.trusted.DispatchOperation(ctx, oc)
	response := next(ctx)
	if response == nil {
		return nil, cmp.Or(context.Cause(ctx), errors.New("an operation returned no response"))
	}
	return json.Marshal(response)
}
