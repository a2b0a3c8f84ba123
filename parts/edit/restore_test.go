package edit

import (
	"testing"
	"time"

	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/db/desklog"
	"github.com/gevel/gevel/parts/fields"
)

// versions gives the numbers of the versions of a record, the first of all first.
func (d *deskTest) versions(record string) (numbers []int64) {
	d.Helper()
	list, err := d.store.Parts.RecordVersions(d.Context(), record)
	if err != nil {
		d.Fatal(err)
	}
	for _, v := range list {
		numbers = append([]int64{v.ID}, numbers...)
	}
	return numbers
}

// restores brings a version back, and returns the code of what is wrong with it; STALE when the draft changed meanwhile.
func (d *deskTest) restores(record string, version, draft int64) string {
	d.Helper()
	by := desklog.Action{At: time.Now(), Staff: 7, Name: "restoreVersion"}
	stale, problems, err := Restore(d.Context(), d.store, Restored{record, version, draft}, by)
	if err != nil {
		d.Fatal(err)
	}
	if len(problems) > 0 {
		return string(problems[0].Code)
	}
	if stale {
		return "STALE"
	}
	return ""
}

// drafted gives what a part says with all drafts.
func (d *deskTest) drafted(p desk.Part) string {
	for _, v := range fields.ValuesOf(Drafted(d.state()), p.Record) {
		if v.Part == p {
			return v.Value
		}
	}
	return "none"
}

// TestAVersionComesBackAsADraft saves a title three times and brings each of its versions back, also over another draft.
func TestAVersionComesBackAsADraft(t *testing.T) {
	d := newDeskWithMenu(t)
	title := desk.Part{Record: "page:a", Field: "title", Language: "nl"}
	first := d.drafted(title)
	for _, text := range []string{`"Een"`, `"Twee"`} {
		d.saves(title.Record, title.Field, "nl", text)
	}
	d.saves(title.Record, "status", "", `"Draft"`)
	known := d.versions(title.Record)
	if len(known) != 3 {
		t.Fatalf("three saves make the versions %v, want three", known)
	}
	for _, c := range []struct {
		version int64
		want    string
	}{{0, first}, {known[0], `"Een"`}, {known[1], `"Twee"`}, {known[0], `"Een"`}, {known[2], `"Twee"`}} {
		seen := VersionOf(d.state(), title.Record)
		if code := d.restores(title.Record, c.version, seen); code != "" || d.drafted(title) != c.want {
			t.Errorf("version %d comes back as %s (%q), want %s", c.version, d.drafted(title), code, c.want)
		}
	}
	if n := len(d.state().Drafts); n != 0 {
		t.Errorf("the latest version leaves %d parts in the draft, want none", n)
	}
	if got := d.state().Site.Entry("a").Title["nl"]; got != "Twee" {
		t.Errorf("visitors see %q, want what was saved last", got)
	}
}

// TestAVersionThatDoesNotComeBack tries versions that do not exist, a draft that changed meanwhile, and the settings.
func TestAVersionThatDoesNotComeBack(t *testing.T) {
	d := newDeskWithMenu(t)
	d.saves("page:a", "title", "nl", `"Een"`)
	d.saves(desk.SiteRecord, "name", "nl", `"Een"`)
	if stale, problems := d.makes("page:new", false); stale || len(problems) > 0 {
		t.Fatal(stale, problems)
	}
	for _, c := range []struct {
		record         string
		version, draft int64
		want           string
	}{{"page:a", 99, 0, "UNKNOWN"}, {"page:b", 0, 0, "UNKNOWN"}, {"page:none", 0, 0, "UNKNOWN"}, {desk.SiteRecord, 0, 0, "UNKNOWN"},
		{"page:a", 0, 7, "STALE"}, {"page:new", 0, 0, "UNKNOWN"}, {"page:a", -1, 0, "UNKNOWN"}} {
		if got := d.restores(c.record, c.version, c.draft); got != c.want || len(d.state().Drafts) > 0 {
			t.Errorf("version %d of %s answers %q with %d drafts, want %q and none", c.version, c.record, got, len(d.state().Drafts),
				c.want)
		}
	}
}

// TestTheTreeComesBack brings an order of pages back after pages were added, moved and taken away.
func TestTheTreeComesBack(t *testing.T) {
	d := newDeskWithMenu(t)
	d.moves("top=b a")
	before := d.versions(desk.MenuRecord)[0]
	if stale, problems := d.makes("page:new", false); stale || len(problems) > 0 {
		t.Fatal(stale, problems)
	}
	d.moves("top=a c b new", "below.b=")
	d.moves("top=a c b", "below.a=new")
	for version, want := range map[int64]string{before: "b(c) a new", 0: "a(new) b(c)"} {
		if code := d.restores(desk.MenuRecord, version, VersionOf(d.state(), desk.MenuRecord)); code != "" {
			t.Fatal(version, code)
		}
		if got := treeOf(Drafted(d.state()).Site); got != want {
			t.Errorf("version %d of the tree is drafted as %s, want %s", version, got, want)
		}
	}
	d.treeIs("visitors still see", "a(new) c b")
	d.saves("page:a", "gone", "", "true")
	if code := d.restores(desk.MenuRecord, before, VersionOf(d.state(), desk.MenuRecord)); code != "" {
		t.Fatal("an order of pages of which one is gone is refused:", code)
	}
	if got := treeOf(Drafted(d.state()).Site); got != "b(c) new" {
		t.Errorf("without the page that is gone the tree is %s, want b(c) new", got)
	}
}
