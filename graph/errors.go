package graph

import (
	"context"
	"errors"
	"log/slog"

	"github.com/99designs/gqlgen/graphql"
	"github.com/gevel/gevel/owners"
	"github.com/vektah/gqlparser/v2/gqlerror"
)

// present lets through what the author of a query can mend and hides everything else: a failure inside is logged with its
// cause and answered with INTERNAL.
func present(ctx context.Context, err error) *gqlerror.Error {
	var known *gqlerror.Error
	if errors.As(err, &known) && known.Unwrap() == nil {
		return graphql.DefaultErrorPresenter(ctx, err)
	}
	for code, refusal := range refusals {
		if errors.Is(err, refusal) {
			return failure(ctx, refusal.Error(), code)
		}
	}
	if errors.Is(err, context.Canceled) {
		return failure(ctx, "the request was cancelled", "CANCELLED")
	}
	slog.ErrorContext(ctx, "a resolver failed", "path", graphql.GetPath(ctx).String(), "err", err)
	return failure(ctx, "something went wrong on our side", "INTERNAL")
}

// refusals are what an owner's request is refused for, by their codes.
var refusals = map[string]error{"FOREIGN": owners.ErrForeign, "ONE_PASSWORD": owners.ErrAgain}

func failure(ctx context.Context, message, code string) *gqlerror.Error {
	return &gqlerror.Error{Message: message, Path: graphql.GetPath(ctx), Extensions: map[string]any{"code": code}}
}

// survive turns a panic in a resolver into an error that present hides.
func survive(_ context.Context, p any) error {
	slog.Error("a resolver panicked", "panic", p)
	return errors.New("panic in a resolver")
}
