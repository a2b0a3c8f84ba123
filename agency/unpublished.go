package agency

import (
	"regexp"
	"slices"
	"strings"

	"github.com/gevel/gevel/locale"
)

// unpublished are the pages that are not published: known pages by name, and every address that must answer 404.
type unpublished struct {
	pages     []string
	addresses map[string]bool
}

// Unpublished lists the known pages that are not published, by their names in the table of addresses. The home page never is one.
func (c *Catalog) Unpublished() []string { return c.unpublished.pages }

// Shows reports whether a known page is published.
func (c *Catalog) Shows(page string) bool { return !slices.Contains(c.unpublished.pages, page) }

// findUnpublished reads the menu: an entry that is not published hides its page and the articles under it, unless another entry
// publishes the same address.
func (c *Catalog) findUnpublished() unpublished {
	d := unpublished{addresses: map[string]bool{}}
	for i := range c.Site.Menu {
		e := &c.Site.Menu[i]
		if e.Status == Published || c.Site.InternalPath(e) == "/" {
			continue
		}
		if r := known(c.Site.InternalPath(e)); r != nil && !c.publishes(r.Internal) {
			d.pages = append(d.pages, r.Page)
		}
		d.add(c.addressesOf(e))
	}
	for i := range c.Articles {
		r := &c.Articles[i]
		if slices.Contains(d.pages, articlePages[r.Category]) || slices.ContainsFunc(c.articleAddresses(r), d.has) {
			d.add(c.articleAddresses(r))
		}
	}
	for i := range c.Site.Menu {
		if e := &c.Site.Menu[i]; e.Status == Published {
			d.remove(c.addressesOf(e))
		}
	}
	return d
}

func (c *Catalog) publishes(internal string) bool {
	return slices.ContainsFunc(c.Site.Menu, func(e MenuEntry) bool {
		return e.Status == Published && c.Site.InternalPath(&e) == slashed(internal)
	})
}

func (u unpublished) has(address string) bool { return u.addresses[address] }

func (u unpublished) add(addresses []string) {
	for _, a := range addresses {
		u.addresses[a] = true
	}
}

func (u unpublished) remove(addresses []string) {
	for _, a := range addresses {
		delete(u.addresses, a)
	}
}

// addressesOf are an entry's internal path and its addresses in every language.
func (c *Catalog) addressesOf(e *MenuEntry) []string {
	list := []string{c.Site.InternalPath(e)}
	for _, l := range locale.Languages {
		list = append(list, c.Site.PathOf(e, l))
	}
	return list
}

// articleAddresses are the addresses of an article's page; none when its category has no pages.
func (c *Catalog) articleAddresses(r *ArticleRecord) []string {
	if articlePages[r.Category] == "" {
		return nil
	}
	list := []string{slashed(r.Key)}
	for _, l := range locale.Languages {
		list = append(list, c.articlePath(r, l))
	}
	return list
}

// isUnpublished reports whether a link of the configuration leads to a page that is not published.
func (c *Catalog) isUnpublished(link string) bool {
	path, _, _ := strings.Cut(link, "?")
	path, _, _ = strings.Cut(path, "#")
	return c.unpublished.has(slashed(path))
}

// anchor matches a link in HTML with its text, and the list item around it when that holds nothing else.
var anchor = regexp.MustCompile(`(<li>\s*)?<a href="(/[^"]*)"[^>]*>(.*?)</a>(\s*</li>\n?)?`)

// withoutUnpublished removes links to unpublished pages from HTML. The text of a link stays, except in a list of links.
func (c *Catalog) withoutUnpublished(html string) string {
	if len(c.unpublished.addresses) == 0 {
		return html
	}
	return anchor.ReplaceAllStringFunc(html, func(link string) string {
		part := anchor.FindStringSubmatch(link)
		switch {
		case !c.isUnpublished(part[2]):
			return link
		case part[1] != "" && part[4] != "":
			return ""
		}
		return part[1] + part[3] + part[4]
	})
}
