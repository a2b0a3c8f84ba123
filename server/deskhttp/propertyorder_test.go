package deskhttp_test

import (
	"cmp"
	"slices"
	"testing"

	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/db/handle"
)

// TestPropertiesInOrderAtTheDesk reads each order to its end, narrowed and not: each property once, in the order, of the goal and
// the agent.
func TestPropertiesInOrderAtTheDesk(t *testing.T) {
	v := visit(t)
	manager, _ := v.AtDesk(t, "manager", desk.Manager)
	counted := `INSERT INTO page_visit (property, day, source, counted)
		SELECT number, date('now'), 'site', number % 7 FROM property WHERE number % 3 = 0`
	if _, err := v.Store.Write(t.Context(), handle.Statement{SQL: "DELETE FROM page_visit"}, handle.Statement{SQL: counted}); err != nil {
		t.Fatal(err)
	}
	views := func(number int) int {
		if number%3 == 0 {
			return number % 7
		}
		return 0
	}
	orders := map[string]func(a, b int) int{
		"NEWEST":       func(a, b int) int { return b - a },
		"OLDEST":       func(a, b int) int { return a - b },
		"MOST_VIEWED":  func(a, b int) int { return cmp.Or(views(b)-views(a), b-a) },
		"LEAST_VIEWED": func(a, b int) int { return cmp.Or(views(a)-views(b), a-b) },
	}
	for _, c := range []struct{ narrow, where string }{{"", "true"}, {", goal: SALE, agent: 1", "goal = 0 AND agent = 1"},
		{", goal: RENT", "goal <> 0"}, {", agent: 999999", "false"}} {
		want := v.PropertyNumbers(t, c.where)
		for order, compare := range orders {
			slices.SortFunc(want, compare)
			if got := v.DeskPropertyNumbers(t, manager, "order: "+order+c.narrow); !slices.Equal(got, want) {
				t.Errorf("the order %s%s is %v, want %v", order, c.narrow, got, want)
			}
		}
	}
}
