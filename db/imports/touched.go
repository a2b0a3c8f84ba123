package imports

import (
	"context"
	"encoding/json"
	"reflect"
	"slices"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/db/parts"
)

// touched leaves out of an import the configuration, articles and parts that it would write as they were read, so that it does not put back
// what is saved at the desk meanwhile. What is left is guarded: the import is refused with ErrPartsChanged when somebody wrote one of these
// records after they were read. Redirects depend on the whole configuration, so an import that moves articles is refused when that changed.
func (i *importing) touched() {
	b := &i.batch
	if b.OnlyProperties {
		return
	}
	i.touchesSite = true
	if b.Parts == nil || b.Parts.Read == nil {
		return
	}
	read, edited := b.Parts.Read, *b.Parts
	i.touchesSite = SiteContent(b.Site) != read.Content
	b.Articles = slices.DeleteFunc(slices.Clone(b.Articles), func(a ArticleEntry) bool { return isAsRead(a, read.Articles) })
	edited.Owned = slices.DeleteFunc(slices.Clone(edited.Owned), func(o desk.OwnedPart) bool {
		return slices.ContainsFunc(read.Owned, func(r desk.OwnedPart) bool { return reflect.DeepEqual(r, o) })
	})
	b.Parts = &edited
	if i.touchesSite || len(b.Articles) > 0 {
		guarded := handle.Guard(parts.ErrPartsChanged.Why, "coalesce((SELECT content FROM site), '') = ?", read.Content)
		i.addStatements(guarded)
	}
	guarded := handle.Guard(parts.ErrPartsChanged.Why,
		"NOT EXISTS (SELECT 1 FROM part_change WHERE id > ? AND record IN (SELECT value FROM json_each(?)))",
		edited.Seen, handle.JSON(i.records()))
	i.addStatements(guarded)
}

// isAsRead reports whether an article is written as it was read.
func isAsRead(a ArticleEntry, read []agency.ArticleRecord) bool {
	at := slices.IndexFunc(read, func(r agency.ArticleRecord) bool { return r.Key == a.Record.Key })
	if at < 0 || a.Gone {
		return at < 0 && a.Gone
	}
	return reflect.DeepEqual(articleStatement(a).Args, articleStatement(ArticleEntry{Record: read[at]}).Args)
}

// records names the records of which the import writes parts or articles.
func (i *importing) records() []string {
	list := []string{}
	for _, p := range i.batch.Parts.Freed {
		list = append(list, p.Record)
	}
	for _, o := range i.batch.Parts.Owned {
		list = append(list, o.Record)
	}
	for _, c := range i.batch.Parts.Changes {
		list = append(list, c.Record)
	}
	for _, a := range i.batch.Articles {
		list = append(list, desk.ArticleRecordOf(a.Record.Key))
	}
	slices.Sort(list)
	return slices.Compact(list)
}

// ErrPropertiesChanged says that somebody wrote a property since it was read: read and try again.
var ErrPropertiesChanged = handle.Refused{Why: "PROPERTIES_CHANGED"}

// asBefore guards what the batch repeats of stored properties: an import that was written since must not be undone by what was read before.
func (i *importing) asBefore() {
	if len(i.batch.Before) == 0 {
		return
	}
	before, _ := json.Marshal(i.batch.Before) // numbers and texts always have a JSON form
	guarded := handle.Guard(ErrPropertiesChanged.Why, `NOT EXISTS (SELECT 1 FROM json_each(?) b
		WHERE b.value <> coalesce((SELECT checksum FROM property WHERE number = CAST(b.key AS INTEGER)), ''))`, string(before))
	i.addStatements(guarded)
}

// PropertySums gives the checksums of properties, as a batch compares them with its own; unknown numbers are left out.
func (s *Store) PropertySums(ctx context.Context, numbers []int) (map[int]string, error) {
	return s.sums(ctx, "SELECT number, checksum FROM property WHERE number"+AmongNumbers, handle.JSON(numbers))
}
