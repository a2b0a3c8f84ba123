// Package graph has the resolvers of schema.graphqls. Each reads: who may, ask the store, answer.
//
// generated.go and models_gen.go are made of schema.graphqls and committed; gqlgen.yml has no resolver section, so
// nothing else is written by the generator. tools/simplify rewrites the first: it marshals the elements of a list one
// after the other instead of in goroutines, and reads values in which nothing has a resolver without a context for each
// field, so a panic there reports the path of the nearest field or element above. What runs an operation is graph/engine, which
// serves the desk's schema too; rules.go says what it must know of the fields of this one. Subscriptions look at the data
// version once a second, together, and go out as SSE with a cursor as event id: a cursor loses nothing, and nothing is
// stored for receivers.
package graph
