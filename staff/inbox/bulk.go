package inbox

import (
	"context"
	"crypto/rand"
	"errors"
	"slices"

	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/db/inbox"
	"github.com/gevel/gevel/db/members"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/staff"
)

// LeadVersion is a lead with the version that was read: the state's or the agent's, whichever is to change.
type LeadVersion struct {
	Lead    string
	Version int
}

// ChosenLeads are the leads of a change: some by their ids, or all of a list.
type ChosenLeads struct {
	Leads []LeadVersion
	All   *FilteredList
}

// FilteredList is a list with a filter, and how many leads it had when it was read.
type FilteredList struct {
	List   desk.LeadList
	Filter *Filter
	Count  int
}

// SetLeadStatesInput changes the state of many leads.
type SetLeadStatesInput struct {
	Chosen ChosenLeads
	State  desk.LeadState
}

// HandOverLeadsInput gives many leads to a colleague, or to nobody, with a message.
type HandOverLeadsInput struct {
	Chosen ChosenLeads
	Agent  *string
	Note   *string
}

// LeadsChanged is what became of a change of many leads. Leads are those that were chosen by their ids, as they are now.
type LeadsChanged struct {
	Desk  *staff.Desk
	Count int
	Stale int
	Leads []*LeadView
	Undo  *string
}

// ListChanged says that a list no longer has as many leads as the member saw. Nothing was written.
type ListChanged struct {
	Desk       *staff.Desk
	TotalCount int
}

// SetLeadStates changes the state of many leads in one write.
func (s *Service) SetLeadStates(ctx context.Context, f *SetLeadStatesInput) (*LeadsChanged, *ListChanged, forms.Problems, error) {
	return s.changeMany(ctx, f.Chosen, func(d *staff.Desk, by inbox.Handler, chosen inbox.ChosenLeads, undo string) (int, error) {
		return s.Store.Inbox.SetLeadStates(ctx, by, chosen, f.State, undo, s.Action(d, "setLeadStates"))
	})
}

// HandOverLeads gives many leads to a colleague in one write.
func (s *Service) HandOverLeads(ctx context.Context, f *HandOverLeadsInput) (*LeadsChanged, *ListChanged, forms.Problems, error) {
	h, problems := readHandOver(f.Agent, f.Note)
	if problems != nil {
		return nil, nil, problems, nil
	}
	changed, list, problems, err := s.changeMany(ctx, f.Chosen,
		func(d *staff.Desk, by inbox.Handler, chosen inbox.ChosenLeads, undo string) (int, error) {
			to, err := s.handOver(ctx, d, h, f.Chosen.only())
			if err != nil {
				return 0, err
			}
			return s.Store.Inbox.HandOverLeads(ctx, by, chosen, to, undo, s.Action(d, "handOverLeads"))
		})
	if errors.Is(err, handle.Refused{Why: forms.Unknown}) {
		return nil, nil, forms.OneProblem("agent", forms.Unknown), nil
	}
	if changed != nil {
		s.Wake()
	}
	return changed, list, problems, err
}

// only returns the lead if exactly one was chosen by its id, else "".
func (f ChosenLeads) only() string {
	if len(f.Leads) != 1 {
		return ""
	}
	return f.Leads[0].Lead
}

// read checks what was chosen: ids or a list, not both, and not too many.
func (f ChosenLeads) read() (chosen inbox.ChosenLeads, problems forms.Problems, err error) {
	switch {
	case (len(f.Leads) == 0) == (f.All == nil):
		return chosen, forms.OneProblem("chosen", forms.Required), nil
	case f.All != nil && f.All.Count > limits.DeskBulk:
		return chosen, forms.OneProblem("chosen.all", forms.TooMany), nil
	case f.All != nil:
		filter, err := f.All.Filter.read()
		return inbox.ChosenLeads{List: f.All.List, Filter: filter, Count: f.All.Count}, nil, err
	}
	for _, l := range f.Leads {
		if !slices.ContainsFunc(chosen.Named, func(n inbox.LeadVersion) bool { return n.Lead == l.Lead }) {
			chosen.Named = append(chosen.Named, inbox.LeadVersion(l))
		}
	}
	return chosen, nil, nil
}

// changeMany changes leads that the session may see, and reads those that were chosen by their ids again.
func (s *Service) changeMany(ctx context.Context, f ChosenLeads,
	write func(d *staff.Desk, by inbox.Handler, chosen inbox.ChosenLeads, undo string) (int, error)) (
	*LeadsChanged, *ListChanged, forms.Problems,
	error) {
	d, problems, err := s.MayChange(ctx)
	if d == nil {
		return nil, nil, problems, err
	}
	by, err := d.Handler()
	if err != nil {
		return nil, nil, nil, err
	}
	chosen, problems, err := f.read()
	if problems != nil || err != nil {
		return nil, nil, problems, err
	}
	undo := rand.Text()
	n, err := write(d, by, chosen, undo)
	switch {
	case errors.Is(err, inbox.ErrOtherLeads):
		now, err := s.Store.Inbox.CountDeskLeads(ctx, by, chosen.List, chosen.Filter)
		return nil, &ListChanged{d, now}, nil, err
	case errors.Is(err, members.ErrNoRight):
		return nil, nil, nil, staff.ErrForbidden
	case err != nil:
		return nil, nil, nil, err
	}
	changed := &LeadsChanged{Desk: d, Count: n, Stale: max(0, len(chosen.Named)-n)}
	if n > 0 {
		changed.Undo = &undo
	}
	ids := make([]string, len(chosen.Named))
	for i, l := range chosen.Named {
		ids[i] = l.Lead
	}
	changed.Leads, err = s.leadsOf(ctx, d, by, ids)
	return changed, nil, nil, err
}

// leadsOf reads leads by their ids, without those that the session may not see.
func (s *Service) leadsOf(ctx context.Context, d *staff.Desk, by inbox.Handler, ids []string) (list []*LeadView, err error) {
	if len(ids) == 0 {
		return nil, nil
	}
	rows, err := s.Store.Inbox.DeskLeadsOf(ctx, by, ids)
	for i := range rows {
		list = append(list, ViewOf(d, &rows[i]))
	}
	return list, err
}
