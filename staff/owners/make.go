package owners

import (
	"context"
	"slices"

	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/db/owners"
	"github.com/gevel/gevel/locale"
	"github.com/gevel/gevel/staff"
)

// MakeInput makes an owner of properties. Invite sends a link to choose a password.
type MakeInput struct {
	Name       string
	Email      string
	Language   locale.Language
	Properties []int
	References []string // as they were typed
	Invite     bool
}

// MakeOwner makes an owner. An agent must give the owner at least one property, and only properties of the agent's own.
func (s *Service) MakeOwner(ctx context.Context, f *MakeInput) (*Changed, forms.Problems, error) {
	d, problems, err := s.MayChange(ctx)
	if d == nil {
		return nil, problems, err
	}
	if !d.May(desk.OwnOwners) {
		return nil, nil, staff.ErrForbidden
	}
	if problems, err := s.checkMade(ctx, d, f); len(problems) > 0 || err != nil {
		return nil, problems, err
	}
	o := owners.Owner{Name: f.Name, Email: f.Email, Language: f.Language}
	var link *owners.OwnerLinkEmail
	if f.Invite {
		if link, err = s.ownerLink(ctx, o); err != nil {
			return nil, nil, err
		}
	}
	id, err := s.Store.Owners.MakeOwner(ctx, o, f.Properties, link, s.Action(d, ""))
	if err != nil {
		problems, err := refusedOwner(err)
		return nil, problems, err
	}
	s.Wake()
	row, err := s.Store.Owners.DeskOwner(ctx, id, s.Now())
	if row == nil {
		return nil, nil, err
	}
	view, err := s.ownerView(ctx, d, *row)
	return &Changed{d, view}, nil, err
}

func (s *Service) checkMade(ctx context.Context, d *staff.Desk, f *MakeInput) (forms.Problems, error) {
	problems := checkOwner(&f.Name, &f.Email)
	if f.Invite && f.Email == "" {
		problems.Add("email", forms.Required)
	}
	typed, unread, err := s.TypedProperties(ctx, f.References)
	if err != nil {
		return nil, err
	}
	problems = append(problems, unread...)
	f.Properties = append(f.Properties, typed...)
	slices.Sort(f.Properties)
	f.Properties = slices.Compact(f.Properties)
	if len(f.Properties) == 0 && len(unread) == 0 && !d.May(desk.AllOwners) {
		problems.Add("properties", forms.Required)
	}
	if len(problems) > 0 {
		return problems, nil
	}
	unknown, err := s.mayLink(ctx, d, f.Properties)
	if len(unknown) > 0 {
		return forms.OneProblem("properties", forms.Unknown), err
	}
	return nil, err
}

// mayLink returns the problem UNKNOWN for a property that does not exist, or that an agent who asks may not give.
func (s *Service) mayLink(ctx context.Context, d *staff.Desk, properties []int) (forms.Problems, error) {
	c, err := s.Store.Catalog(ctx)
	if err != nil {
		return nil, err
	}
	agents, err := s.Store.Owners.AgentsOf(ctx, properties)
	own := d.OwnAgents(c)
	for _, n := range properties {
		agent, known := agents[n]
		if !known || !d.May(desk.AllOwners) && !slices.Contains(own, agent) {
			return forms.OneProblem("property", forms.Unknown), err
		}
	}
	return nil, err
}
