package agency

import (
	"testing"

	"github.com/gevel/gevel/locale"
)

// pageWith is the published page of a site whose modules show these.
func pageWith(key string, relations ...Relation) *Page {
	e := MenuEntry{ID: key, Path: "/x/", Status: Published, Title: locale.Localized{locale.Dutch: "X"}}
	for i, r := range relations {
		e.Modules = append(e.Modules, Module{Position: i, Relation: r})
	}
	c := &Catalog{Site: &Site{DefaultLanguage: locale.Dutch, Menu: []MenuEntry{e}}}
	return c.page(&c.Site.Menu[0], locale.Dutch)
}

func TestTheUsualHeadingIsLeftOutOfAModuleThatIsThePage(t *testing.T) {
	team := Relation{Type: "team"}
	for _, p := range []struct {
		page *Page
		want string
	}{
		{pageWith("staff", team), ""},
		{pageWith("staff", team, Relation{Type: "contact", ID: "contact-us"}), "Ons team"},
		{pageWith("home", team), "Ons team"},
	} {
		if got := p.page.Modules[0].Title(); got == nil && p.want != "" || got != nil && *got != p.want {
			t.Errorf("the heading is %v, want %q", got, p.want)
		}
	}
}

// A link under what is new for sale and for rent that leads to the sales alone would hide the rentals.
func TestNewPropertiesUnderAFilterHaveNoWholeList(t *testing.T) {
	for filter, want := range map[string]string{"": "/nl/te-koop/", "?garden=1": ""} {
		path, err := pageWith("home", Relation{Type: "property-list", ID: "new", Filter: filter}).Modules[0].Path()
		if err != nil || path == nil && want != "" || path != nil && *path != want {
			t.Errorf("the list of what is new under %q is %v, %v", filter, path, err)
		}
	}
}
