package parts

import (
	"context"
	"slices"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
	"github.com/gevel/gevel/staff"
)

// Article is an article at the desk.
type Article struct {
	Key      string
	Category string
	Title    string
	Missing  []locale.Language // in use, without a title or a body
	Parts    []*Part
}

// ID names the article at the desk.
func (a *Article) ID() string { return "DeskArticle:" + a.Key }

// Record names it for a change.
func (a *Article) Record() string { return agency.ArticleRecordOf(a.Key) }

// Questions counts the parts that folder and desk changed both.
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

func (s *Service) articles(ctx context.Context, d *staff.Desk, wanted func(agency.ArticleRecord) bool) (list []*Article, err error) {
	if !d.May(agency.ReadContent) {
		return nil, staff.ErrForbidden
	}
	v, err := s.view(ctx)
	list = []*Article{} // null would say that the role may not read them
	if err != nil || v.now.Site == nil {
		return list, err
	}
	records := slices.DeleteFunc(v.now.Articles, func(a agency.ArticleRecord) bool { return !wanted(a) })
	main := v.now.Site.DefaultLanguage
	for _, a := range records[:min(len(records), limits.DeskArticles)] {
		missing := slices.DeleteFunc(v.now.Site.InUse(), func(l locale.Language) bool { return a.Titles[l] != "" && a.Bodies[l] != "" })
		list = append(list, &Article{a.Key, a.Category, a.Titles.In(main, main), missing, v.parts(agency.ArticleRecordOf(a.Key))})
	}
	return list, nil
}
