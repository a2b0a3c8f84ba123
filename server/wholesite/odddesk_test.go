package wholesite_test

import (
	"encoding/json"
	"fmt"
	"maps"
	"math/rand/v2"
	"net/http"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/internal/sitetest"
)

// oddPart is a part of a record as the desk reads it before it writes another value.
type oddPart struct {
	Record, Field, Kind, Value string
	Language                   *string
	Choices                    []string
	Version                    int
}

// odd is another value for it; ok is false for one that the test leaves as it is, because what it asks for would be gone.
func (p oddPart) odd(o oddRecords) (value string, ok bool) {
	switch p.Kind {
	case "LIST", "HOURS", "DAYS":
		var list any
		if json.Unmarshal([]byte(p.Value), &list) != nil {
			return "", false
		}
		text, err := json.Marshal(o.within(list))
		return string(text), err == nil && p.Field != "languages"
	case "NUMBER":
		return plain(o.of(oddNumbers)), true
	case "FLAG", "OFF_FLAG":
		return []string{"", "true"}[o.IntN(2)], p.Field != desk.GoneField
	case "CHOICE":
		return p.Choices[o.IntN(len(p.Choices))], p.Field != "status"
	case "COLOUR":
		return o.of([]any{"", "#fff", "#000000"}).(string), true
	case "PICTURE":
		return "", p.Field != "banner.image"
	}
	return o.text(), true
}

// within changes one text or number in three of a list.
func (o oddRecords) within(value any) any {
	switch v := value.(type) {
	case []any:
		for i := range v {
			v[i] = o.within(v[i])
		}
	case map[string]any:
		for _, name := range slices.Sorted(maps.Keys(v)) {
			v[name] = o.within(v[name])
		}
	case string:
		if o.IntN(12) == 0 {
			return o.text()
		}
	case float64:
		if o.IntN(12) == 0 {
			return o.of(oddNumbers)
		}
	}
	return value
}

// saved saves it with another value, and says whether that was taken. It is taken or refused with a problem.
func (p oddPart) saved(v visitor, t *testing.T, value string, headers ...string) bool {
	t.Helper()
	const mutation = `mutation ($input: SavePartsInput!) { saveParts(input: $input) { __typename
		... on InvalidInput { problems { path code } } } }`
	got := v.PostDesk(t, map[string]any{"query": mutation, "variables": map[string]any{"input": map[string]any{
		"record": p.Record,
		"changes": []any{
			map[string]any{"field": p.Field, "language": p.Language, "value": value, "version": p.Version},
		},
	}}}, headers...).Text
	if !strings.Contains(got, `"PartsSaved"`) && !strings.Contains(got, `"problems":[{"path"`) {
		t.Errorf("%s of %s, set to %.300q, answers %s, want it saved or refused with a problem", p.Field, p.Record, value, got)
	}
	return strings.Contains(got, `"PartsSaved"`)
}

// TestWhatTheDeskTakesIsServed writes odd values into every part of the site, of its pages and of its articles, and asks the outputs that
// show them after each that is taken. The values of a part that a page needs, such as its path, are odd too. In short mode these are the
// first part of each kind in each list, some words of photos, and a few pages at the end.
func TestWhatTheDeskTakesIsServed(t *testing.T) {
	v := visit(t)
	odd := oddRecords{rand.New(rand.NewPCG(*seed, 2))}
	manager, _ := v.AtDesk(t, "manager", desk.Manager)
	a := &accepted{T: t, visitor: v}
	const fields = " { record field language kind value choices version } "
	var desk struct {
		Desk struct{ Settings, Pages, Articles []struct{ Parts []oddPart } }
	}
	a.atDeskGraph(&desk, "{ desk { settings { parts"+fields+"} pages { parts"+fields+"} articles { parts"+fields+"} } }", manager)
	taken, all, kinds := 0, 0, map[string]bool{}
	for i, list := range [][]struct{ Parts []oddPart }{desk.Desk.Settings, desk.Desk.Pages, desk.Desk.Articles} {
		for _, record := range list {
			for _, p := range record.Parts {
				value, ok := p.odd(odd)
				kind := fmt.Sprint(i, p.Kind)
				if !ok || testing.Short() && kinds[kind] {
					continue
				}
				kinds[kind] = true
				all++
				from := fmt.Sprintf("12.%d.0.1", all/20) // each network has a budget of its own
				if !p.saved(v, t, value, "Cookie", manager, "X-Forwarded-For", from) {
					continue
				}
				taken++
				page := []string{"/nl/", "/fr/contact/", "/en/for-sale/"}[taken%3]
				a.page(page, 200, func(format string, args ...any) {
					t.Errorf("%s\nafter %s of %s was set to %q", fmt.Sprintf(format, args...), p.Field, p.Record, value)
				})
				if t.Failed() {
					t.FailNow()
				}
			}
		}
	}
	t.Logf("%d of %d parts were taken", taken, all)
	if taken*2 < all {
		t.Error("most parts are refused, so that little is tested")
	}
	a.describe(manager)
	a.everywhere(manager)
}

// describe says in odd words what the photos of a home show; each is taken or refused with a problem.
func (a *accepted) describe(manager string) {
	var desk struct {
		Desk struct {
			Property struct{ Photos []struct{ Picture string } }
		}
	}
	a.atDeskGraph(&desk, "{ desk { property(number: 1096) { photos { picture } } } }", manager)
	photos, versions := desk.Desk.Property.Photos, map[string]int{}
	for i, value := range oddTexts {
		if testing.Short() && i%8 > 0 {
			continue
		}
		photo, text := photos[i%len(photos)].Picture, fmt.Sprint(value)
		quoted, err := json.Marshal(text)
		if err != nil {
			a.Fatal(err)
		}
		got := a.visitor.Describe(a.T, manager, photo, versions[photo], fmt.Sprintf("words: [{language: NL, text: %s}]", quoted))
		switch {
		case strings.Contains(got, `"PictureChanged"`):
			versions[photo]++
			a.page(a.Path(a.T, "/property/1096/", "nl"), 200, func(format string, args ...any) {
				a.Errorf("%s\nafter its photo was described as %q", fmt.Sprintf(format, args...), text)
			})
		case !strings.Contains(got, `"problems":[{"path"`):
			a.Errorf("a photo that is described as %q answers %s, want it taken or refused with a problem", text, got)
		}
	}
	if len(versions) == 0 {
		a.Error("no words were taken")
	}
}

// atDeskGraph answers a query of the desk that must have no errors.
func (a *accepted) atDeskGraph(into any, query, cookie string) {
	a.Helper()
	r := a.PostDesk(a.T, map[string]string{"query": query}, "Cookie", cookie)
	if strings.Contains(r.Text, `"errors"`) || json.Unmarshal([]byte(r.Text), &struct{ Data any }{into}) != nil {
		a.Errorf("%.200s is answered with %.2000s", query, r.Text)
	}
}

// everywhere asks for every page of the sitemap, all fields of the site and of the desk, and the files that name the site.
func (a *accepted) everywhere(manager string) {
	failed := func(format string, args ...any) { a.Helper(); a.Errorf(format, args...) }
	for _, l := range []string{"nl", "fr", "en"} {
		for i, p := range a.Sitemap(a.T, "/sitemap-"+l+".xml").Pages {
			path := strings.TrimPrefix(p.Loc, a.URL)
			if !strings.Contains(path, "/p/") && (!testing.Short() || i%40 == 0) {
				a.page(path, 200, failed)
			}
		}
		var any any
		w := &sitetest.Walk{T: a.T, Types: a.Schema(a.T), Selected: map[string]bool{}}
		w.From(sitetest.Stop{Name: "Site", Before: "{ site(language: " + strings.ToUpper(l) + ") { ", After: " } }"})
		for _, query := range w.Queries {
			a.graph(&any, query, "X-Forwarded-For", "198.51.100.8")
		}
	}
	for _, path := range []string{"/nl/manifest.webmanifest", "/nl/feed.xml", "/export/properties.jsonl?language=nl", "/robots.txt",
		"/sitemap.xml", "/print/nl/brochure/1096/"} {
		if r := a.Get(a.T, path); r.StatusCode != http.StatusOK {
			a.Errorf("%s: status %d, want 200", path, r.StatusCode)
		}
	}
	var pages struct {
		Desk struct {
			Pages []struct {
				Key       string
				Published bool
				Paths     []struct{ Language, Path string }
			}
		}
	}
	a.atDeskGraph(&pages, "{ desk { pages { key published paths { language path } } } }", manager)
	for _, p := range pages.Desk.Pages {
		for _, in := range p.Paths {
			if r := a.Get(a.T, in.Path); p.Published && r.StatusCode != http.StatusOK {
				a.Errorf("the page %s in %s: status %d to %s for %s, want 200", p.Key, in.Language, r.StatusCode, r.Header.Get("Location"),
					strconv.Quote(in.Path))
			}
		}
	}
}
