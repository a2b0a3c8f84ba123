package edit

import (
	"fmt"
	"strings"
	"testing"

	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/intake"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
)

// TestLongTextsAreRefusedByName brings a text past the limit by the folder and the desk, as article and in the footer.
func TestLongTextsAreRefusedByName(t *testing.T) {
	d, long := newDesk(t), "|a|b|\n|-|-|"+strings.Repeat("\n|c|d", limits.TextTableCells/2)
	for _, c := range [][3]string{{"article:pages/about", "body", fmt.Sprintf("%q", long)},
		{"site", "footer", "[" + strings.Replace(block, `"Kom **langs**."`, fmt.Sprintf("%q", long), 1) + "]"}} {
		l := map[string]locale.Language{"body": "nl"}[c[1]]
		if _, problems := d.saves(c[0], c[1], l, c[2]); codeOf(problems) != forms.TooLong {
			t.Errorf("the desk saves %s of %s: %v, want %s", c[1], c[0], problems, forms.TooLong)
		}
	}
	d.write("articles/pages/about.nl.md", "---\ntitle: Over ons\n---\n"+long)
	out, err := intake.ImportWith(t.Context(), d.store, d.folder, d.media, intake.Options{})
	const want = "articles/pages/about.nl.md, body: is too long"
	if err != nil || len(out.LeftOut) != 1 || !strings.HasPrefix(out.Problems().Error(), want) {
		t.Errorf("the folder's article gives %v (%v), want %q", out.LeftOut, err, want)
	}
	if body := d.state().Articles[0].Bodies["nl"]; !strings.Contains(body, "<strong>er</strong>") {
		t.Errorf("the article that is left out has become %.60q, want it as it was", body)
	}
}
