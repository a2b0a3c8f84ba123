package engine

import (
	"context"

	"github.com/99designs/gqlgen/graphql"
	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/locale"
)

// languageInUse replaces a language that the site does not use by the site's default, because such a language has no addresses.
func languageInUse(store *db.Store) graphql.FieldMiddleware {
	return func(ctx context.Context, next graphql.Resolver) (any, error) {
		args := graphql.GetFieldContext(ctx).Args
		l, given := args["language"].(locale.Language)
		if !given {
			return next(ctx)
		}
		c, err := store.Catalog(ctx)
		if err != nil {
			return nil, err
		}
		args["language"] = c.Used(l)
		return next(ctx)
	}
}
