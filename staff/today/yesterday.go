package today

import (
	"context"

	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/db/inbox"
	"github.com/gevel/gevel/locale"
)

// Yesterday is the day before today in three figures. Leads is nil for a role that may not read leads.
type Yesterday struct {
	Leads                   *int
	Appointments, PageViews int
}

// Yesterday counts what happened on the day before today: of leads those that the member of staff may see.
func (s *Service) Yesterday(ctx context.Context, t *Today) (*Yesterday, error) {
	until := locale.StartOfDay(s.Now())
	from := locale.StartOfDay(until.AddDate(0, 0, -1))
	counts, err := s.Store.CountDay(ctx, locale.Today(from), from, until)
	y := &Yesterday{Appointments: counts.Appointments, PageViews: counts.PageViews}
	by, forbidden := t.desk.Handler()
	if err != nil || forbidden != nil {
		return y, err
	}
	n, err := s.Store.Inbox.CountDeskLeads(ctx, by, desk.EveryLead, inbox.LeadFilter{From: from.Unix(), Until: until.Unix()})
	y.Leads = &n
	return y, err
}
