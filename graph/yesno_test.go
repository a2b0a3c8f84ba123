package graph_test

import (
	"strings"
	"testing"

	"github.com/gevel/gevel/agency"
)

// yesNoFields selects every yes/no criterion of a type of the graph.
func yesNoFields() string {
	var names []string
	for _, c := range agency.YesNoCriteria {
		names = append(names, string(c.Name))
	}
	return strings.Join(names, " ")
}

// TestYesNoCriteriaAreCounted compares the count beside each criterion with the list that it gives.
func TestYesNoCriteriaAreCounted(t *testing.T) {
	c := start(t)
	var all struct {
		Properties struct{ Counts map[agency.Feature]int }
	}
	c.into(t, &all, `{ properties(first: 1) { counts { `+yesNoFields()+` } } }`, nil)
	sum := 0
	for _, criterion := range agency.YesNoCriteria {
		var list struct{ Properties struct{ TotalCount int } }
		c.into(t, &list, `{ properties(filter: { `+string(criterion.Name)+`: true }, first: 1) { totalCount } }`, nil)
		if got := all.Properties.Counts[criterion.Name]; got != list.Properties.TotalCount {
			t.Errorf("%s counts %d properties, its list has %d", criterion.Name, got, list.Properties.TotalCount)
		}
		sum += list.Properties.TotalCount
	}
	if sum == 0 {
		t.Error("no property of the sample meets any yes/no criterion")
	}
}
