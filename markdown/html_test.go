package markdown

import (
	"strings"
	"testing"

	"github.com/gevel/gevel/limits"
)

func htmlOf(t *testing.T, source string) string {
	t.Helper()
	text, err := HTML(source)
	if err != nil {
		t.Errorf("%.40q: %v", source, err)
	}
	return text
}

// TestLinksHaveKnownSchemes writes the scheme of a link in many ways; the word made-up stands for any that is not in the list.
func TestLinksHaveKnownSchemes(t *testing.T) {
	for address, want := range map[string]string{
		"https://example.org/a?b=c:d": "https://example.org/a?b=c:d", "/nl/contact/": "/nl/contact/", "#top": "#top",
		"nl/10:30": "nl/10:30", "mailto:an@example.org": "mailto:an@example.org", "TEL:089000000": "TEL:089000000",
		"made-up:x": "", "Made-Up:x": "", "made-up&colon;x": "", "made-up&#58;x": "", "made-up&#x3a;x": "", "m&#97;de-up:x": "",
		"made-up%3Ax": "", "m%61de-up:x": "", "made-up%253Ax": "", "made-up%26colon;x": "", "made\\-up\\:x": "", "&Tab;made-up:x": "",
		"made&#8203;-up:x": "", "<made-up:x y>": "", "<\tmade-up:x>": "", "data:text/plain,x": "",
	} {
		if got := htmlOf(t, "[a]("+address+")"); got != `<p><a href="`+want+`">a</a></p>` {
			t.Errorf("a link to %q becomes %s, want the address %q", address, got, want)
		}
	}
	for address, want := range map[string]string{"/media/a.jpg": "/media/a.jpg", "tel:1": "", "made-up&colon;x": ""} {
		if got := htmlOf(t, "![a]("+address+")"); got != `<p><img src="`+want+`" alt="a"></p>` {
			t.Errorf("a picture at %q becomes %s, want the address %q", address, got, want)
		}
	}
	if got := htmlOf(t, "[a][r]\n\n[r]: made-up&colon;x"); got != `<p><a href="">a</a></p>` {
		t.Errorf("a link by reference becomes %s, want none", got)
	}
	const want = `<p>made-up:x and <a href="mailto:an@example.org">mailto:an@example.org</a></p>`
	if got := htmlOf(t, "<made-up:x> and <mailto:an@example.org>"); got != want {
		t.Errorf("links without brackets become %s, want %s", got, want)
	}
}

// TestHTMLLeavesNothingBehind takes HTML out of a text, with no comment in its place that visitors would find in the page's source.
func TestHTMLLeavesNothingBehind(t *testing.T) {
	for source, want := range map[string]string{
		"een <b>huis</b> te koop": "<p>een huis te koop</p>", "<div>\nblok\n</div>\n\nrest": "<p>rest</p>", "<!-- nota -->": "",
		"- <i>een</i>\n- <hr>": "<ul>\n<li>een</li>\n<li></li>\n</ul>",
	} {
		if got := htmlOf(t, source); got != want {
			t.Errorf("%q becomes %q, want %q", source, got, want)
		}
	}
}

// TestTypographyLeavesLabelsAndAddresses sets quotation marks and dashes, and leaves what others take for a copyright or a fraction.
func TestTypographyLeavesLabelsAndAddresses(t *testing.T) {
	for source, want := range map[string]string{
		"Energielabel (C), rij (R)": "Energielabel (C), rij (R)", "Kerkstraat 12/3, vrij op 1/5": "Kerkstraat 12/3, vrij op 1/5",
		"'s-Gravenvoeren": "&rsquo;s-Gravenvoeren", "249.000,--": "249.000,&ndash;",
	} {
		if got := htmlOf(t, source); got != "<p>"+want+"</p>" {
			t.Errorf("%q becomes %s, want %s", source, got, want)
		}
	}
}

// longTexts are Markdown at a limit and one above it: of cells, of the bytes that links repeat, and of the source.
func longTexts() map[string][2]string {
	table := func(rows int) string {
		return strings.Repeat("|a", 100) + "\n" + strings.Repeat("|-", 100) + strings.Repeat("\n|b", rows-1)
	}
	const rows = limits.TextTableCells / 100
	quoted := "> " + strings.ReplaceAll(table(rows), "\n", "\n> ")
	links := "[r]: /" + strings.Repeat("x", 4000) + "\n\n" + strings.Repeat("[r] ", limits.TextHTMLBytes/4100)
	made, _ := HTML(links) // 4018 bytes for each use
	links += strings.Repeat("y", limits.TextHTMLBytes-len(made)-len(" \n"))
	source := "[r]: /x\n\n[" + strings.Repeat("s", limits.TextHTMLBytes-100) + "]: /x\n\n"
	source += strings.Repeat("z", limits.TextHTMLBytes-len(source))
	return map[string][2]string{
		"cells":              {table(rows), table(rows) + "\n|b"},
		"cells of a quote":   {quoted, quoted + "\n> |b"},
		"cells of tables":    {table(rows-1) + "\n\n|a|a|\n|:-|-:|", table(rows-1) + "\n\n" + table(2)},
		"cells without bars": {table(rows), "a|" + strings.Repeat("a|", 4999) + "a\n" + strings.Repeat("-|", 5000) + "-"},
		"bytes of links":     {links, links + "y"},
		"bytes of source":    {source, source + "z"},
	}
}

// TestTextsAreBounded makes HTML of texts at each limit and refuses them one above it.
func TestTextsAreBounded(t *testing.T) {
	for name, texts := range longTexts() {
		made, err := HTML(texts[0])
		if err != nil || made == "" {
			t.Errorf("%s: the text at the limit becomes %d bytes (%v), want HTML", name, len(made), err)
		}
		if made, err := HTML(texts[1]); err == nil {
			t.Errorf("%s: the text past the limit becomes %d bytes, want it refused", name, len(made))
		}
	}
	made := htmlOf(t, longTexts()["cells"][0])
	if cells := strings.Count(made, "<td") + strings.Count(made, "<th>"); cells != limits.TextTableCells {
		t.Errorf("the table at the limit has %d cells, want %d", cells, limits.TextTableCells)
	}
}
