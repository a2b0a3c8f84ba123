package properties

import (
	"context"

	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/db/portfolio"
	"github.com/gevel/gevel/staff"
)

// Undo takes back a change of a property, or of several at once, by another change. Only its author may do so, once, within
// limits.UndoTime, and while nobody wrote the same fields since.
func (s *Service) Undo(ctx context.Context, f *staff.UndoInput) (*Changed, forms.Problems, error) {
	d, by, problems, err := s.Staff.Changing(ctx, "undoProperty")
	if d == nil {
		return nil, problems, err
	}
	if !d.May(desk.OwnListings) && !d.May(desk.AllListings) {
		return nil, nil, staff.ErrForbidden
	}
	undone, err := s.Store.Portfolio.UndoneProperties(ctx, f.Undo, by)
	if err != nil || len(undone) == 0 {
		return nil, problem("undo", forms.Unknown), err
	}
	var list []edit
	for _, u := range undone {
		if _, v, _, problems, err := s.editable(ctx, u.Property, "undoProperty"); v == nil {
			return nil, problems, err
		}
		e, problems, err := s.before(ctx, u)
		if err != nil || len(problems) > 0 {
			return nil, problems, err
		}
		e.by, e.undoes = by, f.Undo
		list = append(list, e)
	}
	if _, problems, err = s.writeAll(ctx, list); err != nil || len(problems) > 0 {
		return nil, problems, err
	}
	c, err := s.changed(ctx, d, undone[0].Property, "")
	return c, nil, err
}

// before is the edit that takes back what a change wrote into one property. The problem TAKEN says that somebody wrote one of its fields
// since.
func (s *Service) before(ctx context.Context, u portfolio.UndoneProperty) (e edit, problems forms.Problems, err error) {
	record := desk.PropertyRecordOf(u.Property)
	changes, err := s.Store.Parts.VersionChanges(ctx, record, u.Version)
	if err != nil {
		return e, nil, err
	}
	since, err := s.Store.Parts.ChangesSince(ctx, record, u.Version)
	if err != nil {
		return e, nil, err
	}
	e = edit{number: u.Property, set: map[desk.Part]string{}}
	for _, c := range changes {
		e.set[c.Part] = c.Before
		for _, later := range since {
			if later.Part == c.Part {
				return e, problem("undo", forms.Taken), nil
			}
		}
	}
	return e, nil, nil
}
