package merge

import (
	"slices"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/parts/fields"
)

// mergeTree orders the pages as the desk's lists say, and the others as the folder does.
func (m *Merge) mergeTree(says *agency.Site, owned []desk.OwnedPart) {
	claimed := map[string]bool{}
	for _, p := range owned {
		ids, _ := fields.PageIDs(p.Value) // it was checked when it was written
		for _, id := range ids {
			claimed[id] = true
		}
	}
	for _, p := range owned {
		parent, _ := desk.ParentOf(p.Field)
		if parent != "" && m.Site.Entry(parent) == nil {
			m.Parts.Freed = append(m.Parts.Freed, p.Part)
			continue
		}
		m.mergeList(says, parent, claimed, p)
	}
	m.straighten(says)
	m.ownTree(says)
}

// ownTree notes which lists the desk still owns, as they are in force now; the others go back to the folder.
func (m *Merge) ownTree(says *agency.Site) {
	var owned []desk.OwnedPart
	for _, p := range m.Parts.Owned {
		if parent, _ := desk.ParentOf(p.Field); p.Record == desk.MenuRecord {
			if p.Value = fields.PageList(m.Site.Below(parent)); p.Value == fields.PageList(says.Below(parent)) && !p.Kept {
				m.Parts.Freed = append(m.Parts.Freed, p.Part)
				continue
			}
		}
		owned = append(owned, p)
	}
	m.Parts.Owned = owned
}

// mergeList orders the pages below one as the desk says. New pages of the folder stand last.
func (m *Merge) mergeList(says *agency.Site, parent string, claimed map[string]bool, p desk.OwnedPart) {
	ids, _ := fields.PageIDs(p.Value)
	ids = slices.DeleteFunc(ids, func(id string) bool { return m.Site.Entry(id) == nil })
	for _, id := range m.Site.Below(parent) {
		if !claimed[id] {
			ids = append(ids, id)
		}
	}
	p.Value = fields.PageList(ids)
	folder := says.Below(parent)
	if base, _ := fields.PageIDs(p.Base); sameOrder(base, folder, says, claimed) {
		p.Base = fields.PageList(folder)
	}
	next := p.Import(fields.PageList(folder), m.TakeFolder)
	if next == nil {
		m.Parts.Freed = append(m.Parts.Freed, p.Part)
		return
	}
	m.Site.Arrange(parent, ids)
	m.Parts.Owned = append(m.Parts.Owned, *next)
	if next.Offered != nil {
		m.addQuestion(*next)
	}
}

// sameOrder reports whether a list of the folder differs from the earlier one only by pages that are new or gone. Then nothing is asked.
func sameOrder(before, now []string, folder *agency.Site, claimed map[string]bool) bool {
	common := func(list, other []string) []string {
		return slices.DeleteFunc(slices.Clone(list), func(id string) bool { return !slices.Contains(other, id) })
	}
	if !slices.Equal(common(before, now), common(now, before)) {
		return false
	}
	moved := func(id string) bool {
		return folder.Entry(id) != nil && !slices.Contains(now, id) || claimed[id] && !slices.Contains(before, id)
	}
	return !slices.ContainsFunc(before, moved) && !slices.ContainsFunc(now, moved)
}

// straighten puts a page at the top whose parents are not there or, where folder and desk moved pages below each other, go round in a
// circle. Mistakes of the folder itself are left for the checks to report.
func (m *Merge) straighten(says *agency.Site) {
	for i := range m.Site.Menu {
		if e := &m.Site.Menu[i]; !m.Site.ReachesTop(e.ID) && (says.Entry(e.ID) == nil || says.ReachesTop(e.ID)) {
			e.ParentID, e.Sort = "", m.Site.NextSort()
		}
	}
}
