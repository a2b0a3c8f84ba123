package properties

import (
	"context"

	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/staff"
)

// Undo takes back a change of a property by another change. Only its author may do so, once, within limits.UndoTime, and while nobody wrote
// the same fields since.
func (s *Service) Undo(ctx context.Context, f *staff.UndoInput) (*Changed, forms.Problems, error) {
	d, by, problems, err := s.Staff.Changing(ctx, "undoProperty")
	if d == nil {
		return nil, problems, err
	}
	if !d.May(desk.OwnListings) && !d.May(desk.AllListings) {
		return nil, nil, staff.ErrForbidden
	}
	u, err := s.Store.Portfolio.UndoneProperty(ctx, f.Undo, by)
	if err != nil || u == nil {
		return nil, problem("undo", forms.Unknown), err
	}
	_, v, _, problems, err := s.editable(ctx, u.Property, "undoProperty")
	if v == nil {
		return nil, problems, err
	}
	record := desk.PropertyRecordOf(u.Property)
	changes, err := s.Store.Parts.VersionChanges(ctx, record, u.Version)
	if err != nil {
		return nil, nil, err
	}
	since, err := s.Store.Parts.ChangesSince(ctx, record, u.Version)
	if err != nil {
		return nil, nil, err
	}
	e := edit{number: u.Property, by: by, undoes: f.Undo, set: map[desk.Part]string{}}
	for _, c := range changes {
		e.set[c.Part] = c.Before
		for _, later := range since {
			if later.Part == c.Part {
				return nil, problem("undo", forms.Taken), nil
			}
		}
	}
	if _, problems, err = s.write(ctx, e); err != nil || len(problems) > 0 {
		return nil, problems, err
	}
	c, err := s.changed(ctx, d, u.Property, "")
	return c, nil, err
}
