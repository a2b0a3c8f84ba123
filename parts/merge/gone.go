package merge

import (
	"cmp"
	"slices"

	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/parts/fields"
)

// mergeGone handles an article that the folder marks as gone. One that was edited at the desk is not deleted: whether to delete it is a
// question. The folder's file has no text to write, so the article stays as it is in the store.
func (m *Merge) mergeGone(a *Article, owned []desk.OwnedPart) {
	a.Stays = len(owned) > 0 && m.addGoneQuestion(desk.ArticleRecordOf(a.Key), owned)
}

// addGoneQuestion asks whether to delete a record that is gone in the folder but was edited at the desk. It reports whether the record
// stays.
func (m *Merge) addGoneQuestion(record string, owned []desk.OwnedPart) bool {
	gone := desk.OwnedPart{Part: desk.Part{Record: record, Field: desk.GoneField}, Staff: owned[0].Staff, At: owned[0].At}
	if at := slices.IndexFunc(owned, func(p desk.OwnedPart) bool { return p.Field == desk.GoneField }); at >= 0 {
		gone = owned[at]
	}
	next := gone.Import("true", m.TakeFolder)
	if next == nil {
		m.free(owned)
		return false
	}
	m.Parts.Owned = append(m.Parts.Owned, *next)
	if next.Offered != nil {
		m.addQuestion(*next)
	}
	return true
}

// String writes a question on one line.
func (q Question) String() string {
	place := fields.RecordFile(q.Record) + ", " + fields.PathInFile(q.Part)
	return place + ": the desk says " + shown(q.Value) + ", the folder " + shown(q.Folder)
}

// shown writes a value so that it fits on a line.
func shown(value string) string {
	const most = 40
	if r := []rune(value); len(r) > most {
		return string(r[:most]) + "…"
	}
	return cmp.Or(value, "nothing")
}
