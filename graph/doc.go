// Package graph has the resolvers of schema.graphqls. Each reads: who may, ask the store, answer.
//
// generated.go and models_gen.go are made of schema.graphqls and committed; gqlgen.yml has no resolver section, so
// nothing else is written by the generator. tools/simplify rewrites the first: it marshals the elements of a list one
// after the other instead of in goroutines, and reads values in which nothing has a resolver without a context for each
// field, so a panic there reports the path of the nearest field or element above. The app's own operations are known by
// their SHA-256 and trusted; free queries are weighed (weigh.go) and held to a budget (budget.go). So are operations
// that a program registered with its key: server/registered.go replaces their id by their text, and they have no more
// rights than a query with that text. Subscriptions look at the data version once a second, together, and go out as SSE
// with a cursor as event id: a cursor loses nothing, and nothing is stored for receivers. deskChanged does the same for
// the desk (deskchanged.go): triggers count the changes of each part of its screens (table desk_version; those of leads
// for each member who has them, so that nobody learns of leads that the role may not see), and a stream checks its
// session again before each event. Who has which record open is only in memory (staff/presence.go). A request that a
// browser sends by itself says so (Gevel-Unattended), and does not prolong the session.
package graph
