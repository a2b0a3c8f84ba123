package leads

import (
	"context"
	"errors"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/db/demands"
	"github.com/gevel/gevel/leads/alerts"
	"github.com/gevel/gevel/leads/check"
	"github.com/gevel/gevel/leads/compose"
)

// DemandChangeInput changes the criteria of a demand; Token is from the link of its email.
type DemandChangeInput struct {
	Unread
	Token  string
	Filter agency.PropertyFilter
}

// Check returns what is wrong.
func (f *DemandChangeInput) Check(facts check.Facts) forms.Problems {
	c := &check.Checking{}
	c.Demand("filter", &f.Filter, facts)
	return c.Problems
}

// storedDemand reads the demand of a token, nil when there is none.
func (o *Service) storedDemand(ctx context.Context, token string) (*demands.Demand, error) {
	id, err := o.Key.Read(compose.ForDemand, token, o.Now())
	if err != nil {
		return nil, nil
	}
	return o.Store.Demands.Demand(ctx, id)
}

// withDemand runs do on the demand of a token. mutation decides the thank-you page.
func (o *Service) withDemand(ctx context.Context, mutation, token string,
	do func(demands.Demand) (bool, error)) (*Answer, forms.Problems, error) {
	d, err := o.storedDemand(ctx, token)
	if err != nil {
		return nil, nil, err
	}
	if d == nil {
		return nil, forms.OneProblem("token", forms.LinkEnded), nil
	}
	ok, err := do(*d)
	var unfit unfit
	if errors.As(err, &unfit) {
		return nil, forms.Problems(unfit), nil
	}
	if err == nil && !ok {
		return nil, forms.OneProblem("token", forms.LinkEnded), nil
	}
	return &Answer{Path: ThanksPath(donePage(mutation, *d), d.Language)}, nil, err
}

// watchPages are the pages that confirm what was done with a demand for one property, by the mutation that did it;
// changing one is refused.
var watchPages = map[string]string{
	"confirmDemand": "confirmWatch",
	"pauseDemand":   "pauseWatch",
	"endDemand":     "endWatch",
}

// donePage names the page that confirms what was done with a demand: for one property it says so.
func donePage(mutation string, d demands.Demand) string {
	if f, err := d.Filter(); err == nil && alerts.Watched(f) != nil {
		return watchPages[mutation]
	}
	return mutation
}

// ConfirmDemand makes a demand active; one that is active already is renewed for a year.
func (o *Service) ConfirmDemand(ctx context.Context, token string) (*Answer, forms.Problems, error) {
	return o.withDemand(ctx, "confirmDemand", token, func(d demands.Demand) (bool, error) {
		if d.State != "PENDING" {
			return o.Store.RenewDemand(ctx, d.ID, o.Now())
		}
		emails, err := o.demandEmails(ctx, d)
		if err != nil {
			return false, err
		}
		_, err = o.Store.ConfirmDemand(ctx, d.ID, o.Now(), emails)
		o.Wake()
		return true, err
	})
}

// PauseDemand pauses the emails of a demand, or resumes them.
func (o *Service) PauseDemand(ctx context.Context, token string, paused bool) (*Answer, forms.Problems, error) {
	return o.withDemand(ctx, "pauseDemand", token, func(d demands.Demand) (bool, error) {
		if d.State == "PENDING" {
			return true, nil // it gets no emails
		}
		return o.Store.PauseDemand(ctx, d.ID, paused, o.Now())
	})
}

// ChangeDemand gives a demand another filter. One for a property that is watched stays for that property.
func (o *Service) ChangeDemand(ctx context.Context, f *DemandChangeInput) (*Answer, forms.Problems, error) {
	c, err := o.Store.Catalog(ctx)
	if err != nil {
		return nil, nil, err
	}
	if problems := f.unread.With(f.Check(check.Facts{Catalog: c, Now: o.Now()})); len(problems) > 0 {
		return nil, problems, nil
	}
	return o.withDemand(ctx, "changeDemand", f.Token, func(d demands.Demand) (bool, error) {
		if now, err := d.Filter(); err != nil || alerts.Watched(now) != nil {
			return false, errors.Join(err, unfit(forms.OneProblem("filter", forms.OutOfRange)))
		}
		return o.Store.Demands.ChangeDemand(ctx, d.ID, f.Filter, o.Now())
	})
}
