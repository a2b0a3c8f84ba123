package intake

import (
	"crypto/sha256"
	"encoding/hex"
	"os"
	"strings"
	"testing"

	"github.com/gevel/gevel/db"
)

// everyMark is a text with all that Markdown can say, and links of every kind.
const everyMark = "# A \"title\"\n\nA *word*, a **word**, `code`, a line  \nand <b>HTML</b> -- and...\n\n> quoted\n\n1. one\n2. two\n\n" +
	"- [here](/nl/ \"there\")\n- [out](https://example.org)\n- [mail](mailto:an@example.org)\n- [none](made-up&colon;x)\n- <made-up:x>\n" +
	"\n![a picture](/media/a.jpg)\n\n|a|b|\n|:-|-:|\n|1|2|\n\n```go\ncode\n```\n\n---\n"

// TestRenderingNamesWhatMakesTheHTML fails when goldmark or a rule of ours changes and stored texts would not be made again.
func TestRenderingNamesWhatMakesTheHTML(t *testing.T) {
	modules, err := os.ReadFile("../go.mod")
	if err != nil {
		t.Fatal(err)
	}
	goldmark, _, _ := strings.Cut(rendering, ",")
	if !strings.Contains(string(modules), "github.com/yuin/"+goldmark+"\n") {
		t.Errorf("texts are made again for %q, which is not the version in go.mod", goldmark)
	}
	sum := sha256.Sum256([]byte(htmlOf(t, everyMark)))
	const want = "be0d120c274a6881"
	if got := hex.EncodeToString(sum[:8]); got != want {
		t.Errorf("the HTML of a text has become another (%s, want %s): raise the number of rules in rendering, then write this sum here",
			got, want)
	}
}

const (
	oldHTML  = `<p><a href="made-up&amp;colon;x">a</a> <a href="/nl/?a=1&amp;b=2">b</a> <img src="tel:1" alt="c"> &ldquo;d&rdquo;<br>e</p>`
	safeHTML = `<p><a href="">a</a> <a href="/nl/?a=1&amp;b=2">b</a> <img src="" alt="c"> &ldquo;d&rdquo;<br>e</p>`
)

// TestTextsOfAnEarlierVersionAreMadeAgain stores HTML as an earlier version made it, of texts with Markdown and of texts without.
func TestTextsOfAnEarlierVersionAreMadeAgain(t *testing.T) {
	d := newDesk(t)
	d.write("articles/pages/other.nl.md", "---\ntitle: Andere\n---\nNiets.")
	d.imports(Options{})
	_, problems := d.saves("site", "footer", "", "["+block+"]")
	if len(problems) > 0 {
		t.Fatal(problems)
	}
	earlier := func() {
		t.Helper()
		if _, err := d.store.Write(t.Context(),
			db.Statement{SQL: "UPDATE article SET body = json_object('nl', ?1), source = iif(key = 'pages/about', source, '{}')",
				Args: []any{oldHTML}},
			db.Statement{SQL: `UPDATE site SET content = json_set(json_remove(content, '$.rendering'), '$.footer[0].introText.text.nl', ?1,
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
	if done, err := RenderAgain(t.Context(), d.store); !done || err != nil {
		t.Errorf("the first start does nothing (%v), want the texts made again", err)
	}
	check("a start", safeHTML)
	if done, err := RenderAgain(t.Context(), d.store); done || err != nil {
		t.Errorf("the second start writes again (%v), want nothing to do", err)
	}
	earlier()
	for _, file := range []string{"articles/pages/about.nl.md", "articles/pages/other.nl.md"} {
		delete(d.folder, file)
	}
	d.imports(Options{})
	check("an import of a folder without the articles", "") // the footer is made of what the desk owns
}
