package intake

import (
	"strings"
	"testing"
	"testing/fstest"
	"time"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
)

// desk is a store with a folder that was imported, and somebody at the desk.
type desk struct {
	*testing.T
	store  *db.Store
	folder fstest.MapFS
	media  string
}

func newDesk(t *testing.T) *desk {
	store, media := open(t)
	d := &desk{T: t, store: store, folder: small(t), media: media}
	d.write("articles/pages/about.nl.md", "---\ntitle: Over ons\nintro: Wie\n---\nWij zijn **er**.")
	d.site(`"nl":"Gevel"`, `"nl":"Gevel"`)
	d.imports(Options{})
	return d
}

func (d *desk) write(file, text string) { d.folder[file] = &fstest.MapFile{Data: []byte(text)} }

// site changes a piece of site.json.
func (d *desk) site(old, new string) {
	d.write("site.json", strings.ReplaceAll(string(d.folder["site.json"].Data), old, new))
}

func (d *desk) imports(o Options) []Question {
	d.Helper()
	outcome, err := ImportWith(d.Context(), d.store, d.folder, d.media, o)
	if err != nil {
		d.Fatal(err)
	}
	return outcome.Questions
}

func (d *desk) saves(record, field string, l locale.Language, value string, more ...func(*Edit)) (bool, agency.Problems) {
	d.Helper()
	now := d.state()
	e := Edit{Field: field, Language: l, Value: value, Version: now.Versions[agency.Part{Record: record, Field: field, Language: l}]}
	for _, m := range more {
		m(&e)
	}
	stale, problems, err := SaveParts(d.Context(), d.store, record, []Edit{e}, db.Action{At: time.Now(), Staff: 7, Name: "saveParts"})
	if err != nil {
		d.Fatal(err)
	}
	return stale, problems
}

func (d *desk) state() db.PartState {
	d.Helper()
	now, err := d.store.PartState(d.Context())
	if err != nil {
		d.Fatal(err)
	}
	return now
}

// holds checks what the site says, how many parts the desk owns and how many questions are open.
func (d *desk) holds(what, name string, owned, questions int) {
	d.Helper()
	now := d.state()
	open := 0
	for _, p := range now.Owned {
		if p.Offered != nil {
			open++
		}
	}
	if got := now.Site.Name["nl"]; got != name || len(now.Owned) != owned || open != questions {
		d.Errorf("%s: the name is %q, the desk owns %d parts with %d questions; want %q, %d and %d", what, got, len(now.Owned), open, name,
			owned,
			questions)
	}
}

// TestImportKeepsWhatTheDeskWrote goes through the table of what an import does with a part that was edited at the desk.
func TestImportKeepsWhatTheDeskWrote(t *testing.T) {
	d := newDesk(t)
	d.saves("site", "name", "nl", `"Balie"`)
	d.holds("saved at the desk", "Balie", 1, 0)
	version, _ := d.store.Version(t.Context())
	d.imports(Options{})
	if now, _ := d.store.Version(t.Context()); now != version {
		t.Error("importing the same folder changes what is in force")
	}
	d.holds("the folder says what it said", "Balie", 1, 0)
	d.site("Gevel", "Map")
	if q := d.imports(Options{}); len(q) != 1 || !strings.Contains(q[0].String(),
		`site.json, name.nl: the desk says "Balie", the folder "Map"`) {
		t.Errorf("both differ: the questions are %v", q)
	}
	d.holds("both differ", "Balie", 1, 1)
	if _, err := ImportWith(t.Context(), d.store, d.folder, d.media, Options{Strict: true}); err == nil || !strings.Contains(err.Error(),
		"name.nl") {
		t.Errorf("with -strict the error is %v, want the question", err)
	}
	if o, err := Preview(t.Context(), d.store, d.folder, Options{}); err != nil || len(o.Questions) != 1 {
		t.Errorf("-dry tells of %v, want one question (%v)", o.Questions, err)
	}
	d.imports(Options{TakeFolder: true})
	d.holds("-take folder", "Map", 0, 0)
	d.saves("site", "name", "nl", `"Balie"`)
	d.site("Map", "Balie")
	d.imports(Options{})
	d.holds("the folder says what the desk says", "Balie", 0, 0)
}

// TestQuestionsAreAnsweredBySaving answers a question with the desk's value, with the folder's and with another.
func TestQuestionsAreAnsweredBySaving(t *testing.T) {
	for _, c := range []struct {
		name, value string
		keep        bool
		owned       int
	}{{"keep", `"Balie"`, false, 1}, {"take", `"Map"`, false, 0}, {"merge", `"Beide"`, false, 1},
		{"the desk's for good", `"Balie"`, true, 1}} {
		d := newDesk(t)
		d.saves("site", "name", "nl", `"Balie"`)
		d.site("Gevel", "Map")
		d.imports(Options{})
		d.saves("site", "name", "nl", c.value, func(e *Edit) { e.Keep = c.keep })
		d.holds(c.name, strings.Trim(c.value, `"`), c.owned, 0)
		d.imports(Options{})
		d.holds(c.name+", and imported again", strings.Trim(c.value, `"`), c.owned, 0)
		d.site("Map", "Nieuw")
		want := 1
		if c.keep || c.owned == 0 {
			want = 0
		}
		if q := d.imports(Options{}); len(q) != want {
			t.Errorf("%s: the next change of the folder asks %v, want %d questions", c.name, q, want)
		}
	}
}

// TestArticlesKeepWhatTheDeskWrote edits an article, and marks it as gone in the folder.
func TestArticlesKeepWhatTheDeskWrote(t *testing.T) {
	d := newDesk(t)
	record := agency.ArticleRecordOf("pages/about")
	d.saves(record, "body", "nl", `"Wij zijn *hier*."`)
	d.saves(record, "title", "fr", `"Qui sommes-nous"`)
	if a := d.state().Articles[0]; a.Bodies["nl"] != "<p>Wij zijn <em>hier</em>.</p>" || a.Slugs["fr"] != "qui-sommes-nous" {
		t.Errorf("the article is %+v, want the body and the address of what was saved", a)
	}
	d.write("articles/pages/about.nl.md", "---\ntitle: Over het kantoor\nintro: Wie\n---\nWij zijn **er**.")
	d.imports(Options{})
	if a := d.state().Articles[0]; a.Titles["nl"] != "Over het kantoor" || a.Titles["fr"] != "Qui sommes-nous" ||
		a.Sources["nl"] != "Wij zijn *hier*." {
		t.Errorf("the article is %+v, want the folder's title with the desk's body and translation", a)
	}
	d.write("articles/pages/about.nl.md", "---\ntitle: Over het kantoor\ngone: true\n---\n")
	for range 2 {
		if q := d.imports(Options{}); len(q) != 1 || q[0].Field != agency.GoneField || len(d.state().Articles) != 1 {
			t.Errorf("gone in the folder asks %v and leaves %d articles, want one question and the article", q, len(d.state().Articles))
		}
	}
	d.imports(Options{TakeFolder: true})
	if now := d.state(); len(now.Articles) != 0 || len(now.Owned) != 0 {
		t.Errorf("-take folder leaves %v and %v, want nothing", now.Articles, now.Owned)
	}
}

// TestPartsAtOnce refuses one part more than may be written at once.
func TestPartsAtOnce(t *testing.T) {
	d := newDesk(t)
	_, problems, err := SaveParts(t.Context(), d.store, "site", make([]Edit, limits.PartsAtOnce+1), db.Action{At: time.Now()})
	if err != nil || len(problems) != 1 || problems[0].Code != agency.TooMany {
		t.Errorf("too many parts give %v, want %s (%v)", problems, agency.TooMany, err)
	}
}

// TestSavePartsChecks refuses what an import would refuse, and what is no part; nothing changes.
func TestSavePartsChecks(t *testing.T) {
	d := newDesk(t)
	for _, c := range []struct {
		field string
		l     locale.Language
		value string
		code  agency.ProblemCode
	}{
		{"name", "nl", ``, agency.Required}, {"email", "", `"no address"`, agency.NotAnEmail},
		{"banner.color", "", `"red"`, agency.Unknown},
		{"banner.kind", "", `"COLOR"`, agency.Required}, {"banner.kind", "", `"SQUARE"`, agency.Unknown},
		{"agents", "", `[]`, agency.Unknown},
		{"name", "xx", `"x"`, agency.Unknown}, {"name", "", `"x"`, agency.Unknown}, {"name", "nl", `{"x"`, agency.Unknown},
		{"settings.retentionDays.sendContact", "", `-1`, agency.OutOfRange}, {"banner.search", "", `"yes"`, agency.Unknown},
		{"name", "nl", `"` + strings.Repeat("x", 1<<16) + `"`, agency.TooLong}, {"topBar", "", `[{"link":"javascript:x"}]`, agency.Unknown},
		{"topBar", "", `{}`, agency.Unknown}, {"name", "nl", `"a\nb"`, agency.Unknown},
	} {
		if stale, problems := d.saves("site", c.field, c.l, c.value); stale || len(problems) == 0 || problems[0].Code != c.code {
			t.Errorf("%s %s = %.40s gives %v, want %s", c.field, c.l, c.value, problems, c.code)
		}
	}
	d.holds("after what was refused", "Gevel", 0, 0)
	if len(d.state().Versions) != 0 {
		t.Error("what was refused has a history")
	}
}

// TestSavePartsIsStale saves from a view that an import or a colleague made old, and parts that do not touch.
func TestSavePartsIsStale(t *testing.T) {
	d := newDesk(t)
	d.saves("site", "name", "nl", `"Balie"`)
	if stale, _ := d.saves("site", "name", "nl", `"Later"`, func(e *Edit) { e.Version = 0 }); !stale {
		t.Error("saving over a colleague's change is not stale")
	}
	if stale, problems := d.saves("site", "phone", "", `"089 11"`, func(e *Edit) { e.Version = 0 }); stale || problems != nil {
		t.Error("another part cannot be saved")
	}
	d.site(`"banner":{"kind":"NONE"}`, `"banner":{"kind":"NONE","title":{"nl":"Thuis"}}`)
	d.imports(Options{})
	if stale, _ := d.saves("site", "banner.title", "nl", `"Welkom"`, func(e *Edit) { e.Version = 0 }); !stale {
		t.Error("saving over an import's change is not stale")
	}
	d.holds("after all", "Balie", 2, 0)
	history, err := d.store.PartHistory(t.Context(), agency.Part{Record: "site", Field: "banner.title", Language: "nl"})
	if err != nil || len(history) != 1 || history[0].Origin != agency.OfFolder || history[0].Value != `"Thuis"` {
		t.Errorf("the history is %+v, want the import's change (%v)", history, err)
	}
}
