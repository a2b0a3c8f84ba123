package graph

import (
	"github.com/gevel/gevel/auth"
	"github.com/gevel/gevel/graph/engine"
	"github.com/gevel/gevel/limits"
)

// Graph answers GraphQL requests of visitors, owners and programs.
type Graph struct {
	*engine.Engine
	resolver *Resolver
	exports  *engine.Limiter

	exportText string
}

// New returns the graph of a site. operations are the app's own by the SHA-256 of their text.
func New(authService *auth.Service, operations map[string]string) *Graph {
	resolver := &Resolver{App: authService.App, Leads: authService.Leads, Auth: authService, streams: newStreams(authService.Store)}
	e := engine.New(NewExecutableSchema(Config{Resolvers: resolver}), authService.Store, operations,
		engine.Rules{Live: isLive, Cost: costOf, TriesPassword: triesPassword})
	resolver.engine = e
	return &Graph{Engine: e, resolver: resolver, exportText: exportQuery(e.Schema()),
		exports: engine.NewLimiter(limits.SharedExports, "too many exports are running; try again in a minute")}
}

// Resolver returns what answers the fields, for the desk, which shows some of them too.
func (g *Graph) Resolver() *Resolver { return g.resolver }
