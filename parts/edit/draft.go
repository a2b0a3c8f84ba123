package edit

import (
	"cmp"
	"context"
	"slices"
	"strings"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/db/desklog"
	"github.com/gevel/gevel/db/imports"
	"github.com/gevel/gevel/db/parts"
	"github.com/gevel/gevel/intake/edited"
	"github.com/gevel/gevel/limits"
)

// ReadDrafted reads the state as it is in force, and the same with all drafts put in.
func ReadDrafted(ctx context.Context, store *db.Store) (live, drafted parts.PartState, err error) {
	if live, err = store.Parts.PartState(ctx); err == nil {
		err = addPictures(ctx, store, &live, nil)
	}
	if err != nil {
		return live, live, err
	}
	return live, Drafted(live), nil
}

// addPictures adds pictures of properties and projects to the library, as far as drafts and edits name them.
func addPictures(ctx context.Context, store *db.Store, now *parts.PartState, more []RecordEdits) error {
	for _, r := range append(DraftsOf(*now), more...) {
		if err := addRecordPictures(ctx, store, now, r.Record, r.Edits); err != nil {
			return err
		}
	}
	return nil
}

// Drafted returns the state with all drafts put in, as a preview shows it. A draft of a record that is gone, or that does not fit its
// record any more, is left out.
func Drafted(now parts.PartState) parts.PartState {
	if now.Site == nil || len(now.Drafts) == 0 {
		return now
	}
	e := edited.New(now)
	putDrafts(e)
	site, articles := e.Result()
	if site != nil {
		now.Site = site
	}
	now.Articles = withArticles(now.Articles, articles)
	return now
}

func withArticles(list []agency.ArticleRecord, entries []imports.ArticleEntry) []agency.ArticleRecord {
	list = slices.Clone(list)
	for _, a := range entries {
		list = slices.DeleteFunc(list, func(r agency.ArticleRecord) bool { return r.Key == a.Record.Key })
		if !a.Gone {
			list = append(list, a.Record)
		}
	}
	slices.SortFunc(list, func(a, b agency.ArticleRecord) int {
		return cmp.Or(cmp.Compare(a.Category, b.Category), a.Sort-b.Sort, cmp.Compare(a.Key, b.Key))
	})
	return list
}

// putDrafts puts the drafts of all records in.
func putDrafts(e *edited.Content) {
	for _, r := range DraftsOf(e.Now) {
		d, _ := e.Document(r.Record, makes(r.Edits))
		if d == nil {
			continue
		}
		for _, edit := range r.Edits {
			d.Set(edit.part(r.Record), edit.Value)
		}
		e.Put(r.Record, d) // a draft that does not fit any more is left out
	}
}

// DraftsOf returns the drafts as edits, in the order of inOrder.
func DraftsOf(now parts.PartState) (list []RecordEdits) {
	for _, d := range now.Drafts {
		if len(list) == 0 || list[len(list)-1].Record != d.Record {
			list = append(list, RecordEdits{Record: d.Record})
		}
		last := &list[len(list)-1]
		last.Edits = append(last.Edits, Edit{Field: d.Field, Language: d.Language, Value: d.Value, Version: d.Base})
	}
	inOrder(list)
	return list
}

// inOrder sorts records so that each comes after those that it refers to: pages name articles, and the menu names pages.
func inOrder(list []RecordEdits) {
	rank := func(r RecordEdits) int {
		return slices.IndexFunc([]string{desk.SiteRecord, desk.ArticleRecordOf(""), desk.PageRecordOf(""), desk.MenuRecord},
			func(begins string) bool { return strings.HasPrefix(r.Record, begins) })
	}
	slices.SortStableFunc(list, func(a, b RecordEdits) int { return rank(a) - rank(b) })
}

// SaveDraft writes parts of a record's draft, all or none, with the checks of an import. It is stale, and writes nothing, when somebody
// wrote one of them after it was read, in the draft or in force.
func SaveDraft(ctx context.Context, store *db.Store, record string, edits []Edit,
	by desklog.Action) (stale bool, problems forms.Problems, err error) {
	return tried(ctx, store, []RecordEdits{{record, edits}}, func(now parts.PartState) (*saving, forms.Problems, error) {
		s := newSaving(now)
		w, problems := s.draft(record, edits, by)
		if len(problems) > 0 || s.stale || len(w.Set)+len(w.Cleared) == 0 {
			return s, problems, nil
		}
		return s, nil, store.Parts.SaveDrafts(ctx, w)
	})
}

// draft puts the edits on top of all drafts and checks the whole, as it would be published.
func (s *saving) draft(record string, edits []Edit, by desklog.Action) (w parts.DraftWrite, problems forms.Problems) {
	if s.Now.Site == nil || len(edits) > limits.PartsAtOnce {
		return w, forms.Problems{{Path: []string{"changes"}, Code: forms.TooMany}}
	}
	live, _ := s.Document(record, true)
	putDrafts(s.Content)
	before := s.Check()
	d, rules := s.Document(record, makes(edits))
	if d == nil {
		return w, forms.Problems{{Path: []string{"record"}, Code: forms.Unknown}}
	}
	w = parts.DraftWrite{Seen: s.Now.Last, Drafted: s.Now.Drafted}
	for i, e := range edits {
		s.draftEdit(&w, &problems, i, edit{record, e, live, d, rules}, by)
	}
	if len(problems) > 0 || s.stale {
		return w, problems
	}
	if err := s.Put(record, d); err != nil {
		problems.Add("changes", forms.Unknown)
		return w, problems
	}
	if len(s.Now.Drafts)+len(w.Set) > limits.DraftParts {
		problems.Add("changes", forms.TooMany)
		return w, problems
	}
	return w, s.asEdits(newProblems(before, s.Check()), []RecordEdits{{record, edits}})
}
