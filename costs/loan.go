package costs

import (
	"math"

	"github.com/gevel/gevel/locale"
)

// Loan is an annuity: the same sum every month, with a twelfth of the yearly rate as interest on what is left. The last month takes what
// rounding to cents left over.
type Loan struct {
	Amount   locale.Money
	Rate     Percent
	Years    int
	Monthly  locale.Money
	Interest locale.Money
	Table    []LoanYear
}

// LoanYear is what is paid in a year of a loan, and what is left at its end.
type LoanYear struct {
	Year     int
	Paid     locale.Money
	Interest locale.Money
	Repaid   locale.Money
	Left     locale.Money
}

// NewLoan works out a loan with its table by year.
func NewLoan(amount locale.Money, rate Percent, years int) *Loan {
	l := &Loan{Amount: amount, Rate: rate, Years: years, Monthly: monthly(amount, rate, years*12)}
	left := amount
	for year := range years {
		row := LoanYear{Year: year + 1}
		for month := range 12 {
			interest := (left*locale.Money(rate) + 600_000) / 1_200_000
			repaid := min(left, max(0, l.Monthly-interest))
			if year == years-1 && month == 11 {
				repaid = left
			}
			left -= repaid
			row.Interest += interest
			row.Repaid += repaid
		}
		row.Paid, row.Left = row.Interest+row.Repaid, left
		l.Interest += row.Interest
		l.Table = append(l.Table, row)
	}
	return l
}

// monthly is the sum of an annuity. It multiplies step by step, without fused operations, so that a browser gets the same.
func monthly(amount locale.Money, rate Percent, months int) locale.Money {
	if rate == 0 {
		return locale.Money(math.Floor(float64(amount)/float64(months) + 0.5))
	}
	interest := float64(rate) / 1_200_000
	growth := 1.0
	for range months {
		growth = float64(growth * float64(1+interest))
	}
	paid := float64(float64(amount)*interest) / float64(1-float64(1/growth))
	return locale.Money(math.Floor(float64(paid + 0.5)))
}

// Share is the loan in thousandths of a percent of a price, 0 without a price.
func (l *Loan) Share(price locale.Money) Percent {
	if price <= 0 {
		return 0
	}
	return Percent(math.Round(float64(l.Amount) / float64(price) * 100_000))
}

// What a usual loan is: the bank lends four fifths of the price, for which it asks no higher rate, and the rate stays the same for 25
// years. UsualRate is this program's own assumption, neither a law nor a bank's offer: the page says all three beside the sum, and whoever
// knows better fills in the form of costs.
const (
	UsualShare Percent = 80_000
	UsualRate  Percent = 3_250
	UsualYears         = 25
)

// UsualLoan is the loan that says what a home or a plot of this price costs a month before a buyer has said anything. It is nil where
// no such loan is usual (a garage, a shop, a rental, a life annuity), and without a price.
func UsualLoan(f Facts) *Loan {
	if f.Goal != "SALE" || f.LifeAnnuity || !f.Dwelling && !f.Land || f.Price == nil || *f.Price <= 0 {
		return nil
	}
	amount := share(*f.Price, UsualShare) / 100 * 100 // the form takes no cents
	return NewLoan(amount, UsualRate, UsualYears)
}
