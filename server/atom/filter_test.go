package atom_test

import (
	"encoding/xml"
	"fmt"
	"net/url"
	"strconv"
	"strings"
	"testing"

	"github.com/gevel/gevel/internal/sampletest"
	"github.com/gevel/gevel/internal/sitetest"
	"github.com/gevel/gevel/limits"
)

func feedAt(t *testing.T, v sitetest.Site, address string) (f feed) {
	t.Helper()
	r := v.Get(t, address)
	if err := xml.Unmarshal([]byte(r.Text), &f); err != nil || r.StatusCode != 200 {
		t.Fatalf("%s: status %d, %v", address, r.StatusCode, err)
	}
	return f
}

// TestAFeedHasWhatTheListOfItsFilterHas compares feeds with the graph's answer to the same filter.
func TestAFeedHasWhatTheListOfItsFilterHas(t *testing.T) {
	v := sitetest.Shared(t)
	for _, c := range []struct{ search, filter string }{
		{"goal=rent", "goal:RENT"},
		{"goal=sale&city=Bree%7C3960", `goal:SALE,cities:[{name:"Bree",zip:"3960"}]`},
		{"city=Bree%7C3960&priceMax=300000", `cities:[{name:"Bree",zip:"3960"}],priceMax:300000`},
		{"goal=sale&type=1&garden=1&bedrooms=3&sort=price_asc&view=map&page=2", `goal:SALE,categories:[1],garden:true,bedroomsMin:3`},
		{"goal=sale&bounds=51,5.4,51.3,5.8&energy=A&energy=B",
			`goal:SALE,bounds:{south:51,west:5.4,north:51.3,east:5.8},energyClasses:[A,B]`},
		{"goal=sale&area=51.1,5.6;51.16,5.6;51.16,5.8;51.1,5.8", "goal:SALE,polygon:[{latitude:51.1,longitude:5.6}," +
			"{latitude:51.16,longitude:5.6},{latitude:51.16,longitude:5.8},{latitude:51.1,longitude:5.8}]"},
		{"goal=sale&priceMax=1", "goal:SALE,priceMax:1"},
		{"goal=sale&city=Genk%7C3600&radius=20", `goal:SALE,cities:[{name:"Genk",zip:"3600"}],radius:20`},
	} {
		query := fmt.Sprintf(`{properties(language:NL,first:50,filter:{%s}){nodes{path marquee{code}}}}`, c.filter)
		found := v.Get(t, "/graphql?query="+url.QueryEscape(query)).Text
		entries := feedAt(t, v, "/nl/feed.xml?"+c.search).Entries
		for _, e := range entries {
			if path := strings.TrimPrefix(e.Links[0].Href, v.URL); !strings.Contains(found, path) {
				t.Errorf("the feed of %s has %s, which the list does not have: %s", c.search, path, found)
			}
		}
		if onOffer := strings.Count(found, `"path"`) - strings.Count(found, `"code":3`) - strings.Count(found,
			`"code":4`); len(entries) != onOffer {
			t.Errorf("the feed of %s has %d entries, the list %d on offer: %s", c.search, len(entries), onOffer, found)
		}
	}
}

// TestAFeedHasOneAddress reads a filter in another order, and finds the same id, the list and a title with the city.
func TestAFeedHasOneAddress(t *testing.T) {
	v := sitetest.Shared(t)
	f := feedAt(t, v, "/fr/feed.xml?priceMax=400000&view=map&city=Bree%7C3960&goal=SALE")
	if want := "/fr/feed.xml?goal=sale&city=Bree%7C3960&priceMax=400000"; f.ID != v.URL+want {
		t.Errorf("the feed has the id %s, want %s", f.ID, want)
	}
	if !strings.HasPrefix(f.Title, "Nouveau à vendre, Bree | ") {
		t.Errorf("the feed has the title %q, want the goal and the city", f.Title)
	}
	list := v.Get(t, "/fr/a-vendre/?city=Bree%7C3960&priceMax=400000&sort=price_asc").Text
	if !strings.Contains(list, "/fr/feed.xml?goal=sale&amp;city=Bree%7C3960&amp;priceMax=400000") {
		t.Error("the list has no link to the feed of its filter")
	}
}

// TestABadFilterOfAFeedIsRefused expects an error that names the condition, and not a feed of something else.
func TestABadFilterOfAFeedIsRefused(t *testing.T) {
	v := sitetest.Shared(t)
	for _, c := range []struct {
		search, about string
		status        int
	}{
		{"goal=SALES", "goal", 400},
		{"goal=sale&colour=red", `"colour"`, 400},
		{"priceMax=cheap", `"priceMax"`, 400},
		{"priceMin=1&priceMin=2", `"priceMin"`, 400},
		{"energy=A&energy=Z", `"energy"`, 400},
		{"garden=0", `"garden"`, 400},
		{"city=Bree%7C3960&radius=51", `"radius"`, 400},
		{"city=Bree%7C3960&radius=-1", `"radius"`, 400},
		{"radius=10", `"radius"`, 400},
		{"city=Nergenshuizen&radius=10", `"Nergenshuizen"`, 400},
		{"availableBy=2026-02-31", `"availableBy"`, 400},
		{"bounds=north,south", `"bounds"`, 400},
		{"q=huis+met+tuin", `"q"`, 400},
		{"text=%zz", "query string", 400},
		{"text=" + strings.Repeat("a", limits.FeedFilterBytes), "too long", 414},
	} {
		r := v.Get(t, "/nl/feed.xml?"+c.search)
		if r.StatusCode != c.status || !strings.Contains(r.Text, c.about) {
			t.Errorf("%.60s: status %d and %q, want %d and words about %s", c.search, r.StatusCode, r.Text, c.status, c.about)
		}
	}
	if r := v.Get(t, "/nl/feed.xml?priceMax=&text=+&goal=sale"); r.StatusCode != 200 {
		t.Errorf("empty conditions: status %d, want 200: they are no conditions", r.StatusCode)
	}
}

// TestNoFilterOfAFeedRevealsAHiddenPrice searches for properties by the prices that they hide.
func TestNoFilterOfAFeedRevealsAHiddenPrice(t *testing.T) {
	v := sitetest.Shared(t)
	for _, s := range sampletest.Hidden(t) {
		price, err := strconv.Atoi(s.Texts[0])
		if err != nil {
			continue // its address is hidden
		}
		text := v.Get(t, fmt.Sprintf("/nl/feed.xml?priceMin=%d&priceMax=%d", price-1, price+1)).Text
		if strings.Contains(text, fmt.Sprintf("/property/%d/", s.Number)) {
			t.Errorf("the feed around the price %d has property %d, which hides that price", price, s.Number)
		}
	}
}
