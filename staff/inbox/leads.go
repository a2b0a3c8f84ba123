package inbox

import (
	"context"
	"crypto/rand"
	"errors"

	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/staff"
)

// SetLeadStateInput changes the state of a lead. Version is the state's, as it was read.
type SetLeadStateInput struct {
	Lead    string
	Version int
	State   desk.LeadState
}

// HandOverLeadInput gives a lead to a colleague, or to nobody, with a message. Version is the agent's, as it was read.
type HandOverLeadInput struct {
	Lead    string
	Version int
	Agent   *string
	Note    *string
}

// LeadChanged is a lead after a change; Lead is nil when whoever changed it may not see it any more. Undo is the id with which the change
// is undone, nil for one that is only added.
type LeadChanged struct {
	Desk *staff.Desk
	Lead *LeadView
	Undo *string
}

// LeadStale is a lead that a colleague changed first. Nothing was written.
type LeadStale struct {
	Desk *staff.Desk
	Lead *LeadView
}

// LeadCounts counts the leads of every list that the session may see and that match a filter, nil for all.
func (s *Service) LeadCounts(ctx context.Context, d *staff.Desk, filter *Filter) (counts []*LeadCount, err error) {
	by, err := d.Handler()
	if err != nil {
		return nil, err
	}
	narrow, err := filter.read()
	if err != nil {
		return nil, err
	}
	found := map[desk.LeadList]int{}
	if filter != nil {
		if found, err = s.Store.Inbox.CountDeskLists(ctx, by, narrow); err != nil {
			return nil, err
		}
	}
	for _, list := range desk.LeadLists {
		n := found[list]
		if filter == nil { // whole lists are counted by triggers
			if n, err = s.Store.Inbox.CountDeskLeads(ctx, by, list, narrow); err != nil {
				return nil, err
			}
		}
		counts = append(counts, &LeadCount{List: list, Count: n})
	}
	return counts, nil
}

// Lead reads a lead; nil when there is none that the session may see.
func (s *Service) Lead(ctx context.Context, d *staff.Desk, id string) (*LeadView, error) {
	by, err := d.Handler()
	if err != nil {
		return nil, err
	}
	row, err := s.Store.Inbox.DeskLead(ctx, by, id)
	return ViewOf(d, row), err
}

// Colleagues lists who may have leads.
func (s *Service) Colleagues(ctx context.Context, d *staff.Desk) (list []*desk.StaffMember, err error) {
	if _, err := d.Handler(); err != nil {
		return nil, err
	}
	members, err := s.Store.Members.Staff(ctx)
	for _, m := range members {
		if m.ClosedAt == nil && m.Role.May(desk.ReadLeads) {
			list = append(list, staff.Shown(m))
		}
	}
	return list, err
}

// Linked reports whether the agency has a link to a CRM.
func (s *Service) Linked(ctx context.Context) (bool, error) {
	links, err := s.Store.Links.Links(ctx)
	return len(links) > 0, err
}

// SetLeadState changes the state of a lead.
func (s *Service) SetLeadState(ctx context.Context, f *SetLeadStateInput) (*LeadChanged, *LeadStale, forms.Problems, error) {
	undo := rand.Text()
	return undoable(undo)(s.change(ctx, f.Lead, func(d *staff.Desk) (bool, error) {
		return s.Store.Inbox.SetLeadState(ctx, f.Lead, f.Version, f.State, undo, s.Action(d, "setLeadState"))
	}))
}

// HandOverLead gives a lead to a colleague.
func (s *Service) HandOverLead(ctx context.Context, f *HandOverLeadInput) (*LeadChanged, *LeadStale, forms.Problems, error) {
	h, problems := readHandOver(f.Agent, f.Note)
	if problems != nil {
		return nil, nil, problems, nil
	}
	undo := rand.Text()
	changed, stale, problems, err := undoable(undo)(s.change(ctx, f.Lead, func(d *staff.Desk) (bool, error) {
		to, err := s.handOver(ctx, d, h, f.Lead)
		if err != nil {
			return false, err
		}
		return s.Store.Inbox.HandOverLead(ctx, f.Lead, f.Version, to, undo, s.Action(d, "handOverLead"))
	}))
	if errors.Is(err, handle.Refused{Why: forms.Unknown}) {
		return nil, nil, forms.OneProblem("agent", forms.Unknown), nil
	}
	if changed != nil {
		s.Wake()
	}
	return changed, stale, problems, err
}

// undoable adds the id with which a change is undone.
func undoable(undo string) func(*LeadChanged, *LeadStale, forms.Problems, error) (*LeadChanged, *LeadStale, forms.Problems, error) {
	return func(changed *LeadChanged, stale *LeadStale, problems forms.Problems, err error) (*LeadChanged, *LeadStale, forms.Problems,
		error) {
		if changed != nil {
			changed.Undo = &undo
		}
		return changed, stale, problems, err
	}
}

// change changes a lead that the session may see, and reads it again. write is false when a colleague was first.
func (s *Service) change(ctx context.Context, id string,
	write func(*staff.Desk) (bool, error)) (*LeadChanged, *LeadStale, forms.Problems, error) {
	d, problems, err := s.MayChange(ctx)
	if d == nil {
		return nil, nil, problems, err
	}
	before, err := s.Lead(ctx, d, id)
	if err != nil {
		return nil, nil, nil, err
	}
	if before == nil {
		return nil, nil, forms.OneProblem("lead", forms.Unknown), nil
	}
	done, err := write(d)
	if err != nil {
		return nil, nil, nil, err
	}
	now, err := s.Lead(ctx, d, id)
	if !done && err == nil {
		return nil, &LeadStale{d, now}, nil, nil
	}
	return &LeadChanged{Desk: d, Lead: now}, nil, nil, err
}
