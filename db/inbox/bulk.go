package inbox

import (
	"context"
	"errors"

	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/db/desklog"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/db/members"
)

// LeadVersion is a lead with the version, of its state or its agent, that was read.
type LeadVersion struct {
	Lead    string `json:"lead"`
	Version int    `json:"version"`
}

// ChosenLeads are the leads of a change: some by their ids, or all of a list and a filter, which must still be Count leads.
type ChosenLeads struct {
	Named  []LeadVersion
	List   desk.LeadList
	Filter LeadFilter
	Count  int
}

const otherLeads forms.ProblemCode = "OTHER_LEADS"

// ErrOtherLeads says that a list has other leads than those that were chosen. Nothing was written.
var ErrOtherLeads = errors.New("the list has other leads meanwhile")

// SetLeadStates changes the state of many leads in one write, which undo takes back. It returns how many it changed: it leaves out leads
// that somebody changed meanwhile and, of a list, those that have the state already.
func (s *Store) SetLeadStates(ctx context.Context, of Handler, chosen ChosenLeads, state desk.LeadState, undo string,
	by desklog.Action) (int, error) {
	return s.changeLeads(ctx, of, chosen, leadChange{"state", string(state), undo, by}, nil, nil)
}

// HandOverLeads gives many leads to a member of staff in the same way as SetLeadStates. It returns Refused UNKNOWN for a member who may
// have no leads.
func (s *Store) HandOverLeads(ctx context.Context, of Handler, chosen ChosenLeads, to HandOver, undo string,
	by desklog.Action) (int, error) {
	return s.changeLeads(ctx, of, chosen, leadChange{"agent", to.Agent, undo, by}, to.guards(), to.effects(nil, undo, by))
}

// changeLeads changes many leads in one write, with the effects after the change. It returns ErrOtherLeads when a list has another number
// of leads than the member of staff saw, and ErrNoRight when the member's role was changed meanwhile.
func (s *Store) changeLeads(ctx context.Context, of Handler, chosen ChosenLeads, c leadChange,
	guards, effects []handle.Statement) (int, error) {
	guards = append(guards, of.stillMay())
	change := c.named(of, chosen.Named)
	if chosen.Named == nil {
		q := selectLeads(of, chosen.List, chosen.Filter)
		guards = append(guards,
			handle.Guard(otherLeads, "(SELECT count(*) FROM "+q.from+" WHERE "+q.where()+") = ?", append(q.args, chosen.Count)...))
		change = c.statements(q.from+" WHERE "+q.where()+" AND h."+c.field+" <> ?", append(q.args, c.value)...)
	}
	affected, err := s.Write(ctx, append(append(guards, change...), effects...)...)
	switch err = handle.AsRefusal(err); {
	case errors.Is(err, handle.Refused{Why: otherLeads}):
		return 0, ErrOtherLeads
	case errors.Is(err, handle.Refused{Why: members.NoRight}):
		return 0, members.ErrNoRight
	case err != nil:
		return 0, err
	}
	return int(affected[len(guards)+changedLeads]), nil
}

// named returns the statements for leads by their ids. They leave out leads with another version and those that the handler may not see.
func (c leadChange) named(of Handler, leads []LeadVersion) []handle.Statement {
	seen, args := of.Seen()
	return c.statements("json_each(?) j JOIN lead_handling h ON h.lead = j.value ->> 'lead' WHERE h."+c.field+
		"_version = j.value ->> 'version' AND "+seen, append([]any{handle.JSON(leads)}, args...)...)
}

// stillMay refuses a change by a member of staff whose role was changed meanwhile.
func (h Handler) stillMay() handle.Statement {
	role := members.RolesWith(desk.ReadLeads)
	if h.All {
		role = members.RolesWith(desk.AllLeads)
	}
	return handle.Guard(members.NoRight, "EXISTS (SELECT 1 FROM staff WHERE id = ? AND closed_at IS NULL AND "+role+")", h.Staff)
}

// DeskLeadsOf reads leads by their ids, without those that the handler may not see.
func (s *Store) DeskLeadsOf(ctx context.Context, by Handler, ids []string) (leads []DeskLead, err error) {
	seen, args := by.Seen()
	return leads,
		s.List(ctx, &leads, DeskLeads("json_each(?) j JOIN lead_handling h ON h.lead = j.value")+seen+" ORDER BY h.created_at, h.lead",
			append([]any{handle.JSON(ids)}, args...)...)
}
