package deskhttp_test

import (
	"net/http"
	"os"
	"strings"
	"testing"

	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/internal/transittest"
	"github.com/gevel/gevel/limits"
)

// timetable is a file of an operator, with a stop in Genk and one that has no name.
func timetable(t *testing.T, changes ...string) string {
	t.Helper()
	files := transittest.With(transittest.Small(), append([]string{"stops.txt",
		"stop_id,stop_name,stop_lat,stop_lon\n1,Kerk,50.97,5.50\n2,,50.9,5.5\n", "stop_times.txt", "trip_id,stop_id\nt,1\nt,2\n"},
		changes...)...)
	content, err := os.ReadFile(transittest.Write(t, files))
	if err != nil {
		t.Fatal(err)
	}
	return string(content)
}

// TestTimetablesAreBroughtToTheDesk brings a timetable as each role, replaces and removes it: managers may, nobody else sends a byte.
func TestTimetablesAreBroughtToTheDesk(t *testing.T) {
	v := visit(t)
	manager, _ := v.AtDesk(t, "manager", desk.Manager)
	editor, _ := v.AtDesk(t, "editor", desk.Editor)
	agent, _ := v.AtDeskAs(t, "an", "an.vermeulen@example.com", desk.Agent)
	long := strings.Repeat("x", limits.TransitNameCharacters)
	for _, c := range []struct {
		cookie, name, content, want string
		status                      int
	}{
		{"", "De Lijn", timetable(t), "SIGNED_OUT", http.StatusForbidden},
		{editor, "De Lijn", timetable(t), "FORBIDDEN", http.StatusForbidden},
		{agent, "De Lijn", timetable(t), "FORBIDDEN", http.StatusForbidden},
		{manager, " ", timetable(t), `"reason":"BAD_NAME"`, http.StatusOK},
		{manager, long + "x", timetable(t), `"reason":"BAD_NAME"`, http.StatusOK},
		{manager, "De Lijn", "no archive", `"reason":"NO_ZIP"`, http.StatusOK},
		{manager, "De Lijn", timetable(t, "trips.txt", ""), `"reason":"NO_TABLE","file":"trips.txt"`, http.StatusOK},
		{manager, "De Lijn", timetable(t, "routes.txt", "route_id\nr\n"),
			`"reason":"NO_COLUMN","file":"routes.txt","line":0,"value":"route_type"`, http.StatusOK},
		{manager, "De  Lijn", timetable(t), `{"brought":{"name":"De Lijn","stops":1,"lines":1,"unserved":0,"warnings":[` +
			`{"kind":"NO_PLACE","file":"stops.txt","line":3,"field":"stop_id","value":"2"}],"moreWarnings":0},"refusal":null}`,
			http.StatusOK},
		{manager, long, timetable(t), `"stops":1`, http.StatusOK},
		{manager, "De Lijn", timetable(t, "calendar.txt", "service_id,monday,end_date\ns,1,20200101\n"), `"kind":"ENDED"`, http.StatusOK},
	} {
		status, text := v.bringTo(t, "/desk/timetable", c.cookie, c.name, c.content)
		if status != c.status || !strings.Contains(text, c.want) {
			t.Errorf("a timetable %q is answered %d: %s, want %d and %s", c.name, status, text, c.status, c.want)
		}
	}
	const query = "{ desk { timetables { name operators stops lines until ended nearProperties } } }"
	want := `{"name":"De Lijn","operators":["De Lijn"],"stops":1,"lines":1,"until":"2020-01-01","ended":true,"nearProperties":0}`
	if got := v.PostDesk(t, map[string]string{"query": query}, "Cookie", manager).Text; !strings.Contains(got, want) {
		t.Errorf("the timetables are %s, want %s", got, want)
	}
	const remove = `mutation { removeTimetable(input: {name: "De Lijn"}) { __typename ... on TimetablesChanged { timetables { name } }
		... on InvalidInput { problems { path code } } } }`
	for _, want := range []string{`"timetables":[{"name":"` + long + `"}]`, `"problems":[{"path":["name"],"code":"UNKNOWN"}]`} {
		if got := v.PostDesk(t, map[string]string{"query": remove}, "Cookie", manager).Text; !strings.Contains(got, want) {
			t.Errorf("removing it answers %s, want %s", got, want)
		}
	}
	log := v.PostDesk(t, map[string]string{"query": "{ desk { actions { nodes { name by } } } }"}, "Cookie", manager).Text
	for _, name := range []string{"addTransit", "removeTransit"} {
		if !strings.Contains(log, `{"name":"`+name+`","by":"`) {
			t.Errorf("the log has no %s by somebody: %s", name, log)
		}
	}
}

// TestAsManyTimetablesAsMayBe adds the last one, and one more.
func TestAsManyTimetablesAsMayBe(t *testing.T) {
	v := visit(t)
	manager, _ := v.AtDesk(t, "manager", desk.Manager)
	content := timetable(t)
	for n := range limits.TransitFeeds + 1 {
		want := `"refusal":null`
		if n == limits.TransitFeeds {
			want = `"reason":"MANY_FEEDS"`
		}
		_, text := v.bringTo(t, "/desk/timetable", manager, strings.Repeat("x", n+1), content)
		if !strings.Contains(text, want) {
			t.Errorf("timetable %d is answered %s, want %s", n+1, text, want)
		}
	}
}

// TestStopsNearPropertiesAreCounted has stops around the one property in Clervaux, whose address is public: to the north, east and west, of
// which one is beyond 800 metres.
func TestStopsNearPropertiesAreCounted(t *testing.T) {
	v := visit(t)
	manager, _ := v.AtDesk(t, "manager", desk.Manager)
	content := timetable(t, "stops.txt", "stop_id,stop_name,stop_lat,stop_lon\n1,North,50.06077,6.02633\n2,Beyond,50.06079,6.02633\n"+
		"3,East,50.05358,6.03743\n4,West,50.05358,6.01523\n", "stop_times.txt", "trip_id,stop_id\nt,1\nt,2\nt,3\nt,4\n")
	if _, text := v.bringTo(t, "/desk/timetable", manager, "CFL", content); !strings.Contains(text, `"stops":4`) {
		t.Fatal(text)
	}
	got := v.PostDesk(t, map[string]string{"query": "{ desk { timetables { nearProperties } } }"}, "Cookie", manager).Text
	if !strings.Contains(got, `"nearProperties":3`) {
		t.Errorf("stops near homes: %s", got)
	}
	v.Write(t, "UPDATE property SET publish_address = 0 WHERE number = 1078")
	got = v.PostDesk(t, map[string]string{"query": "{ desk { timetables { nearProperties } } }"}, "Cookie", manager).Text
	if !strings.Contains(got, `"nearProperties":0`) {
		t.Errorf("stops near homes without a public address: %s", got)
	}
}
