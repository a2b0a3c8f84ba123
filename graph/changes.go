package graph

import (
	"context"
	"errors"

	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/db/changelog"
	"github.com/gevel/gevel/graph/engine"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
	"github.com/vektah/gqlparser/v2/gqlerror"
)

func (r *queryResolver) Changes(ctx context.Context, since *string, first int, projects bool,
	language locale.Language) (*ChangePage, error) {
	page, err := r.changes(ctx, since, changelog.Follow{Language: language, First: first, Projects: projects})
	if err != nil {
		return nil, err
	}
	return changePage(page), nil
}

// changes gives the page after a cursor, with the fields that were asked of each listing.
func (r *Resolver) changes(ctx context.Context, since *string, f changelog.Follow) (*changelog.Page, error) {
	if f.First < 1 || f.First > limits.PageMostRecords {
		return nil, engine.BadInput("first goes from 1 to 100")
	}
	if since != nil {
		f.Since = *since
	}
	f.Selection = selection(ctx, []string{"changes", "property"})
	page, err := r.Store.Changes(ctx, f)
	switch {
	case errors.Is(err, db.ErrCursor):
		return nil, engine.BadInput(err.Error())
	case errors.Is(err, changelog.ErrCursorExpired):
		return nil, &gqlerror.Error{Message: err.Error(), Extensions: map[string]any{"code": "CURSOR_EXPIRED"}}
	}
	return page, err
}

func changePage(page *changelog.Page) *ChangePage {
	out := &ChangePage{Changes: []Change{}, Cursor: page.Cursor, HasMore: page.More}
	for _, c := range page.Changes {
		out.Changes = append(out.Changes, changeOf(c))
	}
	return out
}

func changeOf(c changelog.Change) Change {
	switch {
	case c.Property != nil:
		return PropertyChanged{Number: c.Number, At: c.At(), Property: c.Property}
	case c.Project != nil:
		return ProjectChanged{Number: c.Number, At: c.At(), Project: c.Project}
	case c.Kind == changelog.ProjectChange:
		return ProjectWithdrawn{Number: c.Number, At: c.At()}
	}
	return PropertyWithdrawn{Number: c.Number, At: c.At()}
}
