package deskhttp_test

import (
	"fmt"
	"net/http"
	"regexp"
	"strings"
	"testing"
	"time"

	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/agency/records"
	"github.com/gevel/gevel/db/demands"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/intake"
	"github.com/gevel/gevel/limits"
)

// change sends a mutation of a property, and returns the answer.
func (v visitor) changeProperty(t *testing.T, cookie, mutation string) string {
	t.Helper()
	query := "mutation { " + mutation + ` { __typename ... on PropertyChanged { undo property { version standing sourceKind
		price { amount } } } ... on InvalidInput { problems { path code } } } }`
	return v.PostDesk(t, map[string]string{"query": query}, "Cookie", cookie).Text
}

// undoIn is the change in an answer.
func undoIn(t *testing.T, answer string) string {
	t.Helper()
	found := regexp.MustCompile(`"undo":"([^"]+)"`).FindStringSubmatch(answer)
	if found == nil {
		t.Fatalf("%s has nothing to undo", answer)
	}
	return found[1]
}

// TestPropertiesOfTheDeskAreChangedThere changes price and standing of a property by role and source: visitors see it with the next
// request, the log has it, and it can be undone.
func TestPropertiesOfTheDeskAreChangedThere(t *testing.T) {
	v := visit(t)
	manager, _ := v.AtDesk(t, "manager", desk.Manager)
	editor, _ := v.AtDesk(t, "editor", desk.Editor)
	stranger, _ := v.AtDesk(t, "stranger", desk.Agent)
	an, _ := v.AtDeskAs(t, "an", "an.vermeulen@example.com", desk.Agent)
	price := func(version, amount int, more string) string {
		return fmt.Sprintf(`setPrice(input: {number: 1096, version: %d, amount: %d%s})`, version, amount, more)
	}
	stands := func(version int, standing string) string {
		return fmt.Sprintf(`setStanding(input: {number: 1096, version: %d, standing: %s})`, version, standing)
	}
	const takeOver, giveBack = `takeOverProperty(input: {number: 1096})`, `giveBackProperty(input: {number: 1096})`
	for _, c := range []struct{ cookie, mutation, want string }{
		{editor, takeOver, "FORBIDDEN"}, {stranger, takeOver, "FORBIDDEN"}, {manager, giveBack, `"path":["number"],"code":"UNKNOWN"`},
		{manager, price(0, 340000, ""), `"path":["number"],"code":"TAKEN"`},
		{manager, stands(0, "SOLD"), `"path":["number"],"code":"TAKEN"`},
		{an, takeOver, `"sourceKind":"DESK"`},
		{editor, price(0, 340000, ""), "FORBIDDEN"}, {stranger, stands(0, "SOLD"), "FORBIDDEN"},
		{manager, price(7, 340000, ""), "PropertyStale"}, {manager, stands(7, "SOLD"), "PropertyStale"},
		{manager, price(0, 0, ""), `"path":["amount"],"code":"OUT_OF_RANGE"`},
		{manager, price(0, limits.AskingPrice+1, ""), `"path":["amount"],"code":"OUT_OF_RANGE"`},
		{manager, price(0, 3490000, ""), `"path":["again"],"code":"AMOUNTS_DIFFER"`},
		{manager, price(0, 3490000, ", again: 349000"), `"code":"AMOUNTS_DIFFER"`},
		{manager, stands(0, "RENTED"), `"path":["standing"],"code":"UNKNOWN"`},
		{manager, stands(0, "REALISED"), `"path":["standing"],"code":"UNKNOWN"`},
	} {
		if got := v.changeProperty(t, c.cookie, c.mutation); !strings.Contains(got, c.want) {
			t.Errorf("%s answers %s, want %s", c.mutation, got, c.want)
		}
	}
	const sold = `{ property(number: 1096) { price { amount } marquee { code } } }`
	graph := func() string { return v.PostJSON(t, map[string]string{"query": sold}).Text }
	before := graph()
	first := v.changeProperty(t, an, price(0, 340000, ""))
	if got := graph(); !strings.Contains(got, "340000") {
		t.Errorf("after %s visitors read %s, want the new price", first, got)
	}
	if got := v.changeProperty(t, an, price(0, 330000, "")); !strings.Contains(got, "PropertyStale") {
		t.Errorf("a change of what a colleague changed first answers %s, want PropertyStale", got)
	}
	undo := func(id string) string { return fmt.Sprintf(`undoProperty(input: {undo: %q})`, id) }
	if got := v.changeProperty(t, manager, undo(undoIn(t, first))); !strings.Contains(got, `"path":["undo"],"code":"UNKNOWN"`) {
		t.Errorf("undoing what a colleague did answers %s, want UNKNOWN", got)
	}
	if got := v.changeProperty(t, an, undo(undoIn(t, first))); !strings.Contains(got, "PropertyChanged") || graph() != before {
		t.Errorf("undoing answers %s, and visitors read %s, want %s again", got, graph(), before)
	}
	if got := v.changeProperty(t, an, undo(undoIn(t, first))); !strings.Contains(got, `"code":"UNKNOWN"`) {
		t.Errorf("undoing twice answers %s, want UNKNOWN", got)
	}
	version := regexp.MustCompile(`"version":(\d+)`)
	now := func() (n int) {
		text := v.PostDesk(t, map[string]string{"query": `{ desk { property(number: 1096) { version } } }`}, "Cookie", manager).Text
		fmt.Sscan(version.FindStringSubmatch(text)[1], &n)
		return n
	}
	path := v.Path(t, "/property/1096/", "nl")
	taken := v.changeProperty(t, an, stands(now(), "SOLD"))
	if page := v.Get(t, path); page.StatusCode == http.StatusOK {
		t.Errorf("the page of a property that was sold answers %d, want it gone", page.StatusCode)
	}
	v.changeProperty(t, manager, stands(now(), "UNDER_OPTION"))
	if got := v.changeProperty(t, an, undo(undoIn(t, taken))); !strings.Contains(got, `"path":["undo"],"code":"TAKEN"`) {
		t.Errorf("undoing what was changed since answers %s, want TAKEN", got)
	}
	if got := v.changeProperty(t, an, price(now(), 3490000, ", again: 3490000")); !strings.Contains(got, `"amount":3490000`) {
		t.Errorf("a price that is far and typed twice answers %s, want it set", got)
	}
	log := v.PostDesk(t, map[string]string{"query": `{ desk { actions { nodes { name record before after } } } }`}, "Cookie", manager).Text
	for _, want := range []string{`{"name":"takeOverProperty","record":"property:1096","before":"","after":"folder"}`,
		`{"name":"setPrice","record":"property:1096","before":"€`, `{"name":"undoProperty","record":"property:1096"`,
		`{"name":"setStanding","record":"property:1096","before":"SOLD","after":"UNDER_OPTION"}`} {
		if !strings.Contains(log, want) {
			t.Errorf("the log is %s, want %s", log, want)
		}
	}
	if got := v.changeProperty(t, an, giveBack); !strings.Contains(got, `"sourceKind":"FOLDER"`) {
		t.Errorf("giving back answers %s, want the folder as its source", got)
	}
}

// TestEmailsWaitForAnUndo sells a property that somebody watches: the email waits, and is not sent when the sale is undone before.
func TestEmailsWaitForAnUndo(t *testing.T) {
	v := visit(t)
	manager, _ := v.AtDesk(t, "manager", desk.Manager)
	v.changeProperty(t, manager, `takeOverProperty(input: {number: 1096})`)
	demand := demands.Demand{ID: "watch", Email: "visitor@example.org", State: "ACTIVE", Language: "nl", FilterJSON: "{}",
		ExpiresAt: time.Now().AddDate(1, 0, 0).Unix()}
	if _, err := v.Store.Write(t.Context(), demands.InsertWatch(demand, 1096)...); err != nil {
		t.Fatal(err)
	}
	over := func(later time.Duration) int {
		list, err := v.Store.Demands.ChangedWatches(t.Context(), nil, "", 10, time.Now().Add(later))
		if err != nil {
			t.Fatal(err)
		}
		return len(list)
	}
	sold := v.changeProperty(t, manager, `setStanding(input: {number: 1096, version: 0, standing: SOLD})`)
	if now, then := over(0), over(limits.DeskEmailsWait+time.Second); now != 0 || then != 1 {
		t.Errorf("after %s %d emails are due at once and %d later, want 0 and 1", sold, now, then)
	}
}

// TestALinkLeavesWhatTheDeskTookOver takes a property of a link over and gives it back: until then what the link brings is left out, and
// then the link reads it again.
func TestALinkLeavesWhatTheDeskTookOver(t *testing.T) {
	v := visit(t)
	manager, _ := v.AtDesk(t, "manager", desk.Manager)
	if err := v.Store.Links.AddLink(t.Context(), "office", "whise", nil, "secret"); err != nil {
		t.Fatal(err)
	}
	if _, err := v.Store.Write(t.Context(), handle.Statement{SQL: `INSERT INTO crm_record (link, id, kind, number)
		VALUES ('office', 'its id', 'property', 1096)`}); err != nil {
		t.Fatal(err)
	}
	deliver := func() intake.Outcome {
		entries, err := v.Store.Imports.Entries(t.Context(), []int{1096})
		if err != nil {
			t.Fatal(err)
		}
		r := entries[1096].Record
		*r.Price += 100
		r.Photos, r.Plans, r.Documents, r.Panoramas, r.Points = nil, nil, nil, nil, nil
		out, err := intake.Deliver(t.Context(), v.Store, intake.Delivery{Source: "link:office", OfLink: true,
			Properties: []intake.Property{{Name: "1096", Record: &r}}}, v.Media, false)
		if err != nil {
			t.Fatal(err)
		}
		return out
	}
	if out := deliver(); out.Changed != 1 {
		t.Fatalf("the link brings %+v, want the property", out.RecordCount)
	}
	v.changeProperty(t, manager, `takeOverProperty(input: {number: 1096})`)
	if out := deliver(); out.Changed != 0 || len(out.Warnings) == 0 || out.Warnings[0].Kind != records.LeftToDesk {
		t.Errorf("the link brings %+v with %v, want nothing and a warning", out.RecordCount, out.Warnings)
	}
	if got := v.changeProperty(t, manager, `giveBackProperty(input: {number: 1096})`); !strings.Contains(got, `"sourceKind":"LINK"`) {
		t.Errorf("giving back answers %s, want the link as its source", got)
	}
	if list, err := v.Store.Links.Inbox(t.Context(), "office", time.Now(), 10); err != nil || len(list) != 1 || list[0].Record != "its id" {
		t.Errorf("the link is to read %+v (%v), want the record of the property", list, err)
	}
}

// TestAChangeOfAPropertyIsOneWrite stops a change at each table that it writes: the property, its history and its undo stay as they were.
func TestAChangeOfAPropertyIsOneWrite(t *testing.T) {
	v := visit(t)
	manager, _ := v.AtDesk(t, "manager", desk.Manager)
	v.changeProperty(t, manager, `takeOverProperty(input: {number: 1096})`)
	runs := func(sql string) {
		t.Helper()
		if _, err := v.Store.Write(t.Context(), handle.Statement{SQL: sql}); err != nil {
			t.Fatal(err)
		}
	}
	const read = `{ desk { property(number: 1096) { version undo price { amount } } } }`
	state := func() string { return v.PostDesk(t, map[string]string{"query": read}, "Cookie", manager).Text }
	before := state()
	for table, change := range map[string]string{"property": "UPDATE", "part_change": "INSERT", "undo_property": "INSERT",
		"action": "INSERT", "price_change": "INSERT"} {
		runs("CREATE TRIGGER broken BEFORE " + change + " ON " + table + " BEGIN SELECT RAISE(ABORT, 'the disk is gone'); END")
		got := v.changeProperty(t, manager, `setPrice(input: {number: 1096, version: 0, amount: 340000})`)
		runs("DROP TRIGGER broken")
		if !strings.Contains(got, `"errors"`) || state() != before {
			t.Errorf("a change that fails at the table %s answers %s and leaves %s, want an error and %s", table, got, state(), before)
		}
	}
}

// TestAPropertyIsMadeAtTheDesk makes a property by role: visitors see it once it is put on offer, with the next number, and its agent is
// who made it.
func TestAPropertyIsMadeAtTheDesk(t *testing.T) {
	v := visit(t)
	manager, _ := v.AtDesk(t, "manager", desk.Manager)
	editor, _ := v.AtDesk(t, "editor", desk.Editor)
	stranger, _ := v.AtDesk(t, "stranger", desk.Agent)
	an, _ := v.AtDeskAs(t, "an", "an.vermeulen@example.com", desk.Agent)
	makes := func(cookie, kind, town string) string {
		query := fmt.Sprintf(`mutation { makeProperty(input: {goal: SALE, type: %s, street: "Molenstraat", houseNumber: "99", town: %q}) {
			__typename ... on PropertyChanged { property { number place agent standing shown version sourceKind } }
			... on InvalidInput { problems { path code } } } }`, kind, town)
		return v.PostDesk(t, map[string]string{"query": query}, "Cookie", cookie).Text
	}
	for _, c := range []struct{ cookie, kind, town, want string }{
		{editor, "139", "3640 Kinrooi", "FORBIDDEN"}, {stranger, "139", "3640 Kinrooi", "FORBIDDEN"},
		{an, "999", "3640 Kinrooi", `"path":["type"],"code":"UNKNOWN"`}, {an, "139", " ", `"path":["town"],"code":"REQUIRED"`},
		{an, "139", "nergens te vinden", `"path":["town"]`},
		{an, "139", strings.Repeat("x", limits.DeskWordsCharacters+1), `"path":["town"],"code":"TOO_LONG"`},
	} {
		if got := makes(c.cookie, c.kind, c.town); !strings.Contains(got, c.want) {
			t.Errorf("a property of type %s in %q answers %s, want %s", c.kind, c.town, got, c.want)
		}
	}
	made := makes(an, "139", "3640 Kinrooi")
	found := regexp.MustCompile(`"number":(\d+),"place":"Molenstraat 99, Kinrooi","agent":"An Vermeulen","standing":"PREPARED",` +
		`"shown":false,"version":(\d+),"sourceKind":"DESK"`).FindStringSubmatch(made)
	if found == nil {
		t.Fatalf("making a property answers %s, want it in preparation, of An", made)
	}
	visitors := func() string {
		return v.PostJSON(t, map[string]string{"query": `{ property(number: ` + found[1] + `) { number } }`}).Text
	}
	if got := visitors(); strings.Contains(got, found[1]) {
		t.Errorf("visitors read %s of a property in preparation", got)
	}
	v.changeProperty(t, an, fmt.Sprintf(`setStanding(input: {number: %s, version: %s, standing: AVAILABLE})`, found[1], found[2]))
	if got := visitors(); !strings.Contains(got, `"number":`+found[1]) {
		t.Errorf("visitors read %s of a property on offer, want it", got)
	}
	if second := makes(manager, "139", "3640 Kinrooi"); strings.Contains(second, `"number":`+found[1]+`,`) {
		t.Errorf("a second property answers %s, want another number than %s", second, found[1])
	}
}
