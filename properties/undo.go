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
//
// Properties that the change made go, unless somebody changed one since, wrote about it or visits it. Removed has them when the change was
// of no other.
func (s *Service) Undo(ctx context.Context, f *staff.UndoInput) (*Changed, *Removed, forms.Problems, error) {
	d, by, problems, err := s.Staff.Changing(ctx, "undoProperty")
	if d == nil {
		return nil, nil, problems, err
	}
	if !d.May(desk.OwnListings) && !d.May(desk.AllListings) {
		return nil, nil, nil, staff.ErrForbidden
	}
	undone, err := s.Store.Portfolio.UndoneProperties(ctx, f.Undo, by)
	if err != nil || len(undone) == 0 {
		return nil, nil, problem("undo", forms.Unknown), err
	}
	var list []edit
	var stays, removed []int
	for _, u := range undone {
		if _, v, _, problems, err := s.editable(ctx, u.Property, "undoProperty"); v == nil {
			return nil, nil, problems, err
		}
		e, problems, err := s.before(ctx, u)
		if err != nil || len(problems) > 0 {
			return nil, nil, problems, err
		}
		if e.removes {
			removed = append(removed, u.Property)
		} else {
			stays = append(stays, u.Property)
		}
		e.by, e.undoes = by, f.Undo
		list = append(list, e)
	}
	if _, problems, err = s.writeAll(ctx, list); err != nil || len(problems) > 0 {
		return nil, nil, problems, err
	}
	if len(stays) == 0 {
		return nil, &Removed{removed}, nil, nil
	}
	c, err := s.changed(ctx, d, stays[0], "")
	return c, nil, nil, err
}

// Removed are the numbers of properties that a change made which was taken back.
type Removed struct{ Numbers []int }

// before is the edit that takes back what a change wrote into one property. The problem TAKEN says that somebody wrote one of its fields
// since, and UNKNOWN that a delivery wrote it.
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
		if c.Origin != desk.OfDesk {
			return e, problem("version", forms.Unknown), nil
		}
		if e.removes = c.Field == desk.MadeField; e.removes && len(since) > 0 {
			return e, problem("undo", forms.Taken), nil
		}
		e.set[c.Part] = c.Before
		for _, later := range since {
			if later.Part == c.Part {
				return e, problem("undo", forms.Taken), nil
			}
		}
	}
	return e, nil, nil
}
