package sitemap

import (
	"context"
	"slices"
	"time"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/locale"
)

// listed is a page of a sitemap: its addresses in all languages in use, the default first, and when it changed, in Unix seconds; 0 when
// unknown.
type listed struct {
	paths   []agency.LocalizedPath
	changed int64
}

// sitemapPages lists the pages of the route table that are listed unless the agency configured a draft of them.
var sitemapPages = []string{"home", "sale", "rent", "projects", "realisations", "agents", "valuation", "demandRegister"}

// pagesBesideProperties returns all public pages except those of properties, each once, the home page first.
func (s Sitemaps) pagesBesideProperties(ctx context.Context, c *agency.Catalog, stock []db.Stock) ([]listed, error) {
	projects, err := s.Store.Projects(ctx, c.Fallback())
	if err != nil {
		return nil, err
	}
	pages := fixedPages(c, stock, projects)
	pages = append(pages, listsOfOne(c, stock)...)
	for i := range c.Site.Menu {
		path := c.Site.PathOf(&c.Site.Menu[i], c.Fallback())
		if p := c.PageAt(path, c.Fallback()); p != nil && !private(path, c.Fallback()) {
			pages = append(pages, listed{p.Paths, shownSince(c, c.Site.Menu[i].Modules)})
		}
	}
	for _, category := range agency.ArticleCategories {
		for _, a := range c.ArticlesIn(category, c.Fallback()) {
			if a.Path != "" {
				pages = append(pages, listed{a.Paths, dayOf(a.Date)})
			}
		}
	}
	for _, p := range projects {
		pages = append(pages, listed{p.Paths(), p.UpdatedUnix})
	}
	if c.Shows("agents") {
		for _, a := range c.Agents(c.Fallback()) {
			pages = append(pages, listed{a.Paths(), 0})
		}
	}
	return unique(pages), nil
}

// shownSince returns the day of the newest article that a configured page shows; 0 when it shows none.
func shownSince(c *agency.Catalog, modules []agency.Module) (last int64) {
	for _, m := range modules {
		switch m.Relation.Type {
		case "article":
			if a := c.Article(m.Relation.ID, c.Fallback()); a != nil {
				last = max(last, dayOf(a.Date))
			}
		case "category":
			for _, a := range c.ArticlesIn(m.Relation.ID, c.Fallback()) {
				last = max(last, dayOf(a.Date))
			}
		}
	}
	return last
}

// private reports whether an address of the route table is for one visitor: thanks, an account, the target of an email's link.
func private(path string, l locale.Language) bool {
	return slices.ContainsFunc(agency.Routes(), func(r agency.Route) bool {
		return r.Paths[l] == path && r.For != ""
	})
}

// unique drops later pages with the same address: a configured page comes before the article with its address.
func unique(pages []listed) []listed {
	seen := map[string]bool{}
	return slices.DeleteFunc(pages, func(p listed) bool {
		again := seen[p.paths[0].Path]
		seen[p.paths[0].Path] = true
		return again
	})
}

func fixedPages(c *agency.Catalog, stock []db.Stock, projects []*agency.Project) (pages []listed) {
	for _, page := range sitemapPages {
		if !c.Shows(page) {
			continue
		}
		shows := func(k db.Stock) bool { return page == "home" || page == "sale" && k.Sale || page == "rent" && !k.Sale }
		changed := lastChange(stock, shows)
		if page == "projects" {
			for _, p := range projects {
				changed = max(changed, p.UpdatedUnix)
			}
		}
		pages = append(pages, listed{pathsOf(c, func(l locale.Language) string { return agency.Path(page, l) }), changed})
	}
	return pages
}

// listsOfOne returns the lists of one city or one category that are not empty; lists with other filters are not for search engines.
func listsOfOne(c *agency.Catalog, stock []db.Stock) (pages []listed) {
	for _, page := range []string{"sale", "rent"} {
		if !c.Shows(page) {
			continue
		}
		here := func(k db.Stock) bool { return k.Sale == (page == "sale") }
		add := func(in func(locale.Language) string, of func(db.Stock) bool) {
			if changed := lastChange(stock, func(k db.Stock) bool { return here(k) && of(k) }); changed > 0 {
				pages = append(pages, listed{pathsOf(c, in), changed})
			}
		}
		for _, city := range c.Cities {
			add(func(l locale.Language) string { return c.TownPath(page, city.Number, l) },
				func(k db.Stock) bool { return k.City == city.Number })
		}
		for _, category := range c.Categories {
			add(func(l locale.Language) string { return agency.Path(page, l) + agency.CategorySearch(category.Number) },
				func(k db.Stock) bool { return k.Category == category.Number })
		}
	}
	return pages
}

func pathsOf(c *agency.Catalog, in func(locale.Language) string) (paths []agency.LocalizedPath) {
	for _, l := range c.Site.InUse() {
		paths = append(paths, agency.LocalizedPath{Language: l, Path: in(l)})
	}
	return paths
}

// lastChange returns the latest change of the stock that of selects; 0 when there is none.
func lastChange(stock []db.Stock, of func(db.Stock) bool) (last int64) {
	for _, k := range stock {
		if of(k) {
			last = max(last, k.Updated)
		}
	}
	return last
}

// dayOf returns the start of a day in Unix seconds; 0 for none.
func dayOf(d *locale.Date) int64 {
	if d == nil {
		return 0
	}
	day, err := time.ParseInLocation(time.DateOnly, string(*d), locale.Zone)
	if err != nil {
		return 0
	}
	return day.Unix()
}
