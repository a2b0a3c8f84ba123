package today_test

import (
	"testing"
	"time"

	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/internal/stafftest"
	"github.com/gevel/gevel/leads"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
	"github.com/gevel/gevel/staff/today"
)

const insertedLead = `INSERT INTO lead (id, form, key, language, first_name, last_name, email, phone, page, content, answer, created_at)
	VALUES (?1, ?2, ?1, 'nl', '', '', 'an@example.org', '', '', '{}', '{}', ?3)`

// TestApplicationsAreRemindedOfBeforeTheyExpire looks at an application around limits.ExpiringDays before it is deleted.
func TestApplicationsAreRemindedOfBeforeTheyExpire(t *testing.T) {
	d := stafftest.Open(t, stafftest.Sunday)
	room := &today.Service{Service: d.Service}
	c, err := d.Store.Catalog(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	job, _ := leads.KindOfForm(leads.JobName)
	at := d.Clock.AddDate(0, 0, limits.ExpiringDays-job.RetentionDays(c.Site.Settings))
	for lead, before := range map[string]time.Duration{"soon": time.Minute, "later": -time.Minute} {
		if _, err := d.Store.Write(t.Context(), handle.Statement{SQL: insertedLead,
			Args: []any{lead, leads.JobName, at.Add(-before).Unix()}}); err != nil {
			t.Fatal(err)
		}
	}
	if w, err := room.Expiring(t.Context(), today.Of(d.Session())); err != nil || w.Count != 1 || w.Leads[0].ID() != "soon" {
		t.Errorf("%d applications expire soon (%v), want the one that is older by a minute", w.Count, err)
	}
}

// TestValuationsOfTheNextDaysAreShown looks at valuations around the first and the last moment of limits.ValuationDaysShown days.
func TestValuationsOfTheNextDaysAreShown(t *testing.T) {
	d := stafftest.Open(t, stafftest.Sunday)
	room := &today.Service{Service: d.Service}
	first := time.Date(2026, 11, 22, 0, 0, 0, 0, locale.Zone)
	end := first.AddDate(0, 0, limits.ValuationDaysShown)
	for lead, at := range map[string]time.Time{"yesterday": first.Add(-time.Second), "first": first, "last": end.Add(-time.Second),
		"after": end} {
		if _, err := d.Store.Write(t.Context(), handle.Statement{SQL: insertedLead, Args: []any{lead, "requestValuation", d.Clock.Unix()}},
			handle.Statement{SQL: "INSERT INTO valuation (lead, at) VALUES (?, ?)", Args: []any{lead, at.Unix()}}); err != nil {
			t.Fatal(err)
		}
	}
	w, err := room.Valuations(t.Context(), today.Of(d.Session()))
	if err != nil || w.Count != 2 || w.Leads[0].ID() != "first" || w.Leads[1].ID() != "last" {
		t.Errorf("%d valuations are shown (%v), want the first and the last of the days", w.Count, err)
	}
}

// TestWhoIsCalledBackToday looks at times to call back around the end of the day on which summer time begins, which has 23 hours, by the
// agency's clock. Earlier ones stay until they were done.
func TestWhoIsCalledBackToday(t *testing.T) {
	for _, day := range []time.Time{time.Date(2027, 3, 28, 1, 30, 0, 0, locale.Zone), time.Date(2027, 10, 31, 2, 30, 0, 0, locale.Zone)} {
		d := stafftest.Open(t, day)
		room := &today.Service{Service: d.Service}
		end := time.Date(day.Year(), day.Month(), day.Day()+1, 0, 0, 0, 0, locale.Zone)
		for lead, at := range map[string]time.Time{"earlier": day.AddDate(0, 0, -3), "last": end.Add(-time.Second), "tomorrow": end} {
			if _, err := d.Store.Write(t.Context(), handle.Statement{SQL: insertedLead, Args: []any{lead, "sendContact", d.Clock.Unix()}},
				handle.Statement{SQL: "INSERT INTO call_back (lead, at) VALUES (?, ?)", Args: []any{lead, at.Unix()}}); err != nil {
				t.Fatal(err)
			}
		}
		w, err := room.CallBacks(t.Context(), today.Of(d.Session()))
		if err != nil || w.Count != 2 || w.Leads[0].ID() != "earlier" || w.Leads[1].ID() != "last" {
			t.Errorf("%d are called back on %s (%v), want those before the end of the day", w.Count, day, err)
		}
	}
}
