package graph

import (
	"context"
	"errors"

	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
	"github.com/vektah/gqlparser/v2/gqlerror"
)

func (r *queryResolver) Changes(ctx context.Context, since *string, first int, language locale.Language) (*ChangePage, error) {
	page, err := r.changes(ctx, since, first, language)
	if err != nil {
		return nil, err
	}
	return changePage(page), nil
}

// changes gives a page of what changed with the fields that were asked of each listing.
func (r *Resolver) changes(ctx context.Context, since *string, first int, language locale.Language) (*db.ChangePage, error) {
	if first < 1 || first > limits.PageMostHomes {
		return nil, badInput("first goes from 1 to 100")
	}
	cursor := ""
	if since != nil {
		cursor = *since
	}
	page, err := r.Store.Changes(ctx, language, cursor, first, selection(ctx, []string{"changes", "property"}))
	switch {
	case errors.Is(err, db.ErrCursor):
		return nil, badInput(err.Error())
	case errors.Is(err, db.ErrCursorExpired):
		return nil, &gqlerror.Error{Message: err.Error(), Extensions: map[string]any{"code": "CURSOR_EXPIRED"}}
	}
	return page, err
}

func changePage(page *db.ChangePage) *ChangePage {
	out := &ChangePage{Changes: []Change{}, Cursor: page.Cursor, HasMore: page.More}
	for _, c := range page.Changes {
		if c.Property == nil {
			out.Changes = append(out.Changes, PropertyWithdrawn{Number: c.Number, At: c.At()})
		} else {
			out.Changes = append(out.Changes, PropertyChanged{Number: c.Number, At: c.At(), Property: c.Property})
		}
	}
	return out
}
