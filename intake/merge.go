package intake

import (
	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/parts/fields"
)

// Options tell an import what to do with parts that were edited at the desk.
type Options struct {
	TakeFolder bool // the folder's value answers every question
	Strict     bool // a question is a problem, and stops the import
}

// Question is a part that was changed both in the folder and at the desk. The desk's value stays in force until somebody answers.
type Question struct {
	agency.OwnedPart
	Folder string
}

// merge puts the values that the desk owns into the folder before its checks, so that they stay in force. It notes the questions that
// arise, and what the import changes for the history.
func (f *folder) merge(now db.PartState, o Options) {
	f.owned, f.pictures = &db.PartBatch{Seen: now.Last, Read: &now}, fields.PicturesOf(now)
	owned := map[string][]agency.OwnedPart{}
	for _, p := range now.Owned {
		owned[p.Record] = append(owned[p.Record], p)
	}
	site := fields.DocumentOf(f.site)
	if f.mergeRecord(site, owned[agency.SiteRecord], o) {
		var merged agency.Site
		if err := site.Into(&merged); err != nil {
			f.problem("site.json", "", "does not fit what was edited at the desk: %s", plain(err))
			return
		}
		f.site = merged
	}
	if now.Site != nil {
		before, _ := now.Site.Written()
		f.noteChanges(fields.DocumentOf(before), site, fields.PartsOf(agency.SiteRecord, fields.Site))
	}
	f.mergeMenu(now, owned, o)
	f.mergeArticles(now, owned, o)
}

// mergeRecord puts the desk's parts of a record into the record of the folder, and reports whether there were any.
func (f *folder) mergeRecord(d fields.Document, owned []agency.OwnedPart, o Options) bool {
	for _, p := range owned {
		if p.Field == agency.GoneField {
			f.owned.Freed = append(f.owned.Freed, p.Part) // the folder has the record again
			continue
		}
		says := d.Get(p.Part)
		next := p.Import(says, o.TakeFolder)
		if next == nil {
			f.owned.Freed = append(f.owned.Freed, p.Part)
			continue
		}
		d.Set(p.Part, next.Value)
		if rule, _ := fields.RuleOf(p.Record, p.Field); rule.Kind == fields.PicturePart && f.pictures[rule.Plain(next.Value)] != nil {
			f.know(f.pictures[rule.Plain(next.Value)])
		}
		f.owned.Owned = append(f.owned.Owned, *next)
		if next.Offered != nil {
			f.addQuestion(*next, o)
		}
	}
	return len(owned) > 0
}

func (f *folder) addQuestion(p agency.OwnedPart, o Options) {
	f.questions = append(f.questions, Question{OwnedPart: p, Folder: *p.Offered})
	if o.Strict {
		f.problem(fileOf(p.Record), fieldOf(p.Part), "was changed at the desk and in the folder: %s and %s", shown(p.Value),
			shown(*p.Offered))
	}
}

func (f *folder) mergeArticles(now db.PartState, owned map[string][]agency.OwnedPart, o Options) {
	for _, p := range now.Owned {
		if key, ok := agency.ArticleOf(p.Record); ok && p.Field == agency.MadeField {
			f.made = append(f.made, key)
		}
	}
	before := map[string]*agency.ArticleRecord{}
	for i := range now.Articles {
		before[now.Articles[i].Key] = &now.Articles[i]
	}
	for i := range f.articles {
		a := &f.articles[i].record
		record := agency.ArticleRecordOf(a.Key)
		if a.Gone {
			f.mergeGone(a, owned[record], o)
			continue
		}
		d := fields.ArticleDocument(&a.ArticleRecord)
		if f.mergeRecord(d, owned[record], o) {
			if err := fields.WriteArticle(d, &a.ArticleRecord, f.pictures); err != nil {
				f.problem(f.articles[i].file, "", "does not fit what was edited at the desk: %s", plain(err))
			}
		}
		if was := before[a.Key]; was != nil {
			f.noteChanges(fields.ArticleDocument(was), fields.ArticleDocument(&a.ArticleRecord), fields.PartsOf(record, fields.Article))
		}
	}
}

// noteChanges adds the parts of a record that an import changes to the history.
func (f *folder) noteChanges(was, is fields.Document, list []agency.Part) {
	for _, p := range list {
		if before, value := was.Get(p), is.Get(p); value != before {
			f.owned.Changes = append(f.owned.Changes, agency.PartChange{Part: p, Before: before, Value: value, Origin: agency.OfFolder})
		}
	}
}
