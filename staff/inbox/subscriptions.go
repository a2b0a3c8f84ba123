package inbox

import (
	"context"
	"time"

	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/db/desklog"
	"github.com/gevel/gevel/db/inbox"
	"github.com/gevel/gevel/leads"
	"github.com/gevel/gevel/locale"
)

// LeadDemand is the demand that a lead asked for. State is PENDING before its reader confirmed it, ACTIVE, PAUSED, or ENDED.
type LeadDemand struct {
	State     string
	ExpiresAt *time.Time
	Matching  int
	Path      *string // the list of what matches, on the site; nil where no list has all its criteria, and for one property
	Watches   *int    // that property; nil for a search
}

// LeadNewsletter is the subscription that a lead asked for: PENDING, CONFIRMED, PAUSED or ENDED.
type LeadNewsletter struct{ State string }

const ended = "ENDED"

// ChangeEmailsInput pauses, resumes or ends the emails that a lead asked for.
type ChangeEmailsInput struct {
	Lead   string
	Change desk.EmailsChange
}

// Demand reads the demand of a lead; nil for another lead.
func (s *Service) Demand(ctx context.Context, v *LeadView) (*LeadDemand, error) {
	if !leads.RequestsDemand(v.row.Lead) {
		return nil, nil
	}
	d, err := s.Leads.DemandOf(ctx, v.row.Lead)
	if err != nil || d == nil {
		return &LeadDemand{State: ended}, err
	}
	f, err := d.Filter()
	if err != nil {
		return nil, err
	}
	shown := &LeadDemand{State: d.State, ExpiresAt: locale.OptionalMoment(&d.ExpiresAt)}
	if leads.RequestsWatch(v.row.Lead) {
		shown.Watches = v.row.Property
		return shown, nil
	}
	if path, ok := f.ListPath(v.desk.Language()); ok {
		shown.Path = &path
	}
	shown.Matching, err = s.Store.Matching(ctx, f)
	return shown, err
}

// Newsletter reads the subscription of a lead; nil for another lead.
func (s *Service) Newsletter(ctx context.Context, v *LeadView) (*LeadNewsletter, error) {
	if !leads.RequestsNewsletter(v.row.Lead) {
		return nil, nil
	}
	sub, err := s.Store.Demands.SubscriberOf(ctx, v.row.Email)
	if err != nil || sub == nil {
		return &LeadNewsletter{State: ended}, err
	}
	return &LeadNewsletter{State: sub.State}, nil
}

// ChangeEmails pauses, resumes or ends the emails of the demand or the newsletter that a lead asked for. Nobody is confirmed here.
func (s *Service) ChangeEmails(ctx context.Context, f *ChangeEmailsInput) (*LeadChanged, forms.Problems, error) {
	return s.about(ctx, f.Lead, "changeEmails", func(v *LeadView, by desklog.Action) (forms.ProblemCode, error) {
		change := s.changeDemand
		if leads.RequestsNewsletter(v.row.Lead) {
			change = s.changeNewsletter
		}
		done, err := change(ctx, v, f.Change, by)
		if err != nil || done {
			s.Wake()
			return "", err
		}
		return forms.Unknown, nil
	})
}

func (s *Service) changeDemand(ctx context.Context, v *LeadView, change desk.EmailsChange, by desklog.Action) (bool, error) {
	d, err := s.Leads.DemandOf(ctx, v.row.Lead)
	if d == nil || err != nil {
		return false, err
	}
	next, fits := leads.NextState(d.State, leads.ActiveDemand, change)
	if !fits {
		return false, nil
	}
	w := inbox.EmailsChange{Lead: v.row.ID, ID: d.ID, Was: d.State, State: next, By: by}
	if next == "" {
		if w.Emails, err = s.Leads.DemandEnded(ctx, *d); err != nil {
			return false, err
		}
	}
	return s.Store.Inbox.ChangeDemandEmails(ctx, w)
}

func (s *Service) changeNewsletter(ctx context.Context, v *LeadView, change desk.EmailsChange, by desklog.Action) (bool, error) {
	sub, err := s.Store.Demands.SubscriberOf(ctx, v.row.Email)
	if sub == nil || err != nil {
		return false, err
	}
	next, fits := leads.NextState(sub.State, leads.ConfirmedSubscription, change)
	if !fits {
		return false, nil
	}
	emails, err := s.Leads.NewsletterChanged(ctx, *sub, next)
	if err != nil {
		return false, err
	}
	return s.Store.Inbox.ChangeNewsletterEmails(ctx,
		inbox.EmailsChange{Lead: v.row.ID, ID: sub.ID, Was: sub.State, State: next, Emails: emails, By: by})
}
