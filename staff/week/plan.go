package week

import (
	"context"

	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/leads"
)

// PlanAppointment books an appointment for a visitor with the agent of a property, or another; the session may change what that one does.
func (s *Service) PlanAppointment(ctx context.Context, f *leads.PlanInput) (*Changed, forms.Problems, error) {
	d, problems, err := s.MayChange(ctx)
	if d == nil {
		return nil, problems, err
	}
	if f.Property, problems, err = s.TypedProperty(ctx, f.Property, f.Reference); problems != nil || err != nil {
		return nil, problems, err
	}
	agents, err := s.Store.Owners.AgentsOf(ctx, []int{f.Property})
	if err != nil {
		return nil, nil, err
	}
	agent, known := agents[f.Property]
	if f.Agent != nil {
		agent = *f.Agent
		if problems, err := s.mayHold(ctx, d, agent); err != nil || len(problems) > 0 {
			return nil, problems, err
		}
	} else if err := s.mayChangeNumber(ctx, d, agent); err != nil {
		return nil, nil, err
	}
	if !known {
		return nil, forms.OneProblem("property", forms.Unknown), nil
	}
	if problems, err := s.Leads.PlanAtDesk(ctx, f, s.Action(d, "")); err != nil || len(problems) > 0 {
		return nil, problems, err
	}
	w, err := s.weekOf(ctx, d, f.Start)
	return w, nil, err
}
