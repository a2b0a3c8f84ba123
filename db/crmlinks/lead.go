package crmlinks

import (
	"context"
	"database/sql"
	"errors"
	"time"

	"github.com/gevel/gevel/db/handle"
)

// States of a lead at a CRM.
const (
	CRMWaiting = "WAITING"
	CRMSent    = "SENT"
	CRMRefused = "REFUSED"
	CRMDropped = "DROPPED" // staff decided not to send it
)

// ErrNotForCRM says that a lead goes to no CRM.
var ErrNotForCRM = errors.New("no lead with this reference goes to a CRM; gevel leads shows the references")

// CRMLead is a delivery to a link's CRM: a lead when Change is 0, else a change of the appointment that the lead booked. Start is then when
// the appointment begins, or would have begun. Alone is true when it is sent without its property or project, because the CRM does not
// know it.
type CRMLead struct {
	Lead      string  `db:"lead" json:"lead"`
	Link      string  `db:"link" json:"link"`
	Change    int     `db:"change" json:"change,omitempty"`
	Start     *int64  `db:"start" json:"-"`
	Cancelled bool    `db:"cancelled" json:"cancelled,omitempty"`
	Reported  bool    `db:"reported" json:"reported,omitempty"` // it is what staff said after the appointment
	Alone     bool    `db:"alone" json:"alone,omitempty"`
	At        int64   `db:"at" json:"-"` // when it was accepted
	State     string  `db:"state" json:"state"`
	Tries     int     `db:"tries" json:"tries"`
	Reason    *string `db:"reason" json:"reason,omitempty"`
	SentAt    *int64  `db:"sent_at" json:"-"`
	CRMID     *string `db:"crm_id" json:"crmId,omitempty"`
}

// ToCRMs queues a stored lead for the CRM that its property or project comes from, or else for every linked CRM. A paused link sends it
// when it is resumed.
func ToCRMs(lead string, at int64) handle.Statement { return toCRMsOf("?1", lead, at, nil) }

// PhoneToCRMs is ToCRMs for a lead of somebody without an email address: it goes to links of these CRMs alone, by name, since the others
// would refuse it.
func PhoneToCRMs(lead string, at int64, crms []string) handle.Statement {
	return toCRMsOf("?1", lead, at, handle.JSON(crms))
}

// DemandToCRMs is toCRMs for the form with which a demand was registered; whoever only watches a property goes to none.
func DemandToCRMs(demand string, at int64) handle.Statement {
	return toCRMsOf("(SELECT lead FROM demand WHERE id = ?1 AND id NOT IN (SELECT demand FROM watch))", demand, at, nil)
}

func toCRMsOf(lead string, id string, at int64, crms any) handle.Statement {
	return handle.Statement{SQL: `WITH of (link) AS (SELECT r.link FROM lead l JOIN crm_record r
				ON r.kind = 'property' AND r.number = l.property OR l.property IS NULL AND r.kind = 'project' AND r.number = l.project
			WHERE l.id = ` + lead + ` AND r.link IN (SELECT name FROM link))
		INSERT INTO crm_lead (lead, link, at, due_at) SELECT ` + lead + `, name, ?2, ?2 FROM link
			WHERE EXISTS (SELECT 1 FROM lead WHERE id = ` + lead + `) AND (name IN (SELECT link FROM of) OR NOT EXISTS (SELECT 1 FROM of))
				AND (?3 IS NULL OR kind IN (SELECT value FROM json_each(?3)))
		ON CONFLICT DO NOTHING`, Args: []any{id, at, crms}}
}

// ChangeToCRMs queues a change of an appointment for the CRMs to which its lead goes.
func ChangeToCRMs(lead string, sequence int, start int64, cancelled bool, at int64) handle.Statement {
	return handle.Statement{SQL: `INSERT INTO crm_lead (lead, link, change, start, cancelled, alone, at, due_at)
		SELECT lead, link, ?2, ?3, ?4, alone, ?5, ?5 FROM crm_lead WHERE lead = ?1 AND change = 0 AND state <> 'DROPPED'`,
		Args: []any{lead, sequence, start, cancelled, at}}
}

const crmLeads = "SELECT lead, link, change, start, cancelled, reported, alone, at, state, tries, reason, sent_at, crm_id FROM "

// NextCRMLead reads the oldest delivery that a link has to send now; nil for none. A change of an appointment comes after its lead and
// after earlier changes.
func (s *Store) NextCRMLead(ctx context.Context, link string, now time.Time) (*CRMLead, error) {
	var d CRMLead
	err := s.One(ctx, &d, crmLeads+"crm_next WHERE link = ? AND due_at <= ? ORDER BY at, lead LIMIT 1", link, now.Unix())
	if errors.Is(err, sql.ErrNoRows) {
		return nil, nil
	}
	return &d, err
}

// CRMLeads lists the deliveries of everything that was accepted since a moment.
func (s *Store) CRMLeads(ctx context.Context, since time.Time) (list []CRMLead, err error) {
	return list, s.List(ctx, &list, crmLeads+"crm_lead WHERE at >= ? ORDER BY at, lead, change, link", since.Unix())
}

// CRMIDBefore gives the id that the CRM gave to a lead or to an earlier change of its appointment, "" for none.
func (s *Store) CRMIDBefore(ctx context.Context, d CRMLead) (id string, err error) {
	return id, s.One(ctx, &id, `SELECT coalesce((SELECT crm_id FROM crm_lead WHERE lead = ? AND link = ? AND change < ?
		AND crm_id IS NOT NULL
		ORDER BY change DESC LIMIT 1), '')`, d.Lead, d.Link, d.Change)
}

// CRMLeadSent notes that a CRM took a lead.
func (s *Store) CRMLeadSent(ctx context.Context, d CRMLead, id string, now time.Time) error {
	_, err := s.Write(ctx,
		handle.Statement{SQL: `UPDATE crm_lead SET state = 'SENT', sent_at = ?, crm_id = ?, reason = NULL WHERE lead = ? AND link = ?
			AND change = ?`,
			Args: []any{now.Unix(), id, d.Lead, d.Link, d.Change}})
	return err
}

// CRMLeadFailed notes why a lead was not sent. It is tried again at next; a zero next means that the CRM refused it. A lead that staff
// dropped meanwhile stays dropped.
func (s *Store) CRMLeadFailed(ctx context.Context, d CRMLead, reason string, next time.Time) error {
	state := CRMWaiting
	if next.IsZero() {
		state = CRMRefused
	}
	_, err := s.Write(ctx, handle.Statement{
		SQL: `UPDATE crm_lead SET state = ?, reason = ?, due_at = ?, tries = tries + 1 WHERE lead = ? AND link = ? AND change = ?
			AND state = 'WAITING'`,
		Args: []any{state, reason, next.Unix(), d.Lead, d.Link, d.Change}})
	return err
}

// CRMRecordOfLead gives the CRM's id of the property or project that a lead is about, "" when another link brings it, and the email address
// of its agent, or of whoever holds the appointment that it booked.
func (s *Store) CRMRecordOfLead(ctx context.Context, link, lead string) (id, agent string, err error) {
	var row struct {
		ID    string `db:"id"`
		Agent string `db:"agent"`
	}
	err = s.One(ctx, &row, `SELECT coalesce(r.id, '') AS id, coalesce((SELECT a.value ->> 'email'
		FROM site, json_each(site.content, '$.agents') a
			WHERE a.value ->> 'id' = coalesce((SELECT passed_to FROM appointment WHERE lead = l.id), p.agent, b.agent)), '') AS agent
		FROM lead l LEFT JOIN property p ON p.number = l.property LEFT JOIN project b ON l.property IS NULL AND b.number = l.project
		LEFT JOIN crm_record r ON r.link = ? AND r.kind = iif(l.property IS NULL, 'project', 'property')
			AND r.number = coalesce(l.property, l.project)
		WHERE l.id = ?`, link, lead)
	return row.ID, row.Agent, err
}
