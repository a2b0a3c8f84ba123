package agency

import (
	"slices"
	"sync"

	"github.com/gevel/gevel/agency/reference"
	"github.com/gevel/gevel/locale"
)

// Catalog is the small reference data of the site at one data version: settings, categories, types, cities, countries and
// the names of projects, with the counts of what can be found. It is read-only once made.
type Catalog struct {
	Version    int64
	Site       *Site
	Categories []CategoryRecord // in the agency's order
	Types      []TypeRecord
	Cities     []CityRecord
	Countries  []CountryRecord
	Projects   []ProjectName
	Articles   []ArticleRecord // by category, in the agency's order
	Featured   []int           // the numbers of the properties that come first in the list of what is new
	Streets    []string        // of active properties whose address is public

	// Referred gives the public properties whose sender's reference has a key (reference.Key); nil when none has one.
	Referred func(key string) []int

	Moved        map[string]string // the records of pages and articles, by addresses that they had
	FormerAgents map[string]int    // the digests of addresses that agents' pages had, with the agents' numbers

	categoryByNumber map[int]*CategoryRecord
	typeByNumber     map[int]*TypeRecord
	cityByNumber     map[int]*CityRecord
	countryByNumber  map[int]*CountryRecord
	projectByNumber  map[int]*ProjectName
	agentByID        map[int]*Agent
	articleByKey     map[string]*ArticleRecord
	unpublished      unpublished
	names            cityNames
	townSlugs        func() map[locale.Language]map[int]string
	searchIndex      func() *searchIndex // built at the first search
	sites            sync.Map            // *LocalSite by language, each made when it is first asked for
}

// Index builds the look-ups by number. It is called once, when the catalog is complete.
func (c *Catalog) Index() *Catalog {
	c.categoryByNumber = index(c.Categories, func(r *CategoryRecord) int { return r.Number })
	c.typeByNumber = index(c.Types, func(r *TypeRecord) int { return r.Number })
	c.cityByNumber = index(c.Cities, func(r *CityRecord) int { return r.Number })
	c.countryByNumber = index(c.Countries, func(r *CountryRecord) int { return r.Number })
	c.projectByNumber = index(c.Projects, func(p *ProjectName) int { return p.Number })
	c.Site.JoinOffices()
	c.agentByID = index(c.Site.Agents, func(a *Agent) int { return a.ID })
	c.articleByKey = index(c.Articles, func(a *ArticleRecord) string { return a.Key })
	c.townSlugs = sync.OnceValue(c.makeTownSlugs)
	c.searchIndex = sync.OnceValue(c.makeSearchIndex)
	c.groupPhones()
	c.unpublished = c.findUnpublished()
	c.names = c.foldNames()
	return c
}

// groupPhones groups the digits of the agency's, agents' and offices' phone numbers, for pages, emails and the graph.
func (c *Catalog) groupPhones() {
	c.Site.Phone = locale.FormatPhone(c.Site.Phone)
	for i := range c.Site.Agents {
		a := &c.Site.Agents[i]
		a.Phone, a.Mobile = locale.FormatPhone(a.Phone), locale.FormatPhone(a.Mobile)
	}
	for i := range c.Site.Offices {
		c.Site.Offices[i].Phone = locale.FormatPhone(c.Site.Offices[i].Phone)
	}
}

func index[T any, K comparable](list []T, number func(*T) K) map[K]*T {
	m := make(map[K]*T, len(list))
	for i := range list {
		m[number(&list[i])] = &list[i]
	}
	return m
}

// Fallback is the language that is used where a text is missing.
func (c *Catalog) Fallback() locale.Language { return c.Site.DefaultLanguage }

// Used gives l if the site uses it, else the default language: a language that is switched off has no pages.
func (c *Catalog) Used(l locale.Language) locale.Language {
	if slices.Contains(c.Site.InUse(), l) {
		return l
	}
	return c.Fallback()
}

// Category gives a category in l, nil when there is none with this number.
func (c *Catalog) Category(number int, l locale.Language) *Category {
	r := c.categoryByNumber[number]
	if r == nil {
		return nil
	}
	return &Category{CategoryRecord: *r, Language: l, Name: r.Names.In(l, c.Fallback())}
}

// CategoryOfType gives the category to which a type belongs.
func (c *Catalog) CategoryOfType(number int, l locale.Language) *Category {
	return c.Category(c.typeByNumber[number].Category, l)
}

// TypeName gives the name of a type in l.
func (c *Catalog) TypeName(number int, l locale.Language) string {
	return c.typeByNumber[number].Names.In(l, c.Fallback())
}

// City gives a city in l, nil when there is none with this number.
func (c *Catalog) City(number int, l locale.Language) *City {
	r := c.cityByNumber[number]
	if r == nil {
		return nil
	}
	k := c.countryByNumber[r.CountryID]
	if k == nil {
		k = &CountryRecord{Number: r.CountryID}
	}
	country := Country{Number: k.Number, Name: k.Names.In(l, c.Fallback()), record: k}
	return &City{CityRecord: *r, Language: l, Name: CityDisplay(r.Names.In(l, c.Fallback())), Country: country, Catalog: c}
}

// Totals gives how many can be found for sale and for rent.
func (c *Catalog) Totals() (sale, rent int) {
	for _, k := range c.Categories {
		sale, rent = sale+k.SaleCount, rent+k.RentCount
	}
	return sale, rent
}

// LocalizedPath is an address of the same page in one language.
type LocalizedPath struct {
	Language     locale.Language
	Path         string
	Untranslated bool // the agency wrote the page in other languages only
}

// Translated reports whether the page has texts of its language, so that search engines may be told of it.
func (p LocalizedPath) Translated() bool { return !p.Untranslated }

func (c *Catalog) paths(in func(locale.Language) string) []LocalizedPath {
	var list []LocalizedPath
	for _, l := range c.Site.InUse() {
		list = append(list, LocalizedPath{Language: l, Path: in(l)})
	}
	return list
}

// written marks the languages in which a page is not written.
func written(list []LocalizedPath, in func(locale.Language) bool) []LocalizedPath {
	for i := range list {
		list[i].Untranslated = !in(list[i].Language)
	}
	return list
}

// writtenText marks the languages in which none of the texts about a home is written. Its facts are translated by the site, so a home
// without such texts in any of them is written in all.
func writtenText(list []LocalizedPath, texts ...locale.Localized) []LocalizedPath {
	in := func(l locale.Language) bool {
		return slices.ContainsFunc(texts, func(t locale.Localized) bool { return !locale.IsBlank(t[l]) })
	}
	if !slices.ContainsFunc(list, func(p LocalizedPath) bool { return in(p.Language) }) {
		return list
	}
	return written(list, in)
}

// HasCategory reports whether there is a category of a number.
func (c *Catalog) HasCategory(number int) bool { return c.categoryByNumber[number] != nil }

// ReferencesIn finds the references in a typed text.
func (c *Catalog) ReferencesIn(text string) []reference.Typed {
	return reference.In(text, func(key string) bool { return len(c.referred(key)) > 0 })
}

func (c *Catalog) referred(key string) []int {
	if c.Referred == nil {
		return nil
	}
	return c.Referred(key)
}
