package costs

import (
	"slices"

	"github.com/gevel/gevel/locale"
)

// Estimate is what buying or renting costs on a day. Total adds up the lines that are known; Complete says that all are. WithPrice is the
// price and its costs, OwnMoney what a loan leaves to pay; both are nil without a price.
type Estimate struct {
	On        locale.Date
	Price     *locale.Money
	Lines     []Cost
	Total     locale.Money
	Complete  bool
	WithPrice *locale.Money
	OwnMoney  *locale.Money
	Loan      *Loan
}

// Cost is a line with its amount, nil when that is not known, and its rule, nil when none is known.
type Cost struct {
	Line   *Line
	Rule   *Rule
	Amount *locale.Money
	Lowest *locale.Money // the lower end of a band
	Most   *locale.Money // the most by law
}

// Of works out what a property costs a buyer on a day. The buyer has no problems (Buyer.Check).
func Of(f Facts, b Buyer, on locale.Date) Estimate {
	s := situationOf(f, b, on)
	e := Estimate{On: on, Price: s.Facts.Price, Complete: true, Lines: []Cost{}}
	for i := range table.Lines {
		if l := &table.Lines[i]; s.lists(*l) {
			e.add(&s, l)
		}
	}
	e.sum(&s)
	return e
}

func (e *Estimate) add(s *situation, l *Line) {
	c := Cost{Line: l, Rule: s.rule(l.ID)}
	if c.Rule != nil {
		c.Amount, c.Most = c.Rule.amount(s), c.Rule.most(s)
		c.Lowest = c.Rule.lowest(c.Amount)
	}
	if l.Optional && (c.Rule == nil || c.Amount == nil && c.Rule.Base != "") {
		return // the advertisement states none
	}
	if c.Amount == nil {
		e.Complete = false
	} else {
		e.Total += *c.Amount
	}
	e.Lines = append(e.Lines, c)
}

// sum adds what follows from the lines and the loan. The first rent is a line of its own, so a rental has no sum with its price.
func (e *Estimate) sum(s *situation) {
	if s.borrows() && s.Rate != nil && s.Years != nil && s.Goal == "SALE" {
		e.Loan = NewLoan(*s.Buyer.Loan, *s.Rate, *s.Years)
	}
	if e.Price == nil || s.Goal != "SALE" || s.LifeAnnuity {
		return
	}
	with := *e.Price + e.Total
	own := with
	if e.Loan != nil {
		own = max(0, with-e.Loan.Amount)
	}
	e.WithPrice, e.OwnMoney = &with, &own
}

// holdsFor reports whether a rule is one of a region and goal, on whatever day.
func (r *Rule) holdsFor(f Facts) bool {
	return slices.Contains(r.Regions, f.Region) && slices.ContainsFunc(table.Lines, func(l Line) bool {
		return l.ID == r.Line && l.Goal == f.Goal
	})
}
