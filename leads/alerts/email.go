package alerts

import (
	"context"
	"time"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/db/demands"
	"github.com/gevel/gevel/db/outbox"
	"github.com/gevel/gevel/leads/compose"
	"github.com/gevel/gevel/leads/row"
	"github.com/gevel/gevel/locale"
	"github.com/gevel/gevel/mail"
)

// Data is the content of emails about a demand to its person, with their links.
func (o *Service) Data(c *agency.Catalog, d demands.Demand, f agency.PropertyFilter) mail.Data {
	token := o.Token(d)
	change := o.Link("demand", d.Language, token)
	list := change // where a list's address cannot hold the filter: this page says how many match
	if path, ok := f.ListPath(d.Language); ok {
		list = o.Origin + path
	}
	return mail.Data{Person: compose.Searcher(d), Rows: row.Filter(c, d.Language, f), Link: list, SecondLink: change,
		Unsubscribe: o.UnsubscribeLink(token), When: time.Unix(d.ExpiresAt, 0)}
}

// FilterOf is the filter of a demand for one property.
func FilterOf(property int) agency.PropertyFilter {
	return agency.PropertyFilter{Numbers: []int{property}}
}

// Watched is the property that a demand is for, nil for a search: those name no properties.
func Watched(f agency.PropertyFilter) *int {
	if len(f.Numbers) == 0 {
		return nil
	}
	return &f.Numbers[0]
}

// WatchEmail writes an email of a kind to somebody who watches a property, with the links to change and end that. The property is shown
// as it is now; one that the site has no more is left out.
func (o *Service) WatchEmail(ctx context.Context, kind string, d demands.Demand, property int,
	change func(*compose.Email)) (outbox.Email, error) {
	c, err := o.Store.Catalog(ctx)
	if err != nil {
		return outbox.Email{}, err
	}
	p, err := o.Property(ctx, property, d.Language)
	if err != nil {
		return outbox.Email{}, err
	}
	token := o.Token(d)
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

// Token signs the link with which anyone who has the email can change the demand, valid until a month after it ends.
func (o *Service) Token(d demands.Demand) string {
	return o.Key.Sign(compose.ForDemand, d.ID, locale.MonthsAfter(time.Unix(d.ExpiresAt, 0), 1))
}
