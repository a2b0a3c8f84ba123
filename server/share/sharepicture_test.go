package share_test

import (
	"bytes"
	"fmt"
	"image/jpeg"
	"net/http"
	"strings"
	"testing"

	"github.com/gevel/gevel/internal/sampletest"
	"github.com/gevel/gevel/internal/sitetest"
)

// TestSharePictureSaysThatThePriceWasLowered draws the picture of a property without a marquee before and after: afterwards there is a band
// over the corner of the photo, as on the cards of the site.
func TestSharePictureSaysThatThePriceWasLowered(t *testing.T) {
	v := sitetest.Open(t)
	dark := func() bool {
		address := v.SharePicture(t, "property(number:1077)")
		r := v.Get(t, address)
		m, err := jpeg.Decode(strings.NewReader(r.Text))
		if err != nil || !strings.Contains(r.Header.Get("Cache-Control"), "immutable") {
			t.Fatalf("%s: %v, Cache-Control %s, want an immutable JPEG", address, err, r.Header.Get("Cache-Control"))
		}
		red, green, blue, _ := m.At(8, m.Bounds().Dy()-90).RGBA()
		return red < 0x3000 && green < 0x3000 && blue < 0x3000
	}
	if dark() {
		t.Error("there is a band before the price was lowered")
	}
	v.Write(t, "UPDATE property SET price = 17000000 WHERE number = 1077")
	if !dark() {
		t.Error("there is no band after the price was lowered")
	}
}

// TestSharePicturesShowWhatVisitorsSee draws pictures of properties and projects; they are what the page names, of the size that networks
// ask for, kept for good at their own address and asked for again at an older one.
func TestSharePicturesShowWhatVisitorsSee(t *testing.T) {
	v := sitetest.Open(t)
	for _, record := range []string{"property(number:1096)", "property(number:1096,language:FR)", "project(number:2001)"} {
		address := v.SharePicture(t, record)
		r := v.Get(t, address)
		m, err := jpeg.Decode(bytes.NewReader([]byte(r.Text)))
		if err != nil || m.Bounds().Dx() != 1200 || m.Bounds().Dy() != 630 || !strings.Contains(r.Header.Get("Cache-Control"),
			"immutable") {
			t.Errorf("%s: status %d, %v, %s, want 1200 by 630, immutable (%v)", address, r.StatusCode, m.Bounds(),
				r.Header.Get("Cache-Control"), err)
		}
		if old := v.Get(t, strings.Split(address, "?")[0]+"?v=old"); old.Header.Get("Cache-Control") != "no-cache" {
			t.Errorf("an older address of %s has Cache-Control %s, want no-cache", record, old.Header.Get("Cache-Control"))
		}
	}
	if page := v.Get(t, v.Path(t, "/property/1096/", "nl")); !strings.Contains(page.Text, v.URL+"/share/nl/property/1096.jpg?v=") {
		t.Error("the page does not name its picture")
	}
	before := v.SharePicture(t, "property(number:1096)")
	v.Write(t, "UPDATE property SET status = 2 WHERE number = 1096")
	if after := v.SharePicture(t, "property(number:1096)"); after == before {
		t.Error("the address of the picture is the same after the sale")
	}
	for _, path := range []string{"/share/nl/property/1.jpg", "/share/xx/property/1096.jpg", "/share/nl/other/1096.jpg",
		"/share/nl/property/1096.png",
		"/share/nl/property/a.jpg", "/share/de/property/99999999999999999999.jpg"} {
		if r := v.Get(t, path); r.StatusCode != http.StatusNotFound {
			t.Errorf("%s: status %d, want 404", path, r.StatusCode)
		}
	}
}

// TestSharePicturesDoNotDependOnHiddenPrices shows that a hidden price changes neither the picture nor its address.
func TestSharePicturesDoNotDependOnHiddenPrices(t *testing.T) {
	v := sitetest.Open(t)
	for _, secret := range sampletest.Hidden(t) {
		record := fmt.Sprintf("property(number:%d)", secret.Number)
		before := v.SharePicture(t, record)
		picture := v.Get(t, before).Text
		v.Write(t,
			fmt.Sprintf("UPDATE property SET price = CASE WHEN publish_price THEN price ELSE 31415900 END WHERE number = %d",
				secret.Number))
		if after := v.SharePicture(t, record); after != before || v.Get(t, after).Text != picture {
			t.Errorf("the picture of property %d depends on what is hidden", secret.Number)
		}
	}
}

// TestSharePicturesAreCharged uses up the budget of a minute: then no picture is drawn, and one that is cached still comes.
func TestSharePicturesAreCharged(t *testing.T) {
	v := sitetest.Open(t)
	sitetest.EarlyInAMinute(t)
	drawn := v.SharePicture(t, "property(number:1096)")
	v.Get(t, drawn)
	for i := range 1000 {
		if v.PostJSON(t, map[string]any{"query": sitetest.ExpensiveQuery(i)}).StatusCode == http.StatusTooManyRequests {
			break
		}
	}
	for range 40 { // what is left is less than the expensive query costs
		v.PostJSON(t, map[string]any{"query": "{ properties { totalCount } }"})
	}
	if r := v.Get(t, "/share/nl/property/1097.jpg"); r.StatusCode != http.StatusTooManyRequests || r.Header.Get("Retry-After") == "" {
		t.Errorf("a picture beyond the budget: status %d, Retry-After %q, want 429 and a time", r.StatusCode, r.Header.Get("Retry-After"))
	}
	if r := v.Get(t, drawn); r.StatusCode != http.StatusOK {
		t.Errorf("a picture that was drawn before: status %d, want 200 from the cache", r.StatusCode)
	}
}
