package wholesite_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/gevel/gevel/internal/sampletest"
)

// TestHiddenPricesAndAddressesNeverLeaveTheServer searches every page and answer for hidden prices and streets.
func TestHiddenPricesAndAddressesNeverLeaveTheServer(t *testing.T) {
	v := visitShared(t)
	secrets := sampletest.Hidden(t)
	if len(secrets) < 2 {
		t.Fatal("the sample has too few hidden prices and addresses to test with:", secrets)
	}
	var answers strings.Builder
	for _, path := range []string{"/nl/", "/nl/te-koop/", "/nl/te-koop/?page=2", "/nl/te-koop/?page=3", "/nl/te-koop/?page=4",
		"/nl/te-huur/", "/nl/te-huur/?page=2"} {
		answers.WriteString(v.Get(t, path).Text)
	}
	for _, s := range secrets {
		answers.WriteString(v.Get(t, v.Path(t, fmt.Sprintf("/property/%d/", s.Number), "nl")).Text)
		answers.WriteString(v.Get(t,
			fmt.Sprintf("/graphql?query=%%7Bproperty(number:%d)%%7Bprice%%7Bamount%%20text%%7D"+
				"address%%7Bstreet%%7Dlocation%%7Blatitude%%20longitude%%7D%%7D%%7D", s.Number)).Text)
	}
	for _, s := range secrets {
		for _, text := range s.Texts {
			if strings.Contains(answers.String(), text) {
				t.Errorf("%q of property %d is hidden, but an answer contains it", text, s.Number)
			}
		}
	}
}

// TestPricesReplacedByAMarqueeAreOnNoPage searches for the prices of properties whose marquee says rented or sold.
func TestPricesReplacedByAMarqueeAreOnNoPage(t *testing.T) {
	v := visit(t)
	v.Write(t,
		`UPDATE property SET price = 31415900, deposit = 27182800, total_price = 27182800, agency_cost = 27182800
			WHERE number IN (1033, 1051)`)
	for _, path := range []string{"/nl/te-koop/?sort=price_asc", "/nl/te-koop/?priceMin=300000&priceMax=320000",
		"/nl/te-huur/?sort=price_desc", "/nl/te-huur/?priceMin=300000",
		v.Path(t, "/property/1033/", "nl"), v.Path(t, "/property/1051/", "nl"), "/nl/feed.xml", "/export/properties.jsonl?language=nl"} {
		text := v.Get(t, path, "Accept-Encoding", "identity").Text
		for _, amount := range []string{"314.159", `:314159`, "271.828", "271828"} {
			if strings.Contains(text, amount) {
				t.Errorf("%s contains the price %q, which a marquee replaces", path, amount)
			}
		}
		if strings.Contains(path, "priceMin") && (strings.Contains(text, "/1033/") || strings.Contains(text, "/1051/")) {
			t.Errorf("%s finds a property by a price that a marquee replaces", path)
		}
	}
}
