package atom_test

import (
	"encoding/xml"
	"fmt"
	"strings"
	"testing"

	"github.com/gevel/gevel/internal/sampletest"
	"github.com/gevel/gevel/internal/sitetest"
)

type feed struct {
	ID      string `xml:"id"`
	Title   string `xml:"title"`
	Updated string `xml:"updated"`
	Links   []struct {
		Rel  string `xml:"rel,attr"`
		Href string `xml:"href,attr"`
	} `xml:"link"`
	Entries []struct {
		ID      string `xml:"id"`
		Title   string `xml:"title"`
		Updated string `xml:"updated"`
		Summary string `xml:"summary"`
		Content struct {
			Type string `xml:"type,attr"`
			Text string `xml:",chardata"`
		} `xml:"content"`
		Links []struct {
			Rel  string `xml:"rel,attr"`
			Href string `xml:"href,attr"`
		} `xml:"link"`
	} `xml:"entry"`
}

// TestThePageIsTheFirstLinkOfAFeed is for readers that take the first link for the page, whatever its rel, as htmlparser2 12.0.0 does.
func TestThePageIsTheFirstLinkOfAFeed(t *testing.T) {
	v := sitetest.Shared(t)
	f := feedAt(t, v, "/fr/feed.xml")
	if len(f.Links) != 2 || f.Links[0].Rel != "alternate" || strings.HasSuffix(f.Links[0].Href, ".xml") || f.Links[1].Rel != "self" {
		t.Errorf("the links of the feed are %+v, want the page and then the feed itself", f.Links)
	}
	for _, e := range f.Entries {
		if e.Links[0].Rel != "alternate" {
			t.Errorf("the first link of entry %s is its %s, want its page", e.ID, e.Links[0].Rel)
		}
	}
}

// TestAFeedHasNoReferencesByNumber is for readers that know references to characters by name only, as fast-xml-parser 5.12.1 does without
// options. A text of the feed that looks like one, behind "&amp;", is none.
func TestAFeedHasNoReferencesByNumber(t *testing.T) {
	text := sitetest.Shared(t).Get(t, "/fr/feed.xml").Text
	if strings.Contains(text, "&#") || !strings.Contains(text, "&lt;img src=&quot;") {
		t.Error("the feed has a reference by number, or lost its quotation marks")
	}
}

func TestFeedHasTheNewestProperties(t *testing.T) {
	v := sitetest.Shared(t)
	r := v.Get(t, "/fr/feed.xml")
	var f feed
	if err := xml.Unmarshal([]byte(r.Text), &f); err != nil || len(f.Entries) != 50 || f.Updated == "" || f.Title == "" {
		t.Fatalf("the feed has %d entries, title %q and time %q, want 50 and both (%v)", len(f.Entries), f.Title, f.Updated, err)
	}
	newest := v.Get(t, "/graphql?query=%7Bproperties(language:FR,first:1)%7Bnodes%7Bpath%20price%7Btext%7D%7D%7D%7D").Text
	for i, e := range f.Entries {
		price, _, _ := strings.Cut(e.Summary, "\n")
		if i == 0 && (!strings.Contains(newest, strings.TrimPrefix(e.Links[0].Href, v.URL)) || !strings.Contains(newest, price)) {
			t.Errorf("the feed begins with %s, %s, but the newest property is %s", e.Links[0].Href, price, newest)
		}
		if e.ID == "" || e.Title == "" || e.Updated == "" || price == "" || len(e.Links) != 2 || e.Links[1].Rel != "enclosure" ||
			e.Content.Type != "html" || !strings.Contains(e.Content.Text, `<img src="`+e.Links[1].Href+`"`) {
			t.Errorf("an entry lacks its id, title, time, price or photo: %+v", e)
		}
	}
	for _, link := range f.Entries[7].Links {
		if got := v.Get(t, strings.TrimPrefix(link.Href, v.URL)); got.StatusCode != 200 {
			t.Errorf("the feed links to %s, which answers with status %d, want 200", link.Href, got.StatusCode)
		}
	}
	if !strings.Contains(v.Get(t, "/fr/").Text, `type="application/atom+xml" href="`+v.URL+`/fr/feed.xml"`) {
		t.Error("the home page has no link to the feed")
	}
	if got := v.Get(t, "/de/feed.xml"); got.StatusCode != 404 {
		t.Errorf("the feed of a language not in use: status %d, want 404", got.StatusCode)
	}
}

// TestFeedAndSitemapHidePricesAndAddresses first makes the properties with hidden data the newest ones.
func TestFeedAndSitemapHidePricesAndAddresses(t *testing.T) {
	v := sitetest.Open(t)
	secrets := sampletest.Hidden(t)
	for _, s := range secrets {
		v.Write(t, fmt.Sprintf("UPDATE property SET published_at = published_at + 1000000000 WHERE number = %d", s.Number))
	}
	text := v.Get(t, "/nl/feed.xml").Text + v.Get(t, "/sitemap-nl.xml").Text
	for _, s := range secrets {
		if !strings.Contains(text, fmt.Sprintf("/property/%d/", s.Number)) {
			t.Errorf("the feed lacks property %d", s.Number)
		}
		for _, secret := range s.Texts {
			if strings.Contains(text, secret) {
				t.Errorf("the feed or the sitemap shows %q of property %d, which is hidden", secret, s.Number)
			}
		}
	}
}
