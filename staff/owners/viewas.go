package owners

import (
	"context"

	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/agency/owned"
	"github.com/gevel/gevel/auth"
	"github.com/gevel/gevel/staff"
)

// ViewAsOwnerInput names the owner whose page is to be shown.
type ViewAsOwnerInput struct{ Owner string }

// Viewed is an owner's page as the owner sees it.
type Viewed struct {
	Desk  *staff.Desk
	Owner *owned.Owner
}

// ViewAsOwner shows an owner's page, read-only, and writes that to the log first. Somebody who may not change the owner may not see it
// either.
func (s *Service) ViewAsOwner(ctx context.Context, f *ViewAsOwnerInput) (*Viewed, forms.Problems, error) {
	d, view, problems, err := s.mayChangeOwner(ctx, f.Owner)
	if view == nil {
		return nil, problems, err
	}
	if err := s.Store.Owners.NoteOwnerSeen(ctx, view.row, s.Action(d, "")); err != nil {
		return nil, nil, err
	}
	return &Viewed{d, auth.In(&view.row.Owner, view.catalog.Used(view.row.Language))}, nil, nil
}
