package db

import (
	"context"
	"database/sql"
	"errors"

	"github.com/gevel/gevel/agency"
)

// DeskLead is a lead as staff handles it. The names of who it is for and of who changed it last are "" for nobody.
type DeskLead struct {
	Lead
	State        agency.LeadState `db:"state"`
	StateVersion int              `db:"state_version"`
	StateBy      string           `db:"state_by"`
	Agent        int              `db:"agent"`
	AgentVersion int              `db:"agent_version"`
	AgentBy      string           `db:"agent_by"`
	AgentName    string           `db:"agent_name"`
	AgentRole    string           `db:"agent_role"`
}

// Handler is the member of staff who asks for leads. Without All the member sees only the own leads and those that nobody has.
type Handler struct {
	Staff int
	All   bool
}

// seen is the condition of the leads that the handler may see.
func (h Handler) seen() (string, []any) {
	if h.All {
		return "true", nil
	}
	return "h.agent IN (0, ?)", []any{h.Staff}
}

// LeadCursor is the place of a lead in a list: when it came, and its id.
type LeadCursor struct {
	At   int64
	Lead string
}

// chosenList is a list as SQL: its condition on lead_handling h, and the index along which it is read.
type chosenList struct {
	condition string
	args      []any
	index     string
}

func inList(list agency.LeadList, staff int) chosenList {
	const open = "h.state IN ('NEW', 'IN_HAND')"
	switch list {
	case agency.OpenLeads:
		return chosenList{open, nil, "lead_handling_open"}
	case agency.MyLeads:
		return chosenList{open + " AND h.agent = ?", []any{staff}, "lead_handling_agent"}
	case agency.NobodysLeads:
		return chosenList{open + " AND h.agent = 0", nil, "lead_handling_agent"}
	case agency.DoneLeads, agency.SpamLeads:
		return chosenList{"h.state = ?", []any{string(list)}, "lead_handling_state"}
	}
	return chosenList{"true", nil, "lead_handling_all"}
}

// deskLeads selects leads from tables that have lead_handling as h.
func deskLeads(from string) string {
	return "SELECT " + columnsOf(Lead{}, "l.") + `, h.state, h.state_version, h.agent, h.agent_version,
		coalesce((SELECT name FROM staff WHERE id = h.state_by), '') AS state_by,
		coalesce((SELECT name FROM staff WHERE id = h.agent_by), '') AS agent_by,
		coalesce(m.name, '') AS agent_name, coalesce(m.role, '') AS agent_role
		FROM ` + from + " CROSS JOIN lead l ON l.id = h.lead LEFT JOIN staff m ON m.id = h.agent WHERE "
}

// DeskLeads lists at most n leads of a list and a filter after a cursor, nil for the start; the oldest or the newest first, as the list
// says.
func (s *Store) DeskLeads(ctx context.Context, by Handler, list agency.LeadList, f LeadFilter, newest bool, after *LeadCursor, n int) (
	leads []DeskLead, err error) {
	q := selectLeads(by, list, f)
	order, beyond := "", ">"
	if newest {
		order, beyond = " DESC", "<"
	}
	if after != nil {
		q.and("("+q.order+".created_at, "+q.order+".lead) "+beyond+" (?, ?)", after.At, after.Lead)
	}
	err = s.list(ctx, &leads, deskLeads(q.from)+q.where()+
		" ORDER BY "+q.order+".created_at"+order+", "+q.order+".lead"+order+" LIMIT ?", append(q.args, n)...)
	return leads, err
}

// CountDeskLeads counts the leads of a list and a filter. A whole list is counted in the table of counts.
func (s *Store) CountDeskLeads(ctx context.Context, by Handler, list agency.LeadList, f LeadFilter) (n int, err error) {
	if !f.isEmpty() {
		q := selectLeads(by, list, f)
		return n, s.one(ctx, &n, "SELECT count(*) FROM "+q.from+" WHERE "+q.where(), q.args...)
	}
	chosen := inList(list, by.Staff)
	seen, more := by.seen()
	err = s.one(ctx, &n, "SELECT coalesce(sum(n), 0) FROM lead_count h WHERE "+chosen.condition+" AND "+seen,
		append(chosen.args, more...)...)
	return n, err
}

// CountDeskLists counts the leads of every list that have what a filter asks, in one pass.
func (s *Store) CountDeskLists(ctx context.Context, by Handler, f LeadFilter) (map[agency.LeadList]int, error) {
	var rows []struct {
		State agency.LeadState `db:"state"`
		Agent int              `db:"agent"`
		N     int              `db:"n"`
	}
	q := selectLeads(by, agency.EveryLead, f)
	err := s.list(ctx, &rows, "SELECT h.state, h.agent, count(*) AS n FROM "+q.from+" WHERE "+q.where()+" GROUP BY h.state, h.agent",
		q.args...)
	counts := map[agency.LeadList]int{}
	for _, r := range rows {
		counts[agency.EveryLead] += r.N
		if r.State == agency.LeadDone || r.State == agency.LeadSpam {
			counts[agency.LeadList(r.State)] += r.N
			continue
		}
		counts[agency.OpenLeads] += r.N
		switch r.Agent {
		case by.Staff:
			counts[agency.MyLeads] += r.N
		case 0:
			counts[agency.NobodysLeads] += r.N
		}
	}
	return counts, err
}

// DeskLead reads one lead; nil when there is none that the handler may see.
func (s *Store) DeskLead(ctx context.Context, by Handler, id string) (*DeskLead, error) {
	var l DeskLead
	seen, args := by.seen()
	err := s.one(ctx, &l, deskLeads("lead_handling h")+"h.lead = ? AND "+seen, append([]any{id}, args...)...)
	if errors.Is(err, sql.ErrNoRows) {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	return &l, nil
}

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

// LeadNote is what a colleague wrote about a lead.
type LeadNote struct {
	ID   int    `db:"id"`
	By   string `db:"by"`
	At   int64  `db:"at"`
	Text string `db:"text"`
}

// AddLeadNote adds a note, once for each key of its writer. The log does not have its text. It returns Refused UNKNOWN when the lead was
// given to somebody else meanwhile.
func (s *Store) AddLeadNote(ctx context.Context, lead, key, text string, by Action) error {
	by.Record = "lead:" + lead
	_, err := s.Write(ctx, stillSeen(agency.Unknown, lead, by.Staff),
		Statement{SQL: "INSERT OR IGNORE INTO lead_note (lead, staff, at, text, key) SELECT id, ?, ?, ?, ? FROM lead WHERE id = ?",
			Args: []any{by.Staff, by.At.Unix(), text, key, lead}},
		by.insertIf("changes() > 0"))
	return asRefusal(err)
}

// LeadNotes lists the notes on a lead, the oldest first.
func (s *Store) LeadNotes(ctx context.Context, lead string) (list []LeadNote, err error) {
	return list, s.list(ctx, &list, `SELECT n.id, coalesce(m.name, '') AS by, n.at, n.text FROM lead_note n LEFT JOIN staff m ON m.id = n.staff
		WHERE n.lead = ? ORDER BY n.at, n.id`, lead)
}

// LeadEmail is an email about a lead, and whether it was sent. Recipient is "" once it was sent.
type LeadEmail struct {
	ID        string  `db:"id"`
	Kind      string  `db:"kind"`
	Recipient string  `db:"recipient"`
	CreatedAt int64   `db:"created_at"`
	SentAt    *int64  `db:"sent_at"`
	GivenUpAt *int64  `db:"given_up_at"`
	Reason    *string `db:"last_error"`
	Tries     int     `db:"tries"`
	Stored    bool    `db:"stored"` // whether its text is there to be sent
}

const leadEmailColumns = "id, kind, recipient, created_at, sent_at, given_up_at, last_error, tries, message <> x'' AS stored"

// LeadEmails lists the emails of a lead, the oldest first.
func (s *Store) LeadEmails(ctx context.Context, lead string) (list []LeadEmail, err error) {
	return list, s.list(ctx, &list, "SELECT "+leadEmailColumns+" FROM outbox WHERE lead = ? ORDER BY created_at, id", lead)
}
