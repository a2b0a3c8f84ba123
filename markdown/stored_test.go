package markdown

import (
	"crypto/sha256"
	"encoding/hex"
	"os"
	"strings"
	"testing"
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
	goldmark, _, _ := strings.Cut(Rendering, ",")
	if !strings.Contains(string(modules), "github.com/yuin/"+goldmark+"\n") {
		t.Errorf("texts are made again for %q, which is not the version in go.mod", goldmark)
	}
	sum := sha256.Sum256([]byte(htmlOf(t, everyMark)))
	const want = "be0d120c274a6881"
	if got := hex.EncodeToString(sum[:8]); got != want {
		t.Errorf("the HTML of a text has become another (%s, want %s): raise the number of rules in Rendering, then write this sum here",
			got, want)
	}
}
