package deskhttp_test

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
)

// listing sends a mutation about a property, and returns the answer.
func (v visitor) listing(t *testing.T, cookie, mutation string) string {
	t.Helper()
	query := "mutation { " + mutation + ` { __typename ... on ListingChanged { property { hiddenUntil hiddenWhy shown listable } }
		... on LacksMailed { agent } ... on InvalidInput { problems { path code } } } }`
	if strings.HasPrefix(mutation, "mailLacks") {
		query = strings.Replace(query, "... on ListingChanged { property { hiddenUntil hiddenWhy shown listable } }", "", 1)
	} else {
		query = strings.Replace(query, "... on LacksMailed { agent }", "", 1)
	}
	return v.PostDesk(t, map[string]string{"query": query}, "Cookie", cookie).Text
}

// seen counts where visitors find a property: the graph, a list, the map, its page, the sitemap and the export.
func (v visitor) seen(t *testing.T, number int) (places []string) {
	t.Helper()
	graph := v.PostJSON(t, map[string]string{"query": fmt.Sprintf(`{ property(number: %d) { number }
		properties(filter: {numbers: [%d]}) { totalCount nodes { number } } }`, number, number)}).Text
	for what, text := range map[string]string{"graph": graph, "sitemap": v.Get(t, "/sitemap.xml").Text + v.Get(t, "/nl/feed.xml").Text,
		"export": v.Get(t, "/export/properties.jsonl?language=nl").Text} {
		if strings.Contains(text, fmt.Sprintf("/%d/", number)) || strings.Contains(text, fmt.Sprintf(`"number":%d`, number)) {
			places = append(places, what)
		}
	}
	return places
}

// TestHiddenProperties hides a property by role: it is gone for visitors, seen by everybody at the desk, stays hidden when it is delivered
// again, and comes back when its days are over.
func TestHiddenProperties(t *testing.T) {
	v := visit(t)
	manager, _ := v.AtDesk(t, "manager", desk.Manager)
	editor, _ := v.AtDesk(t, "editor", desk.Editor)
	stranger, _ := v.AtDesk(t, "stranger", desk.Agent)
	day := func(ahead int) string { return string(locale.Today(time.Now().AddDate(0, 0, ahead))) }
	hide := func(number int, until, why string) string {
		return fmt.Sprintf(`hideProperty(input: {number: %d, until: %q, why: %q})`, number, until, why)
	}
	if seen := v.seen(t, 1096); len(seen) < 2 {
		t.Fatalf("visitors see the property in %v, want the graph and the export", seen)
	}
	for _, c := range []struct{ cookie, mutation, want string }{
		{editor, hide(1096, day(3), ""), "FORBIDDEN"}, {stranger, hide(1096, day(3), ""), "FORBIDDEN"},
		{manager, hide(999999, day(3), ""), `"path":["number"],"code":"UNKNOWN"`},
		{manager, hide(1096, day(0), ""), `"path":["until"],"code":"PAST"`},
		{manager, hide(1096, day(limits.HiddenDays+1), ""), `"code":"OUT_OF_RANGE"`},
		{manager, hide(1096, day(limits.HiddenDays), strings.Repeat("x", limits.HiddenWhyCharacters+1)),
			`"path":["why"],"code":"TOO_LONG"`},
		{manager, hide(1096, day(limits.HiddenDays), "nieuwe foto’s"),
			`"hiddenUntil":"` + day(limits.HiddenDays) + `","hiddenWhy":"nieuwe foto’s","shown":false`},
	} {
		if got := v.listing(t, c.cookie, c.mutation); !strings.Contains(got, c.want) {
			t.Errorf("%s answers %s, want %s", c.mutation, got, c.want)
		}
	}
	if seen := v.seen(t, 1096); len(seen) > 0 {
		t.Errorf("visitors see the hidden property in %v", seen)
	}
	if list := v.DeskProperties(t, editor, "(list: HIDDEN)").Data.Desk.Properties.Nodes; len(list) != 1 || list[0].Number != 1096 {
		t.Errorf("the hidden properties are %+v, want 1096 for everybody at the desk", list)
	}
	if _, err := v.Store.Write(t.Context(), handle.Statement{SQL: "UPDATE property SET title = '{}' WHERE number = 1096"}); err != nil {
		t.Fatal(err)
	}
	if err := v.Store.Portfolio.ShowHidden(t.Context(), time.Now()); err != nil || len(v.seen(t, 1096)) > 0 {
		t.Errorf("before its day visitors see the property in %v (%v)", v.seen(t, 1096), err)
	}
	if err := v.Store.Portfolio.ShowHidden(t.Context(), time.Now().AddDate(0, 0, limits.HiddenDays)); err != nil ||
		len(v.seen(t, 1096)) < 2 {
		t.Errorf("on its day the property is seen in %v (%v), want it back", v.seen(t, 1096), err)
	}
	v.listing(t, manager, hide(1096, day(1), ""))
	if got := v.listing(t, manager, `showProperty(input: {number: 1096})`); !strings.Contains(got, `"hiddenUntil":null`) {
		t.Errorf("showing it again answers %s, want no day until which it is hidden", got)
	}
	log := v.PostDesk(t, map[string]string{"query": `{ desk { actions { nodes { name record } } } }`}, "Cookie", manager).Text
	for _, want := range []string{`{"name":"hideProperty","record":"property:1096"}`, `{"name":"showProperty","record":"property:1096"}`} {
		if !strings.Contains(log, want) {
			t.Errorf("the log is %s, want %s", log, want)
		}
	}
}

// TestFeaturedProperties sets the list by role: the home page shows it first, in its order, without what visitors do not see.
func TestFeaturedProperties(t *testing.T) {
	v := visit(t)
	manager, _ := v.AtDesk(t, "manager", desk.Manager)
	editor, _ := v.AtDesk(t, "editor", desk.Editor)
	stranger, _ := v.AtDesk(t, "stranger", desk.Agent)
	version := 0
	set := func(cookie, numbers string, version int) string {
		query := fmt.Sprintf(`mutation { setFeatured(input: {numbers: [%s], version: %d}) { __typename
			... on FeaturedSet { featured { numbers } } ... on InvalidInput { problems { path code } } } }`, numbers, version)
		return v.PostDesk(t, map[string]string{"query": query}, "Cookie", cookie).Text
	}
	for _, c := range []struct{ cookie, numbers, want string }{
		{"", "1096", `"code":"SIGNED_OUT"`}, {editor, "1096", "FORBIDDEN"}, {stranger, "1096", "FORBIDDEN"},
		{manager, "1096, 1096", `"path":["numbers"],"code":"UNKNOWN"`}, {manager, "999999", `"code":"UNKNOWN"`},
		{manager, "1, 2, 3, 4, 5, 6", `"code":"TOO_MANY"`}, {manager, "1024, 1096", `"numbers":[1024,1096]`},
	} {
		if got := set(c.cookie, c.numbers, version); !strings.Contains(got, c.want) {
			t.Errorf("featuring %s answers %s, want %s", c.numbers, got, c.want)
		}
	}
	if got := set(manager, "1096", version); !strings.Contains(got, "FeaturedStale") {
		t.Errorf("featuring after a colleague answers %s, want FeaturedStale", got)
	}
	const home = `{ page(path: "/nl/") { modules { properties { number } } } }`
	first := func() string { return v.PostJSON(t, map[string]string{"query": home}).Text }
	if got := first(); !strings.Contains(got, `"properties":[{"number":1024},{"number":1096},`) {
		t.Errorf("the home page has %.300s, want 1024 and 1096 first", got)
	}
	v.listing(t, manager, fmt.Sprintf(`hideProperty(input: {number: 1024, until: %q})`, locale.Today(time.Now().AddDate(0, 0, 2))))
	if got := first(); !strings.Contains(got, `"properties":[{"number":1096},`) || strings.Contains(got, `{"number":1024}`) {
		t.Errorf("the home page has %.300s, want 1096 first and no hidden property", got)
	}
}

// TestLacksAreMailed mails the agent what a property lacks, a few times an hour.
func TestLacksAreMailed(t *testing.T) {
	v := visit(t)
	manager, _ := v.AtDesk(t, "manager", desk.Manager)
	const mail = `mailLacks(input: {number: 1097})`
	v.Write(t, "UPDATE property SET lacks = NULL WHERE number = 1097") // a report of the sample can have ended
	if got := v.listing(t, "", mail); !strings.Contains(got, `"code":"SIGNED_OUT"`) {
		t.Errorf("mailing without a session answers %s, want SIGNED_OUT", got)
	}
	if got := v.listing(t, manager, mail); !strings.Contains(got, `"path":["number"],"code":"REQUIRED"`) {
		t.Errorf("a property that lacks nothing answers %s, want REQUIRED", got)
	}
	if _, err := v.Store.Write(t.Context(), handle.Statement{SQL: `UPDATE property SET lacks =
		'[{"field": "legal.pScore", "text": "is missing"}, {"field": "planning.permit", "text": "is missing"}]'
		WHERE number = 1097`}); err != nil {
		t.Fatal(err)
	}
	for range limits.LacksEmails {
		if got := v.listing(t, manager, mail); !strings.Contains(got, `"agent":"`) {
			t.Errorf("mailing answers %s, want the agent's name", got)
		}
	}
	if got := v.listing(t, manager, mail); !strings.Contains(got, `"code":"TOO_OFTEN"`) {
		t.Errorf("one more email answers %s, want TOO_OFTEN", got)
	}
}
