package db

import (
	"context"

	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
)

// CRMVisits is how many visits of a record's page its CRM is still to be told.
type CRMVisits struct {
	Record string `db:"record"`
	Count  int    `db:"count"`
}

// GatherVisits adds the page visits of a link's properties, from the day after it did so last to a day that is over, to what the CRM is
// to be told. The first time it only notes the day: visits from before are not told.
func (s *Store) GatherVisits(ctx context.Context, link string, to locale.Date) error {
	_, err := s.Write(ctx,
		Statement{SQL: `INSERT INTO crm_visit (link, record, count) SELECT r.link, r.id, min(sum(v.counted), ?3)
			FROM crm_record r JOIN link l ON l.name = r.link JOIN page_visit v ON v.property = r.number AND v.day > l.visits_to AND v.day <= ?2
			WHERE r.link = ?1 AND r.kind = 'property' AND NOT r.gone GROUP BY r.id HAVING sum(v.counted) > 0
			ON CONFLICT DO UPDATE SET count = min(count + excluded.count, ?3)`, Args: []any{link, to, limits.CRMVisitsWaiting}},
		Statement{SQL: "UPDATE link SET visits_to = ?2 WHERE name = ?1 AND coalesce(visits_to, '') < ?2", Args: []any{link, to}})
	return err
}

// VisitsToTell lists properties with visits that the CRM is to be told, at most so many.
func (s *Store) VisitsToTell(ctx context.Context, link string, most int) (list []CRMVisits, err error) {
	return list, s.list(ctx, &list, "SELECT record, count FROM crm_visit WHERE link = ? ORDER BY record LIMIT ?", link, most)
}

// VisitsTold notes that the CRM was told so many visits of a record.
func (s *Store) VisitsTold(ctx context.Context, link, record string, count int) error {
	_, err := s.Write(ctx,
		Statement{SQL: "UPDATE crm_visit SET count = max(count - ?, 0) WHERE link = ? AND record = ?", Args: []any{count, link, record}},
		Statement{SQL: "DELETE FROM crm_visit WHERE link = ? AND record = ? AND count = 0", Args: []any{link, record}})
	return err
}
