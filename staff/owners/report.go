package owners

import (
	"context"
	"errors"
	"strings"

	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/db/owners"
	"github.com/gevel/gevel/leads/ownernews"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
	"github.com/gevel/gevel/staff"
)

// Report is what an owner is to hear of last week, once somebody has read it.
type Report struct {
	Owner *View
	Week  locale.Date // its Monday
}

// ReportText is a report as the owner will get it, in the owner's language. Week is the Monday of what it reports.
type ReportText struct {
	Week          locale.Date
	Subject, Text string
}

var readFirst = []desk.OwnerReports{desk.ReportsRead}

// Reports lists the first owners who are to hear of last week, by name, of those whom the session may change; nil for a role without the
// right.
func (s *Service) Reports(ctx context.Context, d *staff.Desk) ([]*Report, error) {
	if !d.May(desk.OwnOwners) {
		return nil, nil
	}
	c, err := s.Store.Catalog(ctx)
	if err != nil {
		return nil, err
	}
	week, list := locale.Today(ownernews.LastWeek(s.Now())), []*Report{}
	waiting, err := s.Store.Owners.AwaitingReport(ctx, week, readFirst, ownersOf(d, c), limits.OwnerReports)
	if err != nil {
		return nil, err
	}
	for _, owner := range waiting {
		row, err := s.Store.Owners.DeskOwner(ctx, owner.ID, s.Now())
		if err != nil {
			return nil, err
		}
		if row == nil {
			continue
		}
		view, err := s.ownerView(ctx, d, *row)
		if err != nil {
			return nil, err
		}
		if view != nil && view.Changeable() {
			list = append(list, &Report{view, week})
		}
	}
	return list, nil
}

// Report writes the report of last week for an owner; nil for one who is not to hear of it, or whom the session may not change.
func (s *Service) Report(ctx context.Context, d *staff.Desk, id string) (*ReportText, error) {
	view, err := s.Owner(ctx, d, id)
	if view == nil || !view.Changeable() {
		return nil, err
	}
	monday := ownernews.LastWeek(s.Now())
	week := locale.Today(monday)
	if awaits, err := s.Store.Owners.AwaitsReport(ctx, view.row.ID, week, readFirst); !awaits || err != nil {
		return nil, err
	}
	written, err := s.Leads.OwnerNews().ReadReport(ctx, view.row.Owner, monday, d.Member())
	if err != nil {
		return nil, err
	}
	return &ReportText{week, written.Subject, written.Text}, nil
}

// SendReportInput sends the report of a week, with words of one's own. Agreed says that the next ones leave without being read.
type SendReportInput struct {
	Owner   string
	Version int
	Week    locale.Date
	Remark  string
	Agreed  bool
}

// SendReport sends an owner the report of last week.
func (s *Service) SendReport(ctx context.Context, f *SendReportInput) (*Changed, *Stale, forms.Problems, error) {
	f.Remark = strings.TrimSpace(locale.Visible(f.Remark))
	var wrong forms.Problems
	if len([]rune(f.Remark)) > limits.OwnerRemarkCharacters {
		wrong = forms.OneProblem("remark", forms.TooLong)
	}
	next := desk.ReportsRead
	if f.Agreed {
		next = desk.ReportsAgreed
	}
	return s.changeOwner(ctx, Input{f.Owner, f.Version}, wrong, func(d *staff.Desk, o owners.DeskOwner) (forms.Problems, error) {
		by, monday := d.Member(), ownernews.LastWeek(s.Now())
		report, err := s.Leads.OwnerNews().SendReport(ctx, o.Owner, monday, &by, f.Remark)
		if err != nil {
			return nil, err
		}
		return s.noteReport(ctx, d, o, f.Week, &report, next)
	})
}

// LeaveOutReportInput leaves the report of a week out.
type LeaveOutReportInput struct {
	Owner   string
	Version int
	Week    locale.Date
}

// LeaveOutReport lets an owner hear nothing of last week.
func (s *Service) LeaveOutReport(ctx context.Context, f *LeaveOutReportInput) (*Changed, *Stale, forms.Problems, error) {
	return s.changeOwner(ctx, Input{f.Owner, f.Version}, nil, func(d *staff.Desk, o owners.DeskOwner) (forms.Problems, error) {
		return s.noteReport(ctx, d, o, f.Week, nil, desk.ReportsRead)
	})
}

// noteReport sends the report of last week, or leaves the week out. Another week, one of which the owner heard, and an owner who wants no
// reports are UNKNOWN.
func (s *Service) noteReport(ctx context.Context, d *staff.Desk, o owners.DeskOwner, week locale.Date, report *owners.ReportEmail,
	next desk.OwnerReports) (forms.Problems, error) {
	if week != locale.Today(ownernews.LastWeek(s.Now())) {
		return forms.OneProblem("week", forms.Unknown), nil
	}
	err := s.Store.Owners.SendReport(ctx, o, week, report, next, s.Action(d, ""))
	if errors.Is(err, handle.Refused{Why: forms.Unknown}) {
		return forms.OneProblem("week", forms.Unknown), nil
	}
	return nil, err
}

// SetReportsInput says how an owner hears of weeks.
type SetReportsInput struct {
	Owner   string
	Version int
	Reports desk.OwnerReports
}

// SetReports changes how an owner hears of weeks, also of one who ended the reports and asks for them again.
func (s *Service) SetReports(ctx context.Context, f *SetReportsInput) (*Changed, *Stale, forms.Problems, error) {
	return s.changeOwner(ctx, Input{f.Owner, f.Version}, nil, func(d *staff.Desk, o owners.DeskOwner) (forms.Problems, error) {
		return nil, s.Store.Owners.SetReports(ctx, o, f.Reports, s.Action(d, ""))
	})
}
