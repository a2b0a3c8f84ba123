package edit

import (
	"testing"

	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/intake"
)

const (
	oldHTML  = `<p><a href="made-up&amp;colon;x">a</a> <a href="/nl/?a=1&amp;b=2">b</a> <img src="tel:1" alt="c"> &ldquo;d&rdquo;<br>e</p>`
	safeHTML = `<p><a href="">a</a> <a href="/nl/?a=1&amp;b=2">b</a> <img src="" alt="c"> &ldquo;d&rdquo;<br>e</p>`
)

// TestTextsOfAnEarlierVersionAreMadeAgain stores HTML as an earlier version made it, of texts with Markdown and of texts without.
func TestTextsOfAnEarlierVersionAreMadeAgain(t *testing.T) {
	d := newDesk(t)
	d.write("articles/pages/other.nl.md", "---\ntitle: Andere\n---\nNiets.")
	d.imports(intake.Options{})
	_, problems := d.saves("site", "footer", "", "["+block+"]")
	if len(problems) > 0 {
		t.Fatal(problems)
	}
	earlier := func() {
		t.Helper()
		if _, err := d.store.Write(t.Context(),
			handle.Statement{SQL: "UPDATE article SET body = json_object('nl', ?1), source = iif(key = 'pages/about', source, '{}')",
				Args: []any{oldHTML}},
			handle.Statement{
				SQL: `UPDATE site SET content = json_set(json_remove(content, '$.rendering'), '$.footer[0].introText.text.nl', ?1,
				'$.footer[0].fullText', json_object('text', json_object('nl', ?1), 'public', json('true')))`, Args: []any{oldHTML}},
		); err != nil {
			t.Fatal(err)
		}
	}
	check := func(how, full string) {
		t.Helper()
		now := d.state()
		got := map[string]string{}
		for _, a := range now.Articles {
			got[a.Key] = a.Bodies["nl"]
		}
		got["intro"], got["full"] = now.Site.Footer[0].IntroText.Text["nl"], now.Site.Footer[0].FullText.Text["nl"]
		for key, want := range map[string]string{"pages/about": "<p>Wij zijn <strong>er</strong>.</p>", "pages/other": safeHTML,
			"intro": "<p>Kom <strong>langs</strong>.</p>", "full": full} {
			if got[key] != want {
				t.Errorf("%s: %s is %s, want %s", how, key, got[key], want)
			}
		}
	}
	earlier()
	if done, err := intake.RenderAgain(t.Context(), d.store); !done || err != nil {
		t.Errorf("the first start does nothing (%v), want the texts made again", err)
	}
	check("a start", safeHTML)
	if done, err := intake.RenderAgain(t.Context(), d.store); done || err != nil {
		t.Errorf("the second start writes again (%v), want nothing to do", err)
	}
	earlier()
	for _, file := range []string{"articles/pages/about.nl.md", "articles/pages/other.nl.md"} {
		delete(d.folder, file)
	}
	d.imports(intake.Options{})
	check("an import of a folder without the articles", "") // the footer is made of what the desk owns
}
