package db

import (
	"context"
	"time"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/locale"
)

// News is a home that appeared or became cheaper. Was is what it cost before, nil when it was not to be had.
type News struct {
	Property int           `db:"property"`
	Reason   string        `db:"reason"`
	Was      *locale.Money `db:"was"`
	At       int64         `db:"at"`
}

// Alert is all news for one demand that was not told yet.
type Alert struct {
	Demand Demand
	News   []News // by home
}

// Alerts finds, for every active demand, the news that its filter matches and that it was not told of. The filter is that of
// the list, so a demand hears of just those homes that the list would show it
// and that no marquee calls sold or rented. News from before it was confirmed is none.
func (s *Store) Alerts(ctx context.Context, now time.Time) ([]Alert, error) {
	c, err := s.Catalog(ctx)
	if err != nil {
		return nil, err
	}
	var demands []Demand
	if err := s.list(ctx, &demands, "SELECT "+columnsOf(Demand{}, "")+` FROM demand
		WHERE state = 'ACTIVE' AND expires_at > ? AND EXISTS (SELECT 1 FROM news) ORDER BY confirmed_at, id`, now.Unix()); err != nil {
		return nil, err
	}
	var list []Alert
	for _, d := range demands {
		news, err := s.newsFor(ctx, d, c)
		if err != nil {
			return nil, err
		}
		if len(news) > 0 {
			list = append(list, Alert{Demand: d, News: news})
		}
	}
	return list, nil
}

func (s *Store) newsFor(ctx context.Context, d Demand, c *agency.Catalog) (news []News, err error) {
	f, err := d.Filter()
	if err != nil {
		return nil, err
	}
	w := conditions(f, c)
	w.add(onOffer)
	w.add("n.at >= ?", *d.ConfirmedAt)
	w.add("NOT EXISTS (SELECT 1 FROM alert a WHERE a.demand = ? AND a.property = n.property AND a.reason = n.reason)", d.ID)
	err = s.list(ctx,
		&news,
		"SELECT n.property, n.reason, n.was, n.at FROM news n JOIN search s ON s.number = n.property WHERE "+w.sql()+
			" ORDER BY n.property, n.reason", w.args...)
	return news, err
}

// Tell queues the one email of an alert. It does nothing when the demand was told already, whoever told it, or is gone; when it was told of
// a part of it meanwhile it is Refused, so that what is left is asked for again.
func (s *Store) QueueAlert(ctx context.Context, a Alert, email Email, now time.Time) error {
	var list []Statement
	for _, n := range a.News {
		list = append(list,
			Statement{SQL: "INSERT INTO alert (demand, property, reason, outbox) SELECT id, ?, ?, ? FROM demand WHERE id = ? AND state = 'ACTIVE' ON CONFLICT DO NOTHING",
				Args: []any{n.Property, n.Reason, email.ID, a.Demand.ID}})
	}
	const told = "(SELECT count(*) FROM alert WHERE demand = ? AND outbox = ?)"
	list = append(list, guard(toldInPart, told+" IN (0, ?)", a.Demand.ID, email.ID, len(a.News)))
	list = append(list, email.queueIf(told+" > 0", []any{a.Demand.ID, email.ID}, nil, now.Unix())...)
	_, err := s.Write(ctx, list...)
	return asRefusal(err)
}

// toldInPart is why an alert is refused that somebody else told a part of.
const toldInPart agency.ProblemCode = "TOLD_IN_PART"

// NewestNews is the number of the newest news, 0 when there is none. It is asked before Alerts, for DropNews after it.
func (s *Store) NewestNews(ctx context.Context) (id int64, err error) {
	err = s.one(ctx, &id, "SELECT coalesce(max(id), 0) FROM news")
	return id, err
}

// DropNews forgets news up to a number, once everybody was told.
func (s *Store) DropNews(ctx context.Context, upTo int64) error {
	_, err := s.Write(ctx, Statement{SQL: "DELETE FROM news WHERE id <= ?", Args: []any{upTo}})
	return err
}
