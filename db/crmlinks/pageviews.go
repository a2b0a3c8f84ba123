package crmlinks

import (
	"context"

	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
)

// CRMPageViews is how many views of a record's page are still to be reported to its CRM.
type CRMPageViews struct {
	Record string `db:"record"`
	Count  int    `db:"count"`
}

// GatherPageViews adds the page views of a link's properties to what its CRM is to be told: those from the day after the last call up to a
// day that is over. The first call only notes the day, so that earlier views are not reported.
func (s *Store) GatherPageViews(ctx context.Context, link string, to locale.Date) error {
	_, err := s.Write(ctx,
		handle.Statement{SQL: `INSERT INTO crm_visit (link, record, count) SELECT r.link, r.id, min(sum(v.counted), ?3)
			FROM crm_record r JOIN link l ON l.name = r.link JOIN page_visit v ON v.property = r.number AND v.day > l.visits_to
			AND v.day <= ?2
			WHERE r.link = ?1 AND r.kind = 'property' AND NOT r.gone GROUP BY r.id HAVING sum(v.counted) > 0
			ON CONFLICT DO UPDATE SET count = min(count + excluded.count, ?3)`, Args: []any{link, to, limits.CRMPageViewsWaiting}},
		handle.Statement{SQL: "UPDATE link SET visits_to = ?2 WHERE name = ?1 AND coalesce(visits_to, '') < ?2", Args: []any{link, to}})
	return err
}

// PageViewsToReport lists properties with page views to report to the CRM, at most so many.
func (s *Store) PageViewsToReport(ctx context.Context, link string, most int) (list []CRMPageViews, err error) {
	return list, s.List(ctx, &list, "SELECT record, count FROM crm_visit WHERE link = ? ORDER BY record LIMIT ?", link, most)
}

// PageViewsReported notes that so many page views of a record were reported to the CRM.
func (s *Store) PageViewsReported(ctx context.Context, link, record string, count int) error {
	_, err := s.Write(ctx,
		handle.Statement{SQL: "UPDATE crm_visit SET count = max(count - ?, 0) WHERE link = ? AND record = ?",
			Args: []any{count, link, record}},
		handle.Statement{SQL: "DELETE FROM crm_visit WHERE link = ? AND record = ? AND count = 0", Args: []any{link, record}})
	return err
}
