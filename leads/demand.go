package leads

import (
	"context"
	"crypto/rand"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/db/demands"
	"github.com/gevel/gevel/leads/check"
	"github.com/gevel/gevel/leads/row"
	"github.com/gevel/gevel/mail"
)

var demandForm = FormKind{Name: "registerDemand", Thanks: "thanksDemand", PerHour: 10, Days: usualRetention}

// DemandInput is the form of the demand register: which properties someone wants emails about.
type DemandInput struct {
	Envelope
	Person     forms.PersonInput     `json:"person"`
	Filter     agency.PropertyFilter `json:"filter"`
	Newsletter bool                  `json:"newsletter,omitempty"`
	Remark     string                `json:"remark,omitempty"`
}

// Who is the person who filled in the form.
func (f *DemandInput) Who() forms.PersonInput { return f.Person }

// Check returns what is wrong.
func (f *DemandInput) Check(facts check.Facts) forms.Problems {
	c := f.check()
	c.Person(&f.Person, facts, false)
	c.Demand("filter", &f.Filter, facts)
	c.Remark(&f.Remark, false)
	return c.Problems
}

// RegisterDemand takes a form of the demand register. The demand becomes active when it is confirmed by the link of an email. The same
// demand of the same person is stored once.
func (o *Service) RegisterDemand(ctx context.Context, f *DemandInput) (*Answer, forms.Problems, error) {
	return o.take(ctx, demandForm, f, func(ctx context.Context, s *submission) error {
		d := demands.NewDemand(rand.Text(), f.Person, f.Language, f.Filter, o.Now())
		d.Lead = &s.lead.ID
		known, err := o.Store.Demands.SameDemand(ctx, d)
		if err != nil {
			return err
		}
		if known != "" {
			d.ID = known
		}
		s.add(demands.InsertDemand(d))
		if s.answer.Matching, err = o.Store.Matching(ctx, f.Filter); err != nil {
			return err
		}
		if err := o.newsletter(ctx, s, f.Newsletter); err != nil {
			return err
		}
		s.toVisitor("demand-confirm", func(data *mail.Data) {
			data.Rows = row.Filter(s.facts.Catalog, f.Language, f.Filter)
			data.Link = o.Link("demand", f.Language, o.Alerts().Token(d))
		})
		return nil
	})
}
