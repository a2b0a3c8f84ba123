package inbox

import (
	"context"
	"strconv"
	"strings"

	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/db/inbox"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/staff"
)

// Page is a page of one of the lists.
type Page struct {
	Nodes       []*LeadView
	EndCursor   *string
	HasNextPage bool

	count func(context.Context) (int, error)
}

// TotalCount counts the leads over all pages.
func (p *Page) TotalCount(ctx context.Context) (int, error) { return p.count(ctx) }

// LeadPage reads a page of a list, narrowed by a filter unless that is nil, with one statement.
func (s *Service) LeadPage(ctx context.Context, d *staff.Desk, list desk.LeadList, filter *Filter, newest bool,
	after *string) (*Page, error) {
	by, err := d.Handler()
	if err != nil {
		return nil, err
	}
	narrow, err := filter.read()
	if err != nil {
		return nil, err
	}
	cursor, err := cursorOf(after)
	if err != nil {
		return nil, err
	}
	rows, err := s.Store.Inbox.DeskLeads(ctx, by, list, narrow, newest, cursor, limits.DeskLeads+1)
	if err != nil {
		return nil, err
	}
	page := &Page{HasNextPage: len(rows) > limits.DeskLeads,
		count: func(ctx context.Context) (int, error) { return s.Store.Inbox.CountDeskLeads(ctx, by, list, narrow) }}
	for i := range rows[:min(len(rows), limits.DeskLeads)] {
		page.Nodes = append(page.Nodes, ViewOf(d, &rows[i]))
		place := strconv.FormatInt(rows[i].CreatedAt, 10) + "." + rows[i].ID
		page.EndCursor = &place
	}
	return page, nil
}

func cursorOf(text *string) (*inbox.LeadCursor, error) {
	if text == nil {
		return nil, nil
	}
	at, lead, ok := strings.Cut(*text, ".")
	unix, err := strconv.ParseInt(at, 10, 64)
	if err != nil || !ok {
		return nil, staff.ErrCursor
	}
	return &inbox.LeadCursor{At: unix, Lead: lead}, nil
}
