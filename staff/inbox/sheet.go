package inbox

import (
	"context"
	"strconv"

	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/db/inbox"
	"github.com/gevel/gevel/leads/content"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/mail"
	"github.com/gevel/gevel/staff"
)

// ErrTooManyLeads is the error of a sheet that would have more leads than limits.LeadsListed.
const ErrTooManyLeads staff.BadInput = "the list has too many leads for one sheet; choose a period"

// Sheet writes the leads of a list and a filter as rows of cells, a header first, for managers. It reads them page by page, so that they
// are never all in memory, and writes a line to the log before the first row. With the problem SIGNED_OUT or CODE_AGAIN nothing is written.
func (s *Service) Sheet(ctx context.Context, list desk.LeadList, filter *Filter, enter staff.Enter,
	write func(cells []string) error) (forms.Problems, error) {
	d, leave, problems, err := s.MayEnter(ctx, desk.ExportLeads, enter)
	if d == nil {
		return problems, err
	}
	defer leave()
	by, err := d.Handler()
	if err != nil {
		return nil, err
	}
	narrow, err := filter.read()
	if err != nil {
		return nil, err
	}
	n, err := s.Store.Inbox.CountDeskLeads(ctx, by, list, narrow)
	if err != nil {
		return nil, err
	}
	if n > limits.LeadsListed {
		return nil, ErrTooManyLeads
	}
	noted := s.Action(d, "exportLeads")
	noted.Record, noted.After = "leads:"+string(list), strconv.Itoa(n)
	if err := s.Store.Members.Note(ctx, noted); err != nil {
		return nil, err
	}
	return nil, s.writeSheet(ctx, by, list, narrow, write)
}

func (s *Service) writeSheet(ctx context.Context, by inbox.Handler, list desk.LeadList, filter inbox.LeadFilter,
	write func(cells []string) error) error {
	c, err := s.Store.Catalog(ctx)
	if err != nil {
		return err
	}
	if err := write(append(content.SheetHeader(c.Fallback()), mail.Label(c.Fallback(), "agent"))); err != nil {
		return err
	}
	var after *inbox.LeadCursor
	for {
		rows, err := s.Store.Inbox.DeskLeads(ctx, by, list, filter, false, after, limits.SheetPage)
		if err != nil {
			return err
		}
		for _, l := range rows {
			cells, err := content.SheetLine(c, inbox.Entry{Lead: l.Lead, State: string(l.State), PropertyReference: l.PropertyReference})
			if err != nil {
				return err
			}
			if err := write(append(cells, l.AgentName)); err != nil {
				return err
			}
			after = &inbox.LeadCursor{At: l.CreatedAt, Lead: l.ID}
		}
		if len(rows) < limits.SheetPage {
			return nil
		}
	}
}
