package staff

import (
	"context"
	"errors"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/db"
)

// LinkInput names a link.
type LinkInput struct{ Link string }

// LinkChanged is a link after a change.
type LinkChanged struct {
	Desk *Desk
	Link *LinkView
}

// RunLink lets a link be read and its leads be sent at once, for managers.
func (s *Service) RunLink(ctx context.Context, f *LinkInput) (*LinkChanged, agency.Problems, error) {
	return s.changeLink(ctx, f.Link, func(d *Desk) error { return s.store().RunLinkSoon(ctx, f.Link, s.action(d.session, "")) })
}

// PauseLink lets a link ask and send nothing, for managers.
func (s *Service) PauseLink(ctx context.Context, f *LinkInput) (*LinkChanged, agency.Problems, error) {
	return s.changeLink(ctx, f.Link, func(d *Desk) error { return s.store().PauseLink(ctx, f.Link, true, s.action(d.session, "")) })
}

// ResumeLink ends a pause, for managers.
func (s *Service) ResumeLink(ctx context.Context, f *LinkInput) (*LinkChanged, agency.Problems, error) {
	return s.changeLink(ctx, f.Link, func(d *Desk) error { return s.store().PauseLink(ctx, f.Link, false, s.action(d.session, "")) })
}

func (s *Service) changeLink(ctx context.Context, name string, change func(*Desk) error) (*LinkChanged, agency.Problems, error) {
	d, problems, err := s.mayChange(ctx)
	if d == nil {
		return nil, problems, err
	}
	if !d.session.Member.Role.May(agency.ManageLinks) {
		return nil, nil, ErrForbidden
	}
	return s.linkAfter(ctx, d, name, change(d))
}

// linkAfter is a link after a change of it, or what was wrong with the change.
func (s *Service) linkAfter(ctx context.Context, d *Desk, name string, err error) (*LinkChanged, agency.Problems, error) {
	if errors.Is(err, db.ErrUnknownLink) {
		return nil, problem("link", agency.Unknown), nil
	}
	if err != nil {
		return nil, nil, forbidden(err)
	}
	s.Runner.wake()
	list, err := s.Links(ctx, d)
	for _, v := range list {
		if v.row.Name == name {
			return &LinkChanged{d, v}, nil, nil
		}
	}
	return nil, problem("link", agency.Unknown), err
}
