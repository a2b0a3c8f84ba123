package graph

import "context"

// Caller is who asks with an API key: a program that the agency knows.
type Caller struct {
	Name   string // as the agency called the key
	Writes bool   // whether it may take listings in
}

type calling struct{}

// WithCaller gives a context of requests with a key.
func WithCaller(ctx context.Context, c Caller) context.Context {
	return context.WithValue(ctx, calling{}, c)
}

// CallerOf tells who asks; ok is false for everybody without a key.
func CallerOf(ctx context.Context) (c Caller, ok bool) {
	c, ok = ctx.Value(calling{}).(Caller)
	return c, ok
}
