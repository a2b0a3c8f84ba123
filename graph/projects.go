package graph

import (
	"context"
	"encoding/base64"
	"slices"
	"strconv"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/media"
	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/graph/engine"
	"github.com/gevel/gevel/locale"
)

func (r *queryResolver) Projects(ctx context.Context, language locale.Language, first *int, after *string, last *int, before *string,
	page *int) (*ProjectConnection, error) {
	w, err := windowOf(first, after, last, before, page)
	if err != nil {
		return nil, err
	}
	all, err := r.Store.Projects(ctx, language)
	if err != nil {
		return nil, err
	}
	part, err := cutProjects(all, w)
	if err != nil {
		return nil, err
	}
	c := &ProjectConnection{Nodes: part.Items, Edges: []*ProjectEdge{}, TotalCount: part.Total, PageInfo: pageInfo(part)}
	for i, item := range part.Items {
		c.Edges = append(c.Edges, &ProjectEdge{Cursor: part.Cursors[i], Node: item})
	}
	return c, nil
}

// cutProjects cuts a window out of the whole list. A cursor names the project it was made of.
func cutProjects(all []*agency.Project, w db.Window) (*db.Page[*agency.Project], error) {
	from, to := 0, len(all)
	if w.Cursor != "" {
		at := slices.IndexFunc(all, func(p *agency.Project) bool { return projectCursor(p) == w.Cursor })
		if at < 0 {
			return nil, engine.BadInput(db.ErrCursor.Error())
		}
		if w.Backward {
			to = at
		} else {
			from = at + 1
		}
	}
	from = min(from+max(0, w.Page-1)*w.Size, to)
	if w.Backward {
		from = max(from, to-w.Size)
	} else {
		to = min(to, from+w.Size)
	}
	p := &db.Page[*agency.Project]{Items: all[from:to], Total: len(all), HasNext: to < len(all), HasPrevious: from > 0}
	for _, item := range p.Items {
		p.Cursors = append(p.Cursors, projectCursor(item))
	}
	return p, nil
}

func projectCursor(p *agency.Project) string {
	return base64.RawURLEncoding.EncodeToString([]byte("project " + strconv.Itoa(p.Number)))
}

func (r *queryResolver) Project(ctx context.Context, number int, language locale.Language) (*agency.Project, error) {
	list, err := r.Store.ProjectsByNumber(ctx, language, []int{number})
	if err != nil || len(list) == 0 {
		return nil, err
	}
	return list[0], nil
}

func (r *projectResolver) Photos(_ context.Context, p *agency.Project, first *int) ([]*media.Photo, error) {
	return upTo(first, p.PhotoList), nil
}

func (r *projectResolver) Units(ctx context.Context, p *agency.Project) ([]*agency.Property, error) {
	return r.Store.Units(ctx, p, selection(ctx, nil))
}
