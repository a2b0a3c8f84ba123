package inbox

import (
	"strings"

	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/db/handle"
)

// LeadFilter narrows a list of leads. The zero value is the whole list. Words are folded, and all of them must be there.
type LeadFilter struct {
	Words             []string
	Forms             []string
	Property, Project *int
	Agent             *int // 0 for nobody
	Undelivered       bool // a CRM does not have it, because it waits or was refused
	States            []desk.LeadState
	From, Until       int64 // when they came; 0 for an open end
}

// isEmpty reports whether the filter narrows nothing, so that it selects the whole list.
func (f LeadFilter) isEmpty() bool {
	return !f.ofForm() && f.Agent == nil && !f.Undelivered && len(f.States) == 0 && f.From == 0 && f.Until == 0
}

// ofForm reports whether the filter asks for something that a visitor sent, which is in the table lead_search.
func (f LeadFilter) ofForm() bool {
	return len(f.Words) > 0 || len(f.Forms) > 0 || f.Property != nil || f.Project != nil
}

// selection is a query for leads: the tables with the index in whose order they are read, the table that has this order, and the
// conditions.
type selection struct {
	from, order string
	conditions  []string
	args        []any
}

func (q *selection) and(condition string, args ...any) {
	q.conditions, q.args = append(q.conditions, condition), append(q.args, args...)
}

func (q *selection) andNumber(column string, number *int) {
	if number != nil {
		q.and(column+" = ?", *number)
	}
}

func (q *selection) where() string { return strings.Join(q.conditions, " AND ") }

// selectLeads selects the leads of a list and a filter that the handler may see. It reads along one index: that of the form, property or
// project in the filter; the folded texts for words; else that of the list.
func selectLeads(by Handler, list desk.LeadList, f LeadFilter) *selection {
	chosen := inList(list, by.Staff)
	q := &selection{from: "lead_handling h INDEXED BY " + f.indexOf(chosen), order: "h"}
	if f.ofForm() {
		q.from = "lead_search w" + f.formIndex() + " CROSS JOIN lead_handling h ON h.lead = w.lead"
		q.order = "w"
	}
	q.and(chosen.condition, chosen.args...)
	seen, args := by.Seen()
	q.and(seen, args...)
	f.narrow(q)
	return q
}

// indexOf is the index of lead_handling to read along.
func (f LeadFilter) indexOf(chosen chosenList) string {
	switch {
	case f.Agent != nil:
		return "lead_handling_whose"
	case len(f.States) == 1 && chosen.index == "lead_handling_all":
		return "lead_handling_state"
	}
	return chosen.index
}

// formIndex is the index of lead_search to read along.
func (f LeadFilter) formIndex() string {
	switch {
	case f.Property != nil:
		return " INDEXED BY lead_search_property"
	case f.Project != nil:
		return " INDEXED BY lead_search_project"
	case len(f.Forms) == 1 && len(f.Words) == 0:
		return " INDEXED BY lead_search_form"
	}
	return " NOT INDEXED" // in the order of the table itself
}

// narrow adds the filter's conditions.
func (f LeadFilter) narrow(q *selection) {
	for _, word := range f.Words {
		q.and("instr(w.text, ?) > 0", word)
	}
	switch {
	case len(f.Forms) == 1:
		q.and("w.form = ?", f.Forms[0])
	case len(f.Forms) > 1:
		q.and("w.form IN (SELECT value FROM json_each(?))", handle.JSON(f.Forms))
	}
	q.andNumber("w.property", f.Property)
	q.andNumber("w.project", f.Project)
	q.andNumber("h.agent", f.Agent)
	if f.Undelivered {
		q.and("EXISTS (SELECT 1 FROM crm_lead d WHERE d.lead = h.lead AND d.state IN ('WAITING', 'REFUSED'))")
	}
	switch {
	case len(f.States) == 1:
		q.and("h.state = ?", string(f.States[0]))
	case len(f.States) > 1:
		q.and("h.state IN (SELECT value FROM json_each(?))", handle.JSON(f.States))
	}
	if f.From != 0 {
		q.and(q.order+".created_at >= ?", f.From)
	}
	if f.Until != 0 {
		q.and(q.order+".created_at < ?", f.Until)
	}
}
