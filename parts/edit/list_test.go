package edit

import (
	"strings"
	"testing"

	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/intake"
	"github.com/gevel/gevel/limits"
)

const (
	barItem = `{"side":"RIGHT","status":"Published","label":{"nl":"Bel ons"},"link":"tel:+3289000001","icon":"phone"}`
	block   = `{"title":{"text":{"nl":"Kantoor"},"public":true},"introText":{"text":{"nl":"Kom **langs**."},"public":true},` +
		`"fullText":{"text":{},"public":false},"sm":12,"md":6,"lg":4}`
	anAnswer = `{"name":"Bedankt","text":{"nl":"Dag {name}, over {property}."}}`
	anOffice = `{"number":2,"name":{"nl":"Luik"},"street":"Rue 1","zip":"4000","city":"Luik","country":"BE"}`
)

// TestListsOfTheSiteAreEdited writes the top bar, the footer and the offices at the desk: an import of the same folder leaves them as they
// are, and the desk is refused whatever a folder would be refused.
func TestListsOfTheSiteAreEdited(t *testing.T) {
	d := newDesk(t)
	many := func(item string, n int) string {
		return "[" + strings.TrimSuffix(strings.Repeat(item+",", n), ",") + "]"
	}
	const hours = `{"monday":[{"from":"09:00","until":"12:30"},{"from":"13:30","until":"18:00"}]}`
	open := func(hours string) string {
		return many(strings.Replace(anOffice, `"BE"`, `"BE","hours":`+hours, 1), 1)
	}
	for _, c := range []struct {
		field, value string
		want         forms.ProblemCode
	}{
		{"topBar", many(barItem, limits.ListItems), ""}, {"topBar", many(barItem, limits.ListItems+1), forms.TooMany},
		{"topBar", many(barItem, 2), ""},
		{"topBar", many(strings.Replace(barItem, "tel:+3289000001", "javascript:alert(1)", 1), 1), forms.Unknown},
		{"topBar", many(strings.Replace(barItem, "RIGHT", "MIDDLE", 1), 1), forms.Unknown},
		{"topBar", many(strings.Replace(barItem, `"icon"`, `"sign"`, 1), 1), forms.Unknown}, {"topBar", `{"side":"LEFT"}`, forms.Unknown},
		{"footer", many(block, 1), ""}, {"footer", many(strings.Replace(block, `"lg":4`, `"lg":13`, 1), 1), forms.Unknown},
		{"footer", many(strings.Replace(block, `"sm"`, `"images":["0123456789abcdef01234567.jpg"],"sm"`, 1), 1), forms.Unknown},
		{"offices", many(anOffice, 1), ""}, {"offices", many(anOffice, 2), forms.Unknown},
		{"offices", many(strings.Replace(anOffice, `"BE"`, `"BE","email":"nobody"`, 1), 1), forms.Unknown},
		{"offices", open(strings.Replace(hours, "13:30", "12:00", 1)), forms.EndBeforeStart},
		{"offices", open(strings.Replace(hours, "18:00", "", 1)), forms.EndBeforeStart},
		{"offices", open(strings.Replace(hours, "monday", "maandag", 1)), forms.Unknown}, {"offices", open(`"always"`), forms.Unknown},
		{"offices", open(`{"monday":` + many(`{"from":"09:00","until":"09:30"}`, limits.HoursOfDay+1) + `}`), forms.TooMany},
		{"offices", open(hours), ""},
		{"banner.gallery", `["0123456789abcdef01234567.jpg"]`, forms.Unknown}, {"banner.gallery", `["front.jpg"]`, forms.Unknown},
		{"banner.gallery", `[7]`, forms.Unknown}, {"banner.gallery", `[]`, ""}, {"banner.image", `"nowhere.jpg"`, forms.Unknown},
		{"logo", `"0123456789abcdef01234567.jpg"`, forms.Unknown},
		{"settings.answers", many(anAnswer, limits.AnswerTemplates), ""}, {"settings.answers", many(anAnswer, 1), ""},
		{"settings.answers", many(strings.Replace(anAnswer, "{name}", "{naam}", 1), 1), forms.Unknown},
		{"settings.answers", many(strings.Replace(anAnswer, "Bedankt", strings.Repeat("x", 61), 1), 1), forms.Unknown},
		{"settings.answers", many(strings.Replace(anAnswer, "Dag", strings.Repeat("x", limits.LeadAnswerCharacters), 1), 1),
			forms.Unknown},
		{"settings.answers", many(strings.Replace(anAnswer, `"name"`, `"title"`, 1), 1), forms.Unknown},
	} {
		_, problems := d.saves("site", c.field, "", c.value)
		if got := codeOf(problems); got != c.want {
			t.Errorf("%s %.90s gives %q, want %q", c.field, c.value, got, c.want)
		}
	}
	now := d.state().Site
	if len(now.TopBar) != 2 || len(now.Settings.Answers) != 1 || len(now.Offices) != 1 || now.Offices[0].City != "Luik" ||
		len(now.Offices[0].Hours["monday"]) != 2 ||
		!strings.Contains(now.Footer[0].IntroText.Text["nl"], "<strong>langs</strong>") {
		t.Errorf("the top bar has %d items, want 2; the offices are %v, want Luik; the footer is %v",
			len(now.TopBar), now.Offices, now.Footer)
	}
	if q := d.imports(intake.Options{}); len(q) != 0 || len(d.state().Site.TopBar) != 2 {
		t.Errorf("an import of the same folder asks %v, want no question and the top bar of the desk", q)
	}
}

func codeOf(problems forms.Problems) forms.ProblemCode {
	if len(problems) == 0 {
		return ""
	}
	return problems[0].Code
}
