package leads

import (
	"context"
	"encoding/json"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/db/demands"
	"github.com/gevel/gevel/db/outbox"
	"github.com/gevel/gevel/leads/alerts"
	"github.com/gevel/gevel/leads/compose"
	"github.com/gevel/gevel/leads/row"
	"github.com/gevel/gevel/mail"
)

// demandEmails tell visitor and agency that a demand was confirmed.
func (o *Service) demandEmails(ctx context.Context, d demands.Demand) ([]outbox.Email, error) {
	c, err := o.Store.Catalog(ctx)
	if err != nil {
		return nil, err
	}
	f, err := d.Filter()
	if err != nil {
		return nil, err
	}
	if number := alerts.Watched(f); number != nil {
		made, err := o.Alerts().WatchEmail(ctx, "demand-watch-visitor", d, *number, nil)
		return []outbox.Email{made}, err
	}
	office, err := o.demandForm(ctx, c, d, f)
	if err != nil {
		return nil, err
	}
	return o.ComposeAll(ctx, c, compose.Email{Kind: "demand-visitor", Language: d.Language, Data: o.Alerts().Data(c, d, f)},
		compose.Email{Kind: "demand-agency", Language: c.Fallback(), Data: office})
}

// demandForm lists everything that was filled in, for the agency's email.
func (o *Service) demandForm(ctx context.Context, c *agency.Catalog, d demands.Demand, f agency.PropertyFilter) (mail.Data, error) {
	data := mail.Data{Person: compose.Searcher(d), Rows: demandRows(c, f)}
	lead, err := o.Store.Inbox.FormOf(ctx, d)
	if err != nil || lead == nil {
		return data, err
	}
	var form DemandInput
	if err := json.Unmarshal([]byte(lead.Content), &form); err != nil {
		return data, err
	}
	data.Person, data.Lead, data.Text = compose.PersonOf(form.Person, d.Language), lead.ID, form.Remark
	data.Rows = append(data.Rows, row.Yes("newsletter", form.Newsletter), row.Typed("page", lead.Page))
	return data, nil
}
