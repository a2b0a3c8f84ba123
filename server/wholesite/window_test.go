package wholesite_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/gevel/gevel/internal/sampletest"
	"github.com/gevel/gevel/limits"
)

// TestTheScreenInTheWindow reads the page of the screen: of all, of an office, in turn in two languages, and of nothing.
func TestTheScreenInTheWindow(t *testing.T) {
	v := visitShared(t)
	slides := func(path string) int { return strings.Count(v.Get(t, path).Text, "data-slide") }
	all, second := slides("/window/nl/"), slides("/window/nl/?office=2")
	if all != limits.WindowCards || second == 0 || second > 10 {
		t.Errorf("the screen has %d slides, of the second office %d, want %d and a few", all, second, limits.WindowCards)
	}
	for path, want := range map[string]string{
		"/window/fr/?office=2":          "Classe d’isolation thermique",
		"/window/nl/?languages=fr,de,x": `data-turns="/window/nl/?languages=fr,de,x /window/fr/?languages=fr,de,x"`,
		"/window/nl/?seconds=1":         `data-seconds="5"`,
		"/window/nl/?seconds=x":         `data-seconds="12"`,
		"/window/nl/?office=99":         "Geen pand past",
	} {
		r := v.Get(t, path)
		if r.StatusCode != 200 || !strings.Contains(r.Text, want) || !strings.Contains(r.Text, `<script defer="" src="/window/screen.js"`) {
			t.Errorf("%s: status %d, want 200 with the deferred script and %q", path, r.StatusCode, want)
		}
	}
	if r := v.Get(t, "/window/?office=2", "Accept-Language", "fr"); r.StatusCode != 200 || r.Header.Get("Content-Language") != "fr" {
		t.Errorf("/window/: status %d in %q, want 200 in the browser's language", r.StatusCode, r.Header.Get("Content-Language"))
	}
	for _, path := range []string{"/window/de/", "/window/xx/", "/window/nl/1/"} {
		if r := v.Get(t, path); r.StatusCode != 404 {
			t.Errorf("%s: status %d, want 404", path, r.StatusCode)
		}
	}
	if script := v.Get(t, "/window/screen.js"); script.StatusCode != 200 || len(script.Text) > 6000 {
		t.Errorf("the script has status %d and %d bytes, want at most 6000", script.StatusCode, len(script.Text))
	}
}

// TestTheScreenHidesWhatVisitorsDoNotSee looks for hidden prices and streets on the screen.
func TestTheScreenHidesWhatVisitorsDoNotSee(t *testing.T) {
	v := visitShared(t)
	var search strings.Builder
	hidden := sampletest.Hidden(t)
	for _, one := range hidden {
		fmt.Fprintf(&search, "&number=%d", one.Number)
	}
	text := v.Get(t, "/window/nl/?"+search.String()[1:]).Text
	for _, one := range hidden {
		for _, secret := range one.Texts {
			if strings.Contains(text, secret) {
				t.Errorf("the screen says %q of property %d, which is hidden", secret, one.Number)
			}
		}
	}
}
