package server_test

import (
	"fmt"
	"html"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/gevel/gevel/locale"
)

var (
	scripts = regexp.MustCompile(`(?s)<(script|style)[^>]*>.*?</(script|style)>`)
	tags    = regexp.MustCompile(`<[^>]*>`)
)

// visible is the text of a page as visitors read it, attributes included: they hold addresses and what pictures show.
func visible(page string) string {
	body := scripts.ReplaceAllString(page[strings.Index(page, "<body"):], " ")
	return html.UnescapeString(tags.ReplaceAllStringFunc(body, func(tag string) string { return " " + tag + " " }))
}

// TestJSONLDOnEveryPageOfTheSample reads what every page of the Dutch sitemap, and every third one of the others, says for machines.
func TestJSONLDOnEveryPageOfTheSample(t *testing.T) {
	v := visitShared(t)
	for _, file := range v.sitemap(t, "/sitemap.xml").Files {
		for i, p := range v.sitemap(t, strings.TrimPrefix(file.Loc, v.URL)).Pages {
			if !strings.Contains(file.Loc, "-nl.") && i%3 > 0 {
				continue
			}
			r := v.get(t, strings.TrimPrefix(p.Loc, v.URL))
			checked := claimCheck{T: t, origin: v.URL, at: p.Loc, text: visible(r.text), ids: map[string]bool{}}
			said := claims(t, r)
			for _, c := range said {
				if id, ok := c["@id"].(string); ok {
					checked.ids[id] = true
				}
			}
			for kind, c := range said {
				checked.walk(kind, c)
			}
			checked.crumbs(said["BreadcrumbList"])
			if listing := said["[WebPage RealEstateListing]"]; listing != nil && listing["url"] != p.Loc {
				t.Errorf("%s says it is at %v", p.Loc, listing["url"])
			}
		}
	}
}

// claimCheck looks through what one page says.
type claimCheck struct {
	*testing.T
	origin, at, text string
	ids              map[string]bool // what the page's graph names
}

func (c claimCheck) walk(way string, value any) {
	switch value := value.(type) {
	case claim:
		if id, ok := value["@id"].(string); ok && len(value) == 1 && !c.ids[id] {
			c.Errorf("%s: %s names %s, which is not there", c.at, way, id)
		}
		for name, v := range value {
			c.walk(way+"."+name, v)
		}
	case []any:
		if len(value) == 0 {
			c.Errorf("%s: %s is empty", c.at, way)
		}
		for _, v := range value {
			c.walk(way, v)
		}
	case string:
		c.said(way, value)
	case nil:
		c.Errorf("%s: %s is null", c.at, way)
	case float64:
		if strings.HasSuffix(way, "rice") && !strings.Contains(c.text, locale.FormatEuro(value)) {
			c.Errorf("%s: %s is %v, which the page does not show", c.at, way, value)
		}
	}
}

// said checks a text: addresses are whole and of this site, and what is said of places and people is on the page.
func (c claimCheck) said(way, text string) {
	last := way[strings.LastIndex(way, ".")+1:]
	if text == "" || slices.Contains([]string{"null", "undefined", "NaN"}, text) {
		c.Errorf("%s: %s is %q", c.at, way, text)
	}
	if slices.Contains([]string{"url", "item", "image", "logo", "tourBookingPage"}, last) && !strings.HasPrefix(text, c.origin+"/") {
		c.Errorf("%s: %s leads to %s", c.at, way, text)
	}
	if slices.Contains([]string{"streetAddress", "telephone", "email", "vatID"}, last) && !strings.Contains(c.text, text) {
		c.Errorf("%s: %s is %q, which the page does not say", c.at, way, text)
	}
}

// crumbs checks that the steps count from 1 and that each but the last leads somewhere.
func (c claimCheck) crumbs(list claim) {
	if list == nil {
		return // the home page
	}
	steps := list["itemListElement"].([]any)
	for i, step := range steps {
		step := step.(claim)
		if step["position"] != float64(i+1) || !strings.Contains(c.text,
			fmt.Sprint(step["name"])) || i < len(steps)-1 && step["item"] == nil {
			c.Errorf("%s: step %d is %v", c.at, i+1, step)
		}
	}
}

func TestNoindexOfFilteredLists(t *testing.T) {
	v := visitShared(t)
	for path, want := range map[string]string{
		"/nl/te-koop/":                                   "",
		"/nl/te-koop/?city=Bree%7C3960":                  "",
		"/fr/a-louer/?type=2":                            "",
		"/nl/te-koop/?city=Bree%7C3960&type=1":           "noindex,follow",
		"/nl/te-koop/?priceMax=300000":                   "noindex,follow",
		"/en/for-sale/?bedrooms=3&sort=price_asc":        "noindex,follow",
		"/nl/te-koop/?text=huis":                         "noindex,follow",
		"/nl/te-koop/?page=99":                           "noindex,follow",
		"/nl/bedankt/contact-me/":                        "noindex",
		"/nl/verdwenen/":                                 "noindex",
		v.path(t, "/property/1096/", "nl"):               "",
		v.path(t, "/property/1096/", "nl") + "?form=ask": "noindex",
		"/nl/toegankelijkheid/":                          "",
		"/nl/cookie-policy/?setcookies":                  "",
	} {
		r := v.get(t, path)
		got := ""
		if m := regexp.MustCompile(`<meta name="robots" content="([^"]+)"`).FindStringSubmatch(r.text); m != nil {
			got = m[1]
		}
		if got != want {
			t.Errorf("%s: %q, want %q", path, got, want)
		}
		clean, _, _ := strings.Cut(path, "?")
		if canonical := linksOf(r.text)[""]; want == "" && !strings.HasPrefix(canonical, v.URL+clean) || strings.Contains(canonical,
			"setcookies") {
			t.Errorf("%s is really at %s", path, canonical)
		}
	}
}
