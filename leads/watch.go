package leads

import (
	"context"
	"crypto/rand"
	"time"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/db/demands"
	"github.com/gevel/gevel/db/outbox"
	"github.com/gevel/gevel/leads/check"
	"github.com/gevel/gevel/leads/compose"
	"github.com/gevel/gevel/mail"
)

var watchForm = FormKind{Name: "watchProperty", Thanks: "thanksDemand", PerHour: 20, Days: usualRetention}

// WatchInput is the form that asks to be told when a property changes.
type WatchInput struct {
	Envelope
	Property int    `json:"property"`
	Email    string `json:"-"`
}

// Who is the person who filled in the form.
func (f *WatchInput) Who() forms.PersonInput { return forms.PersonInput{Email: f.Email} }

// About is the number of the property that the form is about.
func (f *WatchInput) About() *int { return &f.Property }

// Check returns what is wrong.
func (f *WatchInput) Check(facts check.Facts) forms.Problems {
	c := f.check()
	c.Available(facts)
	c.Email("email", &f.Email)
	return c.Problems
}

// WatchProperty takes the form. It makes a demand for that one property, which becomes active when it is confirmed by the link of an
// email. Whoever watches too many gets an email that says so; the answer on screen is the usual one, because a stranger may have typed
// the address.
func (o *Service) WatchProperty(ctx context.Context, f *WatchInput) (*Answer, forms.Problems, error) {
	return o.take(ctx, watchForm, f, func(ctx context.Context, s *submission) error {
		d := demands.NewDemand(rand.Text(), f.Who(), f.Language, watchOf(f.Property), o.Now())
		d.Lead = &s.lead.ID
		known, err := o.Store.Demands.SameDemand(ctx, d)
		if err != nil {
			return err
		}
		if known != "" {
			d.ID = known
		}
		s.add(demands.InsertWatch(d, f.Property)...)
		s.instead = func(_ context.Context, s *submission) error {
			s.toVisitor("demand-watch-full", func(data *mail.Data) { data.Link = o.Origin + s.about.Path() })
			return nil
		}
		s.toVisitor("demand-watch-confirm", func(data *mail.Data) { data.Link = o.Link("demand", f.Language, o.demandToken(d)) })
		return nil
	})
}

// watchOf is the filter of a demand for one property.
func watchOf(property int) agency.PropertyFilter {
	return agency.PropertyFilter{Numbers: []int{property}}
}

// watched is the property that a demand is for, nil for a search: those name no properties.
func watched(f agency.PropertyFilter) *int {
	if len(f.Numbers) == 0 {
		return nil
	}
	return &f.Numbers[0]
}

// watchEmail writes an email of a kind to somebody who watches a property, with the links to change and end that. The property is shown
// as it is now; one that the site has no more is left out.
func (o *Service) watchEmail(ctx context.Context, kind string, d demands.Demand, property int,
	change func(*compose.Email)) (outbox.Email, error) {
	c, err := o.Store.Catalog(ctx)
	if err != nil {
		return outbox.Email{}, err
	}
	p, err := o.Property(ctx, property, d.Language)
	if err != nil {
		return outbox.Email{}, err
	}
	token := o.demandToken(d)
	manage := o.Link("demand", d.Language, token)
	w := compose.Email{Kind: kind, Language: d.Language, About: p}
	w.Data = mail.Data{Person: compose.Searcher(d), Link: manage, SecondLink: manage, Unsubscribe: o.UnsubscribeLink(token),
		When: time.Unix(d.ExpiresAt, 0)}
	if p != nil {
		w.Data.Link = o.Origin + p.Path()
	}
	if change != nil {
		change(&w)
	}
	return o.Compose(c, w)
}
