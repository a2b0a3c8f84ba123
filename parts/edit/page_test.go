package edit

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/intake"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
)

// TestMergePage makes a page, imports without it and with it, and removes pages of the desk and of the folder.
func TestMergePage(t *testing.T) {
	d := newDeskWithMenu(t)
	path := Edit{Field: "path", Value: `"/nieuw/"`}
	if _, problems := d.makes("page:new", false, path); problems != nil {
		t.Fatal(problems)
	}
	d.treeIs("made", "a b(c) new")
	if q := d.imports(intake.Options{}); len(q) != 0 {
		t.Errorf("importing a folder without the page of the desk asks %v, want no question", q)
	}
	d.treeIs("imported", "a b(c) new")
	d.saves("page:a", "title", "nl", `"Van de balie"`)
	if q := d.menu(intake.Options{}, page("b", "", 1, ""), page("c", "b", 0, "")); len(q) != 1 || q[0].Field != desk.GoneField {
		t.Errorf("importing a folder without a page that was edited asks %v, want whether to delete it", q)
	}
	d.treeIs("a page that the folder has no more", "a b(c) new")
	d.menu(intake.Options{}, page("b", "", 1, ""), page("c", "b", 0, ""), page("a", "", 0, ""),
		`{"id":"new","name":"new","path":"/nieuw/","status":"Published","sort":3,"title":{"nl":"Nieuw"}}`)
	if now := d.state(); slices.ContainsFunc(now.Owned, func(p desk.OwnedPart) bool { return p.Record == "page:new" }) {
		t.Errorf("when the folder has the page too, the desk still owns %v, want nothing", now.Owned)
	}
	if _, problems := d.saves("page:b", "gone", "", "true"); problems != nil {
		t.Fatal(problems)
	}
	d.treeIs("removed at the desk, with what stood below it where it stood", "a c new")
	if q := d.imports(intake.Options{}); len(q) != 0 {
		t.Errorf("importing a folder with a page that was removed at the desk asks %v, want no question", q)
	}
	d.treeIs("and imported", "a c new")
}

// TestPagePartsAreChecked refuses addresses that are taken, modules that show nothing, and what is too long or too much.
func TestPagePartsAreChecked(t *testing.T) {
	d := newDeskWithMenu(t)
	module := `{"contentRow":0,"span":0,"sm":12,"md":12,"lg":12,"view":"news-view","relation":{"type":"article","id":"%s"}}`
	modules := func(n int, article string) string {
		return "[" + strings.TrimSuffix(strings.Repeat(fmt.Sprintf(module, article)+",", n), ",") + "]"
	}
	for _, c := range []struct {
		field string
		l     locale.Language
		value string
		code  forms.ProblemCode
	}{
		{"paths", "nl", `"/b/"`, forms.Taken}, {"paths", "nl", `"/te-koop/"`, forms.Taken}, {"paths", "nl", `"/A b/"`, forms.Unknown},
		{"paths", "nl", `"/` + strings.Repeat("x", limits.PageAddressBytes) + `/"`, forms.TooLong}, {"title", "nl", "", forms.Required},
		{"status", "", `"Hidden"`, forms.Unknown}, {"modules", "", modules(1, "pages/none"), forms.Unknown},
		{"modules", "", `[{"view":"x"}]`, forms.Unknown}, {"modules", "", `[{"wide":1}]`, forms.Unknown},
		{"modules", "", `{}`, forms.Unknown},
		{"modules", "", modules(limits.ModulesOfPage+1, "pages/about"), forms.TooMany},
		{"modules", "", modules(limits.ModulesOfPage, "pages/about"), ""}, {"paths", "nl", `"/over/ons/"`, ""},
	} {
		_, problems := d.saves("page:a", c.field, c.l, c.value)
		if c.code == "" && problems != nil || c.code != "" && (len(problems) == 0 || problems[0].Code != c.code) {
			t.Errorf("saving %s = %.60s gives the problems %v, want %q", c.field, c.value, problems, c.code)
		}
	}
	for _, id := range []string{"page:", "page:A b", "page:" + strings.Repeat("x", limits.PageAddressBytes+1), "article:none/x",
		"article:pages/A"} {
		if _, problems := d.makes(id, false); len(problems) == 0 {
			t.Errorf("a page with the id %q was made, want it refused", id)
		}
	}
	if _, problems := d.saves("article:pages/about", "gone", "", "true"); len(problems) == 0 {
		t.Error("an article of the folder was removed at the desk, want it refused")
	}
}

// TestPagesAreLimited makes pages up to the limit.
func TestPagesAreLimited(t *testing.T) {
	d := newDesk(t)
	var pages []string
	for i := range limits.DeskPages - 1 {
		pages = append(pages, page(fmt.Sprintf("p%d", i), "", i, ""))
	}
	d.menu(intake.Options{}, pages...)
	if _, problems := d.makes("page:last", false, Edit{Field: "path", Value: `"/last/"`}); problems != nil {
		t.Errorf("the last page within the limit gives %v, want no problem", problems)
	}
	if _, problems := d.makes("page:more", false, Edit{Field: "path", Value: `"/more/"`}); len(problems) == 0 {
		t.Error("one page more than the limit was made, want it refused")
	}
}
