package deskhttp_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/gevel/gevel/agency/desk"
)

// savePart sends a part of a record, and returns the answer.
func (v visitor) savePart(t *testing.T, cookie, record, part string) string {
	t.Helper()
	query := fmt.Sprintf(`mutation { saveParts(input: {record: %q, changes: [{%s}]}) { __typename `+
		`... on InvalidInput { problems { path code } } } }`,
		record, part)
	return v.PostDesk(t, map[string]string{"query": query}, "Cookie", cookie).Text
}

// TestPartsAtTheDesk saves settings and an article by role; the public site shows them at once.
func TestPartsAtTheDesk(t *testing.T) {
	v := visit(t)
	manager, _ := v.AtDesk(t, "manager", desk.Manager)
	agent, _ := v.AtDesk(t, "agent", desk.Agent)
	editor, _ := v.AtDesk(t, "editor", desk.Editor)
	const title = `field: "banner.title", language: NL, value: "Van de balie", version: 0`
	for _, c := range []struct{ cookie, record, part, want string }{
		{agent, "site", title, "FORBIDDEN"}, {editor, "site", title, `"PartsSaved"`}, {manager, "site", title, `"PartsSaved"`},
		{manager, "site", strings.Replace(title, "balie", "bank", 1), `"PartsStale"`},
		{editor, "site", `field: "phone", value: "089 1", version: 0`, "FORBIDDEN"},
		{manager, "site", `field: "phone", value: "089 1", version: 0`, `"PartsSaved"`},
		{manager, "site", `field: "email", value: "nobody", version: 0`, `"path":["changes","0","value"],"code":"EMAIL"`},
		{manager, "site", `field: "settings.publishUnlawful", value: "x", version: 0`, `"code":"UNKNOWN"`},
		{editor, "article:pages/about", `field: "body", language: NL, value: "Wij zijn *hier*. <script>", version: 0`, `"PartsSaved"`},
		{editor, "article:pages/none", `field: "title", language: NL, value: "x", version: 0`, `"path":["record"],"code":"UNKNOWN"`},
		{editor, "article:pages/about", `field: "gone", value: "true", version: 0`, `"code":"UNKNOWN"`},
		{agent, "article:pages/about", `field: "title", language: NL, value: "x", version: 0`, "FORBIDDEN"},
	} {
		if got := v.savePart(t, c.cookie, c.record, c.part); !strings.Contains(got, c.want) {
			t.Errorf("%s of %s answers %s, want %s", c.part, c.record, got, c.want)
		}
	}
	const shown = `{ site(language: NL) { phone banner { title } } }`
	if got := v.PostJSON(t, map[string]string{"query": shown}).Text; !strings.Contains(got, "Van de balie") || !strings.Contains(got,
		"089 1") {
		t.Errorf("the site shows %s, want what was saved", got)
	}
	const desk = `{ desk { settings { section parts { field language value origin author { name } history { value origin } } }
		article(key: "pages/about") { questions parts { field language value origin } } preview(markdown: "# A <b>b</b>") } }`
	for cookie, want := range map[string][]string{
		manager: {`"field":"phone","language":null,"value":"089 1","origin":"DESK","author":{"name":"manager of the agency"}`,
			`"section":"RETENTION"`,
			`"value":"Wij zijn *hier*. \u003cscript\u003e","origin":"DESK"`, `"preview":"\u003ch1\u003eA`},
		editor: {`"value":"Van de balie","origin":"DESK","author":{"name":"editor of the agency"},` +
			`"history":[{"value":"Van de balie","origin":"DESK"}]`},
		agent: {"FORBIDDEN"},
	} {
		got := v.PostDesk(t, map[string]string{"query": desk}, "Cookie", cookie).Text
		for _, w := range want {
			if !strings.Contains(strings.ReplaceAll(got, "<", `\u003c`), strings.ReplaceAll(w, "<", `\u003c`)) &&
				!strings.Contains(strings.NewReplacer("<", `\u003c`, ">", `\u003e`).Replace(got), w) {
				t.Errorf("the desk shows %.300s…, want %s", got, w)
			}
		}
		if cookie == editor && strings.Contains(got, `"RETENTION"`) {
			t.Error("an editor sees settings of managers")
		}
	}
}

// TestSettingsSayWhatTheLawAsks empties the VAT number: until it is filled in the desk says that it is missing, except to an editor.
func TestSettingsSayWhatTheLawAsks(t *testing.T) {
	v := visit(t)
	manager, _ := v.AtDesk(t, "manager", desk.Manager)
	editor, _ := v.AtDesk(t, "editor", desk.Editor)
	lacks := func(cookie string) string {
		return v.PostDesk(t, map[string]string{"query": `{ desk { settings { lacks { field country } } } }`}, "Cookie", cookie).Text
	}
	const vat = `{"field":"identity.vatNumber","country":"BE"}`
	if got := lacks(manager); strings.Contains(got, "field") || !strings.Contains(got, `"lacks":[]`) {
		t.Fatalf("with all that the law asks the desk says %s, want that nothing is missing", got)
	}
	v.savePart(t, manager, "site", `field: "identity.vatNumber", value: "", version: 0`)
	if got := lacks(manager); !strings.Contains(got, vat) {
		t.Errorf("without a VAT number the desk says %s, want %s", got, vat)
	}
	if got := lacks(editor); strings.Contains(got, vat) {
		t.Errorf("an editor, who may not fill it in, is told %s", got)
	}
	v.savePart(t, manager, "site", `field: "identity.vatNumber", value: "BE 1", version: 1`)
	if got := lacks(manager); strings.Contains(got, vat) {
		t.Errorf("once it is filled in the desk says %s, want nothing of it", got)
	}
}

// TestPagesAtTheDesk reads the tree of pages in the order of the menu, by role.
func TestPagesAtTheDesk(t *testing.T) {
	v := visit(t)
	editor, _ := v.AtDesk(t, "editor", desk.Editor)
	const query = `{ desk { pages { key title path parent depth published hidden own modules missing questions changedAt } } }`
	got := v.PostDesk(t, map[string]string{"query": query}, "Cookie", editor).Text
	for _, want := range []string{
		`{"desk":{"pages":[{"key":"home","title":"Start","path":"/nl/","parent":null,"depth":0,"published":true,"hidden":true,` +
			`"own":false,"modules":5`,
		`{"key":"open-house-day","title":`, `"published":false`, `"parent":"services","depth":1`,
	} {
		if !strings.Contains(got, want) {
			t.Errorf("the desk lists %s, want %s", got, want)
		}
	}
	if got := v.PostDesk(t, map[string]string{"query": `{ desk { page(key: "home") { title } none: page(key: "x") { key } } }`}, "Cookie",
		editor).Text; !strings.Contains(got, `{"page":{"title":"Start"},"none":null}`) {
		t.Errorf("reading one page, and one that does not exist, gives %s, want Start and null", got)
	}
	if got := v.PostDesk(t, map[string]string{"query": `{ desk { pages { key } } }`}).Text; !strings.Contains(got, `"desk":null`) {
		t.Errorf("without a session the desk answers %s, want null", got)
	}
}
