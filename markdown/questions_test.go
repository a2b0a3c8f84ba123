package markdown_test

import (
	"testing"

	"github.com/gevel/gevel/markdown"
)

// TestHeadingsBecomeQuestions: nothing of a text is lost, and a question is plain words.
func TestHeadingsBecomeQuestions(t *testing.T) {
	for source, want := range map[string]string{
		"":              "",
		"Only *words*.": "<p>Only <em>words</em>.</p>",
		"Before.\n\n## Is it *A & B*?\n\nYes.\n\n### And [C](/c/)?\n\n- no\n- [yes](/sale/)": "<p>Before.</p>\n" +
			"<details><summary>Is it A &amp; B?</summary>\n<p>Yes.</p>\n</details>" +
			"<details><summary>And C?</summary>\n<ul>\n<li>no</li>\n<li><a href=\"/sale/\">yes</a></li>\n</ul></details>",
		"> ## Quoted\n\n- # Listed": "<blockquote>\n<h2>Quoted</h2>\n</blockquote>\n" +
			"<ul>\n<li>\n<h1>Listed</h1>\n</li>\n</ul>",
		"A\\\nB ![plan](/a.png)\n===\n\n---\n\n## C": "<details><summary>A \nB plan</summary>\n<hr>\n</details>" +
			"<details><summary>C</summary></details>",
		"# Without an answer":      "<details><summary>Without an answer</summary></details>",
		"`<h2>` is no heading":     "<p><code>&lt;h2&gt;</code> is no heading</p>",
		"## A `<script>` in words": "<details><summary>A &lt;script&gt; in words</summary></details>",
	} {
		html, err := markdown.HTML(source)
		if err != nil {
			t.Fatal(err)
		}
		if got := markdown.Questions(html); got != want {
			t.Errorf("%q becomes %s, want %s", source, got, want)
		}
	}
}
