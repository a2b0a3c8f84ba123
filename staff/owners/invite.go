package owners

import (
	"context"
	"errors"

	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/staff"
)

// InviteOwnersInput names owners, with the versions that were read.
type InviteOwnersInput struct{ Owners []*Input }

// OwnersInvited says how many owners were invited, and who was left out.
type OwnersInvited struct {
	Invited int
	Left    []*OwnerLeftOut
	Desk    *staff.Desk
}

// OwnerLeftOut is an owner who got no invitation, with why.
type OwnerLeftOut struct {
	Owner string
	Code  forms.ProblemCode
}

// InviteOwners sends invitations one after another; when one cannot be sent, the others still are. An owner with a password gets none.
func (s *Service) InviteOwners(ctx context.Context, f *InviteOwnersInput) (*OwnersInvited, forms.Problems, error) {
	d, problems, err := s.MayChange(ctx)
	switch {
	case d == nil:
		return nil, problems, err
	case !d.May(desk.OwnOwners):
		return nil, nil, staff.ErrForbidden
	case len(f.Owners) == 0:
		return nil, forms.OneProblem("owners", forms.Required), nil
	case len(f.Owners) > limits.ListLength:
		return nil, forms.OneProblem("owners", forms.TooMany), nil
	}
	done := &OwnersInvited{Left: []*OwnerLeftOut{}, Desk: d}
	for _, o := range f.Owners {
		code, err := s.inviteOne(ctx, d, o)
		if err != nil {
			return nil, nil, err
		}
		if code == "" {
			done.Invited++
			continue
		}
		done.Left = append(done.Left, &OwnerLeftOut{o.Owner, code})
	}
	return done, nil, nil
}

// inviteOne returns why an owner got no invitation, "" for one who did.
func (s *Service) inviteOne(ctx context.Context, d *staff.Desk, o *Input) (forms.ProblemCode, error) {
	view, err := s.Owner(ctx, d, o.Owner)
	if view != nil && view.row.Password != nil {
		return forms.Taken, nil
	}
	if err != nil {
		return "", err
	}
	_, stale, problems, err := s.InviteOwner(ctx, o)
	switch {
	case errors.Is(err, staff.ErrForbidden):
		return forms.Unknown, nil
	case stale != nil:
		return forms.LinkEnded, nil
	case len(problems) > 0:
		return problems[0].Code, nil
	}
	return "", err
}
