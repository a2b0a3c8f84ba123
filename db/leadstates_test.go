package db

import (
	"strings"
	"testing"

	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/db/members"
)

// TestTheDatabaseHasTheStatesOfALead: the column takes every state and no other, and the indexes of open leads have the states that are
// open, or lists of open leads would be read without an index.
func TestTheDatabaseHasTheStatesOfALead(t *testing.T) {
	s := open(t)
	var table string
	if err := s.One(t.Context(), &table, "SELECT sql FROM sqlite_schema WHERE name = 'lead_handling'"); err != nil {
		t.Fatal(err)
	}
	var states []string
	for _, state := range desk.LeadStates {
		states = append(states, "'"+string(state)+"'")
	}
	if check := "CHECK (state IN (" + strings.Join(states, ", ") + "))"; !strings.Contains(table, check) {
		t.Errorf("the table lead_handling lacks %s: %s", check, table)
	}
	var indexes []string
	if err := s.List(t.Context(), &indexes, `SELECT sql FROM sqlite_schema
		WHERE type = 'index' AND tbl_name = 'lead_handling' AND sql LIKE '% WHERE %'`); err != nil {
		t.Fatal(err)
	}
	if len(indexes) != 2 {
		t.Errorf("%d indexes have a part of the leads, want 2", len(indexes))
	}
	for _, index := range indexes {
		if !strings.HasSuffix(index, " WHERE state IN "+members.OpenStates) {
			t.Errorf("an index has other states than the open ones %s: %s", members.OpenStates, index)
		}
	}
}
