package imports

import (
	"context"
	"maps"
	"slices"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/db/parts"
)

// movedAddresses notes the addresses that pages and articles lose with a write, and forgets those that are in use again.
func movedAddresses(before, after map[string]string) (list []handle.Statement) {
	still := map[string]bool{}
	for _, record := range after {
		still[record] = true
	}
	for _, path := range slices.Sorted(maps.Keys(before)) {
		if after[path] == before[path] || !still[before[path]] {
			continue
		}
		list = append(list,
			handle.Statement{SQL: "INSERT INTO moved_address (path, record) VALUES (?1, ?2) ON CONFLICT (path) DO UPDATE SET record = ?2",
				Args: []any{path, before[path]}})
	}
	return append(list, handle.Statement{SQL: "DELETE FROM moved_address WHERE path IN (SELECT value FROM json_each(?))",
		Args: []any{handle.JSON(slices.Sorted(maps.Keys(after)))}})
}

// moved notes the addresses that an import of articles or the configuration takes away.
func (i *importing) moved() {
	if !i.touchesSite && len(i.batch.Articles) == 0 {
		return
	}
	i.addStatements(movedAddresses(i.addressesBefore, i.batch.addresses(i.articlesBefore))...)
}

// addresses reads the articles and the addresses of pages and articles, none before the first import.
func (s *Store) addresses(ctx context.Context) (articles []agency.ArticleRecord, addresses map[string]string, err error) {
	now, err := (&parts.Store{DB: s.DB}).PartState(ctx)
	if err != nil || now.Site == nil {
		return nil, nil, err
	}
	return now.Articles, agency.Addresses(now.Site, now.Articles), nil
}

// addresses are the addresses that pages and articles will have once the batch is written.
func (b Batch) addresses(articles []agency.ArticleRecord) map[string]string {
	articles = slices.Clone(articles)
	for _, e := range b.Articles {
		articles = slices.DeleteFunc(articles, func(a agency.ArticleRecord) bool { return a.Key == e.Record.Key })
		if !e.Gone {
			articles = append(articles, e.Record)
		}
	}
	return agency.Addresses(&b.Site, articles)
}
