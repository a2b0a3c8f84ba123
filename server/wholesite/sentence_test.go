package wholesite_test

import (
	"strings"
	"testing"
)

// TestSentencesOfTheSearchField sends what the search field sends, without scripts: an understood sentence becomes the address of its
// conditions, and the page there says what was not understood, in each language.
func TestSentencesOfTheSearchField(t *testing.T) {
	v := visitShared(t)
	for address, to := range map[string]string{
		"/nl/te-koop/?q=huis+met+tuin+in+Kinrooi+onder+900k": "/nl/te-koop/?city=Kinrooi%7C3640&type=1&priceMax=900000&garden=1",
		"/nl/te-koop/?q=appartement+te+huur+met+lift":        "/nl/te-huur/?type=2&lift=1",
		"/fr/a-vendre/?q=maison+avec+douves":                 "/fr/a-vendre/?type=1&sentence=maison%20avec%20douves",
		"/en/for-sale/?q=house+with+3+bedrooms":              "/en/for-sale/?type=1&bedrooms=3",
		"/nl/te-koop/?q=Haus+mit+Garten":                     "/nl/te-koop/?type=1&garden=1",
		"/nl/te-koop/?q=molenstraat":                         "/nl/te-koop/?text=molenstraat",
		"/nl/te-koop/?q=kinrooi":                             "/nl/te-koop/kinrooi/",
		"/nl/te-koop/?q=%3Cscript%3E":                        "/nl/te-koop/?sentence=%3Cscript%3E",
		"/nl/te-koop/?text=huis+tot+900k+met+slotgracht": "/nl/te-koop/?type=1&priceMax=900000" +
			"&sentence=huis%20tot%20900k%20met%20slotgracht",
	} {
		if r := v.Get(t, address); r.StatusCode != 307 || r.Header.Get("Location") != to {
			t.Errorf("%s: status %d to %s, want 307 to %s", address, r.StatusCode, r.Header.Get("Location"), to)
		}
	}
	for address, want := range map[string]string{
		"/nl/te-koop/?type=1&sentence=huis+met+slotgracht":     "Niet begrepen: “slotgracht”",
		"/nl/te-koop/?type=1&sentence=huis+met+ophaalbrug":     "Niet begrepen: “ophaalbrug”", // the same list, another page
		"/fr/a-vendre/?type=1&sentence=maison+avec+douves":     "Non compris\u202f: «\u202fdouves\u202f»",
		"/en/for-sale/?type=1&sentence=house+with+a+moat":      "Not understood: “moat”",
		"/nl/te-koop/kinrooi/?sentence=kinrooi+slotgracht":     "Niet begrepen: “slotgracht”",
		"/nl/te-koop/?sentence=%D9%85%D8%B1%D8%AD%D8%A8%D8%A7": "Niet begrepen: “مرحبا”",
		"/nl/te-koop/?sentence=%3Cscript%3Ealert(1)":           "Niet begrepen: “&lt;script&gt;alert”",
	} {
		if r := v.Get(t, address); r.StatusCode != 200 || !strings.Contains(r.Text, want) {
			t.Errorf("%s: status %d, want a page with %q", address, r.StatusCode, want)
		}
	}
	long := v.Get(t, "/nl/te-koop/?q="+strings.Repeat("huis+", 1000)).Header.Get("Location")
	if !strings.HasPrefix(long, "/nl/te-koop/?type=1&sentence=") || len(long) > 800 {
		t.Errorf("5,000 characters lead to %s", long)
	}
	if r := v.Get(t, long); !strings.Contains(r.Text, "De zin was te lang") {
		t.Error("the list of a long sentence does not tell that only its beginning was read")
	}
}
