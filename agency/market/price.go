package market

import (
	"slices"

	"github.com/gevel/gevel/locale"
)

// Price is a price as the site shows it. Amount (whole euro) and Cents (0 to 99) are nil when the price is on request or
// a marquee replaces it. OnRequest, StartingFrom and PerMonth hold also then.
type Price struct {
	Amount, Cents *int
	Text          string
	OnRequest     bool
	StartingFrom  bool
	PerMonth      bool
	Unit          int // the CRM's number, also when the price is not shown
}

// startingFrom is the price unit of a price that is the lowest of several (specification section 9).
const startingFrom = 7

// PriceOf makes the price line. cents is nil when the owner does not publish the price. The name of a marquee listed in replaced is shown
// instead of the price, which then stays secret (decisions, Price). A rent is per month, the price of a take-over is not.
func PriceOf(cents *locale.Money, goal Goal, unit, marquee int, replaced []int, l locale.Language) Price {
	p := Price{OnRequest: cents == nil, StartingFrom: unit == startingFrom, PerMonth: goal == Rent, Unit: unit}
	if name := MarqueeName(marquee, l); name != "" && slices.Contains(replaced, marquee) {
		p.Text = name
		return p
	}
	if p.OnRequest {
		p.Text = locale.Text("price.onRequest", l)
		return p
	}
	amount, rest := cents.Amount(), cents.Cents()
	p.Amount, p.Cents, p.Text = &amount, &rest, p.line(*cents, l)
	return p
}

func (p Price) line(m locale.Money, l locale.Language) string {
	text := m.Text()
	if p.StartingFrom {
		text = locale.Text("price.from", l) + text
	}
	if p.PerMonth {
		text += locale.Text("price.perMonth", l)
	}
	return text
}

// PriceRange is from the lowest to the highest price: "€ 298.000 – € 386.000", of rents "€ 900 – € 1.200 / month"; one price
// when they are equal.
func PriceRange(lowest, highest locale.Money, goal Goal, l locale.Language) string {
	text := lowest.Text()
	if lowest != highest {
		text += " – " + highest.Text()
	}
	if goal == Rent {
		text += locale.Text("price.perMonth", l)
	}
	return text
}
