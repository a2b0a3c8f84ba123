package deskhttp_test

import (
	"encoding/json"
	"fmt"
	"strings"
	"testing"

	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/limits"
)

// drawingRead is the drawing of the project as the desk reads it.
type drawingRead struct {
	File     string
	Bindable bool
	Shapes   []struct {
		Place   int
		Name    string
		Unit    *int
		Settled bool
	}
	Units []struct {
		Number int
		Name   string
	}
}

func (v visitor) drawingOf(t *testing.T, cookie string) (d drawingRead) {
	t.Helper()
	text := v.changeDesk(t, cookie, fmt.Sprintf(`{ desk { drawing(project: %d) { file bindable shapes { place name unit settled }
		units { number name } } } }`, project))
	var got struct {
		Data struct {
			Desk struct{ Drawing *drawingRead }
		}
	}
	if err := json.Unmarshal([]byte(text), &got); err != nil || got.Data.Desk.Drawing == nil {
		t.Fatalf("the drawing is %s (%v)", text, err)
	}
	return *got.Data.Desk.Drawing
}

func (v visitor) bind(t *testing.T, cookie, file string, shape int, more string) string {
	t.Helper()
	return v.changeDesk(t, cookie, fmt.Sprintf(`mutation { bindShape(input: {project: %d, file: %q, shape: %d%s}) { __typename
		... on ShapeBound { drawing { file } } ... on InvalidInput { problems { path code } } } }`, project, file, shape, more))
}

// drawnFor counts how often visitors see a unit on the drawing.
func (v visitor) drawnFor(t *testing.T, unit int) int {
	t.Helper()
	query := fmt.Sprintf(`{ project(number: %d) { drawing { shapes { number } } } }`, project)
	text := v.PostJSON(t, map[string]string{"query": query}).Text
	return strings.Count(text, fmt.Sprintf(`"number":%d}`, unit))
}

// TestAShapeIsBound takes a shape away from its unit, gives it to another and takes back what was said.
func TestAShapeIsBound(t *testing.T) {
	v := visit(t)
	manager, _ := v.AtDesk(t, "manager", desk.Manager)
	editor, _ := v.AtDesk(t, "editor", desk.Editor)
	stranger, _ := v.AtDesk(t, "stranger", desk.Agent)
	first := v.drawingOf(t, manager)
	if len(first.Shapes) < 2 || first.Shapes[0].Unit == nil || !first.Bindable || v.drawingOf(t, stranger).Bindable {
		t.Fatalf("the drawing is %+v, want shapes of units, which an agent of other projects cannot bind", first)
	}
	shape, other := first.Shapes[0], first.Shapes[1]
	unit := fmt.Sprintf(", unit: %d", *other.Unit)
	for _, c := range []struct{ cookie, file, more, want string }{
		{editor, first.File, unit, "FORBIDDEN"}, {stranger, first.File, unit, "FORBIDDEN"},
		{manager, "0.svg", unit, "DrawingStale"}, {manager, first.File, ", unit: 1", `"path":["unit"],"code":"UNKNOWN"`},
	} {
		if got := v.bind(t, c.cookie, c.file, shape.Place, c.more); !strings.Contains(got, c.want) || v.drawnFor(t, *shape.Unit) != 1 {
			t.Errorf("binding %s answers %s, want %s and nothing written", c.more, got, c.want)
		}
	}
	if got := v.bind(t, manager, first.File, 9999, unit); !strings.Contains(got, `"path":["shape"],"code":"UNKNOWN"`) {
		t.Errorf("a shape that is not there answers %s", got)
	}
	got := v.bind(t, manager, first.File, shape.Place, "")
	none := v.drawingOf(t, manager)
	if now := none.Shapes[0]; now.Unit != nil || !now.Settled || now.Name != shape.Name || v.drawnFor(t, *shape.Unit) != 0 {
		t.Fatalf("a shape that is no unit (%s) is read as %+v", got, now)
	}
	got = v.bind(t, manager, none.File, shape.Place, unit)
	both := v.drawingOf(t, manager)
	if now := both.Shapes[0]; now.Unit == nil || *now.Unit != *other.Unit || v.drawnFor(t, *shape.Unit) != 0 {
		t.Fatalf("a shape of another unit (%s) is read as %+v", got, now)
	}
	if got = v.bind(t, manager, none.File, shape.Place, ""); !strings.Contains(got, "DrawingStale") {
		t.Errorf("binding on a drawing from before answers %s", got)
	}
	v.bind(t, manager, both.File, shape.Place, ", named: true")
	now := v.drawingOf(t, manager).Shapes[0]
	if now.Unit == nil || *now.Unit != *shape.Unit || now.Settled || now.Name != shape.Name || v.drawnFor(t, *shape.Unit) != 1 {
		t.Errorf("taking it back gives %+v, want the unit that its name says: %+v", now, shape)
	}
}

// TestTheDeskListsProjects reads how the units of projects stand.
func TestTheDeskListsProjects(t *testing.T) {
	v := visit(t)
	editor, _ := v.AtDesk(t, "editor", desk.Editor)
	v.Write(t, fmt.Sprintf("UPDATE property SET status = 1, marquee = 0, price = 30000000 WHERE project = %d", project))
	units := v.PropertyNumbers(t, fmt.Sprint("project = ", project))
	v.Write(t, fmt.Sprintf("UPDATE property SET status = 2, marquee = 3, price = 10000000 WHERE number = %d", units[0]))
	v.Write(t, fmt.Sprintf("UPDATE property SET price = 40000000, marquee = 2 WHERE number = %d", units[1]))
	got := v.changeDesk(t, editor, `{ desk { projects { number name drawn prices standings { standing count } } } }`)
	for _, want := range []string{fmt.Sprintf(`{"number":%d,`, project), `"drawn":true`, "300.000 – €\u00a0400.000", fmt.Sprintf(
		`"standings":[{"standing":"AVAILABLE","count":%d},{"standing":"UNDER_OPTION","count":1},{"standing":"SOLD","count":1}]`,
		len(units)-2)} {
		if !strings.Contains(got, want) {
			t.Errorf("the projects are %s, want %s in them", got, want)
		}
	}
}

// TestTheDeskListsTheNewestProjects adds as many projects as the list has: those of before are left out.
func TestTheDeskListsTheNewestProjects(t *testing.T) {
	v := visit(t)
	editor, _ := v.AtDesk(t, "editor", desk.Editor)
	v.Write(t, fmt.Sprintf(`WITH RECURSIVE more(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM more WHERE n < %d)
		INSERT INTO project (number, checksum, goal, city, agent, publish_address, name, tagline, description, delivery,
			published_at, updated_at)
		SELECT 5000 + n, '', goal, city, agent, 1, name, tagline, description, delivery,
			(SELECT max(published_at) FROM project) + n, updated_at FROM project, more WHERE number = %d`, limits.DeskProjects, project))
	list := v.changeDesk(t, editor, `{ desk { projects { number } } }`)
	newest, before := fmt.Sprintf(`"projects":[{"number":%d}`, 5000+limits.DeskProjects), fmt.Sprintf(`{"number":%d}`, project)
	n := strings.Count(list, `"number":`)
	if n != limits.DeskProjects || !strings.Contains(list, newest) || strings.Contains(list, before) {
		t.Errorf("the list has %d projects, want %d, the newest first and none of before: %.200s", n, limits.DeskProjects, list)
	}
}
