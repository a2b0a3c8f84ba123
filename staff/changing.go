package staff

import (
	"context"
	"errors"
	"strings"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/db/desklog"
	"github.com/gevel/gevel/db/inbox"
	"github.com/gevel/gevel/db/members"
)

// Changing returns the desk of a request that changes something, and the line that the change writes to the log. Without a session the
// problem is SIGNED_OUT.
func (s *Service) Changing(ctx context.Context, name desklog.ActionName) (*Desk, desklog.Action, forms.Problems, error) {
	d, problems, err := s.MayChange(ctx)
	if d == nil {
		return nil, desklog.Action{}, problems, err
	}
	return d, s.action(d.session, name), nil, nil
}

// May reports whether the role at the desk has a right.
func (d *Desk) May(right desk.Right) bool { return d.session.Member.Role.May(right) }

// MayList reports whether the member may feature, hide and describe the properties of the agent with a number. Some roles may do that for
// all agents, others for their own properties. A member of staff is the agent with the same email address.
func (d *Desk) MayList(c *agency.Catalog, number int) bool {
	if d.May(desk.AllListings) {
		return true
	}
	a := c.Agent(number, d.Language())
	return a != nil && d.May(desk.OwnListings) && strings.EqualFold(d.Member().Email, a.Email)
}

// AgentOfNew is the agent of a property that the member makes: the member, else, for whoever may change the properties of all agents, the
// first of the site. It is false for a member who may make none.
func (d *Desk) AgentOfNew(c *agency.Catalog) (number int, ok bool) {
	own := d.OwnAgents(c)
	switch {
	case len(own) > 0 && (d.May(desk.OwnListings) || d.May(desk.AllListings)):
		return own[0], true
	case len(c.Site.Agents) > 0 && d.May(desk.AllListings):
		return c.Site.Agents[0].ID, true
	}
	return 0, false
}

// Handler returns the member of a session, and whether the role sees all leads or only the member's own. The error is ErrForbidden for a
// role that may not read leads.
func (d *Desk) Handler() (inbox.Handler, error) {
	role := d.session.Member.Role
	if !role.May(desk.ReadLeads) {
		return inbox.Handler{}, ErrForbidden
	}
	return inbox.Handler{Staff: d.session.Member.ID, All: role.May(desk.AllLeads)}, nil
}

// OwnAgents lists the agents that a member of staff is: those with the same email address.
func (d *Desk) OwnAgents(c *agency.Catalog) []int {
	list := []int{}
	for _, a := range c.Site.Agents {
		if strings.EqualFold(a.Email, d.Member().Email) {
			list = append(list, a.ID)
		}
	}
	return list
}

// Forbidden is ErrForbidden when the store found that the right was taken away meanwhile.
func Forbidden(err error) error {
	if errors.Is(err, members.ErrNoRight) {
		return ErrForbidden
	}
	return err
}

// MayChange returns the desk of a request that may change something there; without a session there the problem is SIGNED_OUT.
func (s *Service) MayChange(ctx context.Context) (*Desk, forms.Problems, error) {
	if _, err := principalOf(ctx); err != nil {
		return nil, nil, err
	}
	d, err := s.Desk(ctx)
	if err == nil && d == nil {
		return nil, forms.OneProblem("", forms.SignedOut), nil
	}
	return d, nil, err
}

// NotEmpty is nil for an empty text.
func NotEmpty[T ~string](text T) *T {
	if text == "" {
		return nil
	}
	return &text
}

// Member is who is at the desk.
func (d *Desk) Member() members.StaffMember { return d.session.Member }

// Action is the line of the log for what the session does.
func (s *Service) Action(d *Desk, name desklog.ActionName) desklog.Action {
	return s.action(d.session, name)
}
