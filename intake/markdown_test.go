package intake

import "testing"

// TestLinksHaveKnownSchemes writes the scheme of a link in many ways; the word made-up stands for any that is not in the list.
func TestLinksHaveKnownSchemes(t *testing.T) {
	for address, want := range map[string]string{
		"https://example.org/a?b=c:d": "https://example.org/a?b=c:d", "/nl/contact/": "/nl/contact/", "#top": "#top",
		"nl/10:30": "nl/10:30", "mailto:an@example.org": "mailto:an@example.org", "TEL:089000000": "TEL:089000000",
		"made-up:x": "", "Made-Up:x": "", "made-up&colon;x": "", "made-up&#58;x": "", "made-up&#x3a;x": "", "m&#97;de-up:x": "",
		"made-up%3Ax": "", "m%61de-up:x": "", "made-up%253Ax": "", "made-up%26colon;x": "", "made\\-up\\:x": "", "&Tab;made-up:x": "",
		"made&#8203;-up:x": "", "<made-up:x y>": "", "<\tmade-up:x>": "", "data:text/plain,x": "",
	} {
		if got := html("[a](" + address + ")"); got != `<p><a href="`+want+`">a</a></p>` {
			t.Errorf("a link to %q becomes %s, want the address %q", address, got, want)
		}
	}
	for address, want := range map[string]string{"/media/a.jpg": "/media/a.jpg", "tel:1": "", "made-up&colon;x": ""} {
		if got := html("![a](" + address + ")"); got != `<p><img src="`+want+`" alt="a"></p>` {
			t.Errorf("a picture at %q becomes %s, want the address %q", address, got, want)
		}
	}
	if got := html("[a][r]\n\n[r]: made-up&colon;x"); got != `<p><a href="">a</a></p>` {
		t.Errorf("a link by reference becomes %s, want none", got)
	}
	const want = `<p>made-up:x and <a href="mailto:an@example.org">mailto:an@example.org</a></p>`
	if got := html("<made-up:x> and <mailto:an@example.org>"); got != want {
		t.Errorf("links without brackets become %s, want %s", got, want)
	}
}
