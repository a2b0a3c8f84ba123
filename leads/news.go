package leads

import (
	"context"
	"strings"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/db"
)

// TellNews queues a letter for every active demand that news matches, each once, and then forgets the news. It may be run again
// after it failed, and by several servers at once.
func (o *Office) TellNews(ctx context.Context) error {
	newest, err := o.Store.NewestNews(ctx)
	if err != nil || newest == 0 {
		return err
	}
	alerts, err := o.Store.Alerts(ctx, o.Now())
	if err != nil {
		return err
	}
	for _, a := range alerts {
		if err := o.tell(ctx, a); err != nil {
			return err
		}
	}
	if len(alerts) > 0 {
		o.Wake()
	}
	return o.Store.DropNews(ctx, newest)
}

// tell queues one letter. A home that went meanwhile is not told of.
func (o *Office) tell(ctx context.Context, a db.Alert) error {
	p, err := o.property(ctx, a.News.Property, a.Demand.Language)
	if err != nil || p == nil {
		return err
	}
	made, err := o.alert(ctx, a, p)
	if err != nil {
		return err
	}
	return o.Store.Tell(ctx, a, made, o.Now())
}

func (o *Office) alert(ctx context.Context, a db.Alert, p *agency.Property) (db.Letter, error) {
	c, err := o.Store.Catalog(ctx)
	if err != nil {
		return db.Letter{}, err
	}
	f, err := a.Demand.Filter()
	if err != nil {
		return db.Letter{}, err
	}
	w := letter{kind: "demand-new", l: a.Demand.Language, data: o.demandData(c, a.Demand, f), about: p}
	w.data.Link = o.Origin + p.Path()
	if strings.HasPrefix(a.News.Reason, "LOWERED") && a.News.Was != nil {
		w.kind, w.was = "demand-lowered", agency.PriceOf(a.News.Was, p.Goal, p.PriceUnit, 0, nil, p.Language).Text
	}
	return o.compose(c, w)
}

// AskRenewals asks, two weeks before a demand ends, whether it still holds.
func (o *Office) AskRenewals(ctx context.Context) error {
	ending, err := o.Store.EndingDemands(ctx, o.Now())
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
		data := o.demandData(c, d, f)
		data.Link = data.SecondLink // confirming it there renews it
		made, err := o.compose(c, letter{kind: "demand-renewal", l: d.Language, data: data})
		if err != nil {
			return err
		}
		if err := o.Store.AskRenewal(ctx, d.ID, made, o.Now()); err != nil {
			return err
		}
	}
	return nil
}
