package intake

import (
	"slices"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/parts/fields"
)

// mergeMenu puts the parts of pages, and the order of pages, that the desk owns into the folder's menu.
func (f *folder) mergeMenu(now db.PartState, owned map[string][]agency.OwnedPart, o Options) {
	says := f.site
	says.Menu = slices.Clone(f.site.Menu)
	var before agency.Site
	if now.Site != nil {
		before, _ = now.Site.Written()
	}
	for _, record := range recordsOf(now.Owned) {
		if id, ok := agency.PageOf(record); ok {
			f.mergePage(id, before.Entry(id), owned[record], o)
		}
	}
	f.mergeTree(&says, owned[agency.MenuRecord], o)
	f.noteMenu(&before)
}

// mergePage puts the desk's parts of a page into the folder's. A page that the folder does not have stays when it was made at the desk, and
// is a question when it was only edited there; one that was removed at the desk stays away.
func (f *folder) mergePage(id string, before *agency.MenuEntry, owned []agency.OwnedPart, o Options) {
	has := func(field string) int {
		return slices.IndexFunc(owned, func(p agency.OwnedPart) bool { return p.Field == field && p.Value != "" })
	}
	e := f.site.Entry(id)
	switch {
	case e == nil && before == nil:
		f.free(owned)
	case e == nil && has(agency.MadeField) >= 0:
		f.restorePage(before)
		f.owned.Owned = append(f.owned.Owned, owned...)
	case e == nil:
		if f.addGoneQuestion(agency.PageRecordOf(id), owned, o) {
			f.restorePage(before)
		}
	case has(agency.GoneField) >= 0:
		f.site.RemovePage(id)
		f.owned.Owned = append(f.owned.Owned, owned...)
	default:
		d := fields.PageDocument(e)
		f.mergeRecord(d, owned, o)
		if err := fields.WritePage(d, e); err != nil {
			f.problem("site.json", "menu", "does not fit what was edited at the desk: %s", plain(err))
		}
	}
}

// restorePage adds a page of the site that the folder does not have.
func (f *folder) restorePage(before *agency.MenuEntry) {
	f.site.Menu = append(f.site.Menu, *before)
}

func (f *folder) free(owned []agency.OwnedPart) {
	for _, p := range owned {
		f.owned.Freed = append(f.owned.Freed, p.Part)
	}
}

// noteMenu adds to the history what an import changes in pages and in their order.
func (f *folder) noteMenu(before *agency.Site) {
	for i := range before.Menu {
		was := &before.Menu[i]
		if is := f.site.Entry(was.ID); is != nil {
			f.noteChanges(fields.PageDocument(was), fields.PageDocument(is), fields.PartsOf(agency.PageRecordOf(was.ID), fields.Page))
		}
	}
	if len(before.Menu) > 0 {
		f.noteChanges(fields.MenuDocument(before), fields.MenuDocument(&f.site), fields.PartsOf(agency.MenuRecord, fields.Menu(&f.site)))
	}
}

// recordsOf lists the records of parts, each once.
func recordsOf(owned []agency.OwnedPart) (records []string) {
	for _, p := range owned {
		if !slices.Contains(records, p.Record) {
			records = append(records, p.Record)
		}
	}
	return records
}
