package intake

import (
	"slices"
	"strings"

	"github.com/gevel/gevel/agency"
)

// mergeGone keeps an article that the folder marks as gone and that was edited at the desk: nothing is deleted, and it is a question. The
// folder's file says nothing else, so the article is not among those that are written.
func (f *folder) mergeGone(a *article, owned []agency.OwnedPart, o Options) {
	a.kept = len(owned) > 0 && f.askGone(agency.ArticleRecordOf(a.Key), owned, o)
}

// askGone notes the question whether to delete a record that the folder does not have any more and that was edited at the desk, and reports
// whether it stays.
func (f *folder) askGone(record string, owned []agency.OwnedPart, o Options) bool {
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
		f.ask(*next, o)
	}
	return true
}

// fileOf names the file or files of a record in a folder.
func fileOf(record string) string {
	if key, ok := strings.CutPrefix(record, agency.ArticleRecordOf("")); ok {
		return "articles/" + key
	}
	return "site.json"
}

// fieldOf names a part within its file: banner.title.nl.
func fieldOf(p agency.Part) string {
	path := strings.Join(pathOf(p), ".")
	if id, ok := agency.PageOf(p.Record); ok {
		return "menu." + id + "." + path
	}
	if p.Record == agency.MenuRecord {
		return "menu." + path
	}
	return path
}

// String writes a question in a line.
func (q Question) String() string {
	return fileOf(q.Record) + ", " + fieldOf(q.Part) + ": the desk says " + shown(q.Value) + ", the folder " + shown(q.Folder)
}

// shown is a value for a line of text.
func shown(value string) string {
	if value == "" {
		return "nothing"
	}
	return shortened([]byte(value))
}
