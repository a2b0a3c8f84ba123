package portfolio

import (
	"context"

	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/agency/records"
	"github.com/gevel/gevel/db/changelog"
	"github.com/gevel/gevel/db/desklog"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/db/imports"
	"github.com/gevel/gevel/locale"
)

// ErrPriceStale says that the price which somebody judged is not the doubtful one of the property any more. Nothing was written.
var ErrPriceStale = handle.Refused{Why: "PRICE_STALE"}

// ConfirmPrice shows the doubtful price of a property that somebody saw and found right, with a line of the log. The checksum is emptied,
// so that whatever is delivered next is compared with what visitors see, and not with the delivery before.
func (s *Store) ConfirmPrice(ctx context.Context, number int, price locale.Money, by desklog.Action) error {
	by.Record, by.After = desk.PropertyRecordOf(number), price.Text()
	_, err := s.Write(ctx, changelog.NoteTime(by.At), stillDoubtful(number, price),
		handle.Statement{SQL: "UPDATE property SET price = ?, checksum = '', updated_at = ? WHERE number = ?",
			Args: []any{price, by.At.Unix(), number}},
		handle.Statement{SQL: "DELETE FROM doubtful_price WHERE property = ?", Args: []any{number}},
		forgetPriceProblem(number), by.Insert())
	return handle.AsRefusal(err)
}

// DismissPrice notes that the doubtful price of a property is wrong, with a line of the log: the price before stays, also when the same one
// is delivered again.
func (s *Store) DismissPrice(ctx context.Context, number int, price locale.Money, by desklog.Action) error {
	by.Record, by.After = desk.PropertyRecordOf(number), price.Text()
	_, err := s.Write(ctx, changelog.NoteTime(by.At), stillDoubtful(number, price),
		handle.Statement{SQL: "UPDATE doubtful_price SET dismissed = 1 WHERE property = ?", Args: []any{number}}, by.Insert())
	return handle.AsRefusal(err)
}

// stillDoubtful guards that the price which somebody saw is the doubtful one now.
func stillDoubtful(number int, price locale.Money) handle.Statement {
	return handle.Guard(ErrPriceStale.Why, "EXISTS (SELECT 1 FROM doubtful_price WHERE property = ? AND price = ?)", number, price)
}

// forgetPriceProblem takes a judged price out of the problems of the CRM's record.
func forgetPriceProblem(number int) handle.Statement {
	return handle.Statement{SQL: `UPDATE crm_record SET problems = (SELECT coalesce(json_group_array(json(p.value)), '[]')
			FROM json_each(crm_record.problems) p WHERE coalesce(p.value ->> 'kind', '') <> ?)
		WHERE kind = 'property' AND number = ? AND problems <> '[]'`, Args: []any{records.PriceDoubtful, number}}
}

// DoubtfulProperty is a property with a doubtful price: Price is the one that is in force.
type DoubtfulProperty struct {
	Number   int              `db:"number"`
	Sent     *string          `db:"reference"` // its sender's own reference; nil when it is the number
	Title    locale.Localized `db:"title"`
	Price    *locale.Money    `db:"price"`
	Doubtful locale.Money     `db:"doubtful"`
}

// DoubtfulProperties lists n properties whose delivered price nobody has judged, the latest first, and counts all of them.
func (s *Store) DoubtfulProperties(ctx context.Context, n int) (list []DoubtfulProperty, count int, err error) {
	if err := s.One(ctx, &count, "SELECT count(*) FROM doubtful_price WHERE NOT dismissed"); err != nil || count == 0 {
		return nil, 0, err
	}
	err = s.List(ctx, &list, `SELECT p.number, p.reference, p.title, p.price, d.price AS doubtful
		FROM doubtful_price d CROSS JOIN property p ON p.number = d.property WHERE NOT d.dismissed ORDER BY d.at DESC, p.number LIMIT ?`, n)
	return list, count, err
}

// DoubtfulPrice is the doubtful price of a property; nil for none.
func (s *Store) DoubtfulPrice(ctx context.Context, number int) (*imports.DoubtfulPrice, error) {
	var list []imports.DoubtfulPrice
	err := s.List(ctx, &list, "SELECT property, price, at, dismissed FROM doubtful_price WHERE property = ?", number)
	if len(list) == 0 {
		return nil, err
	}
	return &list[0], err
}
