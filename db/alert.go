package db

import (
	"context"
	"slices"
	"time"

	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/db/deliveries"
	"github.com/gevel/gevel/db/demands"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/db/outbox"
	"github.com/gevel/gevel/locale"
)

// News is a property that appeared or became cheaper. Was is its price before, nil for one that appeared.
type News struct {
	Property int           `db:"property"`
	Reason   string        `db:"reason"`
	Was      *locale.Money `db:"was"`
	At       int64         `db:"at"`
}

// Alert is the news that was not emailed to one demand yet.
type Alert struct {
	Demand demands.Demand
	News   []News // by property
}

// Alerts finds, for every active demand, the news that matches its filter and was not emailed to it yet. The filter is the one of lists, so
// a demand is told of the properties its list shows, except those with a marquee that says sold or rented. News from before the demand was
// confirmed does not count, nor does that of a delivery at the desk while it can be undone.
func (s *Store) Alerts(ctx context.Context, now time.Time) ([]Alert, error) {
	m, err := s.edition(ctx)
	if err != nil {
		return nil, err
	}
	var all []demands.Demand
	if err := s.List(ctx, &all, "SELECT "+handle.ColumnsOf(demands.Demand{}, "")+` FROM demand
		WHERE state = 'ACTIVE' AND expires_at > ? AND EXISTS (SELECT 1 FROM news) AND id NOT IN (SELECT demand FROM watch)
		ORDER BY confirmed_at, id`, now.Unix()); err != nil {
		return nil, err
	}
	var list []Alert
	for _, d := range all {
		news, err := s.newsFor(ctx, d, m, now)
		if err != nil {
			return nil, err
		}
		if len(news) > 0 {
			list = append(list, Alert{Demand: d, News: news})
		}
	}
	return list, nil
}

func (s *Store) newsFor(ctx context.Context, d demands.Demand, m *edition, now time.Time) (news []News, err error) {
	f, err := d.Filter()
	if err != nil {
		return nil, err
	}
	f.OnOffer = true
	err = s.List(ctx, &news, `SELECT n.property, n.reason, n.was, n.at FROM news n
		WHERE n.at >= ? AND NOT EXISTS (SELECT 1 FROM alert a WHERE a.demand = ? AND a.property = n.property AND a.reason = n.reason)
		AND n.property NOT`+deliveries.Held+" ORDER BY n.property, n.reason", *d.ConfirmedAt, d.ID, now.Unix())
	if err != nil || len(news) == 0 {
		return nil, err
	}
	matches, err := s.matcher(ctx, m, f)
	return slices.DeleteFunc(news, func(n News) bool { return err != nil || !matches(n.Property) }), err
}

// QueueAlert queues the email of an alert. It does nothing when all of it was emailed already or the demand is gone. When a part of it was
// emailed meanwhile it returns Refused, so that the caller reads Alerts again for the rest.
func (s *Store) QueueAlert(ctx context.Context, a Alert, email outbox.Email, now time.Time) error {
	var list []handle.Statement
	for _, n := range a.News {
		list = append(list,
			handle.Statement{SQL: `INSERT INTO alert (demand, property, reason, outbox) SELECT id, ?, ?, ? FROM demand WHERE id = ?
				AND state = 'ACTIVE' ON CONFLICT DO NOTHING`,
				Args: []any{n.Property, n.Reason, email.ID, a.Demand.ID}})
	}
	const sentNews = "(SELECT count(*) FROM alert WHERE demand = ? AND outbox = ?)"
	list = append(list, handle.Guard(partlySent, sentNews+" IN (0, ?)", a.Demand.ID, email.ID, len(a.News)))
	list = append(list, email.QueueIf(sentNews+" > 0", []any{a.Demand.ID, email.ID}, nil, now.Unix())...)
	_, err := s.Write(ctx, list...)
	return handle.AsRefusal(err)
}

// partlySent is the reason to refuse an alert when a part of it was emailed meanwhile.
const partlySent forms.ProblemCode = "TOLD_IN_PART"

// NewestNews is the id of the newest news, 0 when there is none. Read it before Alerts, and pass it to DropNews afterwards.
func (s *Store) NewestNews(ctx context.Context) (id int64, err error) {
	err = s.One(ctx, &id, "SELECT coalesce(max(id), 0) FROM news")
	return id, err
}

// DropNews deletes news up to an id, once all alerts for it are queued. What Alerts left out at a time because a delivery can be undone
// stays.
func (s *Store) DropNews(ctx context.Context, upTo int64, now time.Time) error {
	_, err := s.Write(ctx, handle.Statement{SQL: "DELETE FROM news WHERE id <= ? AND property NOT" + deliveries.Held,
		Args: []any{upTo, now.Unix()}})
	return err
}
