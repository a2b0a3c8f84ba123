package agency

import (
	"slices"

	"github.com/gevel/gevel/agency/media"
)

// LocalMenuEntry is a line of the menu with the entries under it.
type LocalMenuEntry struct {
	Key      string
	Name     string
	Title    string
	Path     string
	Image    *media.Photo
	Children []LocalMenuEntry
}

// LocalTopBarItem is an item of the top bar; Link, Icon and Color are nil for none.
type LocalTopBarItem struct {
	Side  string
	Label string
	Link  *string
	Icon  *string
	Color *string
}

// menu gives the published entries under parent that stand in the menu, sorted. A child of a draft is not shown.
func (in local) menu(parent string) []LocalMenuEntry {
	var found []*MenuEntry
	for i := range in.Site.Menu {
		if e := &in.Site.Menu[i]; e.ParentID == parent && e.Status == Published && !e.Hidden {
			found = append(found, e)
		}
	}
	slices.SortStableFunc(found, func(a, b *MenuEntry) int { return a.Sort - b.Sort })
	list := []LocalMenuEntry{}
	for _, e := range found {
		list = append(list, LocalMenuEntry{Key: e.ID, Name: e.Name, Title: in.text(e.Title), Path: in.Site.PathOf(e, in.l),
			Image: e.Picture.In(in.l, in.Fallback()), Children: in.menu(e.ID)})
	}
	return list
}

// header leaves out the buttons to pages that are not published.
func (in local) header() Header {
	h := in.Site.Header
	h.FreeEvaluation = h.FreeEvaluation && in.Shows("valuation")
	h.DemandRegister = h.DemandRegister && in.Shows("demandRegister")
	return h
}

func (in local) topBar() []LocalTopBarItem {
	list := []LocalTopBarItem{}
	for _, i := range in.Site.TopBar {
		if i.Status != Published || in.isUnpublished(i.Link) {
			continue
		}
		item := LocalTopBarItem{Side: i.Side, Label: in.text(i.Label), Icon: optional(i.Icon), Color: optional(i.Color)}
		if i.Link != "" {
			item.Link = optional(in.LinkTo(i.Link, in.l))
		}
		list = append(list, item)
	}
	return list
}
