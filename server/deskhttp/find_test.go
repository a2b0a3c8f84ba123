package deskhttp_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/limits"
)

// TestTheDeskFindsWhatTheRoleMaySee looks for words as each role, and at the limits of what is found.
func TestTheDeskFindsWhatTheRoleMaySee(t *testing.T) {
	v := visit(t)
	manager, _ := v.AtDesk(t, "manager", desk.Manager)
	agent, _ := v.AtDesk(t, "agent", desk.Agent)
	editor, _ := v.AtDesk(t, "editor", desk.Editor)
	for i := range limits.FoundRows + 1 {
		v.LeadFrom(t, fmt.Sprint("zoeker", i))
	}
	v.LeadFrom(t, "geheim")
	v.say(t, manager, `handOverLead(input: {lead: "geheim", version: 1, agent: "StaffMember:1"})`)
	find := func(cookie, words string) string {
		return v.PostDesk(t, map[string]any{"query": `query($words: String!) { desk {
			find(words: $words) { leads { id } people { name email }
			properties { number } articles { key } pages { key } } } }`,
			"variables": map[string]string{"words": words}}, "Cookie", cookie).Text
	}
	none := `{"leads":[],"people":[],"properties":[],"articles":[],"pages":[]}`
	for _, c := range []struct{ cookie, words, want string }{
		{"", "zoeker", `"desk":null`}, {manager, "z", none}, {manager, "  z ", none}, {manager, "geheim x y z", none},
		{manager, "GEHEIM", `{"leads":[{"id":"geheim"}],"people":[{"name":"Tom geheim","email":"geheim@example.org"}],"properties":[]`},
		{agent, "geheim", none}, {editor, "geheim", none},
		{manager, "1096", `"people":[],"properties":[{"number":1096}]`},
		{editor, "1096", `{"leads":[],"people":[],"properties":[{"number":1096}]`},
		{manager, strings.Repeat("x", limits.DeskWordsCharacters+1), "BAD_INPUT"},
		{manager, strings.Repeat("x ", limits.DeskWords+1), "BAD_INPUT"}, {editor, strings.Repeat("x ", limits.DeskWords+1), "BAD_INPUT"},
	} {
		if got := find(c.cookie, c.words); !strings.Contains(got, c.want) {
			t.Errorf("with the cookie %q, %.20q finds %s, want %s", c.cookie, c.words, got, c.want)
		}
	}
	many := find(agent, "zoeker")
	if strings.Count(many, `"id"`) != limits.FoundRows || strings.Count(many, `"email"`) != limits.FoundRows {
		t.Errorf("%s is found, want %d leads and people", many, limits.FoundRows)
	}
	if got := find(editor, "nieuwbouw"); !strings.Contains(got, `"articles":[{`) || !strings.Contains(got, `"pages":[{`) {
		t.Errorf("an editor finds %s, want articles and pages", got)
	}
}
