package deskhttp_test

import (
	"fmt"
	"net/http"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/limits"
)

// TestPropertiesAtTheDesk reads every list to its end: each has as many properties as it is counted to have, each once, the highest number
// first.
func TestPropertiesAtTheDesk(t *testing.T) {
	v := visit(t)
	manager, _ := v.AtDesk(t, "manager", desk.Manager)
	for _, count := range v.DeskProperties(t, manager, "").Data.Desk.PropertyCounts {
		numbers := v.DeskPropertyNumbers(t, manager, "list: "+count.List)
		if len(numbers) != count.Count || !slices.IsSortedFunc(numbers, func(a, b int) int { return b - a }) {
			t.Errorf("the list %s has %d properties in the order %v, want %d from the highest number", count.List, len(numbers), numbers,
				count.Count)
		}
		if all := count.List == string(desk.AllProperties); all && count.Count <= limits.DeskProperties {
			t.Errorf("the sample has %d properties, want more than a page", count.Count)
		}
	}
}

// TestAnArchivedPropertyIsInItsOwnListAlone archives a property that is hidden and held back: it leaves every other list, visitors read
// what they read of a withdrawn one, the desk still finds it, and it comes back.
func TestAnArchivedPropertyIsInItsOwnListAlone(t *testing.T) {
	v := visit(t)
	manager, _ := v.AtDesk(t, "manager", desk.Manager)
	path := v.Path(t, "/property/1096/", "nl")
	v.changeProperty(t, manager, `takeOverProperty(input: {number: 1096})`)
	version := "0"
	set := func(standing string) {
		answer := v.changeProperty(t, manager,
			fmt.Sprintf(`setStanding(input: {number: 1096, version: %s, standing: %s})`, version, standing))
		found := regexp.MustCompile(`"version":(\d+),"standing":"` + standing).FindStringSubmatch(answer)
		if found == nil {
			t.Fatalf("%s is answered with %s", standing, answer)
		}
		version = found[1]
	}
	set("WITHDRAWN")
	withdrawn := v.Get(t, path).StatusCode
	set("ARCHIVED")
	if got := v.Get(t, path).StatusCode; got != withdrawn || got == http.StatusOK {
		t.Errorf("the page of an archived property answers %d, that of a withdrawn one %d", got, withdrawn)
	}
	v.Write(t, "UPDATE property SET hidden_until = 9999999999, held = 1, lacks = '[]' WHERE number = 1096")
	for _, list := range desk.PropertyLists {
		has := slices.Contains(v.DeskPropertyNumbers(t, manager, "list: "+string(list)), 1096)
		if has != (list == desk.ArchivedProperties) {
			t.Errorf("the list %s has the archived property: %t", list, has)
		}
	}
	const find = `{ desk { find(words: "1096") { properties { number standing } } } }`
	if found := v.PostDesk(t, map[string]string{"query": find}, "Cookie", manager).Text; !strings.Contains(found,
		`"number":1096,"standing":"ARCHIVED"`) {
		t.Errorf("its number finds %s, want it archived", found)
	}
	set("UNDER_OPTION")
	if !slices.Contains(v.DeskPropertyNumbers(t, manager, "list: ALL"), 1096) {
		t.Error("under option again, it is not in the list of all")
	}
}

// TestPropertiesAreFoundAtTheDesk looks for words, also typed without their accents; bad arguments are BAD_INPUT.
func TestPropertiesAreFoundAtTheDesk(t *testing.T) {
	v := visit(t)
	editor, _ := v.AtDesk(t, "editor", desk.Editor)
	accents := handle.Statement{SQL: "UPDATE property SET street = 'Rue de l’Église' WHERE number = 1097"}
	if _, err := v.Store.Write(t.Context(), accents); err != nil {
		t.Fatal(err)
	}
	for words, want := range map[string]string{"molenstraat 14": "Molenstraat 14", "1096": "Molenstraat 14", "MAASEIK": "Maaseik",
		"eglise": "Église", "ÉGLISE 1097": "Église", "no such": ""} {
		page := v.DeskProperties(t, editor, fmt.Sprintf("(words: %q)", words)).Data.Desk.Properties
		if len(page.Nodes) == 0 && want != "" {
			t.Errorf("%q finds nothing, want %q", words, want)
		}
		for _, p := range page.Nodes {
			if want == "" || !strings.Contains(p.Place, want) || p.LeadCount != nil {
				t.Errorf("%q finds %+v for an editor, want only %q, without leads", words, p, want)
			}
		}
	}
	long := strings.Repeat("a", limits.DeskWordsCharacters+1)
	many := strings.Repeat("a ", limits.DeskWords+1)
	for _, arguments := range []string{`(after: "x")`, `(after: "1")`, `(after: "0.-1")`, `(after: "-1.1")`, `(words: "` + long + `")`,
		`(words: "` + many + `")`} {
		if d := v.DeskProperties(t, editor, arguments); len(d.Errors) != 1 || d.Errors[0].Extensions.Code != "BAD_INPUT" {
			t.Errorf("properties%.30s gives the errors %+v, want BAD_INPUT", arguments, d.Errors)
		}
	}
}

// TestPropertyAtTheDesk reads one property: what it lacks names its law, a role that reads no leads is told of no owner.
func TestPropertyAtTheDesk(t *testing.T) {
	v := visit(t)
	manager, _ := v.AtDesk(t, "manager", desk.Manager)
	editor, _ := v.AtDesk(t, "editor", desk.Editor)
	if _, err := v.Store.Write(t.Context(),
		handle.Statement{SQL: `UPDATE property SET lacks = NULL`}, // reports of the sample end one day
		handle.Statement{SQL: `UPDATE property SET lacks = '[{"field": "legal.pScore", "text": "is missing",
		"law": "FLEMISH_FLOOD"}, {"field": "x", "text": "is missing"}]' WHERE number = 1097`}); err != nil {
		t.Fatal(err)
	}
	if list := v.DeskProperties(t, manager, "(list: LACKING)").Data.Desk.Properties.Nodes; len(list) != 1 || list[0].Number != 1097 {
		t.Fatalf("the properties that lack something are %+v, want 1097", list)
	}
	one := func(cookie string, number int) string {
		query := fmt.Sprintf("{ desk { property(number: %d) { place path owners leadCount lacks { field law text } "+
			"photos { url lacks } } } }", number)
		return v.PostDesk(t, map[string]string{"query": query}, "Cookie", cookie).Text
	}
	if got := one(manager, 1097); !strings.Contains(got, `"law":"FLEMISH_FLOOD"`) ||
		!strings.Contains(got, `"field":"x","law":null`) || !strings.Contains(got, `"leadCount":0`) {
		t.Errorf("the property is %s, want what it lacks with its law, and no leads", got)
	}
	if got := one(editor, 1096); !strings.Contains(got, `"owners":null,"leadCount":null`) || !strings.Contains(got,
		`"path":"/nl/te-koop/`) {
		t.Errorf("an editor reads %s, want the page, and neither owners nor leads", got)
	}
	_, rest, _ := strings.Cut(one(manager, 1002), `"path":"`)
	if path, _, _ := strings.Cut(rest, `"`); v.Get(t, path).StatusCode != http.StatusOK {
		t.Errorf("the page of a realised property is %q, want one that opens", path)
	}
	if got := one(manager, 999999); !strings.Contains(got, `"property":null`) {
		t.Errorf("a property that is not there is %s, want null", got)
	}
}
