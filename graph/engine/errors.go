package engine

import (
	"context"
	"errors"
	"log/slog"
	"runtime/debug"

	"github.com/99designs/gqlgen/graphql"
	"github.com/99designs/gqlgen/graphql/errcode"
	"github.com/gevel/gevel/auth"
	"github.com/gevel/gevel/staff"
	"github.com/vektah/gqlparser/v2/gqlerror"
)

// present returns errors that the client can fix as they are; any other is logged with its cause and answered with INTERNAL. Every error
// has a code of docs/integrators.md.
func present(ctx context.Context, err error) *gqlerror.Error {
	var known *gqlerror.Error
	for code, refusal := range refusals {
		if errors.Is(err, refusal) {
			return failure(ctx, refusal.Error(), code)
		}
	}
	switch {
	case errors.As(err, &known) && known.Unwrap() == nil:
		shown := graphql.DefaultErrorPresenter(ctx, err)
		if shown.Extensions["code"] == nil {
			errcode.Set(shown, "INTERNAL")
		}
		return shown
	case errors.Is(err, context.DeadlineExceeded):
		return failure(ctx, "the query took too long", "TIMEOUT")
	case errors.Is(err, context.Canceled):
		return failure(ctx, "the request was cancelled", "CANCELLED")
	}
	slog.ErrorContext(ctx, "a resolver failed", "path", graphql.GetPath(ctx).String(), "err", err)
	return failure(ctx, "something went wrong on our side", "INTERNAL")
}

// refusals holds the errors for which a request of an owner or of staff is refused, by code.
var refusals = map[string]error{"FOREIGN": auth.ErrForeign, "ONE_PASSWORD": auth.ErrAgain, "FORBIDDEN": staff.ErrForbidden}

func failure(ctx context.Context, message, code string) *gqlerror.Error {
	err := Coded(message, code)
	err.Path = graphql.GetPath(ctx)
	return err
}

// Coded returns an error with a code of docs/integrators.md; its message is for the client's programmer.
func Coded(message, code string) *gqlerror.Error {
	return &gqlerror.Error{Message: message, Extensions: map[string]any{"code": code}}
}

// BadInput returns the error for an invalid argument; its message is for the client's programmer.
func BadInput(message string) error { return Coded(message, "BAD_INPUT") }

// UnlessOver returns nil instead of an error that the client's leaving caused.
func UnlessOver(ctx context.Context, err error) error {
	if ctx.Err() != nil {
		return nil
	}
	return err
}

// survive turns a panic into an error that says nothing of it, and logs it.
func survive(ctx context.Context, p any) error {
	slog.ErrorContext(ctx, "an operation panicked", "path", graphql.GetPath(ctx).String(), "panic", p, "stack", string(debug.Stack()))
	return failure(ctx, "something went wrong on our side", "INTERNAL")
}

// recovered is deferred by what runs an operation: gqlgen recovers in fields alone, so that a panic before or behind them would cut the
// connection off without an answer.
func recovered(ctx context.Context, answer func(*graphql.Response)) {
	if p := recover(); p != nil {
		answer(&graphql.Response{Errors: gqlerror.List{present(ctx, survive(ctx, p))}})
	}
}
