package server

import (
	"context"
	"errors"
	"log/slog"
	"time"

	"github.com/gevel/gevel/costs"
	"github.com/gevel/gevel/db/catalogs"
	"github.com/gevel/gevel/intake/advert"
	"github.com/gevel/gevel/internal/atomicfile"
	"github.com/gevel/gevel/internal/turns"
	"github.com/gevel/gevel/leads"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
	"github.com/gevel/gevel/mail"
	"github.com/gevel/gevel/parts/edit"
	"github.com/gevel/gevel/properties"
)

// How often the server does its recurring work.
const (
	betweenNews  = 20 * time.Second
	betweenDays  = 24 * time.Hour
	firstCleanUp = time.Minute // after the start, so as not to slow it down
)

// Maintain runs until ctx ends: it shows properties again whose hidden days are over, ends reductions, publishes drafts whose planned
// time has come, sends alerts after an import, news of watched properties, owners' news and weeks, emails about visits to properties not
// on offer any more, reminders of tomorrow's appointments and notices of undelivered emails, follows the rules of estimates and which
// properties can be viewed soon, judges advertisements by the law of each new day, and once a day deletes expired data. A failure is
// logged and tried again the next time.
func (s *Server) Maintain(ctx context.Context) {
	news, days, turn := time.NewTicker(betweenNews), time.NewTimer(firstCleanUp), s.newTurn()
	defer news.Stop()
	defer days.Stop()
	for {
		select {
		case <-ctx.Done():
			return
		case <-news.C:
			turn.take(ctx)
		case <-days.C:
			s.cleanUp(ctx)
			days.Reset(betweenDays)
		}
	}
}

// turn is what Maintain does each time, and what it remembers between two times.
type turn struct {
	s        *Server
	followed locale.Date // the day until which rules were followed
	judged   locale.Date // by whose law advertisements were judged
	viewed   time.Time   // when it was worked out which properties can be viewed soon
}

func (s *Server) newTurn() *turn { return &turn{s: s, followed: locale.Today(s.settings.Now())} }

func (t *turn) take(ctx context.Context) {
	s, now := t.s, t.s.settings.Now()
	logged(ctx, "hidden properties could not be shown again", s.store.Portfolio.ShowHidden(ctx, now))
	logged(ctx, "reductions that are over could not be ended", s.store.EndReductions(ctx, now))
	logged(ctx, "planned drafts could not be published", edit.PublishPlanned(ctx, s.store, now))
	planned := properties.Service{Store: s.store, Media: s.settings.Media}
	logged(ctx, "planned changes of properties could not be published", planned.PublishPlanned(ctx, now))
	logged(ctx, "alerts could not be queued", s.leads.Alerts().Queue(ctx))
	logged(ctx, "emails about watched properties could not be queued", s.leads.Alerts().QueueWatchNews(ctx))
	logged(ctx, "emails about news for owners could not be queued", s.leads.OwnerNews().Queue(ctx))
	logged(ctx, "reports of the week for owners could not be queued", s.leads.OwnerNews().QueueReports(ctx))
	logged(ctx, "emails about visits to homes that are taken could not be queued", s.leads.Booked().QueueUnavailable(ctx))
	logged(ctx, "reminders could not be queued", s.leads.Booked().SendReminders(ctx))
	logged(ctx, "what was erased could not be removed from the files of the database", s.store.WipeAgain(ctx))
	logged(ctx, "notices of undelivered emails could not be queued", s.leads.QueueUndeliveredNotices(ctx))
	if today := locale.Today(now); today != t.judged {
		_, err := advert.FollowLaw(ctx, s.store, now)
		logged(ctx, "what advertisements lack by law could not be worked out", err)
		t.judged = today
	}
	t.followed = s.followRules(ctx, t.followed)
	t.viewed = s.followViewable(ctx, t.viewed)
}

// followRules makes what is cached out of date when a rule of the law begins or ends, when the day of an open day is over, and when the
// first day has come on which one can move into a property. It returns the day until which rules were followed.
func (s *Server) followRules(ctx context.Context, since locale.Date) locale.Date {
	today := locale.Today(s.settings.Now())
	passed, err := s.store.DaysPassed(ctx, since, today)
	if err != nil {
		logged(ctx, "days that passed could not be read", err)
		return since
	}
	if !passed && !costs.Changed(since, today) {
		return today
	}
	if err := s.store.Outdate(ctx); err != nil {
		logged(ctx, "pages could not follow new rules of law and days that passed", err)
		return since
	}
	return today
}

// followViewable works out which properties can be viewed soon, unless that was done a short while ago, and returns when it was done.
func (s *Server) followViewable(ctx context.Context, last time.Time) time.Time {
	if s.settings.Now().Sub(last) < limits.ViewableEvery {
		return last
	}
	logged(ctx, "which properties can be viewed soon could not be worked out", s.store.FollowViewable(ctx, s.settings.Now()))
	return s.settings.Now()
}

// ReadCalendars reads agents' calendars until ctx ends. Emails do not wait for servers that are slow to answer.
func (s *Server) ReadCalendars(ctx context.Context) {
	turns.Take(ctx, betweenNews, nil, func() {
		logged(ctx, "agents' calendars could not be read", s.leads.Calendars().Read(ctx))
	})
}

func (s *Server) cleanUp(ctx context.Context) {
	logged(ctx, "searches that end could not be asked about", s.leads.Alerts().SendRenewalEmails(ctx))
	c, err := s.store.Catalog(ctx)
	if err != nil {
		logged(ctx, "no settings", err)
		return
	}
	now := s.settings.Now()
	gone, err := s.store.DeleteExpired(ctx, leads.Retention(c.Site.Settings), now)
	logged(ctx, "old leads could not be dropped", err)
	if gone > 0 {
		slog.Info("leads past their retention period were deleted", "leads", gone)
	}
	s.countUndelivered(ctx)
	logged(ctx, "withdrawn properties could not be dropped", s.store.Changelog.DropWithdrawn(ctx, now.Add(-limits.WithdrawnTime)))
	logged(ctx, "files of other servers that nothing shows could not be forgotten", s.store.Imports.DropUnusedRemotes(ctx))
	logged(ctx, "the statistics of the database could not be brought up to date", s.store.Analyze(ctx))
	logged(ctx, "what was erased today could not be removed from the files of the database", s.store.Wipe(ctx))
}

// SweepFiles deletes files of this machine that nothing needs any more, once a day until ctx ends.
func (s *Server) SweepFiles(ctx context.Context) {
	days := time.NewTimer(2 * firstCleanUp) // after expired data were deleted, which had files
	defer days.Stop()
	for {
		select {
		case <-ctx.Done():
			return
		case <-days.C:
			s.sweepFiles(ctx)
			days.Reset(betweenDays)
		}
	}
}

func (s *Server) sweepFiles(ctx context.Context) {
	logged(ctx, "the copy from before an upgrade could not be deleted", s.store.DropUpgradeCopies(s.settings.Now()))
	logged(ctx, "uploads could not be swept", s.uploads.Sweep(ctx, &s.store.Inbox, s.settings.Now()))
	logged(ctx, "files of deliveries at the desk could not be swept", s.desk.Deliveries().Sweep(ctx))
	emails, err := s.store.Outbox.EmailIDs(ctx)
	if err == nil {
		err = mail.Folder(s.settings.Emails).Sweep(emails, s.settings.Now())
	}
	logged(ctx, "files of emails that are over could not be deleted", err)
	logged(ctx, "what an interrupted import left could not be deleted", atomicfile.Sweep(s.settings.Media, s.settings.Now()))
}

// countUndelivered logs how many emails were given up since yesterday.
func (s *Server) countUndelivered(ctx context.Context) {
	list, err := s.store.Inbox.Undelivered(ctx, s.settings.Now().Add(-betweenDays))
	logged(ctx, "emails that were given up could not be counted", err)
	if len(list) > 0 {
		slog.Warn("emails were given up since yesterday; gevel leads lists them", "emails", len(list))
	}
}

func logged(ctx context.Context, what string, err error) {
	if err != nil && ctx.Err() == nil && !errors.Is(err, catalogs.ErrEmpty) { // before a site is set up there is nothing to do
		slog.Error(what, "err", err)
	}
}
