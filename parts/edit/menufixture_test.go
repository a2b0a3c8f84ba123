package edit

import (
	"encoding/json"
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/db/desklog"
	"github.com/gevel/gevel/intake"
	"github.com/gevel/gevel/parts/fields"
	"github.com/gevel/gevel/parts/merge"
)

// page is an entry of the menu of a folder.
func page(id, parent string, sort int, more string) string {
	return fmt.Sprintf(`{"id":%q,"parentId":%q,"name":%[1]q,"path":"/%[1]s/","status":"Published","sort":%[3]d,`+
		`"title":{"nl":"Pagina %[1]s"}%[4]s}`,
		id, parent, sort, more)
}

// menu writes the menu of the folder, and imports it.
func (d *deskTest) menu(o intake.Options, pages ...string) []merge.Question {
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
func (d *deskTest) tree() string {
	d.Helper()
	return treeOf(d.state().Site)
}

func treeOf(site *agency.Site) string {
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

func (d *deskTest) treeIs(what, want string) {
	d.Helper()
	if got := d.tree(); got != want {
		d.Errorf("%s: the pages are %s, want %s", what, got, want)
	}
}

// moves writes lists of the tree: "top=a b", "below.a=c".
func (d *deskTest) moves(lists ...string) forms.Problems {
	d.Helper()
	now := d.state()
	var edits []Edit
	for _, list := range lists {
		field, ids, _ := strings.Cut(list, "=")
		edits = append(edits, Edit{Field: field, Value: fields.PageList(strings.Fields(ids)),
			Version: now.Versions[desk.Part{Record: desk.MenuRecord, Field: field}]})
	}
	_, problems, err := Save(d.Context(), d.store, desk.MenuRecord, edits, desklog.Action{At: time.Now(), Staff: 7, Name: "saveParts"})
	if err != nil {
		d.Fatal(err)
	}
	return problems
}

func newDeskWithMenu(t *testing.T) *deskTest {
	d := newDesk(t)
	d.menu(intake.Options{}, page("a", "", 0, ""), page("b", "", 1, ""), page("c", "b", 0, ""))
	d.treeIs("imported", "a b(c)")
	return d
}
