package intake

import (
	"slices"
	"strings"

	"github.com/gevel/gevel/agency"
)

// mergeGone keeps an article that the folder marks as gone and that was edited at the desk: nothing is deleted, and it is a question. The
// folder's file says nothing else, so the article is not among those that are written.
func (f *folder) mergeGone(a *article, owned []agency.OwnedPart, o Options) {
	if len(owned) == 0 {
		return
	}
	gone := agency.OwnedPart{Part: agency.Part{Record: agency.ArticleRecordOf(a.Key), Field: agency.GoneField},
		Staff: owned[0].Staff, At: owned[0].At}
	if at := slices.IndexFunc(owned, func(p agency.OwnedPart) bool { return p.Field == agency.GoneField }); at >= 0 {
		gone = owned[at]
	}
	next := gone.Import("true", o.TakeFolder)
	if next == nil {
		for _, p := range owned {
			f.owned.Freed = append(f.owned.Freed, p.Part)
		}
		return
	}
	a.kept = true
	f.owned.Owned = append(f.owned.Owned, *next)
	if next.Offered != nil {
		f.ask(*next, o)
	}
}

// fileOf names the file or files of a record in a folder.
func fileOf(record string) string {
	if key, ok := strings.CutPrefix(record, agency.ArticleRecordOf("")); ok {
		return "articles/" + key
	}
	return "site.json"
}

// fieldOf names a part within its file: banner.title.nl.
func fieldOf(p agency.Part) string { return strings.Join(pathOf(p), ".") }

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
