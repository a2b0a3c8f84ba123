package leads

import (
	"context"
	"encoding/json"

	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/db/demands"
	"github.com/gevel/gevel/db/inbox"
	"github.com/gevel/gevel/db/outbox"
	"github.com/gevel/gevel/leads/alerts"
)

// DemandOf reads the demand that a lead asked for; nil for another lead, and when the demand has ended.
func (o *Service) DemandOf(ctx context.Context, lead inbox.Lead) (*demands.Demand, error) {
	if lead.Form == watchForm.Name && lead.Property != nil {
		return o.Store.Inbox.DemandOfLead(ctx, lead, alerts.FilterOf(*lead.Property))
	}
	if lead.Form != demandForm.Name {
		return nil, nil
	}
	var f DemandInput
	if err := json.Unmarshal([]byte(lead.Content), &f); err != nil {
		return nil, err
	}
	return o.Store.Inbox.DemandOfLead(ctx, lead, f.Filter)
}

// RequestsDemand reports whether a lead is a demand, for a search or for one property, that may have ended.
func RequestsDemand(l inbox.Lead) bool { return l.Form == demandForm.Name || RequestsWatch(l) }

// RequestsWatch reports whether a lead is a demand for one property.
func RequestsWatch(l inbox.Lead) bool { return l.Form == watchForm.Name }

// RequestsNewsletter reports whether a lead asks for the newsletter.
func RequestsNewsletter(l inbox.Lead) bool { return l.Form == newsletterForm.Name }

// RequestsValuation reports whether a lead asks to value a property.
func RequestsValuation(l inbox.Lead) bool { return l.Form == valuationForm.Name }

// DemandEnded are the emails about a demand that staff ends.
func (o *Service) DemandEnded(ctx context.Context, d demands.Demand) ([]outbox.Email, error) {
	return o.endedEmails(ctx, d)
}

// NewsletterChanged are the emails about a subscription that staff changes: they tell who sends the newsletter. state is "" for its end.
func (o *Service) NewsletterChanged(ctx context.Context, sub demands.Subscriber, state string) ([]outbox.Email, error) {
	next := sub
	if next.State = state; state == "" {
		next.State = left
	}
	return o.newsletterEmails(ctx, sub, next, "")
}

// States in which a demand and a subscription get emails.
const (
	ActiveDemand          = "ACTIVE"
	ConfirmedSubscription = "CONFIRMED"
	paused                = "PAUSED"
)

// NextState is the state of a demand or subscription after a change by staff, "" for its end. running is the state in which it gets emails.
// It is false for a change that does not fit: what its reader did not confirm can only be ended.
func NextState(now, running string, change desk.EmailsChange) (string, bool) {
	switch {
	case change == desk.EndEmails:
		return "", true
	case change == desk.PauseEmails && now == running:
		return paused, true
	case change == desk.ResumeEmails && now == paused:
		return running, true
	}
	return "", false
}

// IsAppointment reports whether a lead books an appointment.
func IsAppointment(l inbox.Lead) bool { return l.Form == appointmentForm.Name }
