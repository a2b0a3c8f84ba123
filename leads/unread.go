package leads

import (
	"context"

	"github.com/gevel/gevel/agency"
)

type unreadKey struct{}

// WithUnread passes the problems of reading a posted form to the mutation that takes it. They travel in the context because gqlgen calls
// the resolver between the two, with the arguments of the schema alone.
func WithUnread(ctx context.Context, problems agency.Problems) context.Context {
	return context.WithValue(ctx, unreadKey{}, problems)
}

func unreadOf(ctx context.Context) agency.Problems {
	problems, _ := ctx.Value(unreadKey{}).(agency.Problems)
	return problems
}
