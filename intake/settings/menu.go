package settings

import (
	"fmt"
	"path"
	"slices"
	"strconv"
	"strings"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/locale"
)

// checkMenu checks that every page has an address of its own and that what it shows exists.
func (c *checker) checkMenu() {
	ids := map[string]bool{}
	addresses := map[string]string{}
	for i, e := range c.site.Menu {
		field := fmt.Sprintf("menu[%d]", i)
		if e.ID == "" || ids[e.ID] {
			c.Refuse("site.json", field+".id", "%q is empty or appears twice", e.ID)
		}
		ids[e.ID] = true
		c.NeedsText("site.json", field+".title", e.Title, c.site.DefaultLanguage)
		c.oneOf(field+".status", e.Status, []string{agency.Published, "Draft"})
		if e.Status != agency.Published && c.site.InternalPath(&e) == "/" {
			c.Refuse("site.json", field+".status", "the home page is always published")
		}
		c.checkParent(field, e)
		c.checkAddress(field, e, addresses)
		c.checkModules(field, e.Modules)
	}
}

// checkParent checks that all ancestors of an entry exist and form no circle.
func (c *checker) checkParent(field string, e agency.MenuEntry) {
	for step, id := 0, e.ParentID; id != ""; step++ {
		at := slices.IndexFunc(c.site.Menu, func(p agency.MenuEntry) bool { return p.ID == id })
		if at < 0 {
			c.Refuse("site.json", field+".parentId", "there is no entry %q", id)
			return
		}
		if step > len(c.site.Menu) {
			c.Refuse("site.json", field+".parentId", "the parents of %q go round in a circle", e.ID)
			return
		}
		id = c.site.Menu[at].ParentID
	}
}

// checkAddress refuses an address that another entry or a page of the route table has.
func (c *checker) checkAddress(field string, e agency.MenuEntry, taken map[string]string) {
	for _, l := range locale.Languages {
		address := c.site.PathOf(&e, l)
		if other, ok := taken[address]; ok && other != e.ID {
			c.Refuse("site.json", field+".path", "%s is the address of %q too", address, other)
			return
		}
		taken[address] = e.ID
		if c.site.Own(&e) && c.isPage(address, l) {
			c.Refuse("site.json", field+".path", "%s is a page that every site has", address)
			return
		}
		if c.site.Own(&e) && path.Clean(address)+"/" != address {
			c.Refuse("site.json", field+".path", "%s has an empty part, or one of dots alone", address)
			return
		}
		if c.site.Own(&e) && isTown(address, l) {
			c.Refuse("site.json", field+".path", "%s is where the list of a town stands", address)
			return
		}
	}
}

// isTown reports whether an address is directly below the list for sale or for rent, where the lists of towns are.
func isTown(address string, l locale.Language) bool {
	above := path.Dir(strings.TrimSuffix(address, "/")) + "/"
	return above == agency.Path("sale", l) || above == agency.Path("rent", l)
}

func (c *checker) isPage(address string, l locale.Language) bool {
	return slices.ContainsFunc(agency.Routes(), func(r agency.Route) bool { return r.Paths[l] == address })
}

func (c *checker) checkModules(field string, modules []agency.Module) {
	for i, m := range modules {
		at := fmt.Sprintf("%s.modules[%d]", field, i)
		if !slices.Contains(agency.ModuleViews, m.View) {
			c.Refuse("site.json", at+".view", "Invalid view %q: use %s", m.View, strings.Join(agency.ModuleViews, " or "))
		}
		c.oneOf(at+".relation.type", m.Relation.Type, agency.RelationTypes)
		if slices.Contains(agency.ArticleViews, m.View) && m.Relation.Type != "article" {
			c.Refuse("site.json", at+".view", "%q is how one article is shown, not %q", m.View, m.Relation.Type)
		}
		c.checkRelation(at+".relation.id", m.Relation)
		c.checkFilter(at+".relation.filter", m.Relation)
		c.width("site.json", at+".sm", m.Sm)
		c.width("site.json", at+".md", m.Md)
		c.width("site.json", at+".lg", m.Lg)
	}
}

func (c *checker) checkRelation(field string, r agency.Relation) {
	switch r.Type {
	case "property-list":
		c.oneOf(field, r.ID, []string{"new", "sale", "rent", "realised"})
	case "category":
		c.oneOf(field, r.ID, agency.ArticleCategories)
	case "article":
		if !c.hasArticle(r.ID) {
			c.Refuse("site.json", field, "there is no article %q", r.ID)
		}
	case "form":
		c.oneOf(field, r.ID, agency.ModuleForms)
	case "team":
		if r.ID != "" && !slices.ContainsFunc(c.site.Offices, func(o agency.Office) bool { return strconv.Itoa(o.Number) == r.ID }) {
			c.Refuse("site.json", field, "there is no office %q", r.ID)
		}
	}
}

// checkFilter refuses a filter that no list has, so that nobody takes a module for what it is not.
func (c *checker) checkFilter(field string, r agency.Relation) {
	if r.Filter != "" && r.Type != "property-list" {
		c.Refuse("site.json", field, "%q is how properties are filtered, not %q", r.Filter, r.Type)
		return
	}
	if _, err := agency.ReadListSearch(r.Filter); err != nil {
		c.Refuse("site.json", field, "%v", err)
	}
}
