package db

import (
	"context"
	"time"

	"github.com/gevel/gevel/agency"
)

// News is a home that appeared or became cheaper. Was is what it cost before, nil when it was not to be had.
type News struct {
	Property int           `db:"property"`
	Reason   string        `db:"reason"`
	Was      *agency.Money `db:"was"`
	At       int64         `db:"at"`
}

// Alert is news for one demand, not told yet.
type Alert struct {
	Demand Demand
	News   News
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
		for _, n := range news {
			list = append(list, Alert{Demand: d, News: n})
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
	err = s.list(ctx, &news, "SELECT n.property, n.reason, n.was, n.at FROM news n JOIN search s ON s.number = n.property WHERE "+w.sql()+" ORDER BY n.property, n.reason", w.args...)
	return news, err
}

// Tell queues the letter of an alert. It does nothing when the demand was told already, whoever told it, or is gone.
func (s *Store) Tell(ctx context.Context, a Alert, letter Letter, now time.Time) error {
	_, err := s.Write(ctx,
		Statement{SQL: `INSERT INTO alert (demand, property, reason, outbox) SELECT id, ?, ?, ? FROM demand WHERE id = ? AND state = 'ACTIVE' ON CONFLICT DO NOTHING`,
			Args: []any{a.News.Property, a.News.Reason, letter.ID, a.Demand.ID}},
		Statement{SQL: `INSERT INTO outbox (id, kind, recipient, message, created_at, due_at) SELECT outbox, ?, ?, ?, ?, ? FROM alert WHERE outbox = ?`,
			Args: []any{letter.Kind, letter.Recipient, letter.Message, now.Unix(), now.Unix(), letter.ID}})
	return err
}

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
