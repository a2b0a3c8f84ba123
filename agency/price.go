package agency

import (
	"slices"

	"github.com/gevel/gevel/locale"
)

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
	onRequestText = locale.Localized{locale.Dutch: "Prijs op aanvraag", locale.French: "Prix sur demande",
		locale.English: "Price on request", locale.German: "Preis auf Anfrage"}
	fromText = locale.Localized{locale.Dutch: "vanaf ", locale.French: "à partir de ", locale.English: "starting from ",
		locale.German: "ab "}
	monthText = locale.Localized{locale.Dutch: " / maand", locale.French: " / mois", locale.English: " / month",
		locale.German: " / Monat"}
)

// PriceOf makes the price line. cents is nil when the owner does not publish the price. A marquee listed in replaced
// takes the place of the price, which is then not given away (decisions, Price). A rent is per month, a take-over is not.
func PriceOf(cents *locale.Money, goal Goal, unit, marquee int, replaced []int, l locale.Language) Price {
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

func (p Price) line(m locale.Money, l locale.Language) string {
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
func PriceRange(lowest, highest locale.Money) string {
	if lowest == highest {
		return lowest.Text()
	}
	return lowest.Text() + " – " + highest.Text()
}

// marquees are the bands by their numbers (decisions, Price).
var marquees = map[int]locale.Localized{
	1: {locale.Dutch: "Nieuw", locale.French: "Nouveau", locale.English: "New", locale.German: "Neu"},
	2: {locale.Dutch: "Onder optie", locale.French: "Sous option", locale.English: "Under option", locale.German: "Reserviert"},
	3: {locale.Dutch: "Verkocht", locale.French: "Vendu", locale.English: "Sold", locale.German: "Verkauft"},
	4: {locale.Dutch: "Verhuurd", locale.French: "Loué", locale.English: "Rented", locale.German: "Vermietet"},
}

// MarqueeName is the band over the photo in words, "" for none and for a number that has no name.
func MarqueeName(code int, l locale.Language) string { return marquees[code][l] }
