package inbox

import (
	"context"
	"errors"

	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/staff"
)

// UndoLeads undoes a change of leads by another change, for the leads that nobody changed since. Only the author may do so, once and within
// limits.UndoTime.
func (s *Service) UndoLeads(ctx context.Context, f *staff.UndoInput) (*LeadsChanged, forms.Problems, error) {
	d, problems, err := s.MayChange(ctx)
	if d == nil {
		return nil, problems, err
	}
	by, err := d.Handler()
	if err != nil {
		return nil, nil, err
	}
	ids, err := s.Store.Inbox.UndoLeads(ctx, f.Undo, limits.ListLength+1)
	if err != nil {
		return nil, nil, err
	}
	undone, err := s.Store.Inbox.Undo(ctx, f.Undo, s.Action(d, "undoLeads"))
	if errors.Is(err, handle.Refused{Why: forms.Unknown}) {
		return nil, forms.OneProblem("undo", forms.Unknown), nil
	}
	if err != nil {
		return nil, nil, err
	}
	if len(ids) > limits.ListLength {
		ids = nil
	}
	changed := &LeadsChanged{Desk: d, Count: undone.Back, Stale: undone.Stale}
	changed.Leads, err = s.leadsOf(ctx, d, by, ids)
	return changed, nil, err
}
