package db

import (
	"context"
	"time"

	"github.com/gevel/gevel/agency/traffic"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/locale"
)

// PageViewKey is what page views are counted by: the property, the day and the source.
type PageViewKey struct {
	Property int
	Day      locale.Date
	Source   traffic.Source
}

// AddPageViews adds page views in one write. Those of properties without a public page are dropped.
func (s *Store) AddPageViews(ctx context.Context, counts map[PageViewKey]int) error {
	var list []handle.Statement
	for v, n := range counts {
		list = append(list,
			handle.Statement{SQL: `INSERT INTO page_visit (property, day, source, counted) SELECT number, ?, ?, ? FROM search
			WHERE number = ?
			ON CONFLICT DO UPDATE SET counted = counted + excluded.counted`, Args: []any{v.Day, v.Source, n, v.Property}})
	}
	_, err := s.Write(ctx, list...)
	return err
}

// PageViews counts the page views of a property until today, with two statements.
func (s *Store) PageViews(ctx context.Context, property int, now time.Time) (*traffic.PageViewCounts, error) {
	p := traffic.PeriodsOf(now)
	c := &traffic.PageViewCounts{Sources: []traffic.SourceCount{}}
	err := s.One(ctx, c, `SELECT coalesce(sum(n), 0) AS total,
			coalesce(sum(n) FILTER (WHERE day = ?), 0) AS today,
			coalesce(sum(n) FILTER (WHERE day >= ?), 0) AS week,
			coalesce(sum(n) FILTER (WHERE day BETWEEN ? AND ?), 0) AS previous_week,
			coalesce(sum(n) FILTER (WHERE day >= ?), 0) AS month
		FROM (SELECT day, counted + imported AS n FROM page_visit WHERE property = ? AND day <= ?)`,
		p.Today, p.Week, p.PreviousWeek, p.LastWeek, p.Month, property, p.Today)
	if err != nil {
		return nil, err
	}
	err = s.List(ctx, &c.Sources, `SELECT source, sum(counted + imported) AS count FROM page_visit
		WHERE property = ? AND day <= ? GROUP BY source HAVING count > 0 ORDER BY count DESC, source`, property, p.Today)
	return c, err
}

// PageViewsPerDay counts the page views of a property by day, from a day on.
func (s *Store) PageViewsPerDay(ctx context.Context, property int, from locale.Date) (map[locale.Date]int, error) {
	var rows []struct {
		Day   locale.Date `db:"day"`
		Count int         `db:"count"`
	}
	err := s.List(ctx, &rows, "SELECT day, sum(counted + imported) AS count FROM page_visit WHERE property = ? AND day >= ? GROUP BY day",
		property, from)
	counts := make(map[locale.Date]int, len(rows))
	for _, r := range rows {
		counts[r.Day] = r.Count
	}
	return counts, err
}
