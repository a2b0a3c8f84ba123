package deskhttp_test

import (
	"strings"
	"testing"
	"time"

	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/limits"
)

// TestDraftsArePlanned plans a draft over the graph, reads when it goes live and what it lacks, and takes the plan back.
func TestDraftsArePlanned(t *testing.T) {
	v := visit(t)
	editor, _ := v.AtDesk(t, "editor", desk.Editor)
	agent, _ := v.AtDesk(t, "agent", desk.Agent)
	v.draftPart(t, editor, "page:about", `{field: "title", language: NL, value: "Achter de gevel van nu", version: 0}`)
	drafts := func() string {
		t.Helper()
		return v.PostDesk(t,
			map[string]string{"query": `{ desk { drafts { planned { at lapsed author { name } } ` +
				`untranslated { field language older } } } }`},
			"Cookie", editor).Text
	}
	for _, want := range []string{`"planned":null`, `{"field":"title","language":"FR","older":true}`} {
		if got := drafts(); !strings.Contains(got, want) {
			t.Errorf("the draft is %s, want %s", got, want)
		}
	}
	plan := func(cookie string, at time.Time) string {
		t.Helper()
		return v.settleDrafts(t, cookie, "planDrafts", `, at: "`+at.UTC().Format(time.RFC3339)+`"`)
	}
	tomorrow := time.Now().Add(24 * time.Hour).Truncate(time.Minute)
	for _, c := range []struct {
		cookie string
		at     time.Time
		want   string
	}{
		{agent, tomorrow, "FORBIDDEN"},
		{editor, time.Now().Add(-time.Minute), `"path":["at"],"code":"OUT_OF_RANGE"`},
		{editor, time.Now().Add(limits.PlannedAhead + time.Minute), `"code":"OUT_OF_RANGE"`},
		{editor, tomorrow, `"PartsSaved"`},
	} {
		if got := plan(c.cookie, c.at); !strings.Contains(got, c.want) {
			t.Errorf("planning for %v answers %s, want %s", c.at, got, c.want)
		}
	}
	if got := drafts(); !strings.Contains(got, `"at":"`+tomorrow.UTC().Format(time.RFC3339)+`","lapsed":false,"author":{"name":`) {
		t.Errorf("once planned, the draft is %s, want its time and author", got)
	}
	v.draftPart(t, editor, "page:about", `{field: "seoTitle", language: NL, value: "Anders", version: 0}`)
	if got := drafts(); !strings.Contains(got, `"lapsed":true`) {
		t.Errorf("written again after it was planned, the draft is %s, want its plan lapsed", got)
	}
	if got := v.settleDrafts(t, editor, "planDrafts"); !strings.Contains(got, `"PartsSaved"`) || !strings.Contains(drafts(),
		`"planned":null`) {
		t.Errorf("taking the plan back answers %s, want PartsSaved and no plan", got)
	}
}
