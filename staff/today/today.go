package today

import (
	"context"

	"github.com/gevel/gevel/agency/desk"
	stored "github.com/gevel/gevel/db/inbox"
	"github.com/gevel/gevel/leads"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
	"github.com/gevel/gevel/staff"
	"github.com/gevel/gevel/staff/inbox"
	"github.com/gevel/gevel/staff/links"
)

// Today is what needs an answer now. The app reads each part with a query of its own, so that the others are shown when one fails.
type Today struct{ desk *staff.Desk }

// Of is the desk's first screen.
func Of(d *staff.Desk) *Today { return &Today{d} }

// LeadsWaiting are the first leads that wait for an answer, and how many there are in all.
type LeadsWaiting struct {
	Leads []*inbox.LeadView
	Count int
}

// EmailsFailed are the first emails that failed, and how many there are in all.
type EmailsFailed struct {
	Emails []*FailedEmailView
	Count  int
}

// FailedEmailView is a db.FailedEmail as the desk shows it.
type FailedEmailView struct {
	Name  string
	Lead  string
	Email *inbox.SentEmail
}

// LeadsRefused are the first leads that CRMs refused, and how many there are in all.
type LeadsRefused struct {
	Refusals []*links.Refusal
	Count    int
}

// AnswerDays is within how many working days the agency promises to answer.
func (s *Service) AnswerDays(ctx context.Context) (int, error) {
	c, err := s.Store.Catalog(ctx)
	if err != nil {
		return 0, err
	}
	return c.Site.Settings.PromisedDays(), nil
}

// Late are the open leads that wait longer than promised, the oldest first.
func (s *Service) Late(ctx context.Context, t *Today) (*LeadsWaiting, error) {
	days, err := s.AnswerDays(ctx)
	if err != nil {
		return nil, err
	}
	return s.waiting(ctx, t.desk, stored.LeadFilter{Until: inbox.Promised(s.Now(), days).Unix()}, false)
}

// New are the new leads that do not wait so long, the newest first.
func (s *Service) New(ctx context.Context, t *Today) (*LeadsWaiting, error) {
	days, err := s.AnswerDays(ctx)
	if err != nil {
		return nil, err
	}
	return s.waiting(ctx, t.desk,
		stored.LeadFilter{States: []desk.LeadState{desk.LeadNew}, From: inbox.Promised(s.Now(), days).Unix()}, true)
}

// Expiring are the applications for a job that will soon be deleted, the oldest first.
func (s *Service) Expiring(ctx context.Context, t *Today) (*LeadsWaiting, error) {
	c, err := s.Store.Catalog(ctx)
	if err != nil {
		return nil, err
	}
	job, _ := leads.KindOfForm(leads.JobName)
	days := job.RetentionDays(c.Site.Settings) - limits.ExpiringDays
	return s.waitingIn(ctx, t.desk, desk.EveryLead,
		stored.LeadFilter{Forms: []string{job.Name}, Until: s.Now().AddDate(0, 0, -days).Unix()}, false)
}

// Testimonials are the open testimonials, the oldest first.
func (s *Service) Testimonials(ctx context.Context, t *Today) (*LeadsWaiting, error) {
	return s.waiting(ctx, t.desk, stored.LeadFilter{Forms: []string{leads.TestimonialName}}, false)
}

// Valuations are the leads whose property is valued in the next limits.ValuationDaysShown days, also earlier today, the earliest first.
func (s *Service) Valuations(ctx context.Context, t *Today) (*LeadsWaiting, error) {
	by, err := t.desk.Handler()
	if err != nil {
		return nil, err
	}
	from := locale.StartOfDay(s.Now())
	rows, count, err := s.Store.ValuationLeads(ctx, by, from, from.AddDate(0, 0, limits.ValuationDaysShown), limits.TodayRows)
	return waitingOf(t.desk, rows, count), err
}

// CallBacks are the leads whose sender is to be called back today, or was to be earlier, the earliest first.
func (s *Service) CallBacks(ctx context.Context, t *Today) (*LeadsWaiting, error) {
	by, err := t.desk.Handler()
	if err != nil {
		return nil, err
	}
	rows, count, err := s.Store.CallBackLeads(ctx, by, locale.StartOfDay(s.Now()).AddDate(0, 0, 1), limits.TodayRows)
	return waitingOf(t.desk, rows, count), err
}

// waitingOf shows rows of leads.
func waitingOf(d *staff.Desk, rows []stored.DeskLead, count int) *LeadsWaiting {
	w := &LeadsWaiting{Count: count}
	for i := range rows {
		w.Leads = append(w.Leads, inbox.ViewOf(d, &rows[i]))
	}
	return w
}

func (s *Service) waiting(ctx context.Context, d *staff.Desk, f stored.LeadFilter, newest bool) (*LeadsWaiting, error) {
	return s.waitingIn(ctx, d, desk.OpenLeads, f, newest)
}

func (s *Service) waitingIn(ctx context.Context, d *staff.Desk, list desk.LeadList, f stored.LeadFilter,
	newest bool) (*LeadsWaiting, error) {
	by, err := d.Handler()
	if err != nil {
		return nil, err
	}
	rows, err := s.Store.Inbox.DeskLeads(ctx, by, list, f, newest, nil, limits.TodayRows)
	if err != nil {
		return nil, err
	}
	count, err := s.Store.Inbox.CountDeskLeads(ctx, by, list, f)
	return waitingOf(d, rows, count), err
}

// FailedEmails are the emails of leads that failed.
func (s *Service) FailedEmails(ctx context.Context, t *Today) (*EmailsFailed, error) {
	by, err := t.desk.Handler()
	if err != nil {
		return nil, err
	}
	rows, count, err := s.Store.FailedEmails(ctx, by, limits.TodayRows)
	failed := &EmailsFailed{Count: count}
	for _, e := range rows {
		failed.Emails = append(failed.Emails, &FailedEmailView{Name: e.Name, Lead: e.Lead, Email: inbox.EmailShown(e.LeadEmail)})
	}
	return failed, err
}

// RefusedLeads are the leads that CRMs refused.
func (s *Service) RefusedLeads(ctx context.Context, t *Today) (*LeadsRefused, error) {
	by, err := t.desk.Handler()
	if err != nil {
		return nil, err
	}
	rows, count, err := s.Store.RefusedLeads(ctx, by, "", limits.TodayRows)
	return &LeadsRefused{links.Refusals(rows), count}, err
}
