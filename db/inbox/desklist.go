package inbox

import (
	"context"

	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/db/members"
)

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

func inList(list desk.LeadList, staff int) chosenList {
	open := "h.state IN " + members.OpenStates
	switch list {
	case desk.OpenLeads:
		return chosenList{open, nil, "lead_handling_open"}
	case desk.MyLeads:
		return chosenList{open + " AND h.agent = ?", []any{staff}, "lead_handling_agent"}
	case desk.NobodysLeads:
		return chosenList{open + " AND h.agent = 0", nil, "lead_handling_agent"}
	case desk.DoneLeads, desk.SpamLeads:
		return chosenList{"h.state = ?", []any{string(list)}, "lead_handling_state"}
	}
	return chosenList{"true", nil, "lead_handling_all"}
}

// DeskLeads lists at most n leads of a list and a filter after a cursor, nil for the start; the oldest or the newest first, as the list
// says.
func (s *Store) DeskLeads(ctx context.Context, by Handler, list desk.LeadList, f LeadFilter, newest bool, after *LeadCursor,
	n int) (leads []DeskLead, err error) {
	q := selectLeads(by, list, f)
	order, beyond := "", ">"
	if newest {
		order, beyond = " DESC", "<"
	}
	if after != nil {
		q.and("("+q.order+".created_at, "+q.order+".lead) "+beyond+" (?, ?)", after.At, after.Lead)
	}
	err = s.List(ctx, &leads, DeskLeads(q.from)+q.where()+
		" ORDER BY "+q.order+".created_at"+order+", "+q.order+".lead"+order+" LIMIT ?", append(q.args, n)...)
	return leads, err
}

// CountDeskLeads counts the leads of a list and a filter. A whole list is counted in the table of counts.
func (s *Store) CountDeskLeads(ctx context.Context, by Handler, list desk.LeadList, f LeadFilter) (n int, err error) {
	if !f.isEmpty() {
		q := selectLeads(by, list, f)
		return n, s.One(ctx, &n, "SELECT count(*) FROM "+q.from+" WHERE "+q.where(), q.args...)
	}
	chosen := inList(list, by.Staff)
	seen, more := by.Seen()
	err = s.One(ctx, &n, "SELECT coalesce(sum(n), 0) FROM lead_count h WHERE "+chosen.condition+" AND "+seen,
		append(chosen.args, more...)...)
	return n, err
}

// CountDeskLists counts, in one pass, the leads of every list that match a filter.
func (s *Store) CountDeskLists(ctx context.Context, by Handler, f LeadFilter) (map[desk.LeadList]int, error) {
	var rows []struct {
		State desk.LeadState `db:"state"`
		Agent int            `db:"agent"`
		N     int            `db:"n"`
	}
	q := selectLeads(by, desk.EveryLead, f)
	err := s.List(ctx, &rows, "SELECT h.state, h.agent, count(*) AS n FROM "+q.from+" WHERE "+q.where()+" GROUP BY h.state, h.agent",
		q.args...)
	counts := map[desk.LeadList]int{}
	for _, r := range rows {
		counts[desk.EveryLead] += r.N
		if !r.State.IsOpen() {
			counts[desk.LeadList(r.State)] += r.N
			continue
		}
		counts[desk.OpenLeads] += r.N
		switch r.Agent {
		case by.Staff:
			counts[desk.MyLeads] += r.N
		case 0:
			counts[desk.NobodysLeads] += r.N
		}
	}
	return counts, err
}
