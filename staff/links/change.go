package links

import (
	"context"
	"errors"

	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/db/crmlinks"
	"github.com/gevel/gevel/staff"
)

// Input names a link.
type Input struct{ Link string }

// Changed is a link after a change.
type Changed struct {
	Desk *staff.Desk
	Link *View
}

// RunLink reads a link's CRM and sends its leads now instead of at the next turn. Managers may do that.
func (s *Service) RunLink(ctx context.Context, f *Input) (*Changed, forms.Problems, error) {
	return s.changeLink(ctx, f.Link, func(d *staff.Desk) error { return s.Store.Links.RunLinkSoon(ctx, f.Link, s.Action(d, "")) })
}

// PauseLink stops a link until somebody resumes it: it reads and sends nothing. Managers may do that.
func (s *Service) PauseLink(ctx context.Context, f *Input) (*Changed, forms.Problems, error) {
	return s.changeLink(ctx, f.Link, func(d *staff.Desk) error { return s.Store.Links.PauseLink(ctx, f.Link, true, s.Action(d, "")) })
}

// ResumeLink ends a pause. Managers may do that.
func (s *Service) ResumeLink(ctx context.Context, f *Input) (*Changed, forms.Problems, error) {
	return s.changeLink(ctx, f.Link, func(d *staff.Desk) error { return s.Store.Links.PauseLink(ctx, f.Link, false, s.Action(d, "")) })
}

func (s *Service) changeLink(ctx context.Context, name string, change func(*staff.Desk) error) (*Changed, forms.Problems, error) {
	d, problems, err := s.MayChange(ctx)
	if d == nil {
		return nil, problems, err
	}
	if !d.May(desk.ManageLinks) {
		return nil, nil, staff.ErrForbidden
	}
	return s.linkAfter(ctx, d, name, change(d))
}

// linkAfter returns the link after a change, or the problem that the change had.
func (s *Service) linkAfter(ctx context.Context, d *staff.Desk, name string, err error) (*Changed, forms.Problems, error) {
	if errors.Is(err, crmlinks.ErrUnknownLink) {
		return nil, forms.OneProblem("link", forms.Unknown), nil
	}
	if err != nil {
		return nil, nil, staff.Forbidden(err)
	}
	s.Runner.Start()
	list, err := s.Links(ctx, d)
	for _, v := range list {
		if v.row.Name == name {
			return &Changed{d, v}, nil, nil
		}
	}
	return nil, forms.OneProblem("link", forms.Unknown), err
}
