package server_test

import (
	"cmp"
	"fmt"
	"path/filepath"
	"slices"
	"testing"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/limits"
	"github.com/jmoiron/sqlx"
)

// TestPropertiesInOrderAtTheDesk reads each order to its end, narrowed and not: each property once, in the order, of the goal and
// the agent.
func TestPropertiesInOrderAtTheDesk(t *testing.T) {
	v := visit(t)
	manager, _ := v.atDesk(t, "manager", agency.Manager)
	counted := `INSERT INTO page_visit (property, day, source, counted)
		SELECT number, date('now'), 'site', number % 7 FROM property WHERE number % 3 = 0`
	if _, err := v.store.Write(t.Context(), db.Statement{SQL: "DELETE FROM page_visit"}, db.Statement{SQL: counted}); err != nil {
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
		want := v.propertyNumbers(t, c.where)
		for order, compare := range orders {
			slices.SortFunc(want, compare)
			if got := v.deskPropertyNumbers(t, manager, "order: "+order+c.narrow); !slices.Equal(got, want) {
				t.Errorf("the order %s%s is %v, want %v", order, c.narrow, got, want)
			}
		}
	}
}

// deskPropertyNumbers reads a list page by page.
func (v visitor) deskPropertyNumbers(t *testing.T, cookie, arguments string) (numbers []int) {
	t.Helper()
	for after := ""; ; {
		page := v.deskProperties(t, cookie, "("+arguments+after+")").Data.Desk.Properties
		for _, p := range page.Nodes {
			numbers = append(numbers, p.Number)
		}
		if len(page.Nodes) > limits.DeskProperties || page.HasNextPage && len(page.Nodes) != limits.DeskProperties {
			t.Fatalf("a page of %s has %d properties, want %d", arguments, len(page.Nodes), limits.DeskProperties)
		}
		if !page.HasNextPage {
			return numbers
		}
		after = fmt.Sprintf(", after: %q", *page.EndCursor)
	}
}

// propertyNumbers reads the numbers of the properties that meet a condition.
func (v visitor) propertyNumbers(t *testing.T, where string) (numbers []int) {
	t.Helper()
	file, err := sqlx.Open("sqlite3", "file:"+filepath.Join(filepath.Dir(v.media), "gevel.db"))
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	if err := file.SelectContext(t.Context(), &numbers, "SELECT number FROM property WHERE "+where); err != nil {
		t.Fatal(err)
	}
	return numbers
}
