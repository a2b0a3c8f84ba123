package alerts

import (
	"context"
	"slices"
	"strconv"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/market"
	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/db/demands"
	"github.com/gevel/gevel/db/outbox"
	"github.com/gevel/gevel/leads/compose"
	"github.com/gevel/gevel/leads/row"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
	"github.com/gevel/gevel/mail"
)

// watchesAtOnce is how many watches are read at once.
const watchesAtOnce = 500

// QueueWatchNews queues an email for everybody who watches a property that changed, each change once, and the last email about one that is
// not on offer any more. It may be run again after it failed, and by several servers at once.
func (o *Service) QueueWatchNews(ctx context.Context) error {
	ctx = db.Unpinned(ctx)
	viewable, any, err := o.Store.ViewableWatched(ctx, o.Now())
	if err != nil || !any {
		return err
	}
	for after := ""; ; {
		list, err := o.Store.Demands.ChangedWatches(ctx, viewable, after, watchesAtOnce, o.Now())
		if err != nil || len(list) == 0 {
			return err
		}
		for _, w := range list {
			if err := o.queueWatchNews(ctx, w); err != nil {
				return err
			}
		}
		after = list[len(list)-1].Demand
	}
}

// queueWatchNews emails one person what changed. Where nothing is noted of the property yet, its present state is noted, with which later
// ones are compared.
func (o *Service) queueWatchNews(ctx context.Context, w demands.Watch) error {
	notified, now, err := w.States()
	if err != nil {
		return err
	}
	d, err := o.Store.Demands.Demand(ctx, w.Demand)
	if err != nil || d == nil {
		return err
	}
	if slices.Contains(overStates, now.State) {
		return o.endWatch(ctx, *d, w, now)
	}
	var emails []outbox.Email
	if notified != nil {
		p, err := o.Property(ctx, w.Property, d.Language)
		if err != nil || p == nil || !now.SamePrice(p.AskingPrice) {
			return err // it changed again: it is looked at the next time
		}
		if emails, err = o.watchNews(ctx, *d, w, p, *notified, now); err != nil {
			return err
		}
	}
	queued, err := o.Store.Demands.QueueWatchNews(ctx, w, emails, o.Now())
	if queued && len(emails) > 0 {
		o.Wake()
	}
	return err
}

// overStates are the states, as in the view shown_state, in which a property is not on offer any more.
var overStates = []string{"SOLD", "RENTED", "REALISED", "GONE"}

// endWatch sends the last email about a property that is sold, rented or gone, and erases the demand.
func (o *Service) endWatch(ctx context.Context, d demands.Demand, w demands.Watch, now demands.Watched) error {
	last, err := o.WatchEmail(ctx, "demand-watch-ended", d, w.Property, func(e *compose.Email) {
		e.Data.Rows = []mail.Row{row.Choice("state", now.State), row.Fact("property", strconv.Itoa(w.Property))}
		e.Data.Link, e.Data.SecondLink = o.Origin+agency.Path("sale", d.Language), o.Origin+agency.Path("demandRegister", d.Language)
		if now.Goal != nil && *now.Goal != market.Sale {
			e.Data.Link = o.Origin + agency.Path("rent", d.Language)
		}
	})
	if err != nil {
		return err
	}
	if ended, err := o.Store.Demands.EndWatch(ctx, w, last, o.Now()); err != nil || !ended {
		return err
	}
	o.Wake()
	return nil
}

// watchNews writes the email about what changed, none when nothing of it is to be reported: that a price is hidden now, or that documents
// or appointments are no longer to be had.
func (o *Service) watchNews(ctx context.Context, d demands.Demand, w demands.Watch, p *agency.Property,
	notified, now demands.Watched) ([]outbox.Email, error) {
	rows, was, err := o.watchRows(ctx, w, p, notified, now)
	if err != nil || len(rows) == 0 {
		return nil, err
	}
	made, err := o.WatchEmail(ctx, "demand-watch-changed", d, w.Property, func(e *compose.Email) { e.Data.Rows, e.Was = rows, was })
	return []outbox.Email{made}, err
}

// watchRows are the lines of the email, and the earlier price line. An earlier price is shown only while visitors may still see it.
func (o *Service) watchRows(ctx context.Context, w demands.Watch, p *agency.Property,
	notified, now demands.Watched) (rows []mail.Row, was string, err error) {
	line := func(m *locale.Money) string { return market.PriceOf(m, p.Goal, p.PriceUnit, 0, nil, p.Language).Text }
	if now.Cents != nil && !now.SamePrice(notified.Price()) {
		rows = append(rows, row.Fact("newPrice", line(now.Price())))
		if notified.Cents != nil && w.Known && notified.Goal != nil && *notified.Goal == *now.Goal {
			was = line(notified.Price())
		}
	}
	if notified.State != now.State {
		rows = append(rows, row.Choice("state", now.State))
	}
	rows = append(rows, newDocuments(p, now.New(notified))...)
	if now.Viewable && !notified.Viewable {
		first, err := o.firstSlot(ctx, w.Property)
		if err != nil || first == nil {
			return rows, was, err
		}
		rows = append(rows, row.Fact("viewableFrom", mail.Moment(p.Language, first.Start)))
	}
	return rows, was, nil
}

// newDocuments names the documents that a property has now.
func newDocuments(p *agency.Property, files []string) []mail.Row {
	var names []string
	for _, d := range p.DocumentList {
		if slices.Contains(files, d.File) {
			names = append(names, d.Name)
		}
	}
	var rows []mail.Row
	for i, name := range names {
		if i == limits.WatchedDocuments {
			return append(rows, row.Fact("newDocument", "+ "+strconv.Itoa(len(names)-i)))
		}
		rows = append(rows, row.Fact("newDocument", name))
	}
	return rows
}

// firstSlot is the first free slot of a property, nil for none.
func (o *Service) firstSlot(ctx context.Context, property int) (*agency.Slot, error) {
	c, err := o.Store.Catalog(ctx)
	if err != nil {
		return nil, err
	}
	days := c.Site.Settings.ViewingHours.WithDefaults().Days + 1
	slots, err := o.Appointments.Slots(ctx, property, locale.Today(o.Now()), days)
	for _, s := range slots {
		if s.Free {
			return s, err
		}
	}
	return nil, err
}

// renewWatch is the email that asks whether somebody still wants to watch a property.
func (o *Service) renewWatch(ctx context.Context, d demands.Demand, property int) (outbox.Email, error) {
	return o.WatchEmail(ctx, "demand-watch-renewal", d, property, func(e *compose.Email) {
		e.Data.Link = e.Data.SecondLink // the page that renews it
	})
}
