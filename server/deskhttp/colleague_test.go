package deskhttp_test

import (
	"encoding/json"
	"fmt"
	"maps"
	"reflect"
	"slices"
	"strings"
	"testing"

	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/internal/releasetest"
	"github.com/gevel/gevel/staff/inbox"
)

// seenByAll are the fields that change for everybody at the desk when a colleague's records do: where and when somebody is busy, how much
// there is of what is no lead, and that something changed.
var seenByAll = []string{"Now.appointments", "Now.properties", "Now.owners", "Now.content",
	"AgentWeek.appointments", "AgentWeek.busy", "ViewingTime.state", "Desk.appointmentsInside", "DeskProperty.nextAppointments",
	"DeskProperty.matchingDemands", "Yesterday.appointments",
	"Now.arrived", "Now.leads", // a lead comes in as nobody's, before a colleague has it
	"Lead.filesPath",   // signed anew for each answer
	"Desk.previewPath"} // signed anew each hour, which can strike between the two readings

// TestNobodyReadsWhatOnlyAColleagueHas asks for all of the desk as each role, in every way that could lead to records of one agent, before
// and after that agent has them. For everybody but managers the answers are the same but for seenByAll, and have no word of theirs.
func TestNobodyReadsWhatOnlyAColleagueHas(t *testing.T) {
	releasetest.Only(t, "it reads every field of the desk as every role")
	v := visit(t)
	manager, _ := v.AtDesk(t, "manager", desk.Manager)
	an, _ := v.AtDeskAs(t, "an", "an.vermeulen@example.com", desk.Agent)
	nobody, _ := v.AtDesk(t, "nobody", desk.Agent)
	editor, _ := v.AtDesk(t, "editor", desk.Editor)
	v.stocked(t, manager)
	c := v.newColleague(t)
	const known = "question@example.org"
	before, files := map[string]map[string]any{}, map[string]map[string]string{}
	w := v.newDeskWalk(t, manager, c.calls())
	roles := map[string]string{"an agent": an, "somebody who is no agent": nobody, "an editor": editor}
	for name, cookie := range roles {
		people := v.lookUp(t, w, cookie, known) // first, because the own log has it
		before[name] = v.readDesk(t, w, cookie)
		maps.Copy(before[name], people)
		files[name] = c.filesOfTheDesk(t, cookie)
	}
	narrowed(t, w)
	c.stock(t, known)
	seen := text(t, v.readDesk(t, w, manager))
	for _, word := range secretWords {
		if !strings.Contains(seen, word) {
			t.Errorf("the manager does not read %s, so that nothing is shown by others not reading it", word)
		}
	}
	if all := text(t, c.filesOfTheDesk(t, manager)); !strings.Contains(all, "zwachternaam") || !strings.Contains(all, "zwvraag") {
		t.Error("the files of the manager have nothing of the colleague, so that nothing is shown by others not reading it")
	}
	for name, cookie := range roles {
		for file, now := range c.filesOfTheDesk(t, cookie) {
			if was := files[name][file]; now != was {
				t.Errorf("%s learns from %s of records that only a colleague has: it was %.300s and is %.300s", name, file, was, now)
			}
		}
		after := v.readDesk(t, w, cookie)
		maps.Copy(after, v.lookUp(t, w, cookie, known))
		for _, query := range slices.Sorted(maps.Keys(after)) {
			for _, field := range differing(before[name][query], after[query]) {
				if !slices.Contains(seenByAll, field) {
					t.Errorf("%s learns from %s in the answer to %.200s of records that only a colleague has", name, field, query)
				}
			}
			for _, word := range secretWords {
				if answer := text(t, after[query]); strings.Contains(answer, word) && !strings.Contains(query, "lookUpPerson") {
					t.Errorf("%s reads %s of a colleague in the answer to %.200s", name, word, query)
				}
			}
		}
	}
}

// text is an answer in small letters.
func text(t *testing.T, answer any) string {
	t.Helper()
	all, err := json.Marshal(answer)
	if err != nil {
		t.Fatal(err)
	}
	return strings.ToLower(string(all))
}

// lookUp looks up people in each way.
func (v visitor) lookUp(t *testing.T, w *deskWalk, cookie, known string) map[string]any {
	t.Helper()
	read := map[string]any{}
	for _, who := range []string{known, "zwadres.sendcontact@example.org", "0475 99 88 77", "zwpost@example.org",
		"zwadres.subscribe@example.org",
		"zwadres.registerdemand@example.org"} {
		query := fmt.Sprintf(`mutation { lookUpPerson(input: {who: %q}) { __typename ... on PeopleFound { people { %s } } } }`, who,
			w.fields("Person", nil))
		var answer map[string]any
		if err := json.Unmarshal([]byte(v.PostDesk(t, map[string]string{"query": query}, "Cookie", cookie).Text), &answer); err != nil {
			t.Fatal(err)
		}
		read["lookUpPerson "+who] = answer["data"]
	}
	return read
}

// narrowed shows that leads are asked for with each filter that there is, so that a new one is tried too.
func narrowed(t *testing.T, w *deskWalk) {
	t.Helper()
	for filter := range reflect.TypeFor[inbox.Filter]().Fields() {
		name := strings.ToLower(filter.Name[:1]) + filter.Name[1:]
		for _, field := range []string{"Desk.leads", "Desk.leadCounts"} {
			if !strings.Contains(strings.Join(w.calls[field], " "), name+": ") {
				t.Errorf("%s is not asked for with %s", field, name)
			}
		}
	}
}
