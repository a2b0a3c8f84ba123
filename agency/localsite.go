package agency

import (
	"slices"
	"strconv"
	"strings"
)

// LocalSite is the site's configuration in one language: published things only, addresses made for visitors.
type LocalSite struct {
	Name      string
	ShortName string
	Languages []Language
	SaleCount int
	RentCount int
	Menu      []LocalMenuEntry
	TopBar    []LocalTopBarItem
	Banner    LocalBanner
	Footer    []LocalFooterBlock
	Legal     string
	Phone     string
	Email     string
}

// LocalMenuEntry is a line of the menu with the entries under it.
type LocalMenuEntry struct {
	Key      string
	Title    string
	Path     string
	Children []LocalMenuEntry
}

// LocalTopBarItem is an item of the top bar; Link and Icon are nil for none.
type LocalTopBarItem struct {
	Side  string
	Label string
	Link  *string
	Icon  *string
}

// LocalBanner is the banner of the home page, totals filled in.
type LocalBanner struct {
	Title string
	Text  string
	Image *Photo
}

// LocalFooterBlock is a column of the footer.
type LocalFooterBlock struct {
	Title *string
	Lines []string
	Links []LocalFooterLink
}

// LocalFooterLink is a link of the footer.
type LocalFooterLink struct {
	Label string
	Path  string
}

// SiteIn gives the site's configuration in l.
func (c *Catalog) SiteIn(l Language) *LocalSite {
	in := func(t Localized) string { return t.In(l, c.Fallback()) }
	sale, rent := c.Totals()
	totals := strings.NewReplacer("FOR_SALE_TOTAL", strconv.Itoa(sale), "FOR_RENT_TOTAL", strconv.Itoa(rent))
	s := c.Site
	return &LocalSite{
		Name: in(s.Name), ShortName: s.ShortName, Languages: s.InUse(), SaleCount: sale, RentCount: rent,
		Menu: c.menu("", l), TopBar: c.topBar(l), Footer: c.footer(l),
		Banner: LocalBanner{Title: in(s.Banner.Title), Text: totals.Replace(in(s.Banner.Text)), Image: s.Banner.Photo},
		Legal:  in(s.Legal), Phone: FormatPhone(s.Phone), Email: s.Email,
	}
}

// menu gives the published entries under parent, sorted.
func (c *Catalog) menu(parent string, l Language) []LocalMenuEntry {
	var found []MenuEntry
	for _, e := range c.Site.Menu {
		if e.ParentID == parent && e.Status == Published {
			found = append(found, e)
		}
	}
	slices.SortStableFunc(found, func(a, b MenuEntry) int { return a.Sort - b.Sort })
	list := []LocalMenuEntry{}
	for _, e := range found {
		list = append(list, LocalMenuEntry{Key: e.ID, Title: e.Title.In(l, c.Fallback()), Path: Localize(e.Path, l), Children: c.menu(e.ID, l)})
	}
	return list
}

func (c *Catalog) topBar(l Language) []LocalTopBarItem {
	list := []LocalTopBarItem{}
	for _, i := range c.Site.TopBar {
		if i.Status == Published {
			list = append(list, LocalTopBarItem{Side: i.Side, Label: i.Label.In(l, c.Fallback()), Link: link(i.Link, l), Icon: optional(i.Icon)})
		}
	}
	return list
}

func (c *Catalog) footer(l Language) []LocalFooterBlock {
	list := []LocalFooterBlock{}
	for _, b := range c.Site.Footer {
		block := LocalFooterBlock{Title: optional(b.Title.In(l, c.Fallback())), Lines: []string{}, Links: []LocalFooterLink{}}
		for _, line := range b.Lines {
			block.Lines = append(block.Lines, line.In(l, c.Fallback()))
		}
		for _, k := range b.Links {
			block.Links = append(block.Links, LocalFooterLink{Label: k.Label.In(l, c.Fallback()), Path: Localize(k.Path, l)})
		}
		list = append(list, block)
	}
	return list
}

func optional(s string) *string {
	if s == "" {
		return nil
	}
	return &s
}

// link gives an internal path in l; addresses that leave the site stay as they are.
func link(to string, l Language) *string {
	if to == "" {
		return nil
	}
	path := Localize(to, l)
	return &path
}
