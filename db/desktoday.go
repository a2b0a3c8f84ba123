package db

import (
	"context"
	"time"

	"github.com/gevel/gevel/db/imports"
	"github.com/gevel/gevel/db/inbox"
	"github.com/gevel/gevel/locale"
)

// FailedEmail is an email about a lead that was given up, or that waits for another attempt.
type FailedEmail struct {
	inbox.LeadEmail
	Lead string `db:"lead"`
	Name string `db:"name"` // who sent the lead
}

// FailedEmails lists the n newest failed emails about leads that a handler may see, and counts all of them.
func (s *Store) FailedEmails(ctx context.Context, by inbox.Handler, n int) (list []FailedEmail, count int, err error) {
	seen, args := by.Seen()
	from := ` FROM outbox o JOIN lead_handling h ON h.lead = o.lead JOIN lead l ON l.id = o.lead
		WHERE o.sent_at IS NULL AND o.lead IS NOT NULL AND (o.given_up_at IS NOT NULL OR o.tries > 0) AND ` + seen
	if err := s.One(ctx, &count, "SELECT count(*)"+from, args...); err != nil || count == 0 {
		return nil, 0, err
	}
	err = s.List(ctx, &list, `SELECT o.id, o.kind, o.recipient, o.created_at, o.sent_at, o.given_up_at, o.last_error, o.tries,
		o.message <> x'' AS stored, o.lead, trim(l.first_name || ' ' || l.last_name) AS name`+from+
		" ORDER BY o.created_at DESC, o.id LIMIT ?", append(args, n)...)
	return list, count, err
}

// RefusedLead is a delivery that a CRM refused, with who sent the lead.
type RefusedLead struct {
	inbox.LeadDelivery
	Name string `db:"name"`
}

// RefusedLeads lists the n newest deliveries that a CRM refused, of leads that a handler may see, and counts all of them; for one link, or
// for all with "".
func (s *Store) RefusedLeads(ctx context.Context, by inbox.Handler, link string, n int) (list []RefusedLead, count int, err error) {
	seen, args := by.Seen()
	from := ` FROM crm_lead d JOIN link k ON k.name = d.link JOIN lead_handling h ON h.lead = d.lead JOIN lead l ON l.id = d.lead
		WHERE d.state = 'REFUSED' AND ` + seen + " AND (d.link = ? OR ? = '')"
	args = append(args, link, link)
	if err := s.One(ctx, &count, "SELECT count(*)"+from, args...); err != nil || count == 0 {
		return nil, 0, err
	}
	err = s.List(ctx, &list, `SELECT d.lead, d.link, d.change, d.start, d.cancelled, d.alone, d.at, d.state, d.tries, d.reason,
		d.sent_at, d.crm_id,
		d.due_at, k.kind,
		trim(l.first_name || ' ' || l.last_name) AS name`+from+" ORDER BY d.at DESC, d.lead, d.change LIMIT ?", append(args, n)...)
	return list, count, err
}

// ValuationLeads lists n leads whose property is valued from one moment until before another, of those that a handler may see, the earliest
// first, and counts all of them. Spam is left out.
func (s *Store) ValuationLeads(ctx context.Context, by inbox.Handler, from, until time.Time, n int) ([]inbox.DeskLead, int, error) {
	return s.leadsBy(ctx, by, "valuation", "v.at >= ? AND v.at < ?", []any{from.Unix(), until.Unix()}, n)
}

// CallBackLeads lists n leads whose sender is to be called back before a moment, of those that a handler may see, the earliest first, and
// counts all of them. Spam is left out.
func (s *Store) CallBackLeads(ctx context.Context, by inbox.Handler, until time.Time, n int) ([]inbox.DeskLead, int, error) {
	return s.leadsBy(ctx, by, "call_back", "v.at < ?", []any{until.Unix()}, n)
}

// leadsBy lists leads by the moments of a table.
func (s *Store) leadsBy(ctx context.Context, by inbox.Handler, table, when string, times []any,
	n int) (list []inbox.DeskLead, count int, err error) {
	from := table + " v CROSS JOIN lead_handling h ON h.lead = v.lead"
	seen, args := by.Seen()
	where, args := seen+" AND h.state <> 'SPAM' AND "+when, append(args, times...)
	if err := s.One(ctx, &count, "SELECT count(*) FROM "+from+" WHERE "+where, args...); err != nil || count == 0 {
		return nil, 0, err
	}
	err = s.List(ctx, &list, inbox.DeskLeads(from)+where+" ORDER BY v.at, v.lead LIMIT ?", append(args, n)...)
	return list, count, err
}

// HeldProperties lists n properties that are held back, and counts all of them.
func (s *Store) HeldProperties(ctx context.Context, n int) ([]imports.LackingProperty, int, error) {
	return s.lackingByLaw(ctx, "held", n)
}

// ShownLackingProperties lists n properties that visitors see although they lack what the law asks, and counts all of them.
func (s *Store) ShownLackingProperties(ctx context.Context, n int) ([]imports.LackingProperty, int, error) {
	return s.lackingByLaw(ctx, "lacks IS NOT NULL AND NOT held AND hidden_until IS NULL", n)
}

func (s *Store) lackingByLaw(ctx context.Context, where string, n int) (list []imports.LackingProperty, count int, err error) {
	if err := s.One(ctx, &count, "SELECT count(*) FROM property WHERE "+where); err != nil || count == 0 {
		return nil, 0, err
	}
	err = s.List(ctx, &list, "SELECT number, reference, lacks, title FROM property WHERE "+where+" ORDER BY number LIMIT ?", n)
	return list, count, err
}

// DayCounts are figures of a day.
type DayCounts struct {
	Appointments int `db:"appointments"`
	PageViews    int `db:"page_views"`
}

// CountDay counts the appointments and the page views of a day.
func (s *Store) CountDay(ctx context.Context, day locale.Date, from, until time.Time) (c DayCounts, err error) {
	return c, s.One(ctx, &c, `SELECT (SELECT count(*) FROM appointment WHERE state = 'BOOKED' AND start >= ? AND start < ?) AS appointments,
		(SELECT coalesce(sum(v.counted + v.imported), 0) FROM property p CROSS JOIN page_visit v ON v.property = p.number
		AND v.day = ?) AS page_views`,
		from.Unix(), until.Unix(), day)
}
