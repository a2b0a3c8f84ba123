package deskhttp_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/limits"
)

// project has units in the sample.
const project = 2001

// unitsOf are the units of the project, which the desk takes over.
func (v visitor) unitsOf(t *testing.T, manager string) []int {
	t.Helper()
	numbers := v.PropertyNumbers(t, fmt.Sprint("project = ", project))
	if len(numbers) < 3 {
		t.Fatalf("the project %d has the units %v, want at least three", project, numbers)
	}
	for _, n := range numbers {
		v.changeProperty(t, manager, fmt.Sprintf(`takeOverProperty(input: {number: %d})`, n))
	}
	return numbers
}

// cell is a unit with one cell.
func cell(number int, column, before, value string) string {
	return fmt.Sprintf(`{number: %d, cells: [{column: %q, before: %q, value: %q}]} `, number, column, before, value)
}

func (v visitor) setUnits(t *testing.T, cookie, units, more string) string {
	t.Helper()
	return v.changeDesk(t, cookie, fmt.Sprintf(`mutation { setUnits(input: {project: %d, units: [%s]%s}) { __typename
		... on UnitsChanged { undo } ... on InvalidInput { problems { path code } } } }`, project, units, more))
}

func (v visitor) changeDesk(t *testing.T, cookie, query string) string {
	t.Helper()
	return v.PostDesk(t, map[string]string{"query": query}, "Cookie", cookie).Text
}

// bedroomsOf are the bedrooms and prices that visitors read.
func (v visitor) bedroomsOf(t *testing.T, number int) string {
	t.Helper()
	query := fmt.Sprintf(`{ property(number: %d) { rooms { bedrooms } price { text } } }`, number)
	return v.PostJSON(t, map[string]string{"query": query}).Text
}

// TestUnitsAreWrittenTogether writes cells of several units: none is written when one is refused, and all are undone as one.
func TestUnitsAreWrittenTogether(t *testing.T) {
	v := visit(t)
	manager, _ := v.AtDesk(t, "manager", desk.Manager)
	stranger, _ := v.AtDesk(t, "stranger", desk.Agent)
	units := v.unitsOf(t, manager)
	a, b := units[0], units[1]
	same := handle.Statement{Args: []any{project},
		SQL: "UPDATE property SET price = 30000000, bedrooms = 2, status = 1, marquee = 0 WHERE project = ?"}
	if _, err := v.Store.Write(t.Context(), same); err != nil {
		t.Fatal(err)
	}
	first := v.bedroomsOf(t, a)
	both := cell(a, "rooms.bedrooms", "2", "5") + cell(b, "price", "300000.00", "310000")
	third := func(column, before, value string) string { return both + cell(units[2], column, before, value) }
	for _, c := range []struct{ cookie, cells, want string }{
		{stranger, both, `"code":"TAKEN"`}, {manager, "", `"path":["units"],"code":"REQUIRED"`},
		{manager, third("rooms.bedrooms", "2", "two"), `"path":["units","2","cells","0"],"code":"OUT_OF_RANGE"`},
		{manager, both + cell(b, "rooms.bedrooms", "2", "3"), `"path":["units","2","cells","0"],"code":"UNKNOWN"`},
		{manager, both + cell(1, "price", "", "1"), `"path":["units","2","cells","0"],"code":"UNKNOWN"`},
		{manager, third("title", "", "1"), `"code":"UNKNOWN"`}, {manager, third("standing", "AVAILABLE", "RENTED"), `"code":"UNKNOWN"`},
		{manager, third("price", "300000.00", "1500001"), `"path":["units","2","cells","0"],"code":"AMOUNTS_DIFFER"`},
		{manager, third("price", "300000.00", "0"), `"code":"OUT_OF_RANGE"`},
		{manager, third("rooms.bedrooms", "3", "4"), "UnitsStale"},
	} {
		if got := v.setUnits(t, c.cookie, c.cells, ""); !strings.Contains(got, c.want) || v.bedroomsOf(t, a) != first {
			t.Errorf("%s answers %s, want %s and nothing written", c.cells, got, c.want)
		}
	}
	sold := cell(units[2], "standing", "AVAILABLE", "SOLD")
	changed := v.setUnits(t, manager, both+sold, "")
	if got := v.bedroomsOf(t, a) + v.bedroomsOf(t, b); !strings.Contains(got, `"bedrooms":5`) || !strings.Contains(got, "310.000") {
		t.Fatalf("writing three units answers %s and visitors read %s", changed, got)
	}
	if got := v.setUnits(t, manager, cell(a, "price", "300000.00", "1500001"), ", sure: true"); !strings.Contains(got, "UnitsChanged") {
		t.Errorf("a price that is meant answers %s", got)
	}
	undone := v.changeProperty(t, manager, fmt.Sprintf(`undoProperty(input: {undo: %q})`, undoIn(t, changed)))
	now := v.changeDesk(t, manager, fmt.Sprintf(`{ desk { units(project: %d) { units { number values } } } }`, project))
	if got := v.bedroomsOf(t, b); !strings.Contains(got, "300.000") || strings.Contains(now, `"SOLD"`) {
		t.Errorf("undoing answers %s, and visitors read %s of a table %s", undone, got, now)
	}
}

// TestATableHasSoManyUnits reads the table of a project with as many units as it shows, and one more.
func TestATableHasSoManyUnits(t *testing.T) {
	v := visit(t)
	manager, _ := v.AtDesk(t, "manager", desk.Manager)
	first := v.PropertyNumbers(t, fmt.Sprint("project = ", project))
	var columns []string
	const others = "SELECT name FROM pragma_table_info('property') WHERE name NOT IN ('number', 'reference')"
	if err := v.Store.Portfolio.List(t.Context(), &columns, others); err != nil {
		t.Fatal(err)
	}
	list := strings.Join(columns, ", ")
	more := func(from, until int) handle.Statement {
		return handle.Statement{Args: []any{first[0], from, until}, SQL: "INSERT INTO property (number, " + list + `)
			WITH RECURSIVE n(i) AS (SELECT ?2 UNION ALL SELECT i + 1 FROM n WHERE i + 1 < ?3)
			SELECT 800000 + i, ` + list + " FROM n, property WHERE number = ?1"}
	}
	for _, c := range []struct {
		add  handle.Statement
		want string
	}{
		{more(len(first), limits.DeskUnits), `"more":false`}, {more(limits.DeskUnits, limits.DeskUnits+1), `"more":true`},
	} {
		if _, err := v.Store.Write(t.Context(), c.add); err != nil {
			t.Fatal(err)
		}
		got := v.changeDesk(t, manager, fmt.Sprintf(`{ desk { units(project: %d) { more units { number } } } }`, project))
		if !strings.Contains(got, c.want) || strings.Count(got, `"number"`) != limits.DeskUnits {
			t.Errorf("the table has %d units and says %.60s, want %d and %s", strings.Count(got, `"number"`), got, limits.DeskUnits, c.want)
		}
	}
}
