package db

import (
	"context"

	"github.com/gevel/gevel/agency"
)

const stale agency.ProblemCode = "STALE"

// SetLeadState changes the state of a lead whose state has a version; undo takes it back. It is false when somebody changed it meanwhile.
func (s *Store) SetLeadState(ctx context.Context, lead string, version int, state agency.LeadState, undo string, by Action) (bool, error) {
	return s.handle(ctx, lead, version, leadChange{"state", string(state), undo, by})
}

// HandOverLead gives a lead to a member of staff who may have leads and whose access is open, 0 for nobody. It is false when somebody
// changed that meanwhile, and returns Refused UNKNOWN for another member.
func (s *Store) HandOverLead(ctx context.Context, lead string, version, agent int, undo string, by Action) (bool, error) {
	return s.handle(ctx, lead, version, leadChange{"agent", agent, undo, by}, guard(agency.Unknown, mayHave("?2"), agent))
}

// handle changes one lead.
func (s *Store) handle(ctx context.Context, lead string, version int, c leadChange, guards ...Statement) (bool, error) {
	return s.handleAnd(ctx, lead, version, c, guards, nil)
}

// stillSeen refuses a change by a member who sees only the own leads, when the lead was given to somebody else meanwhile.
func stillSeen(why agency.ProblemCode, lead string, staff int) Statement {
	return guard(why, `EXISTS (SELECT 1 FROM staff WHERE id = ? AND `+rolesWith(agency.AllLeads)+`)
		OR EXISTS (SELECT 1 FROM lead_handling WHERE lead = ? AND agent IN (0, ?))`, staff, lead, staff)
}
