package crmlinks

import (
	"context"
	"database/sql"
	"encoding/json"
	"errors"
	"regexp"
	"time"

	"github.com/gevel/gevel/db/desklog"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/db/members"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
)

// Errors of links.
var (
	ErrUnknownLink = errors.New("there is no link with this name; gevel link list shows them")
	ErrLinkExists  = errors.New("there is a link with this name already")
)

// ErrTooManyLinks says that a site has limits.LinksOfSite links already.
var ErrTooManyLinks = handle.Refused{Why: "TOO_MANY_LINKS"}

// linkName is what a link may be called, because its name stands in an address.
var linkName = regexp.MustCompile(`^[a-z0-9][a-z0-9-]{0,39}$`)

// IsLinkName reports whether a link may have a name: small letters, digits and hyphens.
func IsLinkName(name string) bool { return linkName.MatchString(name) }

// Link is an agency's account at a CRM and how reading it goes. Secret is its password or key, which never leaves the server.
type Link struct {
	Name        string       `db:"name"`
	Kind        string       `db:"kind"`
	Settings    string       `db:"settings"` // JSON
	Secret      string       `db:"secret"`
	Paused      bool         `db:"paused"`
	Cursor      string       `db:"cursor"`
	DueAt       int64        `db:"due_at"`
	Tries       int          `db:"tries"`
	RanAt       *int64       `db:"ran_at"`
	Problem     *string      `db:"problem"`
	Failure     *LinkFailure `db:"failure"`   // its kind; nil also for problems before it was kept
	Status      *int         `db:"status"`    // what the CRM answered, of a failure that has one
	Until       int64        `db:"until"`     // how long a run holds it; 0 while none does
	PageViewsTo *locale.Date `db:"visits_to"` // the last day whose page views were gathered for the CRM
	ReadNow     int          `db:"read_now"`  // records that the run has read so far
	ToRead      int          `db:"to_read"`   // records that it will have read, as far as it knows
}

// SettingsMap gives the settings by their names.
func (l Link) SettingsMap() map[string]string {
	m := map[string]string{}
	json.Unmarshal([]byte(l.Settings), &m) // AddLink wrote it
	return m
}

// LinkState is a link with the numbers of its records and leads.
type LinkState struct {
	Link
	Properties int `db:"properties"`
	Projects   int `db:"projects"`
	Held       int `db:"held"`    // records that problems keep from the site
	Unread     int `db:"unread"`  // records that are to be read
	Waiting    int `db:"waiting"` // leads that are not sent yet
	Refused    int `db:"refused"` // leads that the CRM did not take
}

const links = `SELECT name, kind, settings, secret, paused, cursor, due_at, tries, ran_at, problem, failure, status, until, visits_to,
	read_now, to_read FROM link`

// AddLink makes a link at the command line. It returns ErrLinkExists when its name is taken, and ErrTooManyLinks.
func (s *Store) AddLink(ctx context.Context, name, kind string, settings map[string]string, secret string) error {
	return s.MakeLink(ctx, name, kind, settings, secret, desklog.Action{At: time.Now()})
}

// MakeLink is AddLink with a line of the log, which has neither settings nor secret. The first run is due at once.
func (s *Store) MakeLink(ctx context.Context, name, kind string, settings map[string]string, secret string, by desklog.Action) error {
	by.Name, by.Record, by.After = "makeLink", "link:"+name, kind
	text, _ := json.Marshal(settings) // texts always have a JSON form
	affected, err := s.Write(ctx, members.StillManager(by.Staff),
		handle.Guard(ErrTooManyLinks.Why, "(SELECT count(*) FROM link) < ?", limits.LinksOfSite),
		handle.Statement{SQL: "INSERT INTO link (name, kind, settings, secret) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING",
			Args: []any{name, kind, string(text), secret}}, by.InsertIf("changes() > 0"))
	if err == nil && affected[2] == 0 {
		err = ErrLinkExists
	}
	return members.AsStaffRefusal(err)
}

// ChangeLink gives a link other settings, and another secret unless it is "". The CRM is read from the beginning again.
func (s *Store) ChangeLink(ctx context.Context, name string, settings map[string]string, secret string) error {
	text, _ := json.Marshal(settings) // texts always have a JSON form
	return s.changeLink(ctx, `UPDATE link SET settings = ?1, secret = coalesce(nullif(?2, ''), secret), cursor = '', due_at = 0, tries = 0
		WHERE name = ?3`, string(text), secret, name)
}

// RereadHeld queues the records of a link again that are not on the site because of their problems.
func (s *Store) RereadHeld(ctx context.Context, name string, now time.Time) error {
	held := []Notice{}
	if err := s.List(ctx, &held, "SELECT id AS record, 0 AS at, 0 AS gone FROM crm_record WHERE link = ? AND NOT gone AND problems <> '[]'",
		name); err != nil {
		return err
	}
	return s.Notify(ctx, name, held, nil, now)
}

// LinkNamed finds a link; it returns ErrUnknownLink when there is none.
func (s *Store) LinkNamed(ctx context.Context, name string) (l Link, err error) {
	err = s.One(ctx, &l, links+" WHERE name = ?", name)
	if errors.Is(err, sql.ErrNoRows) {
		err = ErrUnknownLink
	}
	return l, err
}

// Links lists the links with their state.
func (s *Store) Links(ctx context.Context) (list []LinkState, err error) {
	return list, s.List(
		ctx,
		&list,
		`SELECT name, kind, settings, paused, cursor, due_at, tries, ran_at, problem, failure, status, until, read_now,
		to_read, (SELECT count(*) FROM crm_record r JOIN property p ON p.number = r.number WHERE r.link = name AND r.kind = 'property'
		AND NOT gone) AS properties,
		(SELECT count(*) FROM crm_record r JOIN project p ON p.number = r.number WHERE r.link = name AND r.kind = 'project'
		AND NOT gone) AS projects,
		(SELECT count(*) FROM crm_record r WHERE r.link = name AND held AND NOT gone) AS held,
		(SELECT count(*) FROM crm_inbox i WHERE i.link = name) AS unread,
		(SELECT count(*) FROM crm_lead l WHERE l.link = name AND state = 'WAITING') AS waiting,
		(SELECT count(*) FROM crm_lead l WHERE l.link = name AND state = 'REFUSED') AS refused
		FROM link ORDER BY name`,
	)
}

// PauseLink pauses a link, or resumes it at once, with a line of the log.
func (s *Store) PauseLink(ctx context.Context, name string, paused bool, by desklog.Action) error {
	by.Name, by.Record = "resumeLink", "link:"+name
	if paused {
		by.Name = "pauseLink"
	}
	return s.changeLinkBy(ctx, by, "UPDATE link SET paused = ?, due_at = 0, tries = 0 WHERE name = ?", paused, name)
}

// ReplaceLinkSecret gives a link another secret and makes its next run due now. The line of the log does not have the secret.
func (s *Store) ReplaceLinkSecret(ctx context.Context, name, secret string, by desklog.Action) error {
	by.Name, by.Record = "replaceLinkSecret", "link:"+name
	return s.changeLinkBy(ctx, by, "UPDATE link SET secret = ?, due_at = 0, tries = 0 WHERE name = ?", secret, name)
}

// RunLinkSoon makes the next run of a link due now, with a line of the log. It returns ErrUnknownLink for a link that is paused or unknown.
func (s *Store) RunLinkSoon(ctx context.Context, name string, by desklog.Action) error {
	by.Name, by.Record = "runLink", "link:"+name
	return s.changeLinkBy(ctx, by, "UPDATE link SET due_at = 0 WHERE name = ? AND NOT paused", name)
}

// changeLinkBy changes a link for a manager or the command line; ErrNoRight means that the member is no manager any more.
func (s *Store) changeLinkBy(ctx context.Context, by desklog.Action, sql string, args ...any) error {
	affected, err := s.Write(ctx, members.StillManager(by.Staff), handle.Statement{SQL: sql, Args: args}, by.InsertIf("changes() > 0"))
	if err == nil && affected[1] == 0 {
		err = ErrUnknownLink
	}
	return members.AsStaffRefusal(err)
}

// RemoveLink deletes a link with its secret, its unread events and its unsent leads, with a line of the log. Its records keep their numbers
// in case it comes back.
func (s *Store) RemoveLink(ctx context.Context, name string, by desklog.Action) error {
	by.Name, by.Record = "removeLink", "link:"+name
	return s.changeLinkBy(ctx, by, "DELETE FROM link WHERE name = ?", name)
}

func (s *Store) changeLink(ctx context.Context, sql string, args ...any) error {
	affected, err := s.Write(ctx, handle.Statement{SQL: sql, Args: args})
	if err == nil && affected[0] == 0 {
		err = ErrUnknownLink
	}
	return err
}

// DueLinks lists the links that are not paused and have something to do: a CRM to ask, records to read or leads to send.
func (s *Store) DueLinks(ctx context.Context, now time.Time) (list []Link, err error) {
	return list, s.List(ctx, &list, links+` WHERE NOT paused AND until <= ?1 AND (due_at <= ?1 OR tries = 0 AND (
		EXISTS (SELECT 1 FROM crm_inbox WHERE link = name AND crm_inbox.due_at <= ?1)
		OR EXISTS (SELECT 1 FROM crm_next WHERE link = name AND crm_next.due_at <= ?1))) ORDER BY due_at, name`, now.Unix())
}
