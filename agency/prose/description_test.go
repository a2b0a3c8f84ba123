package prose

import (
	"strings"
	"testing"
	"unicode/utf8"
)

func TestCleanDescription(t *testing.T) {
	for _, c := range []struct {
		name     string
		text     string
		length   int
		ellipsis bool
		want     string
	}{
		{"a text that fits", "Huis met tuin", 13, true, "Huis met tuin"},
		{"nothing", "", 10, true, ""},
		{"white space alone", " \n\t\u00a0 ", 10, true, ""},
		{"white space", "  Huis \n\n met\t tuin ", 50, true, "Huis met tuin"},
		{"tags, their content stays", "<p>Huis met <b>grote</b> tuin</p><p>en garage</p>", 50, true, "Huis met grote tuin en garage"},
		{"script and style, their content goes", "<style>p{color:red}</style>Huis<script>var a='<b>x</b>'</script> te koop", 50, true,
			"Huis te koop"},
		{"entities", "Caf&eacute; &amp; brasserie&nbsp;&euro; 5 &lt; 6", 50, true, "Café & brasserie € 5 < 6"},
		{"a tag that was written as text", "&lt;b&gt;vet&lt;/b&gt;", 50, true, "<b>vet</b>"},
		{"a word that ends at the length", "aaaaaaaaa b ccc", 11, true, "aaaaaaaaa b…"},
		{"a word that ends beyond 80 %", "aaaaaaaaa bcd", 10, true, "aaaaaaaaa…"},
		{"a word that ends at 80 %", "aaaaaaaa bcde", 10, true, "aaaaaaaa b…"},
		{"a word that ends before 80 %", "aaaa bcdefghijk", 10, true, "aaaa bcdef…"},
		{"no space at all", "aaaaaaaaaaaaa", 10, true, "aaaaaaaaaa…"},
		{"no ellipsis", "aaaaaaaaa bcd", 10, false, "aaaaaaaaa"},
		{"no space before the ellipsis", "ab cd", 3, true, "ab…"},
		{"characters, not bytes", "éééééééééé", 10, true, "éééééééééé"},
		{"characters, not bytes, cut", "éééééééééééé", 10, true, "éééééééééé…"},
		{"invalid UTF-8", "hu\xffis\xc3", 10, true, "huis"},
	} {
		if got := Clean(c.text, c.length, c.ellipsis); got != c.want {
			t.Errorf("%s: the text becomes %q, want %q", c.name, got, c.want)
		}
	}
}

func TestSummary(t *testing.T) {
	if fits := strings.Repeat("é", 250); Summary(fits) != fits {
		t.Error("a text of 250 characters is cut")
	}
	long := strings.Repeat("é", 10000)
	for _, got := range []string{Summary(long), Clean(long, 0, true), Clean(long, -1, true)} {
		if got != strings.Repeat("é", 250)+"…" {
			t.Errorf("a long text is cut to %d characters, want 250 and an ellipsis", utf8.RuneCountInString(got))
		}
	}
}

func TestParagraphs(t *testing.T) {
	for _, c := range []struct{ name, text, want string }{
		{"plain text", "Licht huis.\n\nMet tuin.", "Licht huis.\n\nMet tuin."},
		{"Windows line ends and too many empty lines", "\r\nEen\r\n \r\n\r\nTwee\r\n", "Een\n\nTwee"},
		{"lines of plain text", "- tuin\n- garage", "- tuin\n- garage"},
		{"paragraphs", "<p>Een</p><p>Twee</p>", "Een\n\nTwee"},
		{"paragraphs without ends, in capitals, with attributes", `<P CLASS="a>b">Een<P id=c>Twee`, "Een\n\nTwee"},
		{"one br", "Een<br>twee<BR/>drie", "Een\ntwee\ndrie"},
		{"two br", "Een<br><br />Twee", "Een\n\nTwee"},
		{"two br with source lines and a space between", "Een<br>\r\n&nbsp;<br>\nTwee", "Een\n\nTwee"},
		{"source lines within markup", "<p>Een\nhuis</p>\n<p>Twee</p>", "Een huis\n\nTwee"},
		{"an empty line within markup", "<b>Een</b>\n\nTwee", "Een\n\nTwee"},
		{"blocks", "<h2>Kop</h2><div>Een<ul><li>a</li><li>b</li></ul></div>", "Kop\n\nEen\n\na\n\nb"},
		{"cells of a table", "<table><tr><td>a</td><td>b</td></tr></table>", "a b"},
		{"inline tags", "K<b>in</b>rooi <em>en</em> Bree", "Kinrooi en Bree"},
		{"empty paragraphs", "<p>&nbsp;</p><p>Een</p><p></p>", "Een"},
		{"script, style, comment and declaration", "<!DOCTYPE html><!-- a > b\n\n --><SCRIPT>if(a<b){}\n\n</SCRIPT ><style>\n\n</style>Een",
			"Een"},
		{"a script that does not end", "Een<script>alert(1)", "Een"},
		{"a style within a script", "Een<script>'<style></style>'</script>", "Een"},
		{"a script within a tag", "<scr<script>x</script>ipt>Een", "xipt>Een"},
		{"signs that are no tags", "a < b, <500 m², c > d", "a < b, <500 m², c > d"},
		{"a tag that does not end", "Een <b", "Een <b"},
		{"an apostrophe in a bare attribute", "<p class=d'or>l'eau<b>x</b>", "l'eaux"},
		{"entities", "R&amp;D &#8211; &euro;&nbsp;5", "R&D – € 5"},
		{"nothing", "", ""},
		{"invalid UTF-8", "\xffEen\xc3", "Een"},
	} {
		if got := Paragraphs(c.text); got != c.want {
			t.Errorf("%s: the text becomes %q, want %q", c.name, got, c.want)
		}
	}
}

// Whatever an import holds, the result is valid text of paragraphs, and a summary keeps its length and is one line.
func FuzzDescription(f *testing.F) {
	for _, s := range []string{"<p>Een<br><br>Twee", "\xff<", "<a \"", strings.Repeat("<a '", 2500), strings.Repeat("é ", 5000),
		"a\u2028b\u0085c&#10;&#10;d"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) {
		text := Paragraphs(s)
		if !utf8.ValidString(text) || text != strings.TrimSpace(text) || strings.Contains(text, "\n\n\n") {
			t.Errorf("%q gives %q, want valid paragraphs without white space around them", s, text)
		}
		short := Clean(s, 10, false)
		if utf8.RuneCountInString(short) > 10 || strings.Contains(short, "\n") {
			t.Errorf("%q is cut to %q, want one line of 10 characters at most", s, short)
		}
	})
}
