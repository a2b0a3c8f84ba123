package inbox

import "context"

// LeadStep is one change of a lead's state or agent, as the log has it. By is "" for somebody who is erased. From and To are the names of
// who had the lead and who got it, "" for nobody, when Handed is set; otherwise Before and After are states.
type LeadStep struct {
	ID     int    `db:"id"`
	At     int64  `db:"at"`
	By     string `db:"by"`
	Name   string `db:"name"`
	Before string `db:"before"`
	After  string `db:"after"`
	Handed bool   `db:"handed"`
	From   string `db:"from_name"`
	To     string `db:"to_name"`
}

// LeadSteps lists the changes of a lead's state and agent, the oldest first, as long as the log is kept.
func (s *Store) LeadSteps(ctx context.Context, lead string) (list []LeadStep, err error) {
	return list, s.List(ctx, &list, `SELECT a.id, a.at, coalesce(m.name, '') AS by, a.name, a.before, a.after,
		a.after GLOB '[0-9]*' AS handed, coalesce(f.name, '') AS from_name, coalesce(t.name, '') AS to_name
		FROM action a LEFT JOIN staff m ON m.id = a.staff
			LEFT JOIN staff f ON a.after GLOB '[0-9]*' AND f.id = CAST(a.before AS INTEGER)
			LEFT JOIN staff t ON a.after GLOB '[0-9]*' AND t.id = CAST(a.after AS INTEGER)
		WHERE a.record = 'lead:' || ? AND a.before <> a.after AND a.name IN ('setLeadState', 'setLeadStates', 'handOverLead',
			'handOverLeads', 'answerLead', 'decideCandidate', 'undoLeads') ORDER BY a.at, a.id`, lead)
}

// StaffName is the name of a member of staff, "" for nobody.
func (s *Store) StaffName(ctx context.Context, number int) (name string, err error) {
	return name, s.One(ctx, &name, "SELECT coalesce((SELECT name FROM staff WHERE id = ?), '')", number)
}
