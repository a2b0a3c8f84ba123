package inbox

import (
	"fmt"
	"strings"
	"testing"

	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/internal/dbtest"
)

func open(t *testing.T) *Store { return &Store{dbtest.Open(t, handle.OpenFile)} }

// TestAFilterReadsAlongAnIndex asks the database how it reads: in the order of the list, without sorting, and never the whole table lead.
func TestAFilterReadsAlongAnIndex(t *testing.T) {
	s, seven, three, tom := open(t), 7, 3, 2
	for want, f := range map[string]LeadFilter{"lead_search_property": {Property: &seven, Words: []string{"dak"}},
		"lead_search_project": {Project: &three}, "lead_search_form": {Forms: []string{"makeOffer"}},
		"PRIMARY KEY (created_at>": {Words: []string{"dak"}, From: 1}, "lead_handling_whose": {Agent: &tom},
		"lead_handling_state": {States: []desk.LeadState{desk.LeadDone}}, "lead_handling_all (created_at>": {From: 1}} {
		text := planOf(t, s, selectLeads(Handler{1, true}, desk.EveryLead, f))
		if !strings.Contains(text, want) || strings.Contains(text, "TEMP B-TREE") || strings.Contains(text, "SCAN l\n") {
			t.Errorf("%+v is read by:\n%swant %s and no sorting", f, text, want)
		}
	}
}

// TestListsOfLeadsUseAnIndex shows that no list of the desk is sorted or read whole.
func TestListsOfLeadsUseAnIndex(t *testing.T) {
	s := open(t)
	for _, list := range desk.LeadLists {
		if text := planOf(t, s, selectLeads(Handler{1, true}, list, LeadFilter{From: 1})); !strings.Contains(text,
			"USING INDEX lead_handling_") && !strings.Contains(text,
			"USING COVERING INDEX lead_handling_") || strings.Contains(text, "TEMP B-TREE") {
			t.Errorf("the list %v is sorted or read whole: %s", list, text)
		}
	}
}

// planOf is how the database reads leads, one step a line.
func planOf(t *testing.T, s *Store, q *selection) string {
	t.Helper()
	var plan []struct {
		ID      int    `db:"id"`
		Parent  int    `db:"parent"`
		Notused int    `db:"notused"`
		Detail  string `db:"detail"`
	}
	if err := s.List(t.Context(), &plan, "EXPLAIN QUERY PLAN "+DeskLeads(q.from)+q.where()+
		" ORDER BY "+q.order+".created_at, "+q.order+".lead LIMIT 51", q.args...); err != nil {
		t.Fatal(err)
	}
	var text strings.Builder
	for _, step := range plan {
		fmt.Fprintln(&text, step.Detail)
	}
	return text.String()
}
