package demands

import (
	"context"
	"encoding/json"
	"slices"
	"time"

	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/agency/market"
	"github.com/gevel/gevel/db/deliveries"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/db/outbox"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
)

// Watch is a demand for one property whose person gets an email when that changes.
type Watch struct {
	Demand   string  `db:"demand"`
	Property int     `db:"property"`
	Notified *string `db:"told"`  // Watched as JSON at the last email; nil before the first note
	Now      string  `db:"now"`   // Watched as JSON now
	Known    bool    `db:"known"` // visitors may still see the price of the last email
}

// Watched is what emails report of a property, as visitors see it.
type Watched struct {
	State     string       `json:"state"` // as in the view shown_state
	Goal      *market.Goal `json:"goal"`
	Cents     *int64       `json:"price"` // nil while it is hidden
	Documents []string     `json:"documents"`
	Viewable  bool         `json:"viewable"` // an appointment can be booked
}

// States reads how the property was at the last email, nil when nothing is noted yet, and how it is now.
func (w Watch) States() (notified *Watched, now Watched, err error) {
	if w.Notified != nil {
		if err := json.Unmarshal([]byte(*w.Notified), &notified); err != nil {
			return nil, now, err
		}
	}
	err = json.Unmarshal([]byte(w.Now), &now)
	return notified, now, err
}

// InsertWatch stores a demand for one property. The list is refused with ALREADY_REQUESTED when the address watches too many, and with
// TOO_MANY when too many watch the property, or any.
func InsertWatch(d Demand, property int) []handle.Statement {
	const known = "EXISTS (SELECT 1 FROM watch WHERE demand = ?) OR "
	return []handle.Statement{
		handle.Guard(forms.AlreadyRequested, known+"(SELECT count(*) FROM watch w JOIN demand d ON d.id = w.demand WHERE d.email = ?) < ?",
			d.ID, d.Email, limits.WatchesPerAddress),
		handle.Guard(forms.TooMany, known+"(SELECT count(*) FROM watch WHERE property = ?) < ? AND (SELECT count(*) FROM watch) < ?",
			d.ID, property, limits.WatchesPerProperty, limits.Watches),
		InsertDemand(d),
		{SQL: "INSERT INTO watch (demand, property) VALUES (?, ?) ON CONFLICT DO NOTHING", Args: []any{d.ID, property}},
	}
}

// Watches joins each active watch with how its property is now, as visitors see it. ?1 are the properties at which an appointment can be
// booked; ?2 is the latest Unix time of the last email with which another one is due; the one that it is sold or rented is due at any time.
// A property that is held back or hidden at the desk is left out until it is shown again.
const Watches = `SELECT w.demand, w.property, w.told, json_object('state', v.state, 'goal', v.goal, 'price', v.price,
		'documents', (SELECT json_group_array(file) FROM (SELECT DISTINCT file FROM document WHERE property = w.property ORDER BY file)),
		'viewable', json(iif(w.property IN (SELECT value FROM json_each(?1)), 'true', 'false'))) AS now,
		EXISTS (SELECT 1 FROM public_history h WHERE h.property = w.property AND h.price = w.told ->> '$.price') AS known,
		v.state IN ('SOLD', 'RENTED', 'REALISED') AS over, coalesce(w.told_at, 0) <= ?2 AS due
	FROM watch w JOIN demand d ON d.id = w.demand AND d.state = 'ACTIVE' JOIN shown_state v ON v.property = w.property
	UNION ALL SELECT w.demand, w.property, w.told, json_object('state', 'GONE'), 0, 1, 1
	FROM watch w JOIN demand d ON d.id = w.demand AND d.state = 'ACTIVE'
	WHERE NOT EXISTS (SELECT 1 FROM property WHERE number = w.property)`

// ChangedWatches lists the active watches whose property is not as in the last email, or not on offer any more; at most n, by demand and
// after one. One that the desk changed within limits.DeskEmailsWait waits, so that an undo takes the email back; so
// does one of a delivery at the desk that can be undone.
func (s *Store) ChangedWatches(ctx context.Context, viewable []int, after string, n int, now time.Time) (list []Watch, err error) {
	return list, s.List(ctx, &list, "SELECT demand, property, told, now, known FROM ("+Watches+`)
		WHERE (over OR due AND told IS NOT now) AND demand > ?3
			AND property NOT IN (SELECT property FROM undo_property WHERE at > ?5)
			AND property NOT`+deliveries.Held+" ORDER BY demand LIMIT ?4",
		handle.JSON(viewable), now.Add(-limits.WatchTime).Unix(), after, n, now.Add(-limits.DeskEmailsWait).Unix(), now.Unix())
}

// Watchers counts those who are mailed what changes of a property.
func (s *Store) Watchers(ctx context.Context, property int) (n int, err error) {
	return n, s.One(ctx, &n, "SELECT count(*) FROM watch w JOIN demand d ON d.id = w.demand AND d.state = 'ACTIVE' WHERE w.property = ?",
		property)
}

// QueueWatchNews notes how a property is now and queues the email about it; none for a change that needs no email. It is false, and nothing
// is queued, when that was sent meanwhile, or the demand is not active any more.
func (s *Store) QueueWatchNews(ctx context.Context, w Watch, emails []outbox.Email, now time.Time) (bool, error) {
	return outbox.WriteAndQueue(ctx, s.DB, emails, now,
		handle.Statement{SQL: `UPDATE watch SET told = ?, told_at = iif(?, ?, told_at) WHERE demand = ?
		AND told IS ?
		AND EXISTS (SELECT 1 FROM demand WHERE id = watch.demand AND state = 'ACTIVE')`,
			Args: []any{w.Now, len(emails) > 0, now.Unix(), w.Demand, w.Notified}})
}

// EndWatch erases an active watch and queues its last email. It is false when that was done before.
func (s *Store) EndWatch(ctx context.Context, w Watch, last outbox.Email, now time.Time) (bool, error) {
	return outbox.WriteAndQueue(ctx, s.DB, []outbox.Email{last}, now,
		handle.Statement{SQL: "DELETE FROM demand WHERE id = ? AND state = 'ACTIVE'", Args: []any{w.Demand}})
}

// New gives the documents that were not there before.
func (w Watched) New(before Watched) []string {
	return slices.DeleteFunc(slices.Clone(w.Documents), func(file string) bool { return slices.Contains(before.Documents, file) })
}

// Price is nil while it is hidden.
func (w Watched) Price() *locale.Money { return (*locale.Money)(w.Cents) }

// SamePrice reports whether a property with this price, nil for a hidden one, is as it was when this was read.
func (w Watched) SamePrice(price *locale.Money) bool {
	return price == nil && w.Cents == nil || price != nil && w.Cents != nil && int64(*price) == *w.Cents
}
