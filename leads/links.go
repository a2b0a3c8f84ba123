package leads

import (
	"context"
	"time"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/leads/alerts"
	"github.com/gevel/gevel/leads/compose"
	"github.com/gevel/gevel/locale"
)

// Demand is a demand as its link shows it.
type Demand struct {
	State     string
	Language  locale.Language
	ExpiresAt time.Time
	Matching  int
	Watches   *int // the property that it is for; nil for a search
	agency.PropertyFilter
}

// DemandOfLink reads the demand of a token, nil when there is none.
func (o *Service) DemandOfLink(ctx context.Context, token string) (*Demand, error) {
	d, err := o.storedDemand(ctx, token)
	if err != nil || d == nil {
		return nil, err
	}
	s := &Demand{State: d.State, Language: d.Language, ExpiresAt: time.Unix(d.ExpiresAt, 0).UTC()}
	if s.PropertyFilter, err = d.Filter(); err != nil {
		return nil, err
	}
	s.Watches = alerts.Watched(s.PropertyFilter)
	s.Matching, err = o.Store.Matching(ctx, s.PropertyFilter)
	return s, err
}

// PageOf names the page for a token of an email, "" for none.
func (o *Service) PageOf(token string) string {
	// each is also the name of its page
	for _, purpose := range []string{compose.ForNewsletter, compose.ForDemand, compose.ForAppointment, compose.ForOwnerNews} {
		if _, err := o.Key.Read(purpose, token, o.Now()); err == nil {
			return purpose
		}
	}
	return ""
}
