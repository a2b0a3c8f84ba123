package merge

import (
	"slices"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/db/parts"
	"github.com/gevel/gevel/parts/fields"
)

// mergeMenu puts the parts of pages, and the order of pages, that the desk owns into the folder's menu.
func (m *Merge) mergeMenu(now parts.PartState, owned map[string][]desk.OwnedPart) {
	says := *m.Site
	says.Menu = slices.Clone(m.Site.Menu)
	var before agency.Site
	if now.Site != nil {
		before, _ = now.Site.Written()
	}
	for _, record := range recordsOf(now.Owned) {
		if id, ok := desk.PageOf(record); ok {
			m.mergePage(id, before.Entry(id), owned[record])
		}
	}
	m.mergeTree(&says, owned[desk.MenuRecord])
	m.noteMenu(&before)
}

// mergePage puts the desk's parts of a page into the folder's. A page that the folder does not have stays when it was made at the desk, and
// is a question when it was only edited there; one that was removed at the desk stays away.
func (m *Merge) mergePage(id string, before *agency.MenuEntry, owned []desk.OwnedPart) {
	has := func(field string) int {
		return slices.IndexFunc(owned, func(p desk.OwnedPart) bool { return p.Field == field && p.Value != "" })
	}
	e := m.Site.Entry(id)
	switch {
	case e == nil && before == nil:
		m.free(owned)
	case e == nil && has(desk.MadeField) >= 0:
		m.restorePage(before)
		m.Parts.Owned = append(m.Parts.Owned, owned...)
	case e == nil:
		if m.addGoneQuestion(desk.PageRecordOf(id), owned) {
			m.restorePage(before)
		}
	case has(desk.GoneField) >= 0:
		m.Site.RemovePage(id)
		m.Parts.Owned = append(m.Parts.Owned, owned...)
	default:
		d := fields.PageDocument(e)
		m.mergeRecord(d, owned)
		if err := fields.WritePage(d, e); err != nil {
			m.Problem("site.json", "menu", "does not fit what was edited at the desk: %s", err)
		}
	}
}

// restorePage adds a page of the site that the folder does not have.
func (m *Merge) restorePage(before *agency.MenuEntry) {
	m.Site.Menu = append(m.Site.Menu, *before)
}

func (m *Merge) free(owned []desk.OwnedPart) {
	for _, p := range owned {
		m.Parts.Freed = append(m.Parts.Freed, p.Part)
	}
}

// noteMenu adds to the history what an import changes in pages and in their order.
func (m *Merge) noteMenu(before *agency.Site) {
	for i := range before.Menu {
		was := &before.Menu[i]
		if is := m.Site.Entry(was.ID); is != nil {
			m.noteChanges(fields.PageDocument(was), fields.PageDocument(is), fields.PartsOf(desk.PageRecordOf(was.ID), fields.Page))
		}
	}
	if len(before.Menu) > 0 {
		m.noteChanges(fields.MenuDocument(before), fields.MenuDocument(m.Site), fields.PartsOf(desk.MenuRecord, fields.Menu(m.Site)))
	}
}

// recordsOf lists the records of parts, each once.
func recordsOf(owned []desk.OwnedPart) (records []string) {
	for _, p := range owned {
		if !slices.Contains(records, p.Record) {
			records = append(records, p.Record)
		}
	}
	return records
}
