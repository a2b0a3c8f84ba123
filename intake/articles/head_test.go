package articles

import "testing"

// TestHeadsAsEditorsWriteThem reads heads with a mark, spaces and comments, and values in quotes, which is how editors write those with a
// colon.
func TestHeadsAsEditorsWriteThem(t *testing.T) {
	for _, head := range []string{
		"---\ntitle: Een villa\n---\nTekst", "\ufeff---\r\ntitle: \"Een villa\"\r\n---\r\nTekst", "--- \ntitle: 'Een villa' \n---\t\nTekst",
		"---\n# a comment: with a colon\ntitle:Een villa\n---\nTekst",
	} {
		if got, body := frontMatter(head); len(got) != 1 || got["title"] != "Een villa" || body != "Tekst" {
			t.Errorf("%q is %q with %q, want the title and the text", head, got, body)
		}
	}
	for text, want := range map[string]string{
		"---\ntitle: x\n---": "", "---\n---\nTekst": "Tekst", "No head\n---\n": "No head\n---\n", "\ufeffNo head": "No head",
	} {
		if _, body := frontMatter(text); body != want {
			t.Errorf("the text of %q is %q, want %q", text, body, want)
		}
	}
}

// TestValuesInQuotes: each text is read as it was written, also one that has quotes of its own.
func TestValuesInQuotes(t *testing.T) {
	for written, want := range map[string]string{
		`"Te koop: \"Het Hof\""`: `Te koop: "Het Hof"`, `'L''été'`: "L'été", `""`: "", `"Mooi" en "groot"`: `"Mooi" en "groot"`,
		`'t Hofje`: "'t Hofje",
		`"`:        `"`, `"a\b"`: `"a\b"`, "5' 6'": "5' 6'",
	} {
		if got := unquoted(written); got != want {
			t.Errorf("%s is %s, want %s", written, got, want)
		}
	}
	for _, text := range []string{`"Het Hof"`, `""`, `'x'`, `"a\"b"`, `"a\\"`, "'t Hofje'", `\`, "plain"} {
		if got := unquoted(Quoted(text)); got != text {
			t.Errorf("%s is written as %s and read as %s", text, Quoted(text), got)
		}
	}
}
