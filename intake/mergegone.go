package intake

import (
	"slices"
	"strings"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/parts/fields"
)

// mergeGone handles an article that the folder marks as gone. One that was edited at the desk is not deleted: whether to delete it is a
// question. The folder's file has no text to write, so the article stays as it is in the store.
func (f *folder) mergeGone(a *article, owned []agency.OwnedPart, o Options) {
	a.stays = len(owned) > 0 && f.addGoneQuestion(agency.ArticleRecordOf(a.Key), owned, o)
}

// addGoneQuestion asks whether to delete a record that is gone in the folder but was edited at the desk. It reports whether the record
// stays.
func (f *folder) addGoneQuestion(record string, owned []agency.OwnedPart, o Options) bool {
	gone := agency.OwnedPart{Part: agency.Part{Record: record, Field: agency.GoneField}, Staff: owned[0].Staff, At: owned[0].At}
	if at := slices.IndexFunc(owned, func(p agency.OwnedPart) bool { return p.Field == agency.GoneField }); at >= 0 {
		gone = owned[at]
	}
	next := gone.Import("true", o.TakeFolder)
	if next == nil {
		f.free(owned)
		return false
	}
	f.owned.Owned = append(f.owned.Owned, *next)
	if next.Offered != nil {
		f.addQuestion(*next, o)
	}
	return true
}

// fileOf names the file of a record in a folder; of an article, the beginning that its files in all languages share.
func fileOf(record string) string {
	if key, ok := strings.CutPrefix(record, agency.ArticleRecordOf("")); ok {
		return "articles/" + key
	}
	return "site.json"
}

// fieldOf names a part within its file, as in banner.title.nl.
func fieldOf(p agency.Part) string {
	path := strings.Join(fields.PathOf(p), ".")
	if id, ok := agency.PageOf(p.Record); ok {
		return "menu." + id + "." + path
	}
	if p.Record == agency.MenuRecord {
		return "menu." + path
	}
	return path
}

// String writes a question on one line.
func (q Question) String() string {
	return fileOf(q.Record) + ", " + fieldOf(q.Part) + ": the desk says " + shown(q.Value) + ", the folder " + shown(q.Folder)
}

// shown writes a value so that it fits on a line.
func shown(value string) string {
	if value == "" {
		return "nothing"
	}
	return shortened([]byte(value))
}
