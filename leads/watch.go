package leads

import (
	"context"
	"crypto/rand"

	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/db/demands"
	"github.com/gevel/gevel/leads/alerts"
	"github.com/gevel/gevel/leads/check"
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
		d := demands.NewDemand(rand.Text(), f.Who(), f.Language, alerts.FilterOf(f.Property), o.Now())
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
		s.toVisitor("demand-watch-confirm", func(data *mail.Data) { data.Link = o.Link("demand", f.Language, o.Alerts().Token(d)) })
		return nil
	})
}
