package db

import (
	"testing"

	"github.com/gevel/gevel/db/handle"
)

// TestStatisticsFollowLeads brings in properties before the first lead comes, as every office does: SQLite must hear of the leads later.
func TestStatisticsFollowLeads(t *testing.T) {
	s := open(t)
	if _, err := s.Write(t.Context(), handle.AnalysisLimit, handle.Statement{SQL: "ANALYZE"}); err != nil {
		t.Fatal(err)
	}
	writeSQL(t, s, `INSERT INTO lead (id, form, key, language, first_name, last_name, email, phone, page, content, answer, created_at)
		WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1000)
		SELECT 'lead ' || i, 'sendContact', i, 'nl', '', '', i || '@example.org', '', '', '{}', '{}', i FROM n`)
	if err := s.Analyze(t.Context()); err != nil {
		t.Fatal(err)
	}
	for table, least := range map[string]int{"lead": 900, "lead_handling": 900, "lead_search": 900} {
		if n := integer(t, s, "SELECT max(CAST(stat AS INTEGER)) FROM sqlite_stat1 WHERE tbl = '"+table+"'"); n < least {
			t.Errorf("SQLite takes the table %s for one of %d rows, want about 1000", table, n)
		}
	}
}
