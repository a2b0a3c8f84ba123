package leads

import (
	"context"

	"github.com/gevel/gevel/agency"
)

type unreadKey struct{}

// WithUnread passes problems found while parsing a posted form to its mutation. They travel in the context because gqlgen calls the
// resolver with the arguments of the schema alone.
func WithUnread(ctx context.Context, problems agency.Problems) context.Context {
	return context.WithValue(ctx, unreadKey{}, problems)
}

func unreadOf(ctx context.Context) agency.Problems {
	problems, _ := ctx.Value(unreadKey{}).(agency.Problems)
	return problems
}
