package deskhttp_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/agency/detail"
	"github.com/gevel/gevel/db/crmlinks"
	"github.com/gevel/gevel/db/desklog"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/limits"
)

// TestWordsOfACRMAreMappedAtTheDesk says what words of a CRM mean, takes one back, and tries what is not allowed.
func TestWordsOfACRMAreMappedAtTheDesk(t *testing.T) {
	v := visit(t)
	manager, _ := v.AtDesk(t, "manager", desk.Manager)
	agent, _ := v.AtDesk(t, "agent", desk.Agent)
	if err := v.Store.Links.AddLink(t.Context(), "office", "sweepbright", map[string]string{"types": "house=139"}, "secret"); err != nil {
		t.Fatal(err)
	}
	v.mapsTypes(t, manager, agent)
	v.mapsValues(t, manager)
	v.mapsSoMany(t, manager)
	theWordOfAProblemIsFoundAgain(t)
}

// setWord says which type a word of a link means; null for none any more.
func (v visitor) setWord(t *testing.T, cookie, link, word, kind string) string {
	t.Helper()
	query := fmt.Sprintf(`mutation { mapWord(input: {link: %q, word: %q, type: %s}) { __typename
		... on LinkChanged { link { words { word type { number } } } } ... on InvalidInput { problems { path code } } } }`,
		link, word, kind)
	return v.PostDesk(t, map[string]string{"query": query}, "Cookie", cookie).Text
}

func (v visitor) mapsTypes(t *testing.T, manager, agent string) {
	t.Helper()
	long := strings.Repeat("é", limits.LinkWordCharacters+1)
	for _, c := range []struct{ cookie, link, word, kind, want string }{
		{"", "office", "castle", "139", "SIGNED_OUT"}, {agent, "office", "castle", "139", "FORBIDDEN"},
		{manager, "none", "castle", "139", `"path":["link"],"code":"UNKNOWN"`},
		{manager, "office", "castle", "999", `"path":["type"],"code":"UNKNOWN"`},
		{manager, "office", "a=1,b", "139", `"path":["word"],"code":"UNKNOWN"`},
		{manager, "office", " ", "139", `"path":["word"],"code":"UNKNOWN"`}, {manager, "office", long, "139", "TOO_LONG"},
		{manager, "office", "castle", "null", `"path":["word"],"code":"UNKNOWN"`},
		{manager, "office", " castle ", "139", `"words":[{"word":"house","type":{"number":139}},{"word":"castle","type":{"number":139}}]`},
		{manager, "office", "castle", "139", `{"word":"castle","type":{"number":139}}]`}, // replayed
		{manager, "office", "house", "null", `"words":[{"word":"castle","type":{"number":139}}]`},
		{manager, "office", "house", "null", `"code":"UNKNOWN"`},
	} {
		if got := v.setWord(t, c.cookie, c.link, c.word, c.kind); !strings.Contains(got, c.want) {
			t.Errorf("with the cookie %q, %s %.20s=%s answers %s, want %s", c.cookie, c.link, c.word, c.kind, got, c.want)
		}
	}
}

func (v visitor) mapsValues(t *testing.T, manager string) {
	t.Helper()
	for input, want := range map[string]string{
		`list: "Heating", word: "warmth", value: "Heating.INDIVIDUAL"`: `{"list":"Heating","word":"warmth","value":"Heating.INDIVIDUAL",` +
			`"type":null}`,
		`list: "Comfort", word: "a=b, c", value: "NOTHING"`:      `{"list":"Comfort","word":"a=b, c","value":"NOTHING","type":null}`,
		`list: "Heating", word: "warmth", value: "Kitchen.NONE"`: `"path":["value"],"code":"UNKNOWN"`,
		`list: "Heating", word: "warmth", type: 139`:             `"path":["type"],"code":"UNKNOWN"`,
		`list: "Weather", word: "rain", value: "NOTHING"`:        `"path":["list"],"code":"UNKNOWN"`,
		`list: "Kitchen", word: "bar"`:                           `"path":["value"],"code":"UNKNOWN"`,
	} {
		query := `mutation { mapWord(input: {link: "office", ` + input + `}) { ... on LinkChanged {
			link { words { list word value type { number } } } }
			... on InvalidInput { problems { path code } } } }`
		if got := v.PostDesk(t, map[string]string{"query": query}, "Cookie", manager).Text; !strings.Contains(got, want) {
			t.Errorf("%s answers %s, want %s", input, got, want)
		}
	}
}

// mapsSoMany writes as many words as there may be, and one more.
func (v visitor) mapsSoMany(t *testing.T, manager string) {
	t.Helper()
	l, err := v.Store.Links.LinkNamed(t.Context(), "office")
	if err != nil {
		t.Fatal(err)
	}
	many := make([]crmlinks.LinkWord, limits.LinkWords)
	for i := range many {
		many[i] = crmlinks.LinkWord{Word: fmt.Sprint("w", i), Type: 139}
	}
	if err := v.Store.Links.SetLinkWords(t.Context(), l, many, desklog.Action{}); err != nil {
		t.Fatal(err)
	}
	if err := v.Store.Links.SetLinkWords(t.Context(), l, nil, desklog.Action{}); err == nil {
		t.Error("a table that was read before another change is written")
	}
	if got := v.setWord(t, manager, "office", "castle", "139"); !strings.Contains(got, "TOO_MANY") {
		t.Errorf("one word more than there may be answers %s, want TOO_MANY", got)
	}
}

func theWordOfAProblemIsFoundAgain(t *testing.T) {
	t.Helper()
	if p := (crmlinks.RecordProblem{Text: crmlinks.UnknownType(`a "castle"`)}).UnknownWord(); p == nil ||
		*p != (detail.UnknownWord{Word: `a "castle"`}) ||
		(crmlinks.RecordProblem{Text: "x"}).UnknownWord() != nil {
		t.Error("the word of a problem is not found again")
	}
}

// TestProblemsOfARecordOfACRM has a record with a problem that has a kind and a value, and one that was stored before these were kept.
func TestProblemsOfARecordOfACRM(t *testing.T) {
	v := visit(t)
	manager, _ := v.AtDesk(t, "manager", desk.Manager)
	if err := v.Store.Links.AddLink(t.Context(), "office", "whise", nil, "secret"); err != nil {
		t.Fatal(err)
	}
	problems := `[{"field": "status", "text": "as before"}, {"field": "status", "text": "new", "kind": "STATUS", "value": "frozen"}]`
	if _, err := v.Store.Write(t.Context(), handle.Statement{SQL: `INSERT INTO crm_record (link, id, kind, number, held, problems)
		VALUES ('office', '7', 'property', 7777, 1, ?)`, Args: []any{problems}}); err != nil {
		t.Fatal(err)
	}
	query := map[string]string{"query": "{ desk { links { troubles { problems { text kind value } } } } }"}
	want := `[{"text":"as before","kind":null,"value":null},{"text":"new","kind":"STATUS","value":"frozen"}]`
	if got := v.PostDesk(t, query, "Cookie", manager).Text; !strings.Contains(got, want) {
		t.Errorf("the problems are %s, want %s", got, want)
	}
}
