package inbox

import (
	"context"

	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/db/desklog"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/db/members"
)

// SetLeadState changes the state of a lead whose state has a version; undo takes it back. It is false when somebody changed it meanwhile.
func (s *Store) SetLeadState(ctx context.Context, lead string, version int, state desk.LeadState, undo string,
	by desklog.Action) (bool, error) {
	return s.handleAnd(ctx, lead, version, leadChange{"state", string(state), undo, by}, nil, nil)
}

// HandOverLead gives a lead to a member of staff who may have leads and whose access is open. It is false when somebody changed that
// meanwhile, and returns Refused UNKNOWN for another member.
func (s *Store) HandOverLead(ctx context.Context, lead string, version int, to HandOver, undo string, by desklog.Action) (bool, error) {
	return s.handleAnd(ctx, lead, version, leadChange{"agent", to.Agent, undo, by}, to.guards(), to.effects(&lead, undo, by))
}

// stillSeen refuses a change by a member who sees only the own leads, when the lead was given to somebody else meanwhile.
func stillSeen(why forms.ProblemCode, lead string, staff int) handle.Statement {
	return handle.Guard(why, `EXISTS (SELECT 1 FROM staff WHERE id = ? AND `+members.RolesWith(desk.AllLeads)+`)
		OR EXISTS (SELECT 1 FROM lead_handling WHERE lead = ? AND agent IN (0, ?))`, staff, lead, staff)
}
