package alerts

import (
	"context"
	"strings"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/market"
	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/db/demands"
	"github.com/gevel/gevel/db/outbox"
	"github.com/gevel/gevel/leads/compose"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/mail"
)

// Queue queues an email for every active demand that news matches, with all properties that are new or cheaper, each once, and then
// deletes the news. It may be run again after it failed, and by several servers at once.
func (o *Service) Queue(ctx context.Context) error {
	now := o.Now() // of all steps, so that none drops what another left to wait
	newest, err := o.Store.NewestNews(ctx)
	if err != nil || newest == 0 {
		return err
	}
	alerts, err := o.Store.Alerts(ctx, now)
	if err != nil {
		return err
	}
	for _, a := range alerts {
		if err := o.queueNews(ctx, a); err != nil {
			return err
		}
	}
	if len(alerts) > 0 {
		o.Wake()
	}
	return o.Store.DropNews(ctx, newest, now)
}

// queueNews queues one email. Properties that were withdrawn meanwhile are left out.
func (o *Service) queueNews(ctx context.Context, a db.Alert) error {
	properties, more, err := o.newProperties(ctx, a)
	if err != nil || len(properties) == 0 {
		return err
	}
	made, err := o.alert(ctx, a.Demand, properties, more)
	if err != nil {
		return err
	}
	return o.Store.QueueAlert(ctx, a, made, o.Now())
}

// newProperty is a property in the email.
type newProperty struct {
	*agency.Property
	was string // the previous price line, "" for a new property
}

// newProperties reads the properties that an email shows, and how many more there are.
func (o *Service) newProperties(ctx context.Context, a db.Alert) (properties []newProperty, more int, err error) {
	seen := map[int]bool{}
	for _, n := range a.News {
		if seen[n.Property] {
			continue // it is new and became cheaper: one line is enough
		}
		if len(properties) == limits.PropertiesPerEmail {
			seen[n.Property] = true
			more++
			continue
		}
		p, err := o.Property(ctx, n.Property, a.Demand.Language)
		if err != nil {
			return nil, 0, err
		}
		if p != nil && isTrue(n, p) {
			seen[n.Property] = true
			properties = append(properties, newProperty{p, wasOf(n, p)})
		}
	}
	return properties, more, nil
}

// isTrue reports whether news is still true: a lowered price is public and still lower than before.
func isTrue(n db.News, p *agency.Property) bool {
	return n.Was == nil || p.AskingPrice != nil && *p.AskingPrice < *n.Was
}

// wasOf is the previous price line of a cheaper property, "" for a new one.
func wasOf(n db.News, p *agency.Property) string {
	if !strings.HasPrefix(n.Reason, "LOWERED") || n.Was == nil {
		return ""
	}
	return market.PriceOf(n.Was, p.Goal, p.PriceUnit, 0, nil, p.Language).Text
}

// alert composes the email about one property, or the list of several.
func (o *Service) alert(ctx context.Context, d demands.Demand, properties []newProperty, more int) (outbox.Email, error) {
	c, err := o.Store.Catalog(ctx)
	if err != nil {
		return outbox.Email{}, err
	}
	f, err := d.Filter()
	if err != nil {
		return outbox.Email{}, err
	}
	w := compose.Email{Kind: "demand-several", Language: d.Language, Data: o.Data(c, d, f)}
	if first := properties[0]; len(properties) == 1 && more == 0 {
		w.Kind, w.About, w.Was, w.Data.Link = "demand-new", first.Property, first.was, o.Origin+first.Path()
		if first.was != "" {
			w.Kind = "demand-lowered"
		}
		return o.Compose(c, w)
	}
	for _, h := range properties {
		card := mail.FoundCard(h.Property, o.Origin)
		card.Was = h.was
		w.Data.Listings = append(w.Data.Listings, card)
	}
	w.Data.More = more
	return o.Compose(c, w)
}

// SendRenewalEmails asks people to renew their demand two weeks before it ends.
func (o *Service) SendRenewalEmails(ctx context.Context) error {
	ending, err := o.Store.Demands.EndingDemands(ctx, o.Now())
	if err != nil {
		return err
	}
	for _, d := range ending {
		c, err := o.Store.Catalog(ctx)
		if err != nil {
			return err
		}
		f, err := d.Filter()
		if err != nil {
			return err
		}
		made, err := o.renewal(ctx, c, d, f)
		if err != nil {
			return err
		}
		if err := o.Store.Demands.RequestRenewal(ctx, d.ID, made, o.Now()); err != nil {
			return err
		}
	}
	return nil
}

func (o *Service) renewal(ctx context.Context, c *agency.Catalog, d demands.Demand, f agency.PropertyFilter) (outbox.Email, error) {
	if number := Watched(f); number != nil {
		return o.renewWatch(ctx, d, *number)
	}
	data := o.Data(c, d, f)
	data.Link = data.SecondLink // the page that renews it
	return o.Compose(c, compose.Email{Kind: "demand-renewal", Language: d.Language, Data: data})
}
