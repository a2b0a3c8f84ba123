package staff

import (
	"context"
	"strings"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/db/desklog"
)

// Changing returns the desk of a request that changes something, and the line that the change writes to the log. Without a session the
// problem is SIGNED_OUT.
func (s *Service) Changing(ctx context.Context, name desklog.ActionName) (*Desk, desklog.Action, agency.Problems, error) {
	d, problems, err := s.mayChange(ctx)
	if d == nil {
		return nil, desklog.Action{}, problems, err
	}
	return d, s.action(d.session, name), nil, nil
}

// May reports whether the role at the desk has a right.
func (d *Desk) May(right agency.Right) bool { return d.session.Member.Role.May(right) }

// MayList reports whether the member may feature, hide and describe the properties of the agent with a number. Some roles may do that for
// all agents, others for their own properties. A member of staff is the agent with the same email address.
func (d *Desk) MayList(c *agency.Catalog, number int) bool {
	if d.May(agency.AllListings) {
		return true
	}
	a := c.Agent(number, d.Language())
	return a != nil && d.May(agency.OwnListings) && strings.EqualFold(d.session.Member.Email, a.Email)
}

// AgentOfNew is the agent of a property that the member makes: the member, else, for whoever may change the properties of all agents, the
// first of the site. It is false for a member who may make none.
func (d *Desk) AgentOfNew(c *agency.Catalog) (number int, ok bool) {
	own := ownAgents(d, c)
	switch {
	case len(own) > 0 && (d.May(agency.OwnListings) || d.May(agency.AllListings)):
		return own[0], true
	case len(c.Site.Agents) > 0 && d.May(agency.AllListings):
		return c.Site.Agents[0].ID, true
	}
	return 0, false
}
