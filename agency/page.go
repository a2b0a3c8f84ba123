package agency

import (
	"cmp"
	"slices"
	"strings"

	"github.com/gevel/gevel/agency/media"
	"github.com/gevel/gevel/locale"
)

// Page is a configured page in one language: an entry of the menu, shown in it or not, with the modules that fill it.
type Page struct {
	Key     string
	Path    string
	Paths   []LocalizedPath
	Title   string
	SEO     SEO
	Image   *media.Photo
	Modules []LocalModule
}

// LocalModule is a module of a page in one language, with the articles or agents it shows.
type LocalModule struct {
	Module
	Language locale.Language
	Articles []*Article
	Article  *Article
	Agents   []*LocalAgent
	Alone    bool // the only one of its page, whose title says what it is
}

// Title is the agency's heading in this language, else the usual one of a team or form, nil for another module and for one that is alone on
// its page. One in another language would not be read.
func (m LocalModule) Title() *string {
	usual := ""
	switch m.Module.Relation.Type {
	case "team":
		usual = locale.Text("module.team", m.Language)
	case "form":
		usual = locale.Text("module."+m.Relation(), m.Language)
	}
	if m.Alone {
		usual = ""
	}
	return optional(or(m.Module.Title[m.Language], usual))
}

// Path is the address of the whole list of which a module shows the newest properties. It is nil for a module of another kind, and for
// what is new among both sales and rentals under a filter: no list has both.
func (m LocalModule) Path() (*string, error) {
	if m.Module.Relation.Type != "property-list" || m.Relation() == "new" && m.Module.Relation.Filter != "" {
		return nil, nil
	}
	page := map[string]string{"rent": "rent", "realised": "realisations"}[m.Relation()]
	filter, err := ReadListSearch(m.Module.Relation.Filter)
	path := Path(or(page, "sale"), m.Language) + filter.ListSearch()
	return &path, err
}

// Row is its row on the page.
func (m LocalModule) Row() int { return m.Position }

// View is its view in the graph's words.
func (m LocalModule) View() ModuleView {
	if !slices.Contains(ModuleViews, m.Module.View) {
		return "NEWS"
	}
	return ModuleView(strings.ToUpper(strings.TrimSuffix(m.Module.View, "-view")))
}

// Kind is what it shows, in the graph's words.
func (m LocalModule) Kind() ModuleKind {
	return ModuleKind(strings.ToUpper(strings.ReplaceAll(m.Module.Relation.Type, "-", "_")))
}

// Relation is the key of what it shows.
func (m LocalModule) Relation() string { return m.Module.Relation.ID }

// ModuleView and ModuleKind are the graph's words for the specification's.
type (
	ModuleView string
	ModuleKind string
)

// formPages are the pages of the forms that a module leads to; without its page a module is not shown.
var formPages = map[string]string{"valuation": "valuation", "demand": "demandRegister", "newsletter": "newsletter"}

// PageAt gives the published page whose address in l is path, or was before; nil when there is none.
func (c *Catalog) PageAt(path string, l locale.Language) *Page {
	i := slices.IndexFunc(c.Site.Menu, func(e MenuEntry) bool {
		return e.Status == Published && readPath(c.Site.PathOf(&e, l)) == readPath(path)
	})
	if i < 0 {
		return c.movedPage(path, l)
	}
	return c.page(&c.Site.Menu[i], l)
}

func (c *Catalog) page(e *MenuEntry, l locale.Language) *Page {
	p := &Page{Key: e.ID, Path: c.Site.PathOf(e, l), Title: e.Title.In(l, c.Fallback()), SEO: e.SEO[l],
		Image: e.Picture.In(l, c.Fallback()), Modules: []LocalModule{},
		Paths: written(c.paths(func(l locale.Language) string { return c.Site.PathOf(e, l) }),
			func(l locale.Language) bool { return c.written(e, l) })}
	modules := slices.Clone(e.Modules)
	slices.SortStableFunc(modules, func(a, b Module) int {
		return cmp.Or(a.Position-b.Position, a.Span-b.Span)
	})
	for _, m := range modules {
		if m.Relation.Type != "form" || c.Shows(formPages[m.Relation.ID]) {
			p.Modules = append(p.Modules, c.module(m, l))
		}
	}
	if len(p.Modules) == 1 && e.ID != "home" {
		p.Modules[0].Alone = true
	}
	return p
}

// written reports whether an entry has its title in l, and each article that it shows in full its text.
func (c *Catalog) written(e *MenuEntry, l locale.Language) bool {
	return e.Title[l] != "" && !slices.ContainsFunc(e.Modules, func(m Module) bool {
		article := c.articleByKey[m.Relation.ID]
		return m.Relation.Type == "article" && article != nil && !article.written(l)
	})
}

func (c *Catalog) module(m Module, l locale.Language) LocalModule {
	local := LocalModule{Module: m, Language: l}
	switch m.Relation.Type {
	case "category":
		local.Articles = c.ArticlesIn(m.Relation.ID, l)
	case "article":
		local.Article = c.Article(m.Relation.ID, l)
	case "team":
		local.Agents = c.team(m.Relation.ID, l)
	}
	return local
}

// OwnPath gives the address in l of the published page that the agency configured at an address without a language, "" when
// there is none.
func (c *Catalog) OwnPath(path string, l locale.Language) string {
	for i := range c.Site.Menu {
		e := &c.Site.Menu[i]
		if e.Status == Published && c.Site.Own(e) && (readPath(c.Site.InternalPath(e)) == readPath(path) || hasPath(e.Paths, path)) {
			return c.Site.PathOf(e, l)
		}
	}
	return ""
}

// LinkTo gives the address in l of a link in the configuration: to a known path, a configured page or another site. It is the home page
// for any other link, and for a page that is not published (specification section 2, Menu).
func (c *Catalog) LinkTo(to string, l locale.Language) string {
	for i := range c.Site.Menu {
		e := &c.Site.Menu[i]
		if e.Status == Published && c.Site.Own(e) && readPath(c.Site.InternalPath(e)) == readPath(to) {
			return c.Site.PathOf(e, l)
		}
	}
	if c.isUnpublished(to) {
		return Path("home", l)
	}
	return Localize(to, l)
}

func hasPath(t locale.Localized, path string) bool {
	for _, own := range t {
		if readPath(own) == readPath(path) {
			return true
		}
	}
	return false
}
