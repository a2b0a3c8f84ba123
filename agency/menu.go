package agency

import (
	"slices"
	"strings"

	"github.com/gevel/gevel/locale"
)

// MenuEntry is a page of the site and its line in the menu (specification section 2, Menu). Path is an internal path of the
// table of known paths ("/for-sale/"), or the entry's own; Paths gives its own addresses by language where they differ from
// Path. One of a child that begins with no slash lies below its parent's. Only Status "Published" is shown. Hidden keeps a published page
// out of the menu.
type MenuEntry struct {
	ID       string                  `json:"id"`
	ParentID string                  `json:"parentId,omitempty"`
	Name     string                  `json:"name"`
	Path     string                  `json:"path"`
	Paths    locale.Localized        `json:"paths,omitempty"`
	Status   string                  `json:"status"`
	Hidden   bool                    `json:"hidden,omitempty"`
	Sort     int                     `json:"sort"`
	Image    string                  `json:"image,omitempty"`
	Title    locale.Localized        `json:"title"`
	SEO      map[locale.Language]SEO `json:"seo,omitempty"`
	Modules  []Module                `json:"modules,omitempty"`

	Picture *Picture `json:"picture,omitempty"` // made by the import from Image
}

// SEO is the metadata of a page for search engines and social networks. Empty fields are derived from the page.
type SEO struct {
	Title             string `json:"title,omitempty"`
	Description       string `json:"description,omitempty"`
	SocialTitle       string `json:"socialTitle,omitempty"`
	SocialDescription string `json:"socialDescription,omitempty"`
	SocialURL         string `json:"socialUrl,omitempty"`
}

// Module is a part of a page. Position is its row, Span its place within, and Sm, Md, Lg its widths in twelfths. View is one
// of ModuleViews and Relation.Type one of RelationTypes.
type Module struct {
	Position int      `json:"contentRow"`
	Span     int      `json:"span"`
	Sm       int      `json:"sm"`
	Md       int      `json:"md"`
	Lg       int      `json:"lg"`
	View     string   `json:"view"`
	Relation Relation `json:"relation"`

	// Title stands above it in place of the usual heading, in the languages that have one.
	Title locale.Localized `json:"title,omitempty"`
}

// Relation is what a module shows: a list by its goal ("sale", "rent", "realised"), a category of articles or an article by
// its key, a form by its name, the team of an office by its number or the whole team. Filter narrows a list of properties, in the words of
// a list's address. Max bounds a list; 0 is the default of its kind.
type Relation struct {
	Type   string `json:"type"`
	ID     string `json:"id,omitempty"`
	Filter string `json:"filter,omitempty"`
	Max    int    `json:"max,omitempty"`
}

// The words of the specification for modules (section 2).
var (
	ModuleViews = []string{"news-view", "single-view", "picture-view", "questions-view", "figures-view", "quotation-view", "pictures-view"}

	ArticleViews  = ModuleViews[2:] // of one article only
	RelationTypes = []string{"property-list", "project-list", "category", "article", "team", "contact", "form"}
	ModuleForms   = []string{"valuation", "demand", "newsletter"}
)

func slashed(path string) string {
	if trimmed := strings.Trim(path, "/"); trimmed != "" {
		return "/" + trimmed + "/"
	}
	return "/"
}

// known finds an internal path in the table of known paths.
func known(internal string) *Route {
	i := slices.IndexFunc(routes, func(r Route) bool { return slashed(r.Internal) == slashed(internal) })
	if i < 0 {
		return nil
	}
	return &routes[i]
}
