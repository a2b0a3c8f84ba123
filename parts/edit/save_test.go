package edit

import (
	"strings"
	"testing"
	"time"

	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/db/desklog"
	"github.com/gevel/gevel/intake"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
)

// TestSavePartsAnswersQuestions answers a question with the desk's value, with the folder's and with another.
func TestSavePartsAnswersQuestions(t *testing.T) {
	for _, c := range []struct {
		name, value string
		stays       bool
		owned       int
	}{{"keep", `"Balie"`, false, 1}, {"take", `"Map"`, false, 0}, {"merge", `"Beide"`, false, 1},
		{"the desk's for good", `"Balie"`, true, 1}} {
		d := newDesk(t)
		d.saves("site", "name", "nl", `"Balie"`)
		d.site("Gevel", "Map")
		d.imports(intake.Options{})
		d.saves("site", "name", "nl", c.value, func(e *Edit) { e.Keep = c.stays })
		d.holds(c.name, strings.Trim(c.value, `"`), c.owned, 0)
		d.imports(intake.Options{})
		d.holds(c.name+", and imported again", strings.Trim(c.value, `"`), c.owned, 0)
		d.site("Map", "Nieuw")
		want := 1
		if c.stays || c.owned == 0 {
			want = 0
		}
		if q := d.imports(intake.Options{}); len(q) != want {
			t.Errorf("%s: the next change of the folder asks %v, want %d questions", c.name, q, want)
		}
	}
}

// TestSavePartsIsLimited refuses one part more than may be written at once.
func TestSavePartsIsLimited(t *testing.T) {
	d := newDesk(t)
	_, problems, err := Save(t.Context(), d.store, "site", make([]Edit, limits.PartsAtOnce+1), desklog.Action{At: time.Now()})
	if err != nil || len(problems) != 1 || problems[0].Code != forms.TooMany {
		t.Errorf("one part more than the limit gives %v, want %s (%v)", problems, forms.TooMany, err)
	}
}

// TestSavePartsChecks refuses what an import would refuse, and parts that do not exist; nothing changes.
func TestSavePartsChecks(t *testing.T) {
	d := newDesk(t)
	for _, c := range []struct {
		field string
		l     locale.Language
		value string
		code  forms.ProblemCode
	}{
		{"name", "nl", ``, forms.Required}, {"email", "", `"no address"`, forms.NotAnEmail},
		{"banner.color", "", `"red"`, forms.Unknown},
		{"banner.kind", "", `"COLOR"`, forms.Required}, {"banner.kind", "", `"SQUARE"`, forms.Unknown},
		{"agents", "", `[]`, forms.Unknown},
		{"name", "xx", `"x"`, forms.Unknown}, {"name", "", `"x"`, forms.Unknown}, {"name", "nl", `{"x"`, forms.Unknown},
		{"settings.retentionDays.sendContact", "", `-1`, forms.OutOfRange}, {"banner.search", "", `"yes"`, forms.Unknown},
		{"name", "nl", `"` + strings.Repeat("x", 1<<16) + `"`, forms.TooLong}, {"topBar", "", `[{"link":"javascript:x"}]`, forms.Unknown},
		{"tags.analyticsId", "", `"UA-1"`, forms.Unknown}, {"tags.pixelId", "", `"<script>"`, forms.Unknown},
		{"tags.mapboxToken", "", `"sk.secret"`, forms.Unknown}, {"topBar", "", `{}`, forms.Unknown},
		{"name", "nl", `"a\nb"`, forms.Unknown},
	} {
		if stale, problems := d.saves("site", c.field, c.l, c.value); stale || len(problems) == 0 || problems[0].Code != c.code {
			t.Errorf("saving %s in %s = %.40s gives the problems %v, want %s", c.field, c.l, c.value, problems, c.code)
		}
	}
	d.holds("after what was refused", "Gevel", 0, 0)
	if len(d.state().Versions) != 0 {
		t.Error("a value that was refused is in the history")
	}
}

// TestSavePartsIsStale saves parts that a colleague or an import changed after they were seen, and one that nobody changed.
func TestSavePartsIsStale(t *testing.T) {
	d := newDesk(t)
	d.saves("site", "name", "nl", `"Balie"`)
	if stale, _ := d.saves("site", "name", "nl", `"Later"`, func(e *Edit) { e.Version = 0 }); !stale {
		t.Error("a part that a colleague changed meanwhile was saved, want it stale")
	}
	if stale, problems := d.saves("site", "phone", "", `"089 11"`, func(e *Edit) { e.Version = 0 }); stale || problems != nil {
		t.Error("another part, which nobody changed, cannot be saved")
	}
	d.site(`"banner":{"kind":"NONE"}`, `"banner":{"kind":"NONE","title":{"nl":"Thuis"}}`)
	d.imports(intake.Options{})
	if stale, _ := d.saves("site", "banner.title", "nl", `"Welkom"`, func(e *Edit) { e.Version = 0 }); !stale {
		t.Error("a part that an import changed meanwhile was saved, want it stale")
	}
	d.holds("after all", "Balie", 2, 0)
	history, err := d.store.Imports.PartHistory(t.Context(), desk.Part{Record: "site", Field: "banner.title", Language: "nl"})
	if err != nil || len(history) != 1 || history[0].Origin != desk.OfFolder || history[0].Value != `"Thuis"` {
		t.Errorf("the history is %+v, want the import's change in it (%v)", history, err)
	}
}
