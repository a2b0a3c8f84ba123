package edit

import (
	"testing"
	"time"

	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/intake"
	"github.com/gevel/gevel/limits"
)

func (d *deskTest) plans(at time.Time, records ...string) (bool, forms.Problems) {
	d.Helper()
	stale, problems, err := Plan(d.Context(), d.store, d.seen(records...), at, editor)
	if err != nil {
		d.Fatal(err)
	}
	return stale, problems
}

// passes lets the server do its recurring work at a moment.
func (d *deskTest) passes(at time.Time) error { return PublishPlanned(d.Context(), d.store, at) }

func (d *deskTest) titleOfA() string { return d.state().Site.Entry("a").Title["nl"] }

// TestADraftGoesLiveAtItsTime plans two drafts: both go live together, not before their time, and after a restart too, since the store has
// the plan.
func TestADraftGoesLiveAtItsTime(t *testing.T) {
	d := newDeskWithMenu(t)
	at := editor.At.Add(time.Hour)
	d.drafts("page:a", "title", "nl", `"Morgen"`)
	d.drafts("site", "banner.title", "nl", `"Welkom"`)
	if stale, problems := d.plans(at, "page:a", "site"); stale || problems != nil {
		t.Fatal(stale, problems)
	}
	d.passes(at.Add(-time.Second))
	if d.titleOfA() != "Pagina a" || len(d.state().Planned) != 2 {
		t.Errorf("before its time the page is %q, want Pagina a and both plans", d.titleOfA())
	}
	version, _ := d.store.Version(t.Context())
	if err := d.passes(at); err != nil {
		t.Fatal(err)
	}
	now := d.state()
	if d.titleOfA() != "Morgen" || now.Site.Banner.Title["nl"] != "Welkom" || len(now.Drafts)+len(now.Planned) != 0 {
		t.Errorf("at its time the page is %q, want Morgen, and neither drafts %v nor plans %v", d.titleOfA(), now.Drafts, now.Planned)
	}
	if after, _ := d.store.Version(t.Context()); after != version+1 {
		t.Errorf("publishing both took %d writes, want 1", after-version)
	}
	if now.Owned[0].Staff != editor.Staff {
		t.Errorf("the part is written by %d, want whoever planned it", now.Owned[0].Staff)
	}
}

// TestAPlanLapses leaves a draft alone that was taken back, written again or published, or under which the site changed.
func TestAPlanLapses(t *testing.T) {
	at := editor.At.Add(time.Hour)
	for name, then := range map[string]func(*deskTest){
		"taken back":    func(d *deskTest) { d.plans(time.Time{}, "page:a") },
		"written again": func(d *deskTest) { d.drafts("page:a", "title", "nl", `"Half geschr"`) },
		"thrown away":   func(d *deskTest) { Discard(d.Context(), d.store, d.seen("page:a"), editor) },
		"the folder changed it meanwhile": func(d *deskTest) {
			d.site("Pagina a", "Van de map")
			d.imports(intake.Options{})
		},
	} {
		d := newDeskWithMenu(t)
		d.drafts("page:a", "title", "nl", `"Morgen"`)
		d.plans(at, "page:a")
		then(d)
		before, drafts := d.titleOfA(), len(d.state().Drafts)
		for range 2 {
			if err := d.passes(at); err != nil {
				t.Error(name, err)
			}
		}
		if d.titleOfA() != before || len(d.state().Drafts) != drafts {
			t.Errorf("%s: the page is %q with %d drafts, want %q with %d", name, d.titleOfA(), len(d.state().Drafts), before, drafts)
		}
		if p := d.state().Planned; len(p) > 0 && !p[0].Refused {
			t.Errorf("%s: the plan is tried again, want it gone or refused", name)
		}
	}
}

// TestPlansAreChecked refuses what would not be published now, and times that are past or too far ahead.
func TestPlansAreChecked(t *testing.T) {
	d := newDeskWithMenu(t)
	d.makes("page:new", true)
	d.drafts("menu", "top", "", `["new","b","a"]`)
	soon, last := editor.At.Add(time.Minute), editor.At.Add(limits.PlannedAhead)
	if _, problems := d.plans(soon, "menu"); len(problems) != 1 || problems[0].Code != forms.Unknown {
		t.Errorf("planning the menu without the new page in it gives %v, want UNKNOWN", problems)
	}
	if _, problems := d.plans(last, "menu", "page:new"); problems != nil {
		t.Errorf("planning for the last time that is allowed gives %v, want no problem", problems)
	}
	for _, at := range []time.Time{editor.At, last.Add(time.Second)} {
		if _, problems := d.plans(at, "menu", "page:new"); len(problems) != 1 || problems[0].Code != forms.OutOfRange {
			t.Errorf("planning %v ahead gives %v, want OUT_OF_RANGE", at.Sub(editor.At), problems)
		}
	}
	seen := d.seen("menu")
	d.drafts("menu", "top", "", `["new","a","b"]`)
	if stale, _, _ := Plan(t.Context(), d.store, seen, soon, editor); !stale {
		t.Error("a draft that changed since it was seen was planned, want it stale")
	}
}

// TestAPlannedPublishingIsOneWrite stops it at each of its statements: nothing changes, and the next pass publishes.
func TestAPlannedPublishingIsOneWrite(t *testing.T) {
	d := newDeskWithMenu(t)
	at := editor.At.Add(time.Hour)
	d.drafts("page:a", "title", "nl", `"Morgen"`)
	d.plans(at, "page:a")
	for _, where := range []string{"INSERT ON part", "INSERT ON part_change", "UPDATE ON site", "INSERT ON action", "DELETE ON draft",
		"DELETE ON planned"} {
		d.runs("CREATE TRIGGER broken BEFORE " + where + " BEGIN SELECT RAISE(ABORT, 'the disk is gone'); END")
		if err := d.passes(at); err == nil {
			t.Errorf("a write that stops at %s gives no error", where)
		}
		d.runs("DROP TRIGGER broken")
		if now := d.state(); len(now.Drafts) != 1 || len(now.Planned) != 1 || now.Planned[0].Refused || d.titleOfA() != "Pagina a" {
			t.Errorf("a write that stops at %s leaves the drafts %v and the plans %v, want one of each", where, now.Drafts, now.Planned)
		}
	}
	if err := d.passes(at); err != nil || d.titleOfA() != "Morgen" {
		t.Errorf("after the next pass the page is %q, want Morgen (%v)", d.titleOfA(), err)
	}
}
