package deskhttp_test

import (
	"fmt"
	"regexp"
	"strings"
	"testing"

	"github.com/gevel/gevel/agency/desk"
)

// TestVersionsOfAPage saves a page as two members of staff, reads its history, and brings an earlier version back as a draft, which the
// desk compares with the site.
func TestVersionsOfAPage(t *testing.T) {
	v := visit(t)
	manager, _ := v.AtDesk(t, "manager", desk.Manager)
	editor, _ := v.AtDesk(t, "editor", desk.Editor)
	agent, _ := v.AtDesk(t, "agent", desk.Agent)
	v.savePart(t, manager, "page:about", `field: "title", language: NL, value: "Wie wij zijn", version: 0`)
	v.savePart(t, editor, "page:about", `field: "title", language: NL, value: "Wie wij waren", version: 1`)
	desk := func(cookie, query string) string {
		return v.PostDesk(t, map[string]string{"query": "{ desk { " + query + " } }"}, "Cookie", cookie).Text
	}
	const title = `"changed":[{"field":"title","language":"NL"}]},`
	const versions = `versions(record: "page:about") { version origin author { name } at changed { field language } }`
	for _, cookie := range []string{editor, agent} {
		got := regexp.MustCompile(`"at":"[^"]+"`).ReplaceAllString(desk(cookie, versions), `"at":"then"`)
		if want := `"versions":[` +
			`{"version":2,"origin":"DESK","author":{"name":"editor of the agency"},"at":"then",` + title +
			`{"version":1,"origin":"DESK","author":{"name":"manager of the agency"},"at":"then",` + title +
			`{"version":0,"origin":"FOLDER","author":null,"at":null,"changed":[]}]`; !strings.Contains(got, want) {
			t.Errorf("the history is %s, want %s", got, want)
		}
	}
	restored := func(cookie, record string, version, draft int) string {
		query := fmt.Sprintf(`mutation { restoreVersion(input: {record: %q, version: %d, draft: %d}) { __typename
			... on InvalidInput { problems { path code } } } }`, record, version, draft)
		return v.PostDesk(t, map[string]string{"query": query}, "Cookie", cookie).Text
	}
	for _, c := range []struct {
		cookie, record string
		version, draft int
		want           string
	}{{agent, "page:about", 1, 0, "FORBIDDEN"}, {"", "page:about", 1, 0, "SIGNED_OUT"}, {editor, "page:about", 9, 0, `"code":"UNKNOWN"`},
		{editor, "site", 0, 0, `"code":"UNKNOWN"`}, {editor, "page:about", 1, 7, `"PartsStale"`},
		{editor, "page:about", 1, 0, `"PartsSaved"`}, {editor, "page:about", 0, 0, `"PartsStale"`}} {
		if got := restored(c.cookie, c.record, c.version, c.draft); !strings.Contains(got, c.want) {
			t.Errorf("version %d of %s comes back with %s, want %s", c.version, c.record, got, c.want)
		}
	}
	const part = `{"field":"title","language":"NL","kind":"TEXT",`
	const query = `drafts { record differences { field language kind before after } } site: versions(record: "site") { version }
		versionChanges(record: "page:about", version: 2) { field language kind before after }
		none: versionChanges(record: "page:about", version: 9) { field } settings: versionChanges(record: "site", version: 1) { field }`
	for _, want := range []string{
		`{"record":"page:about","differences":[` + part + `"before":"Wie wij waren","after":"Wie wij zijn"}]}`,
		`"versionChanges":[` + part + `"before":"Wie wij zijn","after":"Wie wij waren"}]`,
		`"none":[]`, `"site":[]`, `"settings":[]`} {
		if got := desk(agent, query); !strings.Contains(got, want) {
			t.Errorf("the desk compares %s, want %s", got, want)
		}
	}
	if got := desk(manager, "actions { nodes { name record } }"); !strings.Contains(got, `"name":"restoreVersion","record":"page:about"`) {
		t.Errorf("the log is %s, want the version that came back", got)
	}
}
