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

// row is a unit that is made, with its cells.
func row(cells ...string) string {
	var list []string
	for i := 0; i < len(cells); i += 2 {
		list = append(list, fmt.Sprintf(`{column: %q, before: "", value: %q}`, cells[i], cells[i+1]))
	}
	return "{cells: [" + strings.Join(list, ", ") + "]} "
}

// TestUnitsAreMade makes units among cells of others, all in one write that is undone as one.
func TestUnitsAreMade(t *testing.T) {
	v := visit(t)
	manager, _ := v.AtDesk(t, "manager", desk.Manager)
	reader, _ := v.AtDesk(t, "editor", desk.Editor)
	before := v.unitsOf(t, manager)
	inProject := fmt.Sprint("project = ", project)
	made := row("unitName", "Z1", "price", "275000", "rooms.bedrooms", "2") + row("unitName", "Z2", "standing", "AVAILABLE")
	for _, c := range []struct{ cookie, cells, want string }{
		{reader, made, `"FORBIDDEN"`}, {manager, made + row(), `"path":["units","2"],"code":"REQUIRED"`},
		{manager, made + row("price", "0"), `"path":["units","2","cells","0"],"code":"OUT_OF_RANGE"`},
		{manager, row("type", ""), `"path":["units","0","cells","0"],"code":"REQUIRED"`},
		{manager, made + strings.Repeat(row("unitName", "Z"), limits.DeskUnits-len(before)-1), `"code":"TOO_MANY"`},
	} {
		got := v.setUnits(t, c.cookie, c.cells, "")
		if now := v.PropertyNumbers(t, inProject); !strings.Contains(got, c.want) || len(now) != len(before) {
			t.Errorf("%.80s answers %.200s and leaves %d units, want %s and %d", c.cells, got, len(now), c.want, len(before))
		}
	}
	same := handle.Statement{Args: []any{before[0]}, SQL: "UPDATE property SET bedrooms = 2 WHERE number = ?"}
	if _, err := v.Store.Write(t.Context(), same); err != nil {
		t.Fatal(err)
	}
	changed := v.setUnits(t, manager, made+cell(before[0], "rooms.bedrooms", "2", "5"), "")
	now := v.PropertyNumbers(t, inProject)
	if len(now) != len(before)+2 {
		t.Fatalf("making two units answers %s, and the project has %v", changed, now)
	}
	const facts = `SELECT group_concat(unit_name || ' ' || status || ' ' || source || ' ' || coalesce(price, 0) || ' ' || (title <> '{}') ||
		(SELECT p.city = h.city AND p.goal = h.goal FROM project p WHERE p.number = h.project)) FROM property h WHERE unit_name LIKE 'Z%'`
	var got string
	if err := v.Store.Portfolio.One(t.Context(), &got, facts); err != nil {
		t.Fatal(err)
	}
	if want := "Z1 0 desk 27500000 11,Z2 1 desk 0 11"; got != want {
		t.Errorf("the units that were made are %q, want %q", got, want)
	}
	undone := v.changeProperty(t, manager, fmt.Sprintf(`undoProperty(input: {undo: %q})`, undoIn(t, changed)))
	if now := v.PropertyNumbers(t, inProject); len(now) != len(before) || !strings.Contains(v.bedroomsOf(t, before[0]), `"bedrooms":2`) {
		t.Errorf("undoing answers %s, and the project has %v, want %v", undone, now, before)
	}
}

// TestAMadeUnitStaysOnceItIsUsed takes back what made a unit: not when somebody changed it or wrote about it.
func TestAMadeUnitStaysOnceItIsUsed(t *testing.T) {
	v := visit(t)
	manager, _ := v.AtDesk(t, "manager", desk.Manager)
	others := fmt.Sprint("project = ", project, " AND unit_name = 'Z1'")
	undo := func(id, want string, left int) {
		t.Helper()
		got := v.changeDesk(t, manager, fmt.Sprintf(`mutation { undoProperty(input: {undo: %q}) { __typename
			... on InvalidInput { problems { code } } } }`, id))
		if now := v.PropertyNumbers(t, others); !strings.Contains(got, want) || len(now) != left {
			t.Errorf("undoing answers %s and leaves %v, want %s and %d", got, now, want, left)
		}
	}
	first := undoIn(t, v.setUnits(t, manager, row("unitName", "Z1"), ""))
	number := v.PropertyNumbers(t, others)[0]
	price := undoIn(t, v.setUnits(t, manager, cell(number, "price", "", "250000"), ""))
	undo(first, `"TAKEN"`, 1)
	undo(price, `PropertyChanged`, 1)
	undo(first, `"TAKEN"`, 1)
	second := undoIn(t, v.setUnits(t, manager, row("unitName", "Z2"), ""))
	others = fmt.Sprint("project = ", project, " AND unit_name = 'Z2'")
	number = v.PropertyNumbers(t, others)[0]
	v.leadOf(t, "curious", "question", "{}")
	about := handle.Statement{SQL: "UPDATE lead SET property = ? WHERE id = 'curious'", Args: []any{number}}
	if n, err := v.Store.Write(t.Context(), about); err != nil || n[0] != 1 {
		t.Fatalf("a lead about the unit: %v, %v", n, err)
	}
	undo(second, `"TAKEN"`, 1)
	none := handle.Statement{SQL: "UPDATE lead SET property = NULL WHERE property = ?", Args: []any{number}}
	if _, err := v.Store.Write(t.Context(), none); err != nil {
		t.Fatal(err)
	}
	undo(second, "PropertiesRemoved", 0)
	again := v.setUnits(t, manager, row("unitName", "Z2"), "")
	history := v.changeDesk(t, manager, fmt.Sprintf(`{ desk { property(number: %d) { history { makes } } } }`,
		v.PropertyNumbers(t, others)[0]))
	if strings.Count(history, `"makes"`) != 1 {
		t.Errorf("a unit that is made again (%s) has the history %s", again, history)
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
