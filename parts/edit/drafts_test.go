package edit

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/db/desklog"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/db/parts"
	"github.com/gevel/gevel/intake"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
)

var editor = desklog.Action{At: time.Now(), Staff: 7, Name: "saveParts"}

// drafts writes a part of a draft as it was seen last.
func (d *deskTest) drafts(record, field string, l locale.Language, value string, more ...func(*Edit)) (bool, forms.Problems) {
	d.Helper()
	now := d.state()
	p := desk.Part{Record: record, Field: field, Language: l}
	e := Edit{Field: field, Language: l, Value: value, Version: now.Versions[p]}
	for _, draft := range now.Drafts {
		if draft.Part == p {
			e.Draft = draft.ID
		}
	}
	for _, m := range more {
		m(&e)
	}
	stale, problems, err := SaveDraft(d.Context(), d.store, record, []Edit{e}, editor)
	if err != nil {
		d.Fatal(err)
	}
	return stale, problems
}

func (d *deskTest) seen(records ...string) (list []SeenDraft) {
	for _, r := range records {
		list = append(list, SeenDraft{r, VersionOf(d.state(), r)})
	}
	return list
}

func (d *deskTest) publishes(seen []SeenDraft) (bool, forms.Problems) {
	d.Helper()
	stale, problems, err := Publish(d.Context(), d.store, seen, editor)
	if err != nil {
		d.Fatal(err)
	}
	return stale, problems
}

// TestPublish drafts a setting, an article and a page with its place, and publishes all in one write.
func TestPublish(t *testing.T) {
	d := newDeskWithMenu(t)
	version, _ := d.store.Version(t.Context())
	d.drafts("site", "banner.title", "nl", `"Welkom"`)
	d.drafts("article:pages/about", "title", "nl", `"Wie wij zijn"`)
	if _, problems := d.makes("article:pages/new", true, Edit{Field: "body", Language: "nl", Value: `"Tekst"`}); problems != nil {
		t.Fatal(problems)
	}
	d.makes("page:new", true, Edit{Field: "path", Value: `"/nieuw/"`}, Edit{Field: "modules",
		Value: `[{"contentRow":0,"span":0,"sm":12,"md":12,"lg":12,"view":"single-view","relation":{"type":"article","id":"pages/new"}}]`})
	if _, problems := d.drafts("menu", "top", "", `["new","b","a"]`); problems != nil {
		t.Fatal(problems)
	}
	if now, _ := d.store.Version(t.Context()); now != version || d.tree() != "a b(c)" || len(d.state().Articles) != 1 {
		t.Error("a draft that is not published changed the site of visitors")
	}
	d.imports(intake.Options{})
	if shown := Drafted(d.state()); shown.Site.Banner.Title["nl"] != "Welkom" || len(shown.Articles) != 2 ||
		shown.Site.Entry("new") == nil ||
		shown.Site.Below("")[0] != "new" {
		t.Errorf("the top pages of the preview are %v, want the drafted one among them", shown.Site.Below(""))
	}
	all := d.seen("site", "article:pages/about", "article:pages/new", "page:new", "menu")
	if _, problems := d.publishes(d.seen("menu")); len(problems) != 1 || problems[0].Code != forms.Unknown {
		t.Errorf("publishing the menu without the new page that it names gives %v, want a problem", problems)
	}
	if stale, problems := d.publishes(all); stale || problems != nil {
		t.Fatal(stale, problems)
	}
	now := d.state()
	d.treeIs("published", "new b(c) a")
	if now.Site.Banner.Title["nl"] != "Welkom" || len(now.Articles) != 2 || len(now.Drafts) != 0 {
		t.Errorf("after publishing the banner says %v, there are %d articles and the drafts %v; want all published", now.Site.Banner.Title,
			len(now.Articles), now.Drafts)
	}
	if q := d.imports(intake.Options{}); len(q) != 0 {
		t.Errorf("importing the same folder after publishing asks %v, want no question", q)
	}
	d.treeIs("imported after it", "new b(c) a")
	if now := d.state(); len(now.Articles) != 2 {
		t.Error("an import removed the article that was made at the desk")
	}
}

// TestSaveDraftIsStale refuses what was written from an old view, of the draft and of what is in force.
func TestSaveDraftIsStale(t *testing.T) {
	d := newDeskWithMenu(t)
	d.drafts("page:a", "title", "nl", `"Een"`)
	seen := d.seen("page:a")
	if stale, _ := d.drafts("page:a", "title", "nl", `"Twee"`, func(e *Edit) { e.Draft = 0 }); !stale {
		t.Error("a draft that a colleague wrote meanwhile was overwritten, want it stale")
	}
	if stale, problems := d.drafts("page:a", "seoTitle", "nl", `"Zoek"`, func(e *Edit) { e.Draft = 0 }); stale || problems != nil {
		t.Error("another part of the same draft cannot be written")
	}
	if stale, _ := d.publishes(seen); !stale {
		t.Error("a draft was published in another version than the one that was read, want it stale")
	}
	d.menu(intake.Options{}, page("a", "", 0, `,"image":""`), page("b", "", 1, ""), page("c", "b", 0, ""))
	d.write("site.json", strings.ReplaceAll(string(d.folder["site.json"].Data), "Pagina a", "Van de map"))
	d.imports(intake.Options{})
	if stale, _ := d.publishes(d.seen("page:a")); !stale {
		t.Error("a draft was published over a value that an import changed, want it stale")
	}
	d.drafts("page:a", "title", "nl", `"Een"`)
	if stale, problems := d.publishes(d.seen("page:a")); stale || problems != nil || d.state().Site.Entry("a").Title["nl"] != "Een" {
		t.Errorf("publishing a draft that was saved again after the import: stale %v, problems %v, want neither", stale, problems)
	}
}

// TestDiscard discards drafts. A draft that is set back to the value in force is gone by itself.
func TestDiscard(t *testing.T) {
	d := newDeskWithMenu(t)
	d.drafts("page:a", "title", "nl", `"Een"`)
	d.drafts("page:a", "title", "nl", `"Pagina a"`)
	if now := d.state(); len(now.Drafts) != 0 {
		t.Errorf("a draft with the value in force leaves the drafts %v, want none", now.Drafts)
	}
	d.drafts("page:a", "gone", "", "true")
	if stale, problems, err := Discard(t.Context(), d.store, d.seen("page:a"), editor); stale || problems != nil || err != nil {
		t.Error(stale, problems, err)
	}
	if now := d.state(); len(now.Drafts) != 0 || now.Site.Entry("a") == nil {
		t.Error("after discarding want no draft, and the page still on the site")
	}
	if _, problems := d.publishes(nil); len(problems) == 0 {
		t.Error("publishing no draft at all gives no problem")
	}
}

// TestDraftPartsAreLimited drafts parts up to the limit.
func TestDraftPartsAreLimited(t *testing.T) {
	d := newDesk(t)
	var list []desk.DraftPart
	for i := range limits.DraftParts - 1 {
		list = append(list, desk.DraftPart{Part: desk.Part{Record: "article:pages/about", Field: fmt.Sprint(i)}})
	}
	now := d.state()
	if err := d.store.Parts.SaveDrafts(t.Context(), parts.DraftWrite{Seen: now.Last, Drafted: now.Drafted, Set: list}); err != nil {
		t.Fatal(err)
	}
	if _, problems := d.drafts("site", "banner.title", "nl", `"Welkom"`); problems != nil {
		t.Errorf("the last draft within the limit gives %v, want no problem", problems)
	}
	if _, problems := d.drafts("site", "banner.text", "nl", `"Welkom"`); len(problems) == 0 || problems[0].Code != forms.TooMany {
		t.Errorf("one draft more than the limit gives %v, want %s", problems, forms.TooMany)
	}
}

// TestAPublishingIsOneWrite stops a publishing at each of its statements: everything stays as it was, the draft too.
func TestAPublishingIsOneWrite(t *testing.T) {
	d := newDeskWithMenu(t)
	d.drafts("page:a", "title", "nl", `"Een"`)
	d.drafts("article:pages/about", "title", "nl", `"Wie"`)
	seen := d.seen("page:a", "article:pages/about")
	for _, table := range []string{"part", "part_change", "site", "article", "action", "draft"} {
		change := map[string]string{"site": "UPDATE", "article": "UPDATE", "draft": "DELETE"}[table]
		if change == "" {
			change = "INSERT"
		}
		d.runs("CREATE TRIGGER broken BEFORE " + change + " ON " + table + " BEGIN SELECT RAISE(ABORT, 'the disk is gone'); END")
		if _, _, err := Publish(t.Context(), d.store, seen, editor); err == nil {
			t.Errorf("publishing gives no error although the table %s cannot be written", table)
		}
		d.runs("DROP TRIGGER broken")
		if now := d.state(); len(now.Drafts) != 2 || now.Site.Entry("a").Title["nl"] != "Pagina a" || len(now.Owned) != 0 ||
			len(now.Versions) != 0 {
			t.Errorf("publishing that fails at the table %s leaves the drafts %v and the parts %v, want them as before", table, now.Drafts,
				now.Owned)
		}
	}
	if stale, problems := d.publishes(seen); stale || problems != nil {
		t.Error(stale, problems)
	}
}

func (d *deskTest) runs(sql string) {
	d.Helper()
	if _, err := d.store.Write(d.Context(), handle.Statement{SQL: sql}); err != nil {
		d.Fatal(err)
	}
}
