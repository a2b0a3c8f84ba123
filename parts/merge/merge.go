// Package merge puts what the desk edited of settings, articles and pages into a folder that is imported, by the rule of
// desk.OwnedPart.Import: it stays in force, pages made at the desk stay, removed ones stay away, and none stands below itself. When
// folder and desk both changed a part, it is a question: the desk's value stays until somebody answers.
package merge

import (
	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/db/parts"
	"github.com/gevel/gevel/parts/fields"
)

// Question is a part that was changed both in the folder and at the desk. The desk's value stays in force until somebody answers.
type Question struct {
	desk.OwnedPart
	Folder string
}

// Merge is a folder's configuration and articles, into which the desk's values are put, and what becomes of these.
type Merge struct {
	Site               *agency.Site
	Articles           []*Article
	TakeFolder, Strict bool                                        // as intake.Options has them
	Problem            func(file, field, text string, args ...any) // notes a mistake of the folder
	Know               func(*agency.Picture)                       // lets the folder name a picture of the library

	Parts     *parts.PartBatch
	Made      []string // the keys of articles that were made at the desk
	Questions []Question
	pictures  map[string]*agency.Picture // that the desk's parts may name, by file
}

// Article is an article of the folder.
type Article struct {
	*agency.ArticleRecord
	File  string
	Gone  bool
	Stays bool // marked gone in the folder, but not deleted because it was edited at the desk
}

// Run puts the values that the desk owns into the folder before its checks, so that they stay in force. It notes the questions that arise,
// and what the import changes for the history.
func (m *Merge) Run(now parts.PartState) {
	m.Parts, m.pictures = &parts.PartBatch{Seen: now.Last, Read: &now}, fields.PicturesOf(now)
	owned := map[string][]desk.OwnedPart{}
	for _, p := range now.Owned {
		owned[p.Record] = append(owned[p.Record], p)
	}
	site := fields.DocumentOf(*m.Site)
	if m.mergeRecord(site, owned[desk.SiteRecord]) {
		var merged agency.Site
		if err := site.Into(&merged); err != nil {
			m.Problem("site.json", "", "does not fit what was edited at the desk: %s", err)
			return
		}
		*m.Site = merged
	}
	if now.Site != nil {
		before, _ := now.Site.Written()
		m.noteChanges(fields.DocumentOf(before), site, fields.PartsOf(desk.SiteRecord, fields.Site))
	}
	m.mergeMenu(now, owned)
	m.mergeArticles(now, owned)
}

// mergeRecord puts the desk's parts of a record into the record of the folder, and reports whether there were any.
func (m *Merge) mergeRecord(d fields.Document, owned []desk.OwnedPart) bool {
	for _, p := range owned {
		if p.Field == desk.GoneField {
			m.Parts.Freed = append(m.Parts.Freed, p.Part) // the folder has the record again
			continue
		}
		says := d.Get(p.Part)
		next := p.Import(says, m.TakeFolder)
		if next == nil {
			m.Parts.Freed = append(m.Parts.Freed, p.Part)
			continue
		}
		d.Set(p.Part, next.Value)
		if rule, _ := fields.RuleOf(p.Record, p.Field); rule.Kind == fields.PicturePart && m.pictures[rule.Plain(next.Value)] != nil {
			m.Know(m.pictures[rule.Plain(next.Value)])
		}
		m.Parts.Owned = append(m.Parts.Owned, *next)
		if next.Offered != nil {
			m.addQuestion(*next)
		}
	}
	return len(owned) > 0
}

func (m *Merge) addQuestion(p desk.OwnedPart) {
	m.Questions = append(m.Questions, Question{OwnedPart: p, Folder: *p.Offered})
	if m.Strict {
		m.Problem(fields.RecordFile(p.Record), fields.PathInFile(p.Part), "was changed at the desk and in the folder: %s and %s",
			shown(p.Value), shown(*p.Offered))
	}
}

func (m *Merge) mergeArticles(now parts.PartState, owned map[string][]desk.OwnedPart) {
	for _, p := range now.Owned {
		if key, ok := desk.ArticleOf(p.Record); ok && p.Field == desk.MadeField {
			m.Made = append(m.Made, key)
		}
	}
	before := map[string]*agency.ArticleRecord{}
	for i := range now.Articles {
		before[now.Articles[i].Key] = &now.Articles[i]
	}
	for _, a := range m.Articles {
		record := desk.ArticleRecordOf(a.Key)
		if a.Gone {
			m.mergeGone(a, owned[record])
			continue
		}
		d := fields.ArticleDocument(a.ArticleRecord)
		if m.mergeRecord(d, owned[record]) {
			if err := fields.WriteArticle(d, a.ArticleRecord, m.pictures); err != nil {
				m.Problem(a.File, "", "does not fit what was edited at the desk: %s", err)
			}
		}
		if was := before[a.Key]; was != nil {
			m.noteChanges(fields.ArticleDocument(was), fields.ArticleDocument(a.ArticleRecord), fields.PartsOf(record, fields.Article))
		}
	}
}

// noteChanges adds the parts of a record that an import changes to the history.
func (m *Merge) noteChanges(was, is fields.Document, list []desk.Part) {
	for _, p := range list {
		if before, value := was.Get(p), is.Get(p); value != before {
			m.Parts.Changes = append(m.Parts.Changes, desk.PartChange{Part: p, Before: before, Value: value, Origin: desk.OfFolder})
		}
	}
}
