package inbox

import (
	"context"
	"errors"
	"strconv"
	"time"

	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/db/crmlinks"
	"github.com/gevel/gevel/db/desklog"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/db/inbox"
	"github.com/gevel/gevel/locale"
	"github.com/gevel/gevel/staff"
)

// Delivery is a lead, or a change of its appointment, on its way to a CRM.
type Delivery struct{ row inbox.LeadDelivery }

// DeliveryOf shows a delivery at the desk.
func DeliveryOf(d inbox.LeadDelivery) *Delivery { return &Delivery{d} }

// ID names the delivery.
func (d *Delivery) ID() string {
	return d.row.Lead + "." + strconv.Itoa(d.row.Change) + "." + d.row.Link
}

// Link is the name of the link.
func (d *Delivery) Link() string { return d.row.Link }

// System is the CRM: sweepbright, whise or omnicasa.
func (d *Delivery) System() string { return d.row.Kind }

// Subject is what is delivered: the lead, or a change of its appointment.
func (d *Delivery) Subject() DeliverySubject {
	switch {
	case d.row.Change == 0:
		return DeliveredLead
	case d.row.Cancelled:
		return DeliveredCancellation
	}
	return DeliveredMove
}

// DeliverySubject is what a delivery is about.
type DeliverySubject string

// The subjects.
const (
	DeliveredLead         DeliverySubject = "LEAD"
	DeliveredMove         DeliverySubject = "APPOINTMENT_MOVED"
	DeliveredCancellation DeliverySubject = "APPOINTMENT_CANCELLED"
)

// DeliveryState is how far a delivery got.
type DeliveryState string

// Alone tells that it is sent without its property or project.
func (d *Delivery) Alone() bool { return d.row.Alone }

// State is waiting, sent, refused or dropped.
func (d *Delivery) State() DeliveryState { return DeliveryState(d.row.State) }

// At is when the site accepted the lead or the change.
func (d *Delivery) At() time.Time { return locale.Moment(d.row.At) }

// SentAt is when the CRM took it.
func (d *Delivery) SentAt() *time.Time { return locale.OptionalMoment(d.row.SentAt) }

// DueAt is when it is tried next; nil unless it waits.
func (d *Delivery) DueAt() *time.Time {
	if d.row.State != crmlinks.CRMWaiting {
		return nil
	}
	return locale.OptionalMoment(&d.row.DueAt)
}

// Reason is why it was refused or waits; "" for nothing.
func (d *Delivery) Reason() string {
	if d.row.Reason == nil {
		return ""
	}
	return *d.row.Reason
}

// Record is the CRM's id of what it made of the lead; "" for none.
func (d *Delivery) Record() string {
	if d.row.CRMID == nil {
		return ""
	}
	return *d.row.CRMID
}

// Deliveries lists the deliveries of a lead to CRMs, if the session may see the lead.
func (s *Service) Deliveries(ctx context.Context, v *LeadView) (list []*Delivery, err error) {
	rows, err := s.Store.Inbox.LeadDeliveries(ctx, v.row.ID)
	for _, d := range rows {
		list = append(list, DeliveryOf(d))
	}
	return list, err
}

// RedeliverInput names a lead and one of its links, or none for all. With Alone it is sent without its property or project.
type RedeliverInput struct {
	Lead  string
	Link  *string
	Alone bool
}

// Redeliver sends a lead again to the CRMs that did not take it. It keeps its key, so that no CRM gets it twice.
func (s *Service) Redeliver(ctx context.Context, f *RedeliverInput) (*LeadChanged, forms.Problems, error) {
	var link string
	if f.Link != nil {
		link = *f.Link
	}
	return s.changeDelivery(ctx, f.Lead, func(by desklog.Action) (bool, error) {
		return s.Store.Inbox.ResendCRMLead(ctx, inbox.Resending{Lead: f.Lead, Link: link, Alone: f.Alone}, by)
	})
}

// DropDeliveryInput names a lead and one of its links.
type DropDeliveryInput struct{ Lead, Link string }

// DropDelivery decides that a lead is not sent to a CRM that does not have it yet.
func (s *Service) DropDelivery(ctx context.Context, f *DropDeliveryInput) (*LeadChanged, forms.Problems, error) {
	return s.changeDelivery(ctx, f.Lead, func(by desklog.Action) (bool, error) {
		return s.Store.Inbox.DropCRMLead(ctx, f.Lead, f.Link, by)
	})
}

func (s *Service) changeDelivery(ctx context.Context, lead string,
	write func(desklog.Action) (bool, error)) (*LeadChanged, forms.Problems, error) {
	changed, problems, err := s.resend(ctx, lead, "lead", func(d *staff.Desk) (bool, error) {
		done, err := write(s.Action(d, ""))
		if errors.Is(err, crmlinks.ErrNotForCRM) {
			return false, nil
		}
		return done, err
	})
	s.Runner.Start()
	return changed, problems, err
}

// ResendEmailInput names an email of a lead.
type ResendEmailInput struct{ Lead, Email string }

// ResendEmail sends an email of a lead again that was not delivered.
func (s *Service) ResendEmail(ctx context.Context, f *ResendEmailInput) (*LeadChanged, forms.Problems, error) {
	changed, problems, err := s.resend(ctx, f.Lead, "email", func(d *staff.Desk) (bool, error) {
		return s.Store.Inbox.ResendEmail(ctx, f.Lead, f.Email, s.Action(d, ""))
	})
	s.Wake()
	return changed, problems, err
}

// resend sends an email or a delivery of a lead again. The problem is UNKNOWN at path when there is nothing to send.
func (s *Service) resend(ctx context.Context, lead, path string,
	write func(*staff.Desk) (bool, error)) (*LeadChanged, forms.Problems, error) {
	changed, stale, problems, err := s.change(ctx, lead, write)
	if errors.Is(err, handle.Refused{Why: forms.Unknown}) {
		return nil, forms.OneProblem("lead", forms.Unknown), nil
	}
	if stale != nil {
		return nil, forms.OneProblem(path, forms.Unknown), nil
	}
	return changed, problems, err
}
