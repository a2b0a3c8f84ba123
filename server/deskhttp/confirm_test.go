package deskhttp_test

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/gevel/gevel/agency/desk"
)

// confirmed is a part as TestTranslationsAreStillRight reads it.
type confirmed struct {
	Value   string `json:"value"`
	Version int    `json:"version"`
	Origin  string `json:"origin"`
	Older   bool   `json:"older"`
	Places  []int  `json:"olderParagraphs"`
}

func (v visitor) partOf(t *testing.T, cookie, record, field, language string) (part confirmed) {
	t.Helper()
	var answer struct {
		Data struct {
			Desk struct {
				Part *confirmed `json:"part"`
			} `json:"desk"`
		} `json:"data"`
	}
	answer.Data.Desk.Part = &part
	text := v.PostDesk(t, map[string]string{"query": fmt.Sprintf(
		`{ desk { part(record: %q, field: %q, language: %s) { value version origin older olderParagraphs } } }`, record, field,
		language)}, "Cookie", cookie).Text
	if err := json.Unmarshal([]byte(text), &answer); err != nil {
		t.Fatal(err)
	}
	return part
}

func (v visitor) confirm(t *testing.T, cookie, record, input string) string {
	t.Helper()
	query := fmt.Sprintf(`mutation { confirmTranslation(input: {record: %q, %s}) { __typename `+
		`... on InvalidInput { problems { path code } } } }`,
		record, input)
	return v.PostDesk(t, map[string]string{"query": query}, "Cookie", cookie).Text
}

// TestTranslationsAreStillRight changes an original and says that its translation is still right: the translation keeps its text and its
// owner, until the original changes again.
func TestTranslationsAreStillRight(t *testing.T) {
	v := visit(t)
	editor, _ := v.AtDesk(t, "editor", desk.Editor)
	agent, _ := v.AtDesk(t, "agent", desk.Agent)
	v.savePart(t, editor, "page:about", `field: "title", language: NL, value: "Achter de gevel van nu", version: 0`)
	before, original := v.partOf(t, editor, "page:about", "title", "FR"), v.partOf(t, editor, "page:about", "title", "NL")
	if !before.Older || before.Origin != "FOLDER" {
		t.Fatalf("after its original changed the translation is %+v, want it older and the folder's", before)
	}
	seen := fmt.Sprintf(`field: "title", language: FR, version: %d, originalVersion: %d`, before.Version, original.Version)
	for _, c := range []struct {
		cookie, input, want string
		older               bool
	}{
		{agent, seen, "FORBIDDEN", true},
		{editor, strings.Replace(seen, `"title"`, `"status"`, 1), `"path":["field"],"code":"UNKNOWN"`, true},
		{editor, strings.Replace(seen, "FR", "NL", 1), `"path":["field"],"code":"UNKNOWN"`, true},
		{editor, seen + ", paragraph: 0", `"path":["paragraph"],"code":"UNKNOWN"`, true},
		{editor, strings.Replace(seen, fmt.Sprint("originalVersion: ", original.Version), "originalVersion: 0", 1), `"PartsStale"`, true},
		{editor, seen + ", originalDraft: 7", `"PartsStale"`, true},
		{editor, seen, `"PartsSaved"`, false},
		{editor, seen, `"PartsSaved"`, false},
		{editor, seen + ", right: false", `"PartsSaved"`, true},
		{editor, seen + ", right: false", `"PartsSaved"`, true},
		{editor, seen, `"PartsSaved"`, false},
	} {
		if got := v.confirm(t, c.cookie, "page:about", c.input); !strings.Contains(got, c.want) {
			t.Errorf("%s answers %s, want %s", c.input, got, c.want)
		}
		after := v.partOf(t, editor, "page:about", "title", "FR")
		if after.Older != c.older || after.Value != before.Value || after.Version != before.Version || after.Origin != "FOLDER" {
			t.Errorf("after %s the translation is %+v, want older %v and the rest as before", c.input, after, c.older)
		}
	}
	log := v.PostDesk(t, map[string]string{"query": `{ desk { actions { nodes { name record after } } } }`}, "Cookie", editor).Text
	if strings.Count(log, `"name":"confirmTranslation","record":"page:about","after":"title.fr"`) != 2 ||
		strings.Count(log, `"unconfirmTranslation"`) != 1 {
		t.Errorf("the log is %s, want two confirmations and one taken back", log)
	}
	v.draftPart(t, editor, "page:about",
		fmt.Sprintf(`{field: "title", language: NL, value: "Achter de gevel van straks", version: %d}`, original.Version))
	if got := v.confirm(t, editor, "page:about", seen); !strings.Contains(got, `"PartsStale"`) {
		t.Errorf("confirming with a draft of the original that was not seen answers %s, want PartsStale", got)
	}
	if !v.partOf(t, editor, "page:about", "title", "FR").Older {
		t.Error("the original was drafted again, and its translation still counts as right")
	}
}

// TestParagraphsAreStillRight says so of two paragraphs, one after the other: with the last one the whole text is right.
func TestParagraphsAreStillRight(t *testing.T) {
	v := visit(t)
	editor, _ := v.AtDesk(t, "editor", desk.Editor)
	const article = "article:pages/about"
	original := v.partOf(t, editor, article, "body", "NL")
	list := strings.Split(original.Value, "\n\n")
	list[0], list[1] = list[0]+" En nu ook elders.", list[1]+" Altijd."
	text, _ := json.Marshal(strings.Join(list, "\n\n"))
	v.savePart(t, editor, article, fmt.Sprintf(`field: "body", language: NL, value: %s, version: 0`, text))
	original = v.partOf(t, editor, article, "body", "NL")
	seen := fmt.Sprintf(`field: "body", language: FR, version: 0, originalVersion: %d`, original.Version)
	for _, c := range []struct {
		input string
		want  []int
		older bool
	}{
		{"", []int{0, 1}, true},
		{", paragraph: 1", []int{0}, true}, {", paragraph: 1", []int{0}, true}, {", paragraph: 99", []int{0}, true},
		{", paragraph: 0", []int{}, false}, {", paragraph: 1, right: false", []int{1}, true}, {"", []int{}, false},
		{", right: false", []int{1}, true},
	} {
		if c.want != nil && len(c.want) < 2 {
			v.confirm(t, editor, article, seen+c.input)
		}
		if got := v.partOf(t, editor, article, "body", "FR"); got.Older != c.older || !slices.Equal(got.Places, c.want) {
			t.Errorf("after %q the translation is older %v in %v, want %v in %v", c.input, got.Older, got.Places, c.older, c.want)
		}
	}
}
