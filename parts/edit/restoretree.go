package edit

import (
	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/db/parts"
	"github.com/gevel/gevel/parts/fields"
)

// treeBefore returns the lists of pages as they were, given those that changed since: without pages that are gone, and with those that are
// new below the page where they stand now, last.
func treeBefore(now parts.PartState, changed map[desk.Part]string) map[desk.Part]string {
	site, lists, placed := now.Site, map[desk.Part][]string{}, map[string]bool{}
	place := func(p desk.Part, ids []string) {
		for _, id := range ids {
			if site.Entry(id) != nil && !placed[id] {
				placed[id] = true
				lists[p] = append(lists[p], id)
			}
		}
	}
	values := fields.ValuesOf(now, desk.MenuRecord)
	for _, p := range values {
		if value, ok := changed[p.Part]; ok {
			ids, _ := fields.PageIDs(value) // it was checked when it was written
			place(p.Part, ids)
		}
	}
	for _, p := range values { // what did not change, and what the lists of before do not know
		parent, _ := desk.ParentOf(p.Field)
		place(p.Part, site.Below(parent))
	}
	before := map[desk.Part]string{}
	for _, p := range values {
		before[p.Part] = fields.PageList(lists[p.Part])
	}
	return before
}
