package edit

import (
	"testing"

	"github.com/gevel/gevel/intake"
)

// TestMergeMenuKeepsWhatTheDeskMoved moves pages at the desk, and lets the folder say the same, something new, and something else.
func TestMergeMenuKeepsWhatTheDeskMoved(t *testing.T) {
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
	if q := d.imports(intake.Options{}); len(q) != 0 {
		t.Errorf("importing the same folder asks %v, want no question", q)
	}
	if now, _ := d.store.Version(t.Context()); now != version {
		t.Error("importing the same folder changes the site")
	}
	if q := d.menu(intake.Options{}, page("a", "", 0, ""), page("b", "", 1, ""), page("c", "b", 0, ""), page("e", "", 2, "")); len(q) != 0 {
		t.Errorf("a new page of the folder asks %v, want no question", q)
	}
	d.treeIs("a new page of the folder", "b a c e")
	q := d.menu(intake.Options{}, page("b", "", 0, ""), page("a", "", 1, ""), page("c", "b", 0, ""), page("e", "", 2, ""))
	if len(q) != 1 || q[0].Field != "top" {
		t.Errorf("another order of the folder asks %v, want one question about the top", q)
	}
	d.treeIs("while it is asked", "b a c e")
	d.imports(intake.Options{TakeFolder: true})
	d.treeIs("-take folder", "b(c) a e")
	if now := d.state(); len(now.Owned) != 0 {
		t.Errorf("-take folder leaves the desk the parts %v, want none", now.Owned)
	}
}

// TestMergeTreeMakesNoCircle lets folder and desk move two pages below each other: the site has no circle.
func TestMergeTreeMakesNoCircle(t *testing.T) {
	d := newDeskWithMenu(t)
	d.moves("top=b", "below.b=c a")
	d.treeIs("at the desk", "b(c a)")
	d.menu(intake.Options{}, page("a", "", 0, ""), page("b", "a", 1, ""), page("c", "b", 0, ""))
	d.treeIs("in the folder too", "b(c a)")
}
