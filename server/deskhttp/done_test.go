package deskhttp_test

import (
	"encoding/json"
	"fmt"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/limits"
)

// doneEntry is something that a member did, as the desk lists it.
type doneEntry struct {
	Action struct{ ID, Name, Record string }
	Count  int
	Why    *string
}

// done lists what a member did.
func (v visitor) done(t *testing.T, cookie string) []doneEntry {
	t.Helper()
	var answer struct {
		Data struct{ Desk struct{ Done []doneEntry } }
	}
	got := v.PostDesk(t, map[string]string{"query": "{ desk { done { action { id name record } count why } } }"}, "Cookie", cookie).Text
	if err := json.Unmarshal([]byte(got), &answer); err != nil {
		t.Fatal(err, got)
	}
	return answer.Data.Desk.Done
}

// last is the newest entry with a name.
func (v visitor) last(t *testing.T, cookie, name string) doneEntry {
	t.Helper()
	for _, one := range v.done(t, cookie) {
		if one.Action.Name == name {
			return one
		}
	}
	t.Fatalf("%s is in no entry", name)
	return doneEntry{}
}

func (v visitor) undoAction(t *testing.T, cookie, action string) string {
	t.Helper()
	return v.PostDesk(t, map[string]string{"query": `mutation { undoAction(input: {action: "` + action +
		`"}) { ... on ActionUndone { stale } ... on InvalidInput { problems { path code } } } }`}, "Cookie", cookie).Text
}

// does sends a mutation that must succeed.
func (v visitor) does(t *testing.T, cookie, mutation string) {
	t.Helper()
	got := v.PostDesk(
		t,
		map[string]string{"query": "mutation { " + mutation + " { __typename ... on InvalidInput { problems { path code } } } }"},
		"Cookie",
		cookie,
	).Text
	if strings.Contains(got, "InvalidInput") || strings.Contains(got, "Stale") || strings.Contains(got, `"errors"`) {
		t.Fatalf("%s answers %s", mutation, got)
	}
}

// TestWhatOneDidIsUndone does something of each kind, and undoes it by the list of what one did: once, and for nobody else.
func TestWhatOneDidIsUndone(t *testing.T) {
	v := visit(t)
	manager, _ := v.AtDesk(t, "manager", desk.Manager)
	other, _ := v.AtDesk(t, "other", desk.Manager)
	v.LeadFrom(t, "one")
	v.LeadFrom(t, "two")
	v.Write(t, "UPDATE property SET source = 'desk' WHERE number = 1096")
	start := time.Now().AddDate(0, 0, 20).UTC().Truncate(time.Hour)
	const answers = `[{\"name\":\"Hello\",\"text\":{\"nl\":\"Dag {name}\"}}]`
	for _, c := range []struct{ name, mutation, seen, before, after string }{
		{"setLeadState", `setLeadState(input: {lead: "one", version: 1, state: DONE})`, `lead(id: "one") { state }`, "NEW", "DONE"},
		{"handOverLead", `handOverLead(input: {lead: "one", version: 1, agent: "StaffMember:2"})`, `lead(id: "one") { agent { id } }`,
			`"agent":null`, "StaffMember:2"},
		{"setLeadStates", `setLeadStates(input: {state: SPAM, chosen: {leads: [{lead: "one", version: 3}, {lead: "two", version: 1}]}})`,
			`lead(id: "two") { state }`, "NEW", "SPAM"},
		{"answerLead", `answerLead(input: {lead: "two", version: 3, text: "Dag"})`, `lead(id: "two") { state answers { text } }`,
			`"state":"NEW","answers":[]`, `"state":"DONE","answers":[{"text":"Dag"}]`},
		{"saveParts", `saveParts(input: {record: "site", changes: [{field: "settings.answers", value: "` + answers + `", version: 0}]})`,
			`part(record: "site", field: "settings.answers") { value }`, `"value":""`, "Dag {name}"},
		{"blockHours", fmt.Sprintf(`blockHours(input: {agent: 1, start: %q, end: %q})`, start.Format(time.RFC3339),
			start.Add(time.Hour).Format(time.RFC3339)),
			fmt.Sprintf(`week(day: %q) { agents { busy { start } } }`, start.Format(time.DateOnly)),
			`"busy":[]`, start.Format(time.RFC3339)},
		{"hideProperty", `hideProperty(input: {number: 1096, until: "` + time.Now().AddDate(0, 0, 3).Format(time.DateOnly) + `", why: ""})`,
			`property(number: 1096) { shown }`, `"shown":true`, `"shown":false`},
		{"setPrice", `setPrice(input: {number: 1096, version: 0, amount: 340000})`, `property(number: 1096) { price { text } }`,
			"349.000", "340.000"},
	} {
		shows := func(want string) {
			t.Helper()
			got := v.PostDesk(t, map[string]string{"query": "{ desk { " + c.seen + " } }"}, "Cookie", manager).Text
			if !strings.Contains(got, want) {
				t.Errorf("%s: the desk shows %s, want %s", c.name, got, want)
			}
		}
		shows(c.before)
		v.does(t, manager, c.mutation)
		shows(c.after)
		one := v.last(t, manager, c.name)
		if one.Why != nil {
			t.Errorf("%s cannot be undone: %s", c.name, *one.Why)
			continue
		}
		if got := v.undoAction(t, other, one.Action.ID); !strings.Contains(got, `"path":["action"],"code":"UNKNOWN"`) {
			t.Errorf("a colleague undoes %s: %s", c.name, got)
		}
		if got := v.undoAction(t, manager, one.Action.ID); !strings.Contains(got, `"stale":0`) {
			t.Errorf("undoing %s answers %s", c.name, got)
		}
		shows(c.before)
		if again := v.last(t, manager, c.name); again.Why == nil {
			t.Errorf("%s is undone and can be undone again", c.name)
		}
		if got := v.undoAction(t, manager, one.Action.ID); !strings.Contains(got, `"code":"UNKNOWN"`) {
			t.Errorf("undoing %s again answers %s", c.name, got)
		}
	}
}

// TestActionsOfOneSecondHaveWhatUndoesEach puts a second action of the same kind on the same record into the second of the first: an
// answer, a state, a price, a part of the site and blocked hours. Each line of the log is undone by its own, and where the second changed
// what the first did, the first not before it.
func TestActionsOfOneSecondHaveWhatUndoesEach(t *testing.T) {
	v := visit(t)
	manager, _ := v.AtDesk(t, "manager", desk.Manager)
	v.LeadFrom(t, "one")
	v.LeadFrom(t, "two")
	v.Write(t, "UPDATE property SET source = 'desk' WHERE number = 1096")
	v.Write(t, "DROP TRIGGER action_stays")
	const newest = "SELECT coalesce(max(id), 0) FROM part_change"
	start := time.Now().AddDate(0, 0, 20).UTC().Truncate(time.Hour)
	block := fmt.Sprintf(`blockHours(input: {agent: 1, start: %q, end: %q})`, start.Format(time.RFC3339),
		start.Add(time.Hour).Format(time.RFC3339))
	for _, c := range []struct{ name, first, second, whyFirst string }{
		{"blockHours", block, block, ""},
		{"saveParts", `saveParts(input: {record: "site", changes: [{field: "settings.answerDays", value: "2", version: 0}]})`,
			`saveParts(input: {record: "site", changes: [{field: "settings.answerDays", value: "3", version: VERSION}]})`, "CHANGED"},
		{"answerLead", `answerLead(input: {lead: "two", version: 1, text: "Dag"})`,
			`answerLead(input: {lead: "two", version: 2, text: "Tot straks"})`, ""},
		{"setLeadState", `setLeadState(input: {lead: "one", version: 1, state: DONE})`,
			`setLeadState(input: {lead: "one", version: 2, state: IN_HAND})`, "CHANGED"},
		{"setPrice", `setPrice(input: {number: 1096, version: 0, amount: 340000})`,
			`setPrice(input: {number: 1096, version: VERSION, amount: 330000})`, "CHANGED"},
	} {
		v.does(t, manager, c.first)
		var version int
		if err := v.Store.One(t.Context(), &version, newest); err != nil {
			t.Fatal(err)
		}
		v.does(t, manager, strings.ReplaceAll(c.second, "VERSION", strconv.Itoa(version)))
		for _, table := range []string{"action", "undo", "lead_answer", "undo_property"} {
			v.Write(t, "UPDATE "+table+" SET at = (SELECT max(at) FROM action)")
		}
		v.Write(t, "UPDATE outbox SET due_at = due_at + 3600") // an answer leaves after seconds
		var both []doneEntry                                   // the newer one first
		for _, one := range v.done(t, manager) {
			if one.Action.Name == c.name {
				both = append(both, one)
			}
		}
		if len(both) != 2 {
			t.Fatalf("%s is in the entries %+v, want one for each of both", c.name, both)
		}
		second, first := both[0], both[1]
		if second.Why != nil {
			t.Errorf("the second %s cannot be undone: %s", c.name, *second.Why)
		}
		if c.whyFirst == "" && first.Why != nil || c.whyFirst != "" && (first.Why == nil || *first.Why != c.whyFirst) {
			t.Errorf("the first %s gives %+v, want the reason %q", c.name, first, c.whyFirst)
		}
		if got := v.undoAction(t, manager, second.Action.ID); !strings.Contains(got, `"stale":0`) {
			t.Errorf("undoing the second %s answers %s", c.name, got)
		}
	}
}

// TestWhyWhatOneDidStays reads the reasons of what cannot be undone.
func TestWhyWhatOneDidStays(t *testing.T) {
	v := visit(t)
	manager, _ := v.AtDesk(t, "manager", desk.Manager)
	v.LeadFrom(t, "one")
	v.LeadFrom(t, "two")
	for _, mutation := range []string{
		`setLeadStates(input: {state: DONE, chosen: {leads: [{lead: "one", version: 1}, {lead: "two", version: 1}]}})`,
		`setNextLead(input: {on: true})`, `addLeadNote(input: {lead: "one", key: "the first", text: "x"})`,
		`answerLead(input: {lead: "one", version: 2, text: "Dag", state: IN_HAND})`} {
		v.does(t, manager, mutation)
	}
	why := func(name, want string) {
		t.Helper()
		if one := v.last(t, manager, name); one.Why == nil || *one.Why != want {
			t.Errorf("%s stays because of %v, want %s", name, one.Why, want)
		}
	}
	why("signIn", "NOTHING")
	why("setNextLead", "ELSEWHERE")
	v.Write(t, "UPDATE outbox SET due_at = 1")
	why("answerLead", "SENT")
	one := v.last(t, manager, "setLeadStates")
	if one.Why != nil || one.Count != 2 {
		t.Errorf("one of two leads that were changed since gives %+v, want an entry of two that can be undone", one)
	}
	if got := v.undoAction(t, manager, one.Action.ID); !strings.Contains(got, `"stale":1`) {
		t.Errorf("undoing it answers %s, want one that stays", got)
	}
	why("setLeadStates", "CHANGED")
	v.Write(t, "DROP TRIGGER action_stays")
	v.Write(t, fmt.Sprintf("UPDATE action SET at = at - %d", int(limits.UndoTime.Seconds())+1))
	why("setLeadStates", "LATE")
	v.Write(t, fmt.Sprintf("UPDATE action SET at = at - %d", int(limits.DoneTime.Seconds())))
	if list := v.done(t, manager); len(list) != 0 {
		t.Errorf("after %v there are still %d entries", limits.DoneTime, len(list))
	}
}

// TestSoManyEntriesOfWhatOneDid lists as many as the limit says, of which one act on many leads is one.
func TestSoManyEntriesOfWhatOneDid(t *testing.T) {
	v := visit(t)
	manager, _ := v.AtDesk(t, "manager", desk.Manager)
	now := time.Now().Unix()
	for i := range limits.DoneActions + 1 {
		v.Write(t, fmt.Sprintf("INSERT INTO action (at, staff, name) VALUES (%d, 1, 'saveLeadList')", now-int64(i)))
	}
	if list := v.done(t, manager); len(list) != limits.DoneActions {
		t.Errorf("%d entries, want %d", len(list), limits.DoneActions)
	}
	v.Write(t, fmt.Sprintf(`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < %d)
		INSERT INTO action (at, staff, name) SELECT %d, 1, 'setLeadStates' FROM n`, limits.DoneLines+1, now+1))
	if list := v.done(t, manager); len(list) != 1 || list[0].Count != limits.DoneLines {
		t.Errorf("%+v, want one entry of %d lines", list, limits.DoneLines)
	}
}
