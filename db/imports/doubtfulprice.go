package imports

import (
	"context"

	"github.com/gevel/gevel/agency/market"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/locale"
)

// DoubtfulPrice is a price that was delivered for a property and that nobody is shown, because it is far from the one before. Dismissed
// says that the desk called it wrong: then it is not shown either when it is delivered again.
type DoubtfulPrice struct {
	Property  int          `db:"property"`
	Price     locale.Money `db:"price"`
	At        int64        `db:"at"`
	Dismissed bool         `db:"dismissed"`
}

// PriceState is the price of a property in force, with what is needed to compare another with it. Doubtful is nil for none.
type PriceState struct {
	Number    int           `db:"number"`
	Checksum  string        `db:"checksum"`
	Goal      market.Goal   `db:"goal"`
	Unit      int           `db:"price_unit"`
	Price     *locale.Money `db:"price"`
	Doubtful  *locale.Money `db:"doubtful"`
	Dismissed bool          `db:"dismissed"`
}

// PriceStates reads the prices of properties by number, also hidden ones; of all with nil.
func (s *Store) PriceStates(ctx context.Context, numbers []int) (map[int]PriceState, error) {
	query, args := `SELECT p.number, p.checksum, p.goal, p.price_unit, p.price, d.price AS doubtful, coalesce(d.dismissed, 0) AS dismissed
		FROM property p LEFT JOIN doubtful_price d ON d.property = p.number`, []any(nil)
	if numbers != nil {
		query, args = query+" WHERE p.number"+AmongNumbers, []any{handle.JSON(numbers)}
	}
	var rows []PriceState
	err := s.List(ctx, &rows, query, args...)
	states := make(map[int]PriceState, len(rows))
	for _, p := range rows {
		states[p.Number] = p
	}
	return states, err
}

// doubtfulPrices stores the doubtful prices of a batch, and ends the doubt about the properties whose price it settles. One that the desk
// dismissed stays so.
func (i *importing) doubtfulPrices() {
	for _, number := range i.batch.SettledPrices {
		i.add("DELETE FROM doubtful_price WHERE property = ?", number)
	}
	for _, p := range i.batch.DoubtfulPrices {
		i.add(`INSERT INTO doubtful_price (property, price, at) VALUES (?1, ?2, ?3)
			ON CONFLICT DO UPDATE SET price = excluded.price, at = excluded.at, dismissed = 0 WHERE price <> excluded.price`,
			p.Property, p.Price, i.now)
	}
}
