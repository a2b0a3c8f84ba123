package intake

import (
	"encoding/json"
	"fmt"
	"slices"

	"github.com/gevel/gevel/agency"
)

// nextSort is the sort number that puts a page after all others.
func nextSort(site *agency.Site) (next int) {
	for _, e := range site.Menu {
		next = max(next, e.Sort+1)
	}
	return next
}

// removePage takes a page out of the menu. The pages below it move up to where it stood.
func removePage(site *agency.Site, id string) {
	gone := site.Entry(id)
	if gone == nil {
		return
	}
	above, place := gone.ParentID, gone.Sort
	site.Menu = slices.DeleteFunc(site.Menu, func(e agency.MenuEntry) bool { return e.ID == id })
	for i := range site.Menu {
		if site.Menu[i].ParentID == id {
			site.Menu[i].ParentID, site.Menu[i].Sort = above, place
		}
	}
}

// putMenu orders the pages as those lists of a document say that were changed. A page that is in no list stays below the same page, last.
func putMenu(site *agency.Site, d document) error {
	before := menuDocument(site)
	placed := map[string]bool{}
	for _, rule := range menuParts(site) {
		p := agency.Part{Record: agency.MenuRecord, Field: rule.Field}
		if d.get(p) == before.get(p) {
			continue
		}
		ids, err := idsOf(d.get(p))
		if err != nil {
			return err
		}
		for _, id := range ids {
			if placed[id] || site.Entry(id) == nil {
				return fmt.Errorf("%q stands twice in the menu or is no page", id)
			}
			placed[id] = true
		}
		parent, _ := agency.ParentOf(rule.Field)
		arrange(site, parent, ids)
	}
	return nil
}

// arrange puts pages below another page, in this order.
func arrange(site *agency.Site, parent string, ids []string) {
	rest := slices.DeleteFunc(site.Below(parent), func(id string) bool { return slices.Contains(ids, id) })
	place := 0
	for _, id := range append(slices.Clone(ids), rest...) {
		if e := site.Entry(id); e != nil {
			e.ParentID, e.Sort = parent, place
			place++
		}
	}
}

// idsOf reads a list of pages; none for "".
func idsOf(value string) (ids []string, err error) {
	if value == "" {
		return nil, nil
	}
	return ids, json.Unmarshal([]byte(value), &ids)
}
