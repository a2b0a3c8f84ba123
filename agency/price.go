package agency

import "slices"

// Price is a price as the site shows it. Amount (whole euro) and Cents (0 to 99) are nil when the price is on request or
// a marquee replaces it; the flags are about the property, whatever Text shows.
type Price struct {
	Amount, Cents *int
	Text          string
	OnRequest     bool
	StartingFrom  bool
	PerMonth      bool
}

// startingFrom is the price unit of a price that is the lowest of several (specification section 9).
const startingFrom = 7

var (
	onRequestText = Localized{Dutch: "Prijs op aanvraag", French: "Prix sur demande", English: "Price on request", German: "Preis auf Anfrage"}
	fromText      = Localized{Dutch: "vanaf ", French: "à partir de ", English: "starting from ", German: "ab "}
	monthText     = Localized{Dutch: " / maand", French: " / mois", English: " / month", German: " / Monat"}
)

// PriceOf makes the price line. cents is nil when the owner does not publish the price. A marquee listed in replaced
// takes the place of the price, which is then not given away (decisions, Price). A rent is per month, a take-over is not.
func PriceOf(cents *Money, goal Goal, unit, marquee int, replaced []int, l Language) Price {
	p := Price{OnRequest: cents == nil, StartingFrom: unit == startingFrom, PerMonth: goal == Rent}
	if name := MarqueeName(marquee, l); name != "" && slices.Contains(replaced, marquee) {
		p.Text = name
		return p
	}
	if p.OnRequest {
		p.Text = onRequestText[l]
		return p
	}
	amount, rest := cents.Amount(), cents.Cents()
	p.Amount, p.Cents, p.Text = &amount, &rest, p.line(*cents, l)
	return p
}

func (p Price) line(m Money, l Language) string {
	text := m.Text()
	if p.StartingFrom {
		text = fromText[l] + text
	}
	if p.PerMonth {
		text += monthText[l]
	}
	return text
}

// PriceRange is from the lowest to the highest price: "€ 298.000 – € 386.000"; one price when they are equal.
func PriceRange(lowest, highest Money) string {
	if lowest == highest {
		return lowest.Text()
	}
	return lowest.Text() + " – " + highest.Text()
}

// marquees are the bands by their numbers (decisions, Price).
var marquees = map[int]Localized{
	1: {Dutch: "Nieuw", French: "Nouveau", English: "New", German: "Neu"},
	2: {Dutch: "Onder optie", French: "Sous option", English: "Under option", German: "Reserviert"},
	3: {Dutch: "Verkocht", French: "Vendu", English: "Sold", German: "Verkauft"},
	4: {Dutch: "Verhuurd", French: "Loué", English: "Rented", German: "Vermietet"},
}

// MarqueeName is the band over the photo in words, "" for none and for a number that has no name.
func MarqueeName(code int, l Language) string { return marquees[code][l] }
