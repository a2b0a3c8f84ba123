package edit

import (
	"strings"
	"testing"

	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/intake"
)

// TestMergeKeepsWhatTheDeskWrote goes through the table of what an import does with a part that was edited at the desk.
func TestMergeKeepsWhatTheDeskWrote(t *testing.T) {
	d := newDesk(t)
	d.saves("site", "name", "nl", `"Balie"`)
	d.holds("saved at the desk", "Balie", 1, 0)
	version, _ := d.store.Version(t.Context())
	d.imports(intake.Options{})
	if now, _ := d.store.Version(t.Context()); now != version {
		t.Error("importing the same folder changes the site")
	}
	d.holds("the folder says what it said", "Balie", 1, 0)
	d.site("Gevel", "Map")
	if q := d.imports(intake.Options{}); len(q) != 1 || !strings.Contains(q[0].String(),
		`site.json, name.nl: the desk says "Balie", the folder "Map"`) {
		t.Errorf("a part that was changed in the folder and at the desk asks %v, want one question", q)
	}
	d.holds("both differ", "Balie", 1, 1)
	_, err := intake.ImportWith(t.Context(), d.store, d.folder, d.media, intake.Options{Strict: true})
	if err == nil || !strings.Contains(err.Error(), "name.nl") {
		t.Errorf("with -strict the import gives %v, want the question as an error", err)
	}
	if o, err := intake.Preview(t.Context(), d.store, d.folder, d.media, intake.Options{}); err != nil || len(o.Questions) != 1 {
		t.Errorf("-dry lists the questions %v, want one (%v)", o.Questions, err)
	}
	d.imports(intake.Options{TakeFolder: true})
	d.holds("-take folder", "Map", 0, 0)
	d.saves("site", "name", "nl", `"Balie"`)
	d.site("Map", "Balie")
	d.imports(intake.Options{})
	d.holds("the folder says what the desk says", "Balie", 0, 0)
}

// TestMergeArticlesKeepsWhatTheDeskWrote edits an article, and marks it as gone in the folder.
func TestMergeArticlesKeepsWhatTheDeskWrote(t *testing.T) {
	d := newDesk(t)
	record := desk.ArticleRecordOf("pages/about")
	d.saves(record, "body", "nl", `"Wij zijn *hier*."`)
	d.saves(record, "title", "fr", `"Qui sommes-nous"`)
	if a := d.state().Articles[0]; a.Bodies["nl"] != "<p>Wij zijn <em>hier</em>.</p>" || a.Slugs["fr"] != "qui-sommes-nous" {
		t.Errorf("the article is %+v, want the body and the address of what was saved", a)
	}
	d.write("articles/pages/about.nl.md", "---\ntitle: Over het kantoor\nintro: Wie\n---\nWij zijn **er**.")
	d.imports(intake.Options{})
	if a := d.state().Articles[0]; a.Titles["nl"] != "Over het kantoor" || a.Titles["fr"] != "Qui sommes-nous" ||
		a.Sources["nl"] != "Wij zijn *hier*." {
		t.Errorf("the article is %+v, want the folder's title with the desk's body and translation", a)
	}
	d.write("articles/pages/about.nl.md", "---\ntitle: Over het kantoor\ngone: true\n---\n")
	for range 2 {
		if q := d.imports(intake.Options{}); len(q) != 1 || q[0].Field != desk.GoneField || len(d.state().Articles) != 1 {
			t.Errorf("an article marked gone in the folder asks %v and leaves %d articles, want one question and the article", q,
				len(d.state().Articles))
		}
	}
	d.imports(intake.Options{TakeFolder: true})
	if now := d.state(); len(now.Articles) != 0 || len(now.Owned) != 0 {
		t.Errorf("-take folder leaves the articles %v and the parts %v, want neither", now.Articles, now.Owned)
	}
}
