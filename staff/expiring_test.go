package staff_test

import (
	"testing"
	"time"

	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/leads"
	"github.com/gevel/gevel/limits"
)

// TestApplicationsAreRemindedOfBeforeTheyExpire looks at an application around limits.ExpiringDays before it is deleted.
func TestApplicationsAreRemindedOfBeforeTheyExpire(t *testing.T) {
	d, b := start(t), &browser{}
	d.setUp(t, b)
	c, err := d.store.Catalog(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	job, _ := leads.KindOfForm(leads.JobName)
	at := d.now.AddDate(0, 0, limits.ExpiringDays-job.RetentionDays(c.Site.Settings))
	for lead, before := range map[string]time.Duration{"soon": time.Minute, "later": -time.Minute} {
		if _, err := d.store.Write(t.Context(), db.Statement{SQL: `INSERT INTO lead
			(id, form, key, language, first_name, last_name, email, phone, page, content, answer, created_at)
			VALUES (?1, ?2, ?1, 'nl', '', '', 'an@example.org', '', '', '{}', '{}', ?3)`,
			Args: []any{lead, leads.JobName, at.Add(-before).Unix()}}); err != nil {
			t.Fatal(err)
		}
	}
	desk, err := d.Desk(b.ask(t))
	if err != nil {
		t.Fatal(err)
	}
	if w, err := d.Expiring(t.Context(), desk.Today()); err != nil || w.Count != 1 || w.Leads[0].ID() != "soon" {
		t.Errorf("%d applications expire soon (%v), want the one that is older by a minute", w.Count, err)
	}
}
