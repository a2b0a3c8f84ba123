package wholesite_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/gevel/gevel/internal/sampletest"
	"github.com/gevel/gevel/limits"
)

// TestABrochureHasWhatItsRegionAsks reads brochures of three regions and of Luxembourg in three languages.
func TestABrochureHasWhatItsRegionAsks(t *testing.T) {
	v := visitShared(t)
	for path, wants := range map[string][]string{
		"/print/nl/brochure/1035/": {"€\u00a098.000", "Vlaams energielabel", "20251031-0002482119-RES-1", "Perceelscore\u00a0(P)",
			"Asbestattest",
			"renoveren tot energielabel D", "Registratierechten", "Vastgoedmakelaar-bemiddelaar BIV", "Ref. 1035"},
		"/print/fr/brochure/1071/": {"PEB bruxelloise", "Émissions de CO₂", "Code unique", "de charges", "Garantie locative"},
		"/print/en/brochure/1062/": {"Walloon", "Unique code", "Floor plan", "Work out what it costs"},
		"/print/fr/brochure/1078/": {"Prix sur demande", "Classe d’isolation thermique", "autorisation d’établissement", ">I<"},
	} {
		r := v.Get(t, path)
		if r.StatusCode != 200 || strings.Contains(r.Text, "<script") {
			t.Errorf("%s: status %d, want 200 without scripts", path, r.StatusCode)
		}
		for _, want := range append(wants, "?from=brochure", `content="noindex, nofollow"`) {
			if !strings.Contains(r.Text, want) {
				t.Errorf("%s does not say %q", path, want)
			}
		}
	}
	if r := v.Get(t, "/print/fr/brochure/1078/"); strings.Contains(r.Text, "Frais connus") {
		t.Error("a brochure without a public price adds up costs")
	}
}

// TestBrochuresThatDoNotExist requests brochures of unknown and hidden properties, and in languages that are not in use.
func TestBrochuresThatDoNotExist(t *testing.T) {
	v := visit(t)
	v.Write(t, "UPDATE property SET hidden_until = 99999999999 WHERE number = 1036")
	for _, path := range []string{"/print/nl/brochure/99999/", "/print/nl/brochure/1036/", "/print/de/brochure/1035/",
		"/print/nl/brochure/", "/print/nl/brochure/x/"} {
		if r := v.Get(t, path); r.StatusCode != 404 || strings.Contains(r.Text, " data-sheet=") {
			t.Errorf("%s: status %d, want 404 without sheets", path, r.StatusCode)
		}
	}
}

// TestABrochureHidesWhatVisitorsDoNotSee looks for hidden prices and streets, and for those of what is sold by status and by marquee.
func TestABrochureHidesWhatVisitorsDoNotSee(t *testing.T) {
	v := visit(t)
	for _, hidden := range sampletest.Hidden(t) {
		text := v.Get(t, fmt.Sprintf("/print/nl/brochure/%d/", hidden.Number)).Text
		if slices.ContainsFunc(hidden.Texts, func(secret string) bool { return strings.Contains(text, secret) }) {
			t.Errorf("the brochure of %d says one of %q, which are hidden", hidden.Number, hidden.Texts)
		}
	}
	v.Write(t,
		`UPDATE property SET price = 31415900, street = 'Geheimestraat', marquee = iif(number = 1095, 0, 3) WHERE number IN (1095, 1035)`)
	for _, number := range []int{1095, 1035} {
		text := v.Get(t, fmt.Sprintf("/print/nl/brochure/%d/", number)).Text
		for _, secret := range []string{"314.159", "Geheimestraat", "kWh", "Registratierechten"} {
			if strings.Contains(text, secret) {
				t.Errorf("the brochure of %d, which is sold, says %q", number, secret)
			}
		}
		if !strings.Contains(text, "Verkocht") || strings.Count(text, " data-sheet=") != 2 {
			t.Errorf("the brochure of %d has %d sheets, want two that say that it is sold", number, strings.Count(text, " data-sheet="))
		}
	}
}

// TestABrochureIsBounded prints a title of some 300 letters, 40 photos and a description beyond its limit, and then none of them.
func TestABrochureIsBounded(t *testing.T) {
	v := visit(t)
	v.Write(t, `UPDATE property SET title = json_object('nl', '`+strings.Repeat("Huis & <b>tuin</b> ", 15)+`'),
		description = json_object('nl', '`+strings.Repeat("woord ", 3000)+`') WHERE number = 1096`)
	v.Write(t, `WITH RECURSIVE more(n) AS (VALUES (1) UNION ALL SELECT n + 1 FROM more WHERE n < 32)
		INSERT INTO photo (property, kind, position, file, width, height, alt)
		SELECT 1096, 0, 100 + n, file, width, height, alt FROM more, (SELECT * FROM photo WHERE property = 1096 AND kind = 0 LIMIT 1)`)
	text := v.Get(t, "/print/nl/brochure/1096/").Text
	words, says := strings.Count(text, "woord "), strings.Contains(text, "De volledige beschrijving")
	if words > limits.BrochureCharacters/6+1 || !says {
		t.Errorf("%d words of the description are printed, or nothing says that there are more", words)
	}
	if photos := strings.Count(text, `<img src="/media/`); photos > limits.BrochurePhotos || !strings.Contains(text, "Nog 29 foto’s") {
		t.Errorf("%d photos are printed, or nothing says that there are 29 more", photos)
	}
	if !strings.Contains(text, "Huis &amp; &lt;b&gt;") {
		t.Error("a long title is not on the brochure, or its markup is not text")
	}
	v.Write(t, "DELETE FROM photo WHERE property = 1096")
	v.Write(t, "UPDATE property SET title = '{}', description = '{}' WHERE number = 1096")
	if r := v.Get(t, "/print/nl/brochure/1096/"); r.StatusCode != 200 || strings.Contains(r.Text, `<img src="/media/`) {
		t.Errorf("a brochure without photos and words has status %d, or a photo", r.StatusCode)
	}
}
