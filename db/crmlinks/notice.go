package crmlinks

import (
	"context"
	"errors"
	"time"

	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/limits"
)

// Notice says that a record of a CRM is to be read again, because it changed there or is gone. At is when that happened, in ms.
type Notice struct {
	Record string `json:"record" db:"record"`
	At     int64  `json:"at" db:"at"`
	Gone   bool   `json:"gone" db:"gone"`
}

// InboxEntry is a notice that waits. Its version grows with each later notice about the same record.
type InboxEntry struct {
	Notice
	Version int `json:"version" db:"version"`
	Tries   int `json:"-" db:"tries"`
}

// ErrInboxFull says that a link has limits.CRMInbox records to read.
var ErrInboxFull = errors.New("too many records wait to be read")

const inboxFull forms.ProblemCode = "INBOX_FULL"

// Notify stores notices about records of a link's CRM, together with the cursor up to which the CRM was read, nil to leave it. Of several
// notices about a record the one that happened last counts; of two at the same time none says that it is gone, so that it is read.
func (s *Store) Notify(ctx context.Context, link string, notices []Notice, cursor *string, now time.Time) error {
	list := []handle.Statement{
		{SQL: `INSERT INTO crm_inbox (link, record, at, gone, due_at) SELECT ?1, value ->> 'record', value ->> 'at', value ->> 'gone', ?3
			FROM json_each(?2) WHERE EXISTS (SELECT 1 FROM link WHERE name = ?1) ON CONFLICT (link, record)
			DO UPDATE SET version = version + 1,
			gone = CASE WHEN excluded.at > at THEN excluded.gone WHEN excluded.at = at THEN min(gone, excluded.gone) ELSE gone END,
			at = max(at, excluded.at), tries = 0, due_at = excluded.due_at`, Args: []any{link, handle.JSON(notices), now.Unix()}},
		handle.Guard(inboxFull, "(SELECT count(*) FROM crm_inbox WHERE link = ?) <= ?", link, limits.CRMInbox),
	}
	if cursor != nil {
		list = append(list, handle.Statement{SQL: "UPDATE link SET cursor = ? WHERE name = ?", Args: []any{*cursor, link}})
	}
	_, err := s.Write(ctx, list...)
	if errors.Is(handle.AsRefusal(err), handle.Refused{Why: inboxFull}) {
		return ErrInboxFull
	}
	return err
}

// Inbox lists at most n records that are to be read now, those that wait the longest first.
func (s *Store) Inbox(ctx context.Context, link string, now time.Time, n int) (list []InboxEntry, err error) {
	return list, s.List(ctx, &list,
		"SELECT record, at, gone, version, tries FROM crm_inbox WHERE link = ? AND due_at <= ? ORDER BY due_at, rowid LIMIT ?",
		link, now.Unix(), n)
}

// PostponeNotice keeps a record that cannot be read for another try, unless there was a later notice about it.
func (s *Store) PostponeNotice(ctx context.Context, link string, e InboxEntry, next time.Time) error {
	_, err := s.Write(ctx,
		handle.Statement{SQL: "UPDATE crm_inbox SET tries = tries + 1, due_at = ? WHERE link = ? AND record = ? AND version = ?",
			Args: []any{next.Unix(), link, e.Record, e.Version}})
	return err
}
