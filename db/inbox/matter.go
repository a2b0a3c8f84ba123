package inbox

import (
	"cmp"
	"context"
	"database/sql"
	"errors"
	"time"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/db/attempts"
	"github.com/gevel/gevel/db/demands"
	"github.com/gevel/gevel/db/desklog"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/db/members"
	"github.com/gevel/gevel/db/outbox"
)

// RequestedDocument is a document of a property that somebody asked for.
type RequestedDocument struct {
	File        string `db:"file"`
	RequestedAt int64  `db:"requested_at"`
	OpenedAt    *int64 `db:"opened_at"` // when the link was first followed after it was sent; nil before that
}

// RequestedDocuments lists the documents of a property that the person with an address asked for.
func (s *Store) RequestedDocuments(ctx context.Context, email string, property int) (list []RequestedDocument, err error) {
	return list, s.List(ctx, &list, `SELECT file, requested_at, opened_at FROM document_request WHERE email = ? AND property = ?
		ORDER BY file`, email, property)
}

// DocumentsOpened notes that the link to documents which belongs to a lead was followed, the first time.
func (s *Store) DocumentsOpened(ctx context.Context, lead string, files []string, now time.Time) error {
	const unopened = `opened_at IS NULL AND file IN (SELECT value FROM json_each(?))
		AND (email, property) = (SELECT email, property FROM lead WHERE id = ?)`
	var n int
	if err := s.One(ctx, &n, "SELECT count(*) FROM document_request WHERE "+unopened, handle.JSON(files), lead); err != nil || n == 0 {
		return err
	}
	_, err := s.Write(ctx, handle.Statement{SQL: "UPDATE document_request SET opened_at = ? WHERE " + unopened,
		Args: []any{now.Unix(), handle.JSON(files), lead}})
	return err
}

// SendDocuments queues an email with another link to documents that somebody asked for. It returns Refused TOO_OFTEN when the limit is
// reached, and UNKNOWN when the lead was given to somebody else meanwhile.
func (s *Store) SendDocuments(ctx context.Context, lead Lead, files []string, email outbox.Email, limit attempts.Limit,
	by desklog.Action) error {
	by.Record = "lead:" + lead.ID
	at := by.At.Unix()
	list := append(limit.CountOrRefuse(by.At), stillSeen(forms.Unknown, lead.ID, by.Staff), by.Insert(),
		handle.Statement{SQL: `UPDATE document_request SET requested_at = ?, opened_at = NULL
			WHERE email = ? AND property = ? AND file IN (SELECT value FROM json_each(?))`,
			Args: []any{at, lead.Email, lead.Property, handle.JSON(files)}})
	_, err := s.Write(ctx, append(list, email.Queue(&lead.ID, at)...)...)
	return handle.AsRefusal(err)
}

// DemandOfLead reads the demand that a lead asked for, nil when it ended.
func (s *Store) DemandOfLead(ctx context.Context, lead Lead, filter agency.PropertyFilter) (*demands.Demand, error) {
	var d demands.Demand
	err := s.One(ctx, &d, "SELECT "+handle.ColumnsOf(d, "")+` FROM demand WHERE lead = ?1 OR email = ?2 AND filter = ?3
		ORDER BY coalesce(lead = ?1, false) DESC LIMIT 1`, lead.ID, lead.Email, demands.FilterText(filter))
	if errors.Is(err, sql.ErrNoRows) {
		return nil, nil
	}
	return &d, err
}

// EmailsChange is a change of the emails that somebody asked for: a demand, or the newsletter.
type EmailsChange struct {
	Lead   string
	ID     string // of the demand or the subscription
	Was    string // its state, as it was read
	State  string // the new one; "" ends and erases it
	Emails []outbox.Email
	By     desklog.Action
}

// ChangeDemandEmails pauses, resumes or ends the emails of a demand; the lead stays. It is false when somebody changed it meanwhile, and
// returns Refused UNKNOWN when the lead was given to somebody else.
func (s *Store) ChangeDemandEmails(ctx context.Context, w EmailsChange) (bool, error) {
	change := handle.Statement{SQL: "UPDATE demand SET state = ?, confirmed_at = ? WHERE id = ? AND state = ?",
		Args: []any{w.State, w.By.At.Unix(), w.ID, w.Was}}
	if w.State == "" {
		change = handle.Statement{SQL: "DELETE FROM demand WHERE id = ? AND state = ?", Args: []any{w.ID, w.Was}}
	}
	return s.changeEmails(ctx, w, change, `DELETE FROM outbox WHERE recipient = (SELECT email FROM lead WHERE id = ?)
		AND kind LIKE 'demand-%'
		AND sent_at IS NULL AND NOT EXISTS (SELECT 1 FROM demand WHERE email = outbox.recipient)`)
}

// ChangeNewsletterEmails pauses, resumes or ends somebody's newsletter, as ChangeDemandEmails does with a demand.
func (s *Store) ChangeNewsletterEmails(ctx context.Context, w EmailsChange) (bool, error) {
	change := handle.Statement{SQL: "UPDATE subscriber SET state = ? WHERE id = ? AND state = ?", Args: []any{w.State, w.ID, w.Was}}
	if w.State == "" {
		change = handle.Statement{SQL: "DELETE FROM subscriber WHERE id = ? AND state = ?", Args: []any{w.ID, w.Was}}
	}
	return s.changeEmails(ctx, w, change, `DELETE FROM outbox WHERE recipient = (SELECT email FROM lead WHERE id = ?)
		AND kind LIKE 'newsletter-%'
		AND sent_at IS NULL AND NOT EXISTS (SELECT 1 FROM subscriber WHERE email = outbox.recipient)`)
}

// changeEmails runs the change and forget, with a line of the log. forget deletes the sender's unsent emails once there is nothing left
// that asks for them.
func (s *Store) changeEmails(ctx context.Context, w EmailsChange, change handle.Statement, forget string) (bool, error) {
	w.By.Record, w.By.Before, w.By.After = "lead:"+w.Lead, w.Was, cmp.Or(w.State, "ENDED")
	list := []handle.Statement{stillSeen(forms.Unknown, w.Lead, w.By.Staff), change, handle.Guard(outbox.Unchanged, "changes() > 0"),
		w.By.Insert(),
		{SQL: forget, Args: []any{w.Lead}}}
	for _, e := range w.Emails {
		list = append(list, e.Queue(nil, w.By.At.Unix())...)
	}
	_, err := s.Write(ctx, list...)
	if err = handle.AsRefusal(err); errors.Is(err, handle.Refused{Why: outbox.Unchanged}) {
		return false, nil
	}
	return err == nil, err
}

// Valuation is when an agent comes to value the property of a lead; At is nil for no day yet. Version is 0 before the first change.
type Valuation struct {
	At      *int64 `db:"at"`
	Version int    `db:"version"`
}

// ValuationOf reads the valuation of a lead.
func (s *Store) ValuationOf(ctx context.Context, lead string) (v Valuation, err error) {
	err = s.One(ctx, &v, "SELECT at, version FROM valuation WHERE lead = ?", lead)
	if errors.Is(err, sql.ErrNoRows) {
		return Valuation{}, nil
	}
	return v, err
}

// SetValuation sets when the property of a lead is valued, nil for no day. It is false when somebody changed that meanwhile.
func (s *Store) SetValuation(ctx context.Context, lead string, version int, at *int64, by desklog.Action) (bool, error) {
	by.Record = "lead:" + lead
	_, err := s.Write(ctx, stillSeen(members.Stale, lead, by.Staff),
		handle.Guard(members.Stale, "coalesce((SELECT version FROM valuation WHERE lead = ?), 0) = ?", lead, version),
		handle.Statement{SQL: `INSERT INTO valuation (lead, at) VALUES (?, ?)
			ON CONFLICT (lead) DO UPDATE SET at = excluded.at, version = version + 1`, Args: []any{lead, at}},
		by.Insert())
	if err = handle.AsRefusal(err); errors.Is(err, handle.Refused{Why: members.Stale}) {
		return false, nil
	}
	return err == nil, err
}
