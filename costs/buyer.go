package costs

import (
	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
)

// Buyer is what a visitor says of a purchase or a rental. Price is the visitor's own amount, a month's rent for a rental; without one the
// published price counts.
type Buyer struct {
	Price         *locale.Money
	OnlyOwnHome   *bool // whether it will be the only home, lived in; yes for a house, apartment or studio when not said
	Buyers        int   // 0 is one
	EnergyClasses int   // that works will gain
	Rebuilt       bool  // built after a demolition, on the terms of the reduced VAT
	Loan          *locale.Money
	Rate          *Percent // a year
	Years         *int
	On            *locale.Date // the day of the deed or of the lease; today when not said
}

func (b Buyer) owns(f Facts) bool {
	if b.OnlyOwnHome == nil {
		return f.Dwelling
	}
	return *b.OnlyOwnHome && (f.Dwelling || f.Land)
}

func (b Buyer) buyers() int { return max(1, b.Buyers) }

func (b Buyer) borrows() bool { return b.Loan != nil && *b.Loan > 0 }

// Check lists what cannot be calculated with.
func (b Buyer) Check(f Facts, today locale.Date) (p forms.Problems) {
	const most = locale.Money(limits.CostsAmount * 100)
	within := func(path string, ok bool) {
		if !ok {
			p.Add(path, forms.OutOfRange)
		}
	}
	within("price", b.Price == nil || *b.Price >= 0 && *b.Price <= most)
	within("buyers", b.Buyers >= 0 && b.Buyers <= limits.CostsBuyers)
	within("energyClasses", b.EnergyClasses >= 0 && b.EnergyClasses <= limits.CostsClasses)
	within("loan", b.Loan == nil || *b.Loan >= 0 && *b.Loan <= most)
	within("rate", b.Rate == nil || *b.Rate >= 0 && *b.Rate <= limits.CostsRate*1000)
	within("years", b.Years == nil || *b.Years >= 1 && *b.Years <= limits.CostsYears)
	if b.On != nil && !b.On.Valid() {
		p.Add("on", forms.DateInvalid)
		b.On = nil
	}
	within("on", b.On == nil || *b.On >= firstDay(f) && *b.On <= lastDay(today))
	if b.borrows() && b.Rate == nil {
		p.Add("rate", forms.Required)
	}
	if b.borrows() && b.Years == nil {
		p.Add("years", forms.Required)
	}
	return p
}

// firstDay is the first day for which a region has a rule of this goal.
func firstDay(f Facts) locale.Date {
	first := locale.Date("9999-12-31")
	for _, r := range table.Rules {
		if r.holdsFor(f) {
			first = min(first, r.From)
		}
	}
	return first
}

// lastDay is the latest day that a calculation takes.
func lastDay(today locale.Date) locale.Date { return today.AddYears(limits.CostsYearsAhead) }
