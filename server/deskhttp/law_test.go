package deskhttp_test

import (
	"strings"
	"testing"

	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/db/handle"
)

// TestLawAtTheDesk switches off the setting that shows properties that lack something: they disappear at once, and the log says so.
func TestLawAtTheDesk(t *testing.T) {
	v := visit(t)
	manager, _ := v.AtDesk(t, "manager", desk.Manager)
	editor, _ := v.AtDesk(t, "editor", desk.Editor)
	if _, err := v.Store.Write(t.Context(), handle.Statement{
		SQL: `UPDATE property SET lacks = '[{"field":"planning.permit","text":"x"}]' WHERE number = 1096`}); err != nil {
		t.Fatal(err)
	}
	shown := func() bool {
		r := v.PostJSON(t, map[string]string{"query": `{ property(number: 1096) { number } }`})
		return strings.Contains(r.Text, `"number":1096`)
	}
	const field = `field: "settings.publishUnlawful", value: `
	for _, c := range []struct {
		cookie, part, want string
		shown              bool
	}{
		{editor, field + `"false", version: 0`, "FORBIDDEN", true},
		{manager, field + `"no", version: 0`, `"code":"UNKNOWN"`, true},
		{manager, field + `"false", version: 0`, `"PartsSaved"`, false},
		{manager, field + `"true", version: 0`, `"PartsStale"`, false},
	} {
		if got := v.savePart(t, c.cookie, "site", c.part); !strings.Contains(got, c.want) || shown() != c.shown {
			t.Errorf("%s answers %s, and the property is shown: %t; want %s and %t", c.part, got, shown(), c.want, c.shown)
		}
	}
	log := v.PostDesk(t, map[string]string{"query": `{ desk { actions { nodes { name after } } } }`}, "Cookie", manager).Text
	if !strings.Contains(log, `"name":"saveParts","after":"settings.publishUnlawful"`) {
		t.Error("the log does not say that it was switched off:", log)
	}
}

// TestSettingsOfLanguagesAndDeposits refuses what an import would, and a number over its limit.
func TestSettingsOfLanguagesAndDeposits(t *testing.T) {
	v := visit(t)
	manager, _ := v.AtDesk(t, "manager", desk.Manager)
	languages := func(text string) string {
		return `field: "languages", value: "` + strings.ReplaceAll(text, `"`, `\"`) + `", version: 0`
	}
	for _, c := range []struct{ part, want string }{
		{`field: "settings.depositMonths.FLANDERS", value: "13", version: 0`, `"path":["changes","0","value"],"code":"OUT_OF_RANGE"`},
		{`field: "settings.depositMonths.FLANDERS", value: "1", version: 0`, `"PartsSaved"`},
		{`field: "settings.depositMonths.BRUSSELS", value: "0", version: 0`, `"PartsSaved"`},
		{`field: "settings.depositMonths.WALLONIA", value: "-1", version: 0`, `"path":["changes","0","value"],"code":"OUT_OF_RANGE"`},
		{`field: "settings.answerDays", value: "21", version: 0`, `"code":"OUT_OF_RANGE"`},
		{`field: "settings.renovationYears", language: NL, value: "31", version: 0`, `"code":"OUT_OF_RANGE"`},
		{`field: "settings.renovationYears", language: EN, value: "6", version: 0`, `"PartsSaved"`},
		{languages(`[{"code":"nl","use":false},{"code":"fr","use":true}]`), `"InvalidInput"`},
		{languages(`[{"code":"nl","use":true},{"code":"nl","use":true}]`), `"InvalidInput"`},
		{languages(`[{"code":"xx","use":true}]`), `"InvalidInput"`},
		{languages(`[{"code":"nl","use":true},{"code":"fr","use":true},{"code":"en","use":false}]`), `"PartsSaved"`},
	} {
		if got := v.savePart(t, manager, "site", c.part); !strings.Contains(got, c.want) {
			t.Errorf("%s answers %s, want %s", c.part, got, c.want)
		}
	}
	const zero = `{ desk { part(record: "site", field: "settings.depositMonths.BRUSSELS") { value fallback } } }`
	if r := v.PostDesk(t, map[string]string{"query": zero}, "Cookie", manager); !strings.Contains(r.Text, `{"value":"0","fallback":2}`) {
		t.Errorf("a setting of no deposit is shown as %s, want 0 in place of 2", r.Text)
	}
	r := v.PostJSON(t, map[string]string{"query": `{ site { languages } }`})
	if strings.Contains(r.Text, `"EN"`) || !strings.Contains(r.Text, `"FR"`) {
		t.Errorf("the site has the languages %s, want FR among them and not EN", r.Text)
	}
}

// TestEverybodyAtTheDeskKnowsTheManagers shows that an editor gets the names of the managers, and of nobody else.
func TestEverybodyAtTheDeskKnowsTheManagers(t *testing.T) {
	v := visit(t)
	v.AtDesk(t, "manager", desk.Manager)
	v.AtDesk(t, "other", desk.Agent)
	editor, _ := v.AtDesk(t, "editor", desk.Editor)
	r := v.PostDesk(t, map[string]string{"query": `{ desk { managers { name role } } }`}, "Cookie", editor)
	if !r.HasData(`{"data":{"desk":{"managers":[{"name":"manager of the agency","role":"MANAGER"}]}}}`) {
		t.Errorf("an editor is told %s, want the one manager", r.Text)
	}
}
