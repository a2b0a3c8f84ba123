package staff

import (
	"context"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/auth"
)

// ViewAsOwnerInput names an owner whose page is looked at.
type ViewAsOwnerInput struct{ Owner string }

// OwnerViewed is an owner's page as the owner sees it.
type OwnerViewed struct {
	Desk  *Desk
	Owner *agency.Owner
}

// ViewAsOwner shows an owner's page, to be read alone, and notes that in the log first. Who may not change the owner may not look either.
func (s *Service) ViewAsOwner(ctx context.Context, f *ViewAsOwnerInput) (*OwnerViewed, agency.Problems, error) {
	d, view, problems, err := s.mayChangeOwner(ctx, f.Owner)
	if view == nil {
		return nil, problems, err
	}
	if err := s.store().NoteOwnerSeen(ctx, view.row, s.action(d.session, "")); err != nil {
		return nil, nil, err
	}
	return &OwnerViewed{d, auth.In(&view.row.Owner, view.catalog.Used(view.row.Language))}, nil, nil
}
