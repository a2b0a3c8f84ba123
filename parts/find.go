package parts

import (
	"context"
	"strings"

	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
	"github.com/gevel/gevel/staff"
)

// Find finds articles and pages whose title or name contains all words; none for a role that may not read them.
func (s *Service) Find(ctx context.Context, d *staff.Desk, words string) (articles []*Article, pages []*Page, err error) {
	if !d.May(desk.ReadContent) {
		return nil, nil, nil
	}
	v, err := s.view(ctx)
	if err != nil || v.now.Site == nil {
		return nil, nil, err
	}
	typed := strings.Fields(locale.Fold(words))
	for _, a := range v.listed(v.articles()) {
		if len(articles) < limits.FoundRows && has(a.Title+" "+a.Key, typed) {
			articles = append(articles, a)
		}
	}
	for _, p := range v.allPages() {
		if len(pages) < limits.FoundRows && has(p.Title+" "+p.Path, typed) {
			pages = append(pages, p)
		}
	}
	return articles, pages, nil
}

func has(text string, words []string) bool {
	text = locale.Fold(text)
	for _, word := range words {
		if !strings.Contains(text, word) {
			return false
		}
	}
	return true
}
