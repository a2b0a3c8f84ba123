package edit

import (
	"path/filepath"
	"strings"
	"testing"
	"testing/fstest"
	"time"

	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/db/desklog"
	"github.com/gevel/gevel/db/parts"
	"github.com/gevel/gevel/intake"
	"github.com/gevel/gevel/locale"
	"github.com/gevel/gevel/parts/merge"
)

// deskTest is a store with a folder that was imported, and somebody at the desk.
type deskTest struct {
	*testing.T
	store  *db.Store
	folder fstest.MapFS
	media  string
}

func newDesk(t *testing.T) *deskTest {
	dir := t.TempDir()
	store, err := db.Open(t.Context(), filepath.Join(dir, "gevel.db"))
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { store.Close() })
	d := &deskTest{T: t, store: store, folder: fstest.MapFS{}, media: filepath.Join(dir, "media")}
	for file, text := range map[string]string{
		"site.json": `{"name":{"nl":"Gevel"},"email":"info@example.com","defaultLanguage":"nl","languages":[{"code":"nl","use":true}],
			"banner":{"kind":"NONE"},"agents":[{"id":1,"name":"An Vermeulen","phone":"089 00 00 02","email":"an@example.com"}]}`,
		"categories.json": `[{"id":1,"name":{"nl":"Villa"},"order":0,"sale":true,"rent":true}]`,
		"types.json":      `[{"id":156,"category":1,"name":{"nl":"Villa"}}]`,
	} {
		d.write(file, text)
	}
	d.write("articles/pages/about.nl.md", "---\ntitle: Over ons\nintro: Wie\n---\nWij zijn **er**.")
	d.site(`"nl":"Gevel"`, `"nl":"Gevel"`)
	d.imports(intake.Options{})
	return d
}

func (d *deskTest) write(file, text string) { d.folder[file] = &fstest.MapFile{Data: []byte(text)} }

// site changes a piece of site.json.
func (d *deskTest) site(old, new string) {
	d.write("site.json", strings.ReplaceAll(string(d.folder["site.json"].Data), old, new))
}

func (d *deskTest) imports(o intake.Options) []merge.Question {
	d.Helper()
	outcome, err := intake.ImportWith(d.Context(), d.store, d.folder, d.media, o)
	if err != nil {
		d.Fatal(err)
	}
	return outcome.Questions
}

func (d *deskTest) saves(record, field string, l locale.Language, value string, more ...func(*Edit)) (bool, forms.Problems) {
	d.Helper()
	now := d.state()
	e := Edit{Field: field, Language: l, Value: value, Version: now.Versions[desk.Part{Record: record, Field: field, Language: l}]}
	for _, m := range more {
		m(&e)
	}
	stale, problems, err := Save(d.Context(), d.store, record, []Edit{e}, desklog.Action{At: time.Now(), Staff: 7, Name: "saveParts"})
	if err != nil {
		d.Fatal(err)
	}
	return stale, problems
}

func (d *deskTest) state() parts.PartState {
	d.Helper()
	now, err := d.store.Parts.PartState(d.Context())
	if err != nil {
		d.Fatal(err)
	}
	return now
}

// holds checks what the site says, how many parts the desk owns and how many questions are open.
func (d *deskTest) holds(what, name string, owned, questions int) {
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

// makes makes a page or article at the desk, with texts in Dutch.
func (d *deskTest) makes(record string, draft bool, more ...Edit) (bool, forms.Problems) {
	d.Helper()
	edits := append([]Edit{{Field: "made", Value: "true"}, {Field: "title", Language: "nl", Value: `"Nieuw"`}}, more...)
	if _, ok := desk.PageOf(record); ok {
		edits = append(edits, Edit{Field: "status", Value: `"Published"`})
	}
	save := Save
	if draft {
		save = SaveDraft
	}
	stale, problems, err := save(d.Context(), d.store, record, edits, desklog.Action{At: time.Now(), Staff: 7, Name: "saveParts"})
	if err != nil {
		d.Fatal(err)
	}
	return stale, problems
}
