package deskhttp_test

import (
	"encoding/json"
	"net/http"
	"regexp"
	"strings"
	"testing"

	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/limits"
)

// draftPart drafts a part of a record, and returns the answer.
func (v visitor) draftPart(t *testing.T, cookie, record, parts string) string {
	t.Helper()
	query := `mutation { saveParts(input: {draft: true, record: "` + record + `", changes: [` + parts +
		`]}) { __typename ... on InvalidInput { problems { path code } } } }`
	return v.PostDesk(t, map[string]string{"query": query}, "Cookie", cookie).Text
}

// settleDrafts publishes, plans or discards all drafts of the desk, and returns the answer.
func (v visitor) settleDrafts(t *testing.T, cookie, mutation string, more ...string) string {
	t.Helper()
	var answer struct {
		Data struct {
			Desk struct {
				Drafts []struct {
					Record  string `json:"record"`
					Version int    `json:"version"`
				} `json:"drafts"`
			} `json:"desk"`
		} `json:"data"`
	}
	text := v.PostDesk(t, map[string]string{"query": `{ desk { drafts { record version } } }`}, "Cookie", cookie).Text
	if err := json.Unmarshal([]byte(text), &answer); err != nil {
		t.Fatal(err)
	}
	records, _ := json.Marshal(answer.Data.Desk.Drafts)
	list := regexp.MustCompile(`"(record|version)":`).ReplaceAllString(string(records), "$1:")
	return v.PostDesk(t, map[string]string{"query": `mutation { ` + mutation + `(input: {records: ` + list +
		strings.Join(more, "") + `}) { __typename ... on InvalidInput { problems { path code } } } }`}, "Cookie", cookie).Text
}

// previewOf reads the address of the preview.
func (v visitor) previewOf(t *testing.T, cookie string) string {
	t.Helper()
	text := v.PostDesk(t, map[string]string{"query": `{ desk { previewPath } }`}, "Cookie", cookie).Text
	found := regexp.MustCompile(`"previewPath":"([^"]+)"`).FindStringSubmatch(text)
	if found == nil {
		t.Fatalf("the desk gives no preview: %s", text)
	}
	return found[1]
}

// TestAPreviewShowsDrafts drafts a page, a setting and an article: only the preview shows them until they are published. An address that
// moved redirects.
func TestAPreviewShowsDrafts(t *testing.T) {
	v := visit(t)
	editor, _ := v.AtDesk(t, "editor", desk.Editor)
	agent, _ := v.AtDesk(t, "agent", desk.Agent)
	v.draftsThree(t, agent, editor)
	v.previewShowsThem(t, v.previewOf(t, agent))
	v.visitorsSeeDrafts(t, "drafted", false)
	if got := v.settleDrafts(t, agent, "publishDrafts"); !strings.Contains(got, "FORBIDDEN") {
		t.Errorf("an agent who publishes gets %s, want FORBIDDEN", got)
	}
	if got := v.settleDrafts(t, editor, "publishDrafts"); !strings.Contains(got, `"PartsSaved"`) {
		t.Fatalf("publishing answers %s, want PartsSaved", got)
	}
	v.visitorsSeeDrafts(t, "published", true)
	v.discardsAndMoves(t, editor)
}

// draftsThree drafts a new page, the title of another and an article, and tries what is not allowed.
func (v visitor) draftsThree(t *testing.T, agent, editor string) {
	t.Helper()
	const made = `{field: "made", value: "true", version: 0}, {field: "title", language: NL, value: "Kijkuren", version: 0},
		{field: "path", value: "kijkuren-nu", version: 0}, {field: "status", value: "Published", version: 0},
		{field: "modules", value: "[{\"contentRow\":0,\"span\":0,\"sm\":12,\"md\":12,\"lg\":12,\"view\":\"single-view\",` +
		`\"relation\":{\"type\":\"article\",\"id\":\"pages/about\"}}]", version: 0}`
	const title = `{field: "title", language: NL, value: "Achter de gevel van nu", version: 0}`
	for _, c := range []struct{ cookie, record, parts, want string }{
		{agent, "page:about", title, "FORBIDDEN"}, {editor, "page:about", title, `"PartsSaved"`},
		{editor, "page:kijkuren-nu", made, `"PartsSaved"`},
		{editor, "article:pages/about", `{field: "body", language: NL, value: "Kom **langs**.", version: 0}`, `"PartsSaved"`},
		{editor, "page:accessibility", `{field: "paths", language: NL, value: "/kijkuren-nu/", version: 0}`, `"code":"TAKEN"`},
		{editor, "page:contact", `{field: "paths", language: NL, value: "/spreek-ons/", version: 0}`, `"code":"UNKNOWN"`},
		{editor, "site", `{field: "settings.titleRequired", value: "true", version: 0}`, "FORBIDDEN"},
	} {
		if got := v.draftPart(t, c.cookie, c.record, c.parts); !strings.Contains(got, c.want) {
			t.Errorf("%.60s of %s answers %s, want %s", c.parts, c.record, got, c.want)
		}
	}
}

// previewShowsThem reads the new page in the preview, whose links all stay in the preview, and addresses that were made up.
func (v visitor) previewShowsThem(t *testing.T, preview string) {
	t.Helper()
	r := v.Get(t, preview+"/nl/kijkuren-nu/")
	if r.StatusCode != 200 || !strings.Contains(r.Text, "Kom <strong>langs</strong>.") || !strings.Contains(r.Text,
		"Achter de gevel van nu") {
		t.Errorf("the preview answers %d, want 200 and the drafts: %.200s", r.StatusCode, r.Text)
	}
	if strings.Contains(r.Text, "<script") || strings.Contains(r.Text, `href="/nl/`) ||
		!strings.Contains(r.Text, `href="`+preview+`/nl/`) || strings.Contains(r.Text, "manifest") {
		t.Error("the preview has scripts, or leads out of it")
	}
	for name, want := range map[string]string{"Cache-Control": "no-store", "X-Robots-Tag": "noindex", "Referrer-Policy": "no-referrer",
		"Content-Security-Policy": "sandbox"} {
		if got := r.Header.Get(name); !strings.Contains(got, want) {
			t.Errorf("%s is %q, want %s", name, got, want)
		}
	}
	for _, path := range []string{preview + "x/nl/", "/desk/preview/x/nl/", strings.Replace(preview, ".", ".0", 1) + "/nl/"} {
		if r := v.Get(t, path); r.StatusCode == 200 || strings.Contains(r.Text, "Achter de gevel van nu") {
			t.Errorf("%s, which was made up, answers %d or shows a draft", path, r.StatusCode)
		}
	}
}

// visitorsSeeDrafts compares what visitors are shown with whether they may see what was drafted.
func (v visitor) visitorsSeeDrafts(t *testing.T, when string, want bool) {
	t.Helper()
	for _, path := range []string{"/nl/kijkuren-nu/", "/nl/contact/", "/nl/wie-zijn-wij/", "/sitemap-nl.xml"} {
		r := v.Get(t, path)
		if shown := r.StatusCode == 200 && (strings.Contains(r.Text, "kijkuren-nu") || strings.Contains(r.Text,
			"Achter de gevel van nu")); shown != want {
			t.Errorf("%s: %s answers %d and has the draft: %v, want %v", when, path, r.StatusCode, shown, want)
		}
	}
}

// discardsAndMoves drafts another address of the new page, which is discarded, and then published.
func (v visitor) discardsAndMoves(t *testing.T, editor string) {
	t.Helper()
	const moved = `{field: "paths", language: NL, value: "/kom-langs/", version: 0}`
	v.draftPart(t, editor, "page:kijkuren-nu", moved)
	if got := v.settleDrafts(t, editor, "discardDrafts"); !strings.Contains(got, `"PartsSaved"`) {
		t.Errorf("discarding answers %s, want PartsSaved", got)
	}
	if r := v.Get(t, "/nl/kijkuren-nu/"); r.StatusCode != http.StatusOK {
		t.Errorf("after the draft was discarded the page's address answers %d, want 200", r.StatusCode)
	}
	v.draftPart(t, editor, "page:kijkuren-nu", moved)
	v.settleDrafts(t, editor, "publishDrafts")
	if r := v.Get(t, "/nl/kijkuren-nu/?x=1"); r.StatusCode != http.StatusPermanentRedirect || !strings.HasPrefix(r.Header.Get("Location"),
		"/nl/kom-langs/") {
		t.Errorf("the old address answers %d to %q, want 308 to the new one", r.StatusCode, r.Header.Get("Location"))
	}
	if r := v.Get(t, "/nl/kom-langs/"); r.StatusCode != http.StatusOK {
		t.Errorf("the new address answers %d, want 200", r.StatusCode)
	}
}

// TestPreviewsPerMinute opens previews with a wrong signature: a network may open limits.PreviewsPerMinute.
func TestPreviewsPerMinute(t *testing.T) {
	v := visit(t)
	refused := 0
	for range 2 * limits.PreviewsPerMinute { // twice the limit, because a new minute may begin meanwhile
		if v.Get(t, "/desk/preview/x/nl/").StatusCode == http.StatusTooManyRequests {
			refused++
		}
	}
	if refused == 0 {
		t.Error("a network opens as many previews as it likes")
	}
}
