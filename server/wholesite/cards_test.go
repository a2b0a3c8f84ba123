package wholesite_test

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/gevel/gevel/internal/sampletest"
	"github.com/gevel/gevel/limits"
)

// sheets counts the cards of a page.
func sheets(page string) int { return strings.Count(page, "<article") }

// TestCardsSayWhatTheLawOfTheirRegionAsks reads cards of the four regions, each in another language.
func TestCardsSayWhatTheLawOfTheirRegionAsks(t *testing.T) {
	v := visitShared(t)
	for path, wants := range map[string][]string{
		"/print/nl/card/1035/": {"€\u00a098.000", "Vlaams energielabel", "20251031-0002482119-RES-1", "Perceelscore\u00a0(P)",
			"Gebouwscore\u00a0(G)", "Asbestattest", "Voorkooprecht", "renoveren tot energielabel D", "Vastgoedmakelaar-bemiddelaar BIV"},
		"/print/fr/card/1071/": {"PEB bruxelloise", "Émissions de CO₂", "Code unique", "de charges"},
		"/print/en/card/1062/": {"Walloon", "Unique code", "kWh"},
		"/print/fr/card/1078/": {"Prix sur demande", "Classe d’isolation thermique", "autorisation d’établissement", ">I<"},
	} {
		card := v.Get(t, path)
		if card.StatusCode != 200 || sheets(card.Text) != 1 {
			t.Errorf("%s: status %d with %d cards, want one", path, card.StatusCode, sheets(card.Text))
		}
		for _, want := range append(wants, "/qr/property/", "?from=window", `content="noindex, nofollow"`) {
			if !strings.Contains(card.Text, want) {
				t.Errorf("%s does not say %q", path, want)
			}
		}
		if strings.Contains(card.Text, "<script") {
			t.Errorf("%s has a script", path)
		}
	}
}

// TestCardsThatDoNotExist requests cards of unknown and hidden properties, in languages that are not in use.
func TestCardsThatDoNotExist(t *testing.T) {
	v := visit(t)
	v.Write(t, "UPDATE property SET hidden_until = 99999999999 WHERE number = 1036")
	for _, path := range []string{"/print/nl/card/99999/", "/print/nl/card/1036/", "/print/de/card/1035/", "/print/xx/cards/",
		"/print/nl/"} {
		if r := v.Get(t, path); r.StatusCode != 404 || sheets(r.Text) > 0 {
			t.Errorf("%s: status %d with %d cards, want 404 without", path, r.StatusCode, sheets(r.Text))
		}
	}
}

// TestACardOfWhatIsTakenSaysSoAlone looks for price, street and figures of what is sold by status, and by marquee.
func TestACardOfWhatIsTakenSaysSoAlone(t *testing.T) {
	v := visit(t)
	v.Write(t,
		`UPDATE property SET price = 31415900, street = 'Geheimestraat', marquee = iif(number = 1095, 0, 3) WHERE number IN (1095, 1035)`)
	for _, number := range []int{1095, 1035} {
		text := v.Get(t, fmt.Sprintf("/print/nl/card/%d/", number)).Text
		for _, secret := range []string{"314.159", "Geheimestraat", "kWh"} {
			if strings.Contains(text, secret) {
				t.Errorf("the card of %d, which is sold, says %q", number, secret)
			}
		}
		if strings.Contains(text, "actuele prijs") || !strings.Contains(text, "Scan voor wat nu te koop") {
			t.Errorf("the card of %d, which is sold, leads to its price", number)
		}
		if !strings.Contains(text, "Verkocht") {
			t.Errorf("the card of %d does not say that it is sold", number)
		}
	}
}

// TestCardsHideWhatVisitorsDoNotSee looks for hidden prices and streets on cards, and in sets that ask for them.
func TestCardsHideWhatVisitorsDoNotSee(t *testing.T) {
	v := visitShared(t)
	for _, hidden := range sampletest.Hidden(t) {
		text := v.Get(t, fmt.Sprintf("/print/nl/cards/?number=%d&paper=a3", hidden.Number)).Text
		if slices.ContainsFunc(hidden.Texts, func(secret string) bool { return strings.Contains(text, secret) }) {
			t.Errorf("the card of %d says one of %q, which are hidden", hidden.Number, hidden.Texts)
		}
	}
}

// TestASetOfCardsHasItsFilter compares sets: all, of an office, of one without properties, of properties by number, of nonsense.
func TestASetOfCardsHasItsFilter(t *testing.T) {
	v := visitShared(t)
	qr := regexp.MustCompile(`src="/qr/property/(\d+)\.svg`)
	numbers := func(search string) (list []string) {
		for _, found := range qr.FindAllStringSubmatch(v.Get(t, "/print/nl/cards/"+search).Text, -1) {
			list = append(list, found[1])
		}
		return list
	}
	all, second := numbers(""), numbers("?office=2")
	if len(all) != limits.WindowCards || len(second) == 0 || len(second) > 10 {
		t.Errorf("all cards are %d, those of the second office %d, want %d and a few", len(all), len(second), limits.WindowCards)
	}
	if page := v.Get(t, "/print/nl/cards/").Text; !strings.Contains(page, "de eerste 40 staan hier") {
		t.Error("a set that is cut off does not say so")
	}
	if got := numbers("?number=1035&number=1078&goal=sale"); len(got) != 2 {
		t.Errorf("two numbers give the cards %v, want those two", got)
	}
	for _, search := range []string{"?office=99", "?office=x", "?city=Nergens", "?number=99999"} {
		if r := v.Get(t, "/print/nl/cards/"+search); r.StatusCode != 200 || sheets(r.Text) > 0 || !strings.Contains(r.Text,
			"Geen pand past") {
			t.Errorf("%s: status %d with %d cards, want 200 that says that there are none", search, r.StatusCode, sheets(r.Text))
		}
	}
}

// TestCardsOfOddProperties has a title of 300 characters, and no photo, title, agent's registration or figure.
func TestCardsOfOddProperties(t *testing.T) {
	v := visit(t)
	v.Write(t, `UPDATE property SET title = json_object('nl', '`+strings.Repeat("Woning & <b>tuin</b> ", 15)+`') WHERE number = 1035`)
	v.Write(t, "DELETE FROM photo WHERE property = 1036")
	v.Write(t, "UPDATE property SET title = '{}' WHERE number = 1036")
	if text := v.Get(t, "/print/nl/card/1035/").Text; !strings.Contains(text, "Woning &amp; &lt;b&gt;") {
		t.Error("a long title is not on the card, or its markup is not text")
	}
	card := v.Get(t, "/print/nl/card/1036/")
	if card.StatusCode != 200 || strings.Contains(card.Text, "<img src=\"/media") || strings.Contains(card.Text, "<h2></h2>") {
		t.Errorf("a card without photo and title has status %d, a picture or an empty title", card.StatusCode)
	}
}
