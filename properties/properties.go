package properties

import (
	"context"

	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/agency/records"
	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/db/desklog"
	"github.com/gevel/gevel/pictures"
	"github.com/gevel/gevel/staff"
	"github.com/gevel/gevel/staff/listings"
)

// Service changes properties for whoever is at the desk. Its methods are safe for concurrent use.
type Service struct {
	Store *db.Store
	Staff *listings.Service
	Media string // the media folder

	Pictures *pictures.Service // writes photos
}

// Changed is a property after a change, with the id by which the change can be undone; nil for one that cannot.
type Changed struct {
	Property *listings.View
	Undo     *string
}

// Stale says that somebody changed the property after it was read. Nothing was written.
type Stale struct{ Property *listings.View }

// allowed returns a property that the session may change, with the line for the log. Managers may change all, agents their own.
func (s *Service) allowed(ctx context.Context, number int,
	name desklog.ActionName) (*staff.Desk, *listings.View, desklog.Action, forms.Problems, error) {
	d, by, problems, err := s.Staff.Changing(ctx, name)
	if d == nil {
		return nil, nil, by, problems, err
	}
	v, err := s.Staff.Property(db.Unpinned(ctx), d, number)
	switch {
	case err != nil:
		return nil, nil, by, nil, err
	case v == nil && (d.May(desk.OwnListings) || d.May(desk.AllListings)):
		return nil, nil, by, problem("number", forms.Unknown), nil
	case v == nil || !v.Listable():
		return nil, nil, by, nil, staff.ErrForbidden
	}
	return d, v, by, nil, nil
}

// editable is allowed for a property of which the desk is the source.
func (s *Service) editable(ctx context.Context, number int,
	name desklog.ActionName) (*staff.Desk, *listings.View, desklog.Action, forms.Problems, error) {
	d, v, by, problems, err := s.allowed(ctx, number, name)
	if v != nil && v.SourceKind() != records.OfDeskSource {
		return nil, nil, by, problem("number", forms.Taken), nil
	}
	return d, v, by, problems, err
}

// changed reads a property again.
func (s *Service) changed(ctx context.Context, d *staff.Desk, number int, undo string) (*Changed, error) {
	v, err := s.Staff.Property(db.Unpinned(ctx), d, number)
	c := &Changed{Property: v}
	if undo != "" {
		c.Undo = &undo
	}
	return c, err
}

func problem(path string, code forms.ProblemCode) (problems forms.Problems) {
	problems.Add(path, code)
	return problems
}
