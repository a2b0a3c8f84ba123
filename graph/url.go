package graph

import (
	"context"

	"github.com/gevel/gevel/agency"
)

// url returns a path's full address with the configured origin, never with a request's Host; "" for a record without a page.
func (r *Resolver) url(path string) string {
	if path == "" {
		return ""
	}
	return r.Origin + path
}

func (r *propertyResolver) URL(_ context.Context, p *agency.Property) (string, error) {
	return r.url(p.Path()), nil
}

func (r *projectResolver) URL(_ context.Context, p *agency.Project) (string, error) {
	return r.url(p.Path()), nil
}

func (r *pageResolver) URL(_ context.Context, p *agency.Page) (string, error) {
	return r.url(p.Path), nil
}

func (r *articleResolver) URL(_ context.Context, a *agency.Article) (string, error) {
	return r.url(a.Path), nil
}
