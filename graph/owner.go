package graph

import (
	"context"

	"github.com/gevel/gevel/agency/owned"
	"github.com/gevel/gevel/auth"
	"github.com/gevel/gevel/locale"
)

// Viewer returns the signed-in owner. Only node and nodes return an Owner or an OwnedProperty too, with the same check.
func (r *queryResolver) Viewer(ctx context.Context, language locale.Language) (*owned.Owner, error) {
	owner, err := r.Auth.Viewer(ctx)
	return auth.In(owner, language), err
}

func (r *ownerResolver) Properties(ctx context.Context, o *owned.Owner) ([]*owned.Property, error) {
	return r.Store.Owned(ctx, o.Number, o.Language)
}

// own finds records of the signed-in owner; nothing for everyone else.
func (r *queryResolver) own(ctx context.Context, g nodeGroup, numbers []int, found map[string]Node) error {
	viewer, err := r.Auth.Viewer(ctx)
	if viewer == nil || err != nil {
		return err
	}
	if g.kind == "Owner" {
		o := auth.In(viewer, g.language)
		found[o.ID()] = o
		return nil
	}
	list, err := r.Store.Owned(ctx, viewer.ID, g.language, numbers...)
	for _, p := range list {
		found[p.ID()] = p
	}
	return err
}
