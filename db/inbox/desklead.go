package inbox

import (
	"context"
	"database/sql"
	"errors"

	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/db/references"
)

// DeskLead is a lead as staff handles it. The names of who it is for and of who changed it last are "" for nobody.
type DeskLead struct {
	Lead
	State        desk.LeadState `db:"state"`
	StateVersion int            `db:"state_version"`
	StateBy      string         `db:"state_by"`
	Agent        int            `db:"agent"`
	AgentVersion int            `db:"agent_version"`
	AgentBy      string         `db:"agent_by"`
	AgentName    string         `db:"agent_name"`
	AgentRole    string         `db:"agent_role"`
	// PropertyReference is that by which people know its property; nil for none.
	PropertyReference *string `db:"property_reference"`
	// CRM is the worst state of its deliveries, "" for none.
	CRM string `db:"crm"`
	// CallBackAt is when its sender is called back; nil for no time, or once that was done.
	CallBackAt      *int64 `db:"call_back_at"`
	CallBackVersion int    `db:"call_back_version"`
}

// Handler is the member of staff who asks for leads. Without All the member sees only the own leads and those that nobody has.
type Handler struct {
	Staff int
	All   bool
}

// Seen is the condition of the leads that the handler may see.
func (h Handler) Seen() (string, []any) {
	if h.All {
		return "true", nil
	}
	return "h.agent IN (0, ?)", []any{h.Staff}
}

// DeskLeads selects leads from tables that have lead_handling as h.
func DeskLeads(from string) string {
	return "SELECT " + handle.ColumnsOf(Lead{}, "l.") + `, h.state, h.state_version, h.agent, h.agent_version,
		coalesce((SELECT name FROM staff WHERE id = h.state_by), '') AS state_by,
		coalesce((SELECT name FROM staff WHERE id = h.agent_by), '') AS agent_by,
		coalesce(m.name, '') AS agent_name, coalesce(m.role, '') AS agent_role,
		` + references.ShownReference("l.property") + ` AS property_reference,
		(SELECT CASE WHEN max(state = 'REFUSED') THEN 'REFUSED' WHEN max(state = 'WAITING') THEN 'WAITING'
			WHEN max(state = 'SENT') THEN 'SENT' ELSE coalesce(max(state), '') END FROM crm_lead WHERE lead = h.lead) AS crm,
		b.at AS call_back_at, coalesce(b.version, 0) AS call_back_version
		FROM ` + from + ` CROSS JOIN lead l ON l.id = h.lead LEFT JOIN staff m ON m.id = h.agent
			LEFT JOIN call_back b ON b.lead = h.lead WHERE `
}

// DeskLead reads one lead; nil when there is none that the handler may see.
func (s *Store) DeskLead(ctx context.Context, by Handler, id string) (*DeskLead, error) {
	var l DeskLead
	seen, args := by.Seen()
	err := s.One(ctx, &l, DeskLeads("lead_handling h")+"h.lead = ? AND "+seen, append([]any{id}, args...)...)
	if errors.Is(err, sql.ErrNoRows) {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	return &l, nil
}

// SeenLead is the condition that the handler may see the lead that an SQL expression names. What belongs to no lead is for handlers who see
// all of them.
func (h Handler) SeenLead(lead string) (string, []any) {
	seen, args := h.Seen()
	switch {
	case h.All:
		return "true", nil
	case lead == "":
		return "false", nil
	}
	return "EXISTS (SELECT 1 FROM lead_handling h WHERE h.lead = " + lead + " AND " + seen + ")", args
}
