package owners

import (
	"context"
	"time"

	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/db/desklog"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/db/members"
	"github.com/gevel/gevel/db/outbox"
	"github.com/gevel/gevel/locale"
)

// PropertyWeek is what happened with a property of an owner in a week: page views, also of the week before, forms that the owner hears of,
// and viewings. Planned are those that are still to come.
type PropertyWeek struct {
	Property int `db:"property"`
	Views    int `db:"views"`
	Before   int `db:"before"`
	Requests int `db:"requests"`
	Viewings int `db:"viewings"`
	Planned  int `db:"planned"`
}

// ReportedViewing is what was said for the owner after a viewing of a week.
type ReportedViewing struct {
	Property int    `db:"property"`
	Start    int64  `db:"start"`
	Text     string `db:"text"`
}

// awaited is the condition that an owner (o) hears of weeks in one of some ways (the first ?) and is still to hear of one (the second, its
// Monday): the owner has an address and access, and a property on offer.
const awaited = ` o.email IS NOT NULL AND o.closed_at IS NULL AND o.reports IN (SELECT value FROM json_each(?))
	AND NOT EXISTS (SELECT 1 FROM owner_report r WHERE r.owner = o.id AND r.week = ?)
	AND EXISTS (SELECT 1 FROM owner_property x JOIN property p ON p.number = x.property WHERE x.owner = o.id AND p.status = 1)`

// AwaitingReport lists the first owners who are still to hear of a week, by name; with OnlyAgents those all of whose properties are of the
// agents, so that the owners of others do not fill the list.
func (s *Store) AwaitingReport(ctx context.Context, week locale.Date, ways []desk.OwnerReports, of OwnerSearch,
	most int) (list []Owner, err error) {
	err = s.List(ctx, &list, "SELECT "+ownerColumns("o.")+" FROM owner o WHERE"+awaited+`
		AND (NOT ? OR NOT EXISTS (SELECT 1 FROM owner_property x JOIN property p ON p.number = x.property
			WHERE x.owner = o.id AND p.agent NOT IN (SELECT value FROM json_each(?) WHERE value IS NOT NULL)))
		ORDER BY o.name, o.id LIMIT ?`,
		handle.JSON(ways), week, of.OnlyAgents, handle.JSON(of.Agents), most)
	return list, err
}

// AwaitsReport reports whether an owner is still to hear of a week.
func (s *Store) AwaitsReport(ctx context.Context, owner int, week locale.Date, ways []desk.OwnerReports) (bool, error) {
	var list []int
	err := s.List(ctx, &list, "SELECT o.id FROM owner o WHERE"+awaited+" AND o.id = ?", handle.JSON(ways), week, owner)
	return len(list) > 0, err
}

// WeekOfOwner counts what happened in the seven days from a Monday with the properties of an owner that are on offer, the newest first.
func (s *Store) WeekOfOwner(ctx context.Context, owner int, monday, now time.Time, forms []string) (list []PropertyWeek, err error) {
	day := func(days int) locale.Date { return locale.Today(monday.AddDate(0, 0, days)) }
	const views = "(SELECT coalesce(sum(counted + imported), 0) FROM page_visit WHERE property = p.number AND day >= ? AND day < ?)"
	err = s.List(ctx, &list, "SELECT p.number AS property, "+views+" AS views, "+views+` AS before,
		(SELECT count(*) FROM lead WHERE property = p.number AND form IN (SELECT value FROM json_each(?)) AND created_at >= ?
			AND created_at < ?) AS requests,
		(SELECT count(*) FROM appointment WHERE property = p.number AND state = 'BOOKED' AND start >= ? AND start < ?) AS viewings,
		(SELECT count(*) FROM appointment WHERE property = p.number AND state = 'BOOKED' AND start >= ?) AS planned
		FROM owner_property x JOIN property p ON p.number = x.property WHERE x.owner = ? AND p.status = 1 ORDER BY p.number DESC`,
		day(0), day(7), day(-7), day(0), handle.JSON(forms), monday.Unix(), monday.AddDate(0, 0, 7).Unix(),
		monday.Unix(), monday.AddDate(0, 0, 7).Unix(), now.Unix(), owner)
	return list, err
}

// ViewingsReported lists what was said for the owner after the viewings of the seven days from a Monday.
func (s *Store) ViewingsReported(ctx context.Context, owner int, monday time.Time) (list []ReportedViewing, err error) {
	err = s.List(ctx, &list, `SELECT a.property, a.start, r.text FROM owner_property x JOIN appointment a ON a.property = x.property
		JOIN appointment_report r ON r.appointment = a.id AND r.for_owner
		WHERE x.owner = ? AND a.state = 'BOOKED' AND a.start >= ? AND a.start < ? ORDER BY a.start`,
		owner, monday.Unix(), monday.AddDate(0, 0, 7).Unix())
	return list, err
}

// ReportEmail is a report, with the id by which its links name the owner: that of an earlier email, or a new one.
type ReportEmail struct {
	Email    outbox.Email
	NewsLink string
}

// named is the condition that the links of the report name the owner.
func (r ReportEmail) named(owner int) handle.Statement {
	return handle.Guard(members.Stale, "EXISTS (SELECT 1 FROM owner WHERE id = ? AND coalesce(news_link, ?) = ?)",
		owner, r.NewsLink, r.NewsLink)
}

// name gives the owner the id in the links of the report.
func (r ReportEmail) name(owner int) handle.Statement {
	return handle.Statement{SQL: "UPDATE owner SET news_link = ? WHERE id = ? AND news_link IS NULL", Args: []any{r.NewsLink, owner}}
}

// SendReport queues the email about a week, and notes that the owner heard of it; nil leaves the week out. The owner hears of the next ones
// in the way that is given. It returns ErrOwnerStale when the owner was changed meanwhile, and Refused UNKNOWN when the owner heard of it
// already.
func (s *Store) SendReport(ctx context.Context, o DeskOwner, week locale.Date, report *ReportEmail, next desk.OwnerReports,
	by desklog.Action) error {
	by.Name, by.After = "sendOwnerReport", string(week)
	if report == nil {
		by.Name = "leaveOutOwnerReport"
	}
	list := []handle.Statement{
		handle.Guard(forms.Unknown, "EXISTS (SELECT 1 FROM owner o WHERE"+awaited+" AND o.id = ?)",
			handle.JSON([]desk.OwnerReports{desk.ReportsRead, desk.ReportsAgreed}), week, o.ID),
		noteReported(o.ID, week, by.At, report != nil),
		{SQL: "UPDATE owner SET reports = ? WHERE id = ?", Args: []any{next, o.ID}},
	}
	if report != nil {
		list = append(list, report.named(o.ID), report.name(o.ID))
		list = append(list, report.Email.Queue(nil, by.At.Unix())...)
	}
	return s.changeOwner(ctx, o, by, list...)
}

// SetReports changes how an owner hears of weeks.
func (s *Store) SetReports(ctx context.Context, o DeskOwner, to desk.OwnerReports, by desklog.Action) error {
	by.Name, by.Before, by.After = "setOwnerReports", string(o.Reports), string(to)
	return s.changeOwner(ctx, o, by, handle.Statement{SQL: "UPDATE owner SET reports = ? WHERE id = ?", Args: []any{to, o.ID}})
}

// SendAgreedReport is SendReport for an owner of whom somebody agreed once that reports leave unread. It is false, and nothing is queued,
// when that is over, or another program was first.
func (s *Store) SendAgreedReport(ctx context.Context, o Owner, week locale.Date, report ReportEmail, now time.Time) (bool, error) {
	return outbox.WriteAndQueue(ctx, s.DB, []outbox.Email{report.Email}, now,
		handle.Statement{SQL: `INSERT INTO owner_report (owner, week, sent, at) SELECT o.id, ?, 1, ? FROM owner o
			WHERE o.id = ? AND o.email = ? AND` + awaited,
			Args: []any{week, now.Unix(), o.ID, o.Email, handle.JSON([]desk.OwnerReports{desk.ReportsAgreed}), week}},
		report.named(o.ID), report.name(o.ID))
}

func noteReported(owner int, week locale.Date, at time.Time, sent bool) handle.Statement {
	return handle.Statement{SQL: "INSERT INTO owner_report (owner, week, sent, at) VALUES (?, ?, ?, ?)",
		Args: []any{owner, week, sent, at.Unix()}}
}
