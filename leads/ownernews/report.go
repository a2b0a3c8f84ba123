package ownernews

import (
	"context"
	"crypto/rand"
	"errors"
	"fmt"
	"time"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/db/columns"
	"github.com/gevel/gevel/db/members"
	"github.com/gevel/gevel/db/owners"
	"github.com/gevel/gevel/leads/compose"
	"github.com/gevel/gevel/leads/row"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
	"github.com/gevel/gevel/mail"
)

// LastWeek is the Monday of the week before that of a moment, at midnight by the agency's clock: the last week of which owners can hear.
func LastWeek(now time.Time) time.Time {
	today := locale.StartOfDay(now.In(locale.Zone))
	return today.AddDate(0, 0, -locale.SinceMonday(today)-7)
}

// QueueReports queues the report of last week for every owner of whom somebody agreed once that reports leave unread. It may be run
// again after it failed, and by several servers at once.
func (o *Service) QueueReports(ctx context.Context) error {
	monday := LastWeek(o.Now())
	week := locale.Today(monday)
	list, err := o.Store.Owners.AwaitingReport(ctx, week, []desk.OwnerReports{desk.ReportsAgreed}, owners.OwnerSearch{},
		limits.OwnerReports)
	if err != nil {
		return err
	}
	var failed []error // of owners whose report cannot be written: the others get theirs
	for _, owner := range list {
		report, err := o.SendReport(ctx, owner, monday, nil, "")
		queued := false
		if err == nil {
			queued, err = o.Store.Owners.SendAgreedReport(ctx, owner, week, report, o.Now())
		}
		if err != nil {
			failed = append(failed, fmt.Errorf("owner %d: %w", owner.ID, err))
		}
		if queued {
			o.Wake()
		}
	}
	return errors.Join(failed...)
}

// ReadReport writes the report of the week that begins on a Monday, in the owner's language, for staff to read before it leaves.
func (o *Service) ReadReport(ctx context.Context, owner owners.Owner, monday time.Time, by members.StaffMember) (mail.Email, error) {
	c, err := o.Store.Catalog(ctx)
	if err != nil {
		return mail.Email{}, err
	}
	w, err := o.report(ctx, c, owner, monday, &by, "")
	if err != nil {
		return mail.Email{}, err
	}
	w.Data.Site = mail.SiteOf(c, w.Language, o.Origin).At(c.Office(w.Data.Agent.Office, w.Language))
	return mail.Compose(w.Kind, w.Language, w.Data)
}

// SendReport writes the report for the outbox, with the words that staff adds, "" for none; by is nil for a report that nobody read.
func (o *Service) SendReport(ctx context.Context, owner owners.Owner, monday time.Time, by *members.StaffMember,
	remark string) (owners.ReportEmail, error) {
	c, err := o.Store.Catalog(ctx)
	if err != nil {
		return owners.ReportEmail{}, err
	}
	link := rand.Text()
	if owner.NewsLink != nil {
		link = *owner.NewsLink
	}
	owner.NewsLink = &link
	w, err := o.report(ctx, c, owner, monday, by, remark)
	if err != nil {
		return owners.ReportEmail{}, err
	}
	made, err := o.Compose(c, w)
	return owners.ReportEmail{Email: made, NewsLink: link}, err
}

// report is the report: for each property on offer its page views, requests and viewings, what was said for the owner after these, and
// comparable properties on offer. It names no visitor. An answer goes to who read it, or else to the agent of the first property.
func (o *Service) report(ctx context.Context, c *agency.Catalog, owner owners.Owner, monday time.Time, by *members.StaffMember,
	remark string) (w compose.Email, err error) {
	l := c.Used(owner.Language)
	weeks, err := o.Store.Owners.WeekOfOwner(ctx, owner.ID, monday, o.Now(), Forms)
	if err != nil {
		return w, err
	}
	said, err := o.Store.Owners.ViewingsReported(ctx, owner.ID, monday)
	if err != nil {
		return w, err
	}
	properties, err := o.Store.Owned(ctx, owner.ID, l)
	if err != nil {
		return w, err
	}
	link := "" // of a report that is only read
	if owner.NewsLink != nil {
		link = *owner.NewsLink
	}
	data := mail.Data{Person: compose.PersonOfOwner(owner), Link: o.Origin + agency.Path("owner", l), Text: remark, When: monday,
		Unsubscribe: o.UnsubscribeLink(o.Key.Sign(compose.ForOwnerNews, link, o.Now().Add(compose.LinkLife)))}
	if by != nil {
		data.Agent = compose.AgentOf(c, *by)
	}
	for _, p := range properties {
		for _, week := range weeks {
			if week.Property == p.Number() {
				data.News = append(data.News, mail.News{Ref: p.Reference(), Title: p.Title(), Counts: countsOf(week)})
				if data.Agent == nil {
					data.Agent = p.Agent().Agent
				}
			}
		}
		for _, v := range said {
			if v.Property == p.Number() {
				data.Rows = append(data.Rows, row.Fact("viewingReport", mail.Moment(l, time.Unix(v.Start, 0))+": "+v.Text))
			}
		}
	}
	data.Listings, err = o.comparable(ctx, weeks, l)
	return compose.Email{Kind: "owner-report", Language: l, Data: data, Over: compose.Sent}, err
}

// countsOf are the figures of a week. A week without views says so, other figures are left out when there is nothing.
func countsOf(w owners.PropertyWeek) []mail.Count {
	list := []mail.Count{{Kind: "VIEWS", Count: w.Views}, {Kind: "VIEWS_BEFORE", Count: w.Before}, {Kind: "REQUEST", Count: w.Requests},
		{Kind: "VIEWING", Count: w.Viewings}, {Kind: "PLANNED", Count: w.Planned}}
	if w.Views == 0 {
		list[0] = mail.Count{Kind: "NO_VIEWS", Count: 1}
	}
	var counted []mail.Count
	for _, n := range list {
		if n.Count > 0 {
			counted = append(counted, n)
		}
	}
	return counted
}

// comparable are cards of properties like those of an owner, without the owner's own.
func (o *Service) comparable(ctx context.Context, weeks []owners.PropertyWeek, l locale.Language) (cards []*mail.Listing, err error) {
	own := map[int]bool{}
	var numbers []int
	for _, w := range weeks {
		own[w.Property], numbers = true, append(numbers, w.Property)
	}
	list, err := o.Store.PropertiesByNumber(ctx, l, numbers, columns.Selection{})
	if err != nil {
		return nil, err
	}
	for _, p := range list {
		like, err := o.Store.Similar(ctx, p, limits.ReportComparable, columns.Selection{Groups: mail.CardGroups, Photos: 1})
		if err != nil {
			return nil, err
		}
		for _, other := range like {
			if !own[other.Number] && len(cards) < limits.ReportComparable {
				own[other.Number] = true
				cards = append(cards, mail.FoundCard(other, o.Origin))
			}
		}
	}
	return cards, nil
}
