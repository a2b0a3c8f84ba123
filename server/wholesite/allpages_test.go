package wholesite_test

import (
	_ "embed" // the names of schema.org
	"fmt"
	"html"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/gevel/gevel/internal/releasetest"
	"github.com/gevel/gevel/internal/sitetest"
	"github.com/gevel/gevel/locale"
)

var (
	scripts = regexp.MustCompile(`(?s)<(script|style)[^>]*>.*?</(script|style)>`)
	tags    = regexp.MustCompile(`<[^>]*>`)
)

// visible returns the text of a page as visitors read it, with attributes, which hold addresses and descriptions of pictures.
func visible(page string) string {
	body := scripts.ReplaceAllString(page[strings.Index(page, "<body"):], " ")
	return html.UnescapeString(tags.ReplaceAllStringFunc(body, func(tag string) string { return " " + tag + " " }))
}

// TestJSONLDOnEveryPageOfTheSample checks the JSON-LD of every page of the Dutch sitemap and of every third page of the others.
func TestJSONLDOnEveryPageOfTheSample(t *testing.T) {
	releasetest.Only(t, "it renders every page in every language")
	v := visitShared(t)
	for _, file := range v.Sitemap(t, "/sitemap.xml").Files {
		for i, p := range v.Sitemap(t, strings.TrimPrefix(file.Loc, v.URL)).Pages {
			if !strings.Contains(file.Loc, "-nl.") && i%3 > 0 {
				continue
			}
			r := v.Get(t, strings.TrimPrefix(p.Loc, v.URL))
			checked := jsonldCheck{T: t, origin: v.URL, at: p.Loc, text: visible(r.Text), ids: map[string]bool{}}
			checkText := readJSONLD(t, r)
			for _, c := range checkText {
				if id, ok := c["@id"].(string); ok {
					checked.ids[id] = true
				}
			}
			for kind, c := range checkText {
				checked.walk(kind, c)
			}
			checked.breadcrumbs(checkText["BreadcrumbList"])
			if listing := checkText["[WebPage RealEstateListing]"]; listing != nil && listing["url"] != p.Loc {
				t.Errorf("the JSON-LD of %s has the address %v, want that of the page", p.Loc, listing["url"])
			}
		}
	}
}

//go:embed testdata/schema-org.txt
var schemaOrgText string

// schemaOrg names properties of schema.org; search engines read no others.
var schemaOrg = strings.Fields(schemaOrgText)

// jsonldCheck checks the JSON-LD of one page.
type jsonldCheck struct {
	*testing.T
	origin, at, text string
	ids              map[string]bool // the @id of every node
}

func (c jsonldCheck) walk(way string, value any) {
	switch value := value.(type) {
	case jsonldNode:
		if id, ok := value["@id"].(string); ok && len(value) == 1 && !c.ids[id] {
			c.Errorf("%s: %s refers to %s, which the JSON-LD does not contain", c.at, way, id)
		}
		for name, v := range value {
			if !strings.HasPrefix(name, "@") && !slices.Contains(schemaOrg, name) {
				c.Errorf("%s: %s has %s, which is not a property of schema.org that testdata/schema-org.txt lists", c.at, way, name)
			}
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
		c.checkText(way, value)
	case nil:
		c.Errorf("%s: %s is null", c.at, way)
	case float64:
		if strings.HasSuffix(way, "rice") && !strings.Contains(c.text, locale.FormatEuro(value)) {
			c.Errorf("%s: %s is %v in the JSON-LD, but the page does not show it", c.at, way, value)
		}
	}
}

// checkText checks a text: addresses are absolute and of this site; streets, telephone numbers and the like are shown on the page.
func (c jsonldCheck) checkText(way, text string) {
	last := way[strings.LastIndex(way, ".")+1:]
	if text == "" || slices.Contains([]string{"null", "undefined", "NaN"}, text) {
		c.Errorf("%s: %s is %q, which says nothing", c.at, way, text)
	}
	if slices.Contains([]string{"url", "item", "image", "logo", "tourBookingPage"}, last) && !strings.HasPrefix(text, c.origin+"/") {
		c.Errorf("%s: %s is %s, want an absolute address of this site", c.at, way, text)
	}
	shown := text
	if last == "telephone" {
		shown = strings.TrimPrefix(text, "+32 ") // the page may show it as one dials it in Belgium
	}
	if slices.Contains([]string{"streetAddress", "telephone", "email", "vatID"}, last) && !strings.Contains(c.text, shown) {
		c.Errorf("%s: %s is %q in the JSON-LD, but the page does not show it", c.at, way, text)
	}
}

// breadcrumbs checks that positions count from 1 and that every item but the last has a link.
func (c jsonldCheck) breadcrumbs(list jsonldNode) {
	if list == nil {
		return // the home page
	}
	steps := list["itemListElement"].([]any)
	for i, step := range steps {
		step := step.(jsonldNode)
		if step["position"] != float64(i+1) || !strings.Contains(c.text,
			fmt.Sprint(step["name"])) || i < len(steps)-1 && step["item"] == nil {
			c.Errorf("%s: breadcrumb %d is %v, want its place, its name as shown and, but for the last, a link", c.at, i+1, step)
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
		v.Path(t, "/property/1096/", "nl"):               "",
		v.Path(t, "/property/1096/", "nl") + "?form=ask": "noindex",
		"/nl/toegankelijkheid/":                          "",
		"/nl/cookie-policy/?setcookies":                  "",
	} {
		r := v.Get(t, path)
		got := ""
		if m := regexp.MustCompile(`<meta name="robots" content="([^"]+)"`).FindStringSubmatch(r.Text); m != nil {
			got = m[1]
		}
		if got != want {
			t.Errorf("%s tells robots %q, want %q", path, got, want)
		}
		clean, _, _ := strings.Cut(path, "?")
		if canonical := sitetest.LinksOf(r.Text)[""]; want == "" && !strings.HasPrefix(canonical, v.URL+clean) ||
			strings.Contains(canonical,
				"setcookies") {
			t.Errorf("the canonical address of %s is %q, want its own, without setcookies", path, canonical)
		}
	}
}
