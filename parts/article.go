package parts

import (
	"context"
	"slices"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
	"github.com/gevel/gevel/staff"
)

// Article is an article at the desk.
type Article struct {
	Key      string
	Category string
	Title    string
	Missing  []locale.Language // the languages of the site in which it has no title or no body
	Made     bool              // was made at the desk: the folder does not have it
	Draft    *RecordDraft      // nil when nothing waits to be published
	Parts    []*Part
}

// ID is the article's in the graph.
func (a *Article) ID() string { return "Article:" + a.Key }

// Record is the name by which mutations refer to it.
func (a *Article) Record() string { return desk.ArticleRecordOf(a.Key) }

// Questions counts the parts that were changed both in the folder and at the desk.
func (a *Article) Questions() int { return questions(a.Parts) }

// Articles lists the articles by category, in the agency's order.
func (s *Service) Articles(ctx context.Context, d *staff.Desk) ([]*Article, error) {
	return s.articles(ctx, d, func(agency.ArticleRecord) bool { return true })
}

// Article reads an article; nil when there is none.
func (s *Service) Article(ctx context.Context, d *staff.Desk, key string) (*Article, error) {
	list, err := s.articles(ctx, d, func(a agency.ArticleRecord) bool { return a.Key == key })
	if err != nil || len(list) == 0 {
		return nil, err
	}
	return list[0], nil
}

func (s *Service) articles(ctx context.Context, d *staff.Desk, include func(agency.ArticleRecord) bool) ([]*Article, error) {
	if !d.May(desk.ReadContent) {
		return nil, staff.ErrForbidden
	}
	v, err := s.view(ctx)
	if err != nil || v.now.Site == nil {
		return []*Article{}, err // null would say that the role may not read them
	}
	return v.listed(slices.DeleteFunc(v.articles(), func(a agency.ArticleRecord) bool { return !include(a) })), nil
}

// listed gives as many articles as the desk shows, with their parts.
func (v view) listed(records []agency.ArticleRecord) []*Article {
	list, main := []*Article{}, v.now.Site.DefaultLanguage
	for _, a := range records[:min(len(records), limits.DeskArticles)] {
		missing := slices.DeleteFunc(v.now.Site.InUse(), func(l locale.Language) bool { return a.Titles[l] != "" && a.Bodies[l] != "" })
		record := desk.ArticleRecordOf(a.Key)
		list = append(list, &Article{a.Key, a.Category, a.Titles.In(main, main), missing, v.made(record), v.draft(record), v.parts(record)})
	}
	return list
}

// articles lists the articles with their drafts. Those that a draft removes come last.
func (v view) articles() []agency.ArticleRecord {
	list := slices.Clone(v.now.Articles)
	for _, a := range v.live.Articles {
		if !slices.ContainsFunc(v.now.Articles, func(r agency.ArticleRecord) bool { return r.Key == a.Key }) {
			list = append(list, a)
		}
	}
	return list
}

// made reports whether a record was made at the desk, so that the folder does not have it.
func (v view) made(record string) bool {
	return slices.ContainsFunc(v.live.Owned, func(p desk.OwnedPart) bool { return p.Record == record && p.Field == desk.MadeField })
}
