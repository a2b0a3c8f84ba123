package intake

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
)

// page is an entry of the menu of a folder.
func page(id, parent string, sort int, more string) string {
	return fmt.Sprintf(`{"id":%q,"parentId":%q,"name":%[1]q,"path":"/%[1]s/","status":"Published","sort":%[3]d,"title":{"nl":"Pagina %[1]s"}%[4]s}`,
		id, parent, sort, more)
}

// menu writes the menu of the folder, and imports it.
func (d *desk) menu(o Options, pages ...string) []Question {
	d.Helper()
	var site map[string]json.RawMessage
	if err := json.Unmarshal(d.folder["site.json"].Data, &site); err != nil {
		d.Fatal(err)
	}
	site["menu"] = json.RawMessage("[" + strings.Join(pages, ",") + "]")
	text, _ := json.Marshal(site)
	d.write("site.json", string(text))
	return d.imports(o)
}

// tree writes the tree of pages: a(b c) d.
func (d *desk) tree() string {
	d.Helper()
	site := d.state().Site
	var of func(parent string) string
	of = func(parent string) string {
		var list []string
		for _, id := range site.Below(parent) {
			if below := of(id); below != "" {
				id += "(" + below + ")"
			}
			list = append(list, id)
		}
		return strings.Join(list, " ")
	}
	return of("")
}

func (d *desk) treeIs(what, want string) {
	d.Helper()
	if got := d.tree(); got != want {
		d.Errorf("%s: the pages are %s, want %s", what, got, want)
	}
}

// moves writes lists of the tree: "top=a b", "below.a=c".
func (d *desk) moves(lists ...string) agency.Problems {
	d.Helper()
	now := d.state()
	var edits []Edit
	for _, list := range lists {
		field, ids, _ := strings.Cut(list, "=")
		edits = append(edits, Edit{Field: field, Value: listOf(strings.Fields(ids)),
			Version: now.Versions[agency.Part{Record: agency.MenuRecord, Field: field}]})
	}
	_, problems, err := SaveParts(d.Context(), d.store, agency.MenuRecord, edits, db.Action{At: time.Now(), Staff: 7, Name: "saveParts"})
	if err != nil {
		d.Fatal(err)
	}
	return problems
}

func newDeskWithMenu(t *testing.T) *desk {
	d := newDesk(t)
	d.menu(Options{}, page("a", "", 0, ""), page("b", "", 1, ""), page("c", "b", 0, ""))
	d.treeIs("imported", "a b(c)")
	return d
}

// TestTheMenuKeepsWhatTheDeskMoved moves pages at the desk, and lets the folder say the same, something new, and something else.
func TestTheMenuKeepsWhatTheDeskMoved(t *testing.T) {
	d := newDeskWithMenu(t)
	if p := d.moves("top=b a", "below.b="); p != nil {
		t.Fatal(p)
	}
	d.treeIs("a list without a page leaves it last where it was", "b(c) a")
	if p := d.moves("top=b a c", "below.b="); p != nil {
		t.Fatal(p)
	}
	d.treeIs("moved out", "b a c")
	version, _ := d.store.Version(t.Context())
	if q := d.imports(Options{}); len(q) != 0 {
		t.Errorf("the same folder asks %v", q)
	}
	if now, _ := d.store.Version(t.Context()); now != version {
		t.Error("importing the same folder changes what is in force")
	}
	if q := d.menu(Options{}, page("a", "", 0, ""), page("b", "", 1, ""), page("c", "b", 0, ""), page("e", "", 2, "")); len(q) != 0 {
		t.Errorf("a new page of the folder asks %v", q)
	}
	d.treeIs("a new page of the folder", "b a c e")
	if q := d.menu(Options{}, page("b", "", 0, ""), page("a", "", 1, ""), page("c", "b", 0, ""), page("e", "", 2, "")); len(q) != 1 ||
		q[0].Field != "top" {
		t.Errorf("another order of the folder asks %v, want one question about the top", q)
	}
	d.treeIs("while it is asked", "b a c e")
	d.imports(Options{TakeFolder: true})
	d.treeIs("-take folder", "b(c) a e")
	if now := d.state(); len(now.Owned) != 0 {
		t.Errorf("-take folder leaves %v", now.Owned)
	}
}

// TestPagesMoveBelowEachOther lets folder and desk move two pages below each other: the site has no circle.
func TestPagesMoveBelowEachOther(t *testing.T) {
	d := newDeskWithMenu(t)
	d.moves("top=b", "below.b=c a")
	d.treeIs("at the desk", "b(c a)")
	d.menu(Options{}, page("a", "", 0, ""), page("b", "a", 1, ""), page("c", "b", 0, ""))
	d.treeIs("in the folder too", "b(c a)")
}

// TestTheMenuIsChecked refuses circles, unknown pages, pages that stand twice or too deep; nothing changes.
func TestTheMenuIsChecked(t *testing.T) {
	d := newDeskWithMenu(t)
	for _, c := range []struct {
		lists []string
		code  agency.ProblemCode
	}{
		{[]string{"top=a", "below.c=b"}, agency.Unknown}, {[]string{"top=a b x"}, agency.Unknown},
		{[]string{"top=a b a"}, agency.Unknown}, {[]string{"below.x=a"}, agency.Unknown},
		{[]string{"top=b", "below.c=a"}, agency.TooMany}, {[]string{"below.a=c", "below.b=c"}, ""},
	} {
		problems := d.moves(c.lists...)
		if c.code != "" && (len(problems) == 0 || problems[0].Code != c.code) || c.code == "" && problems != nil {
			t.Errorf("%v gives %v, want %q", c.lists, problems, c.code)
		}
	}
}

// makes makes a page or article at the desk, with texts in Dutch.
func (d *desk) makes(record string, draft bool, more ...Edit) (bool, agency.Problems) {
	d.Helper()
	edits := append([]Edit{{Field: "made", Value: "true"}, {Field: "title", Language: "nl", Value: `"Nieuw"`}}, more...)
	if _, ok := agency.PageOf(record); ok {
		edits = append(edits, Edit{Field: "status", Value: `"Published"`})
	}
	save := SaveParts
	if draft {
		save = SaveDraft
	}
	stale, problems, err := save(d.Context(), d.store, record, edits, db.Action{At: time.Now(), Staff: 7, Name: "saveParts"})
	if err != nil {
		d.Fatal(err)
	}
	return stale, problems
}

// TestAPageOfTheDesk makes a page, imports without it and with it, and removes pages of the desk and of the folder.
func TestAPageOfTheDesk(t *testing.T) {
	d := newDeskWithMenu(t)
	path := Edit{Field: "path", Value: `"/nieuw/"`}
	if _, problems := d.makes("page:new", false, path); problems != nil {
		t.Fatal(problems)
	}
	d.treeIs("made", "a b(c) new")
	if q := d.imports(Options{}); len(q) != 0 {
		t.Errorf("a folder without the page asks %v", q)
	}
	d.treeIs("imported", "a b(c) new")
	d.saves("page:a", "title", "nl", `"Van de balie"`)
	if q := d.menu(Options{}, page("b", "", 1, ""), page("c", "b", 0, "")); len(q) != 1 || q[0].Field != agency.GoneField {
		t.Errorf("a folder without a page that was edited asks %v, want whether it goes", q)
	}
	d.treeIs("a page that the folder has no more", "a b(c) new")
	d.menu(Options{}, page("b", "", 1, ""), page("c", "b", 0, ""), page("a", "", 0, ""),
		`{"id":"new","name":"new","path":"/nieuw/","status":"Published","sort":3,"title":{"nl":"Nieuw"}}`)
	if now := d.state(); slices.ContainsFunc(now.Owned, func(p agency.OwnedPart) bool { return p.Record == "page:new" }) {
		t.Errorf("a page that the folder has too is still the desk's: %v", now.Owned)
	}
	if _, problems := d.saves("page:b", "gone", "", "true"); problems != nil {
		t.Fatal(problems)
	}
	d.treeIs("removed at the desk, with what stood below it where it stood", "a c new")
	if q := d.imports(Options{}); len(q) != 0 {
		t.Errorf("a folder with a page that was removed asks %v", q)
	}
	d.treeIs("and imported", "a c new")
}

// TestPagesAreChecked refuses addresses that are taken, modules that show nothing, and what is too long or too much.
func TestPagesAreChecked(t *testing.T) {
	d := newDeskWithMenu(t)
	module := `{"contentRow":0,"span":0,"sm":12,"md":12,"lg":12,"view":"news-view","relation":{"type":"article","id":"%s"}}`
	modules := func(n int, article string) string {
		return "[" + strings.TrimSuffix(strings.Repeat(fmt.Sprintf(module, article)+",", n), ",") + "]"
	}
	for _, c := range []struct {
		field string
		l     locale.Language
		value string
		code  agency.ProblemCode
	}{
		{"paths", "nl", `"/b/"`, agency.Taken}, {"paths", "nl", `"/te-koop/"`, agency.Taken}, {"paths", "nl", `"/A b/"`, agency.Unknown},
		{"paths", "nl", `"/` + strings.Repeat("x", limits.PageAddressBytes) + `/"`, agency.TooLong}, {"title", "nl", "", agency.Required},
		{"status", "", `"Hidden"`, agency.Unknown}, {"modules", "", modules(1, "pages/none"), agency.Unknown},
		{"modules", "", `[{"view":"x"}]`, agency.Unknown}, {"modules", "", `[{"wide":1}]`, agency.Unknown},
		{"modules", "", `{}`, agency.Unknown},
		{"modules", "", modules(limits.ModulesOfPage+1, "pages/about"), agency.TooMany},
		{"modules", "", modules(limits.ModulesOfPage, "pages/about"), ""}, {"paths", "nl", `"/over/ons/"`, ""},
	} {
		_, problems := d.saves("page:a", c.field, c.l, c.value)
		if c.code == "" && problems != nil || c.code != "" && (len(problems) == 0 || problems[0].Code != c.code) {
			t.Errorf("%s = %.60s gives %v, want %q", c.field, c.value, problems, c.code)
		}
	}
	for _, id := range []string{"page:", "page:A b", "page:" + strings.Repeat("x", limits.PageAddressBytes+1), "article:none/x",
		"article:pages/A"} {
		if _, problems := d.makes(id, false); len(problems) == 0 {
			t.Errorf("%q is made", id)
		}
	}
	if _, problems := d.saves("article:pages/about", "gone", "", "true"); len(problems) == 0 {
		t.Error("an article of the folder is removed at the desk")
	}
}

// TestASiteHasSoManyPages makes pages up to the limit.
func TestASiteHasSoManyPages(t *testing.T) {
	d := newDesk(t)
	var pages []string
	for i := range limits.DeskPages - 1 {
		pages = append(pages, page(fmt.Sprintf("p%d", i), "", i, ""))
	}
	d.menu(Options{}, pages...)
	if _, problems := d.makes("page:last", false, Edit{Field: "path", Value: `"/last/"`}); problems != nil {
		t.Errorf("the last page gives %v", problems)
	}
	if _, problems := d.makes("page:more", false, Edit{Field: "path", Value: `"/more/"`}); len(problems) == 0 {
		t.Error("a page more than the limit is made")
	}
}
