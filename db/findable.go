package db

import (
	"context"
	"iter"

	"github.com/jmoiron/sqlx"

	"github.com/gevel/gevel/agency"
)

// Stock counts the findable properties of one category in one city.
type Stock struct {
	Sale     bool  `db:"sale"`
	City     int   `db:"city"`
	Category int   `db:"category"`
	Count    int   `db:"count"`
	Updated  int64 `db:"updated"` // when the last of them changed, seconds of Unix
}

// Stock counts the findable properties by city and category, those too whose marquee says sold or rented, with one statement.
func (s *Store) Stock(ctx context.Context) (list []Stock, err error) {
	err = s.List(ctx, &list, `
		SELECT s.sale, s.city, t.category, count(*) AS count, max(s.updated_at) AS updated
		FROM search s JOIN type t ON t.id = s.type WHERE s.status = 1 GROUP BY s.sale, s.city, t.category`)
	return list, err
}

// Findable streams the findable properties by number, those too whose marquee says sold or rented, from the one after skip, with the parts
// of their addresses, their descriptions and when they changed. The body of the loop must not use the store.
func (s *Store) Findable(ctx context.Context, c *agency.Catalog, skip, count int) iter.Seq2[*agency.Property, error] {
	return func(yield func(*agency.Property, error) bool) {
		err := s.Each(ctx, func(rows *sqlx.Rows) (bool, error) {
			p := &agency.Property{Language: c.Fallback(), Catalog: c}
			err := rows.StructScan(p)
			return err == nil && yield(p, nil), err
		}, `SELECT l.number, l.goal, l.city, l.title, l.description, l.updated_at FROM search s JOIN listing l USING (number)
			WHERE s.status = 1 ORDER BY s.number LIMIT ? OFFSET ?`, count, skip)
		if err != nil {
			yield(nil, err)
		}
	}
}
