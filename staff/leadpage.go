package staff

import (
	"context"
	"strconv"
	"strings"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/db/inbox"
	"github.com/gevel/gevel/limits"
)

// BadInput is the error for arguments that no screen of the desk sends.
type BadInput string

func (e BadInput) Error() string { return string(e) }

// ErrCursor is the error for a cursor that was not taken from a page.
const ErrCursor BadInput = "after is no cursor of this list"

// LeadPage is a page of one of the lists.
type LeadPage struct {
	Nodes       []*LeadView
	EndCursor   *string
	HasNextPage bool

	count func(context.Context) (int, error)
}

// TotalCount counts the leads over all pages.
func (p *LeadPage) TotalCount(ctx context.Context) (int, error) { return p.count(ctx) }

// LeadPage reads a page of a list, narrowed by a filter unless that is nil, with one statement.
func (s *Service) LeadPage(ctx context.Context, d *Desk, list agency.LeadList, filter *LeadFilter, newest bool, after *string) (*LeadPage,
	error) {
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
	page := &LeadPage{HasNextPage: len(rows) > limits.DeskLeads,
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
		return nil, ErrCursor
	}
	return &inbox.LeadCursor{At: unix, Lead: lead}, nil
}
