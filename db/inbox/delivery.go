package inbox

import (
	"context"

	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/db/crmlinks"
	"github.com/gevel/gevel/db/desklog"
	"github.com/gevel/gevel/db/handle"
)

// LeadDelivery is a delivery of a lead to a CRM with the kind of the CRM, and when it is tried next.
type LeadDelivery struct {
	crmlinks.CRMLead
	Kind  string `db:"kind"`
	DueAt int64  `db:"due_at"`
}

// LeadDeliveries lists the deliveries of a lead to CRMs, the oldest first.
func (s *Store) LeadDeliveries(ctx context.Context, lead string) (list []LeadDelivery, err error) {
	return list, s.List(ctx, &list, `SELECT d.lead, d.link, d.change, d.start, d.cancelled, d.alone, d.at, d.state, d.tries,
		d.reason, d.sent_at,
		d.crm_id, d.due_at, l.kind FROM crm_lead d JOIN link l ON l.name = d.link WHERE d.lead = ? ORDER BY d.at, d.change, d.link`, lead)
}

// Resending names a lead that is to be sent again: to one link, or to all with ""; with Alone it is sent without its property or project.
type Resending struct {
	Lead, Link string
	Alone      bool
}

// ResendCRMLead queues a lead again that waits, was refused or was dropped, under the same key. It does nothing for a CRM that has the
// lead, and returns ErrNotForCRM when the lead goes to no CRM. A member of staff who may not see the lead any more gets Refused UNKNOWN.
func (s *Store) ResendCRMLead(ctx context.Context, r Resending, by desklog.Action) (sent bool, err error) {
	if by.Name = "redeliverLead"; r.Alone {
		by.Name = "redeliverLeadAlone"
	}
	return s.changeDelivery(ctx, r.Lead, r.Link, by, "state = 'WAITING', due_at = ?3, tries = 0, alone = ?4", by.At.Unix(), r.Alone)
}

// DropCRMLead decides that a lead is not sent to a link, or to any with "", unless its CRM has it already; nor are changes of its
// appointment. The errors are those of ResendCRMLead.
func (s *Store) DropCRMLead(ctx context.Context, lead, link string, by desklog.Action) (dropped bool, err error) {
	by.Name = "dropDelivery"
	return s.changeDelivery(ctx, lead, link, by, "state = 'DROPPED'")
}

// changeDelivery changes the deliveries of a lead that were not sent; the arguments of set begin at ?3.
func (s *Store) changeDelivery(ctx context.Context, lead, link string, by desklog.Action, set string,
	args ...any) (changed bool, err error) {
	const of = " WHERE lead = ?1 AND (link = ?2 OR ?2 = '')"
	by.Record, by.After = "lead:"+lead, link
	list := []handle.Statement{
		{SQL: "UPDATE crm_lead SET " + set + of + " AND state <> 'SENT'", Args: append([]any{lead, link}, args...)},
		by.InsertIf("changes() > 0"),
		{SQL: "UPDATE crm_lead SET due_at = due_at" + of, Args: []any{lead, link}}}
	if by.Staff != 0 {
		list = append(list, stillSeen(forms.Unknown, lead, by.Staff))
	}
	affected, err := s.Write(ctx, list...)
	if err == nil && affected[2] == 0 {
		err = crmlinks.ErrNotForCRM
	}
	return err == nil && affected[0] > 0, handle.AsRefusal(err)
}
