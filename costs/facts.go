package costs

import (
	"slices"

	"github.com/gevel/gevel/locale"
)

// Facts are what the rules need to know of a property. An amount that is nil is not known or not shown to visitors.
type Facts struct {
	Region        Jurisdiction // "" where no law is known
	Goal          string       // SALE or RENT
	Dwelling      bool
	Land          bool
	LifeAnnuity   bool
	Regime        string // REGISTRATION, VAT or MIXED
	Price         *locale.Money
	Construction  *locale.Money
	StatedPercent *Percent // registration duty on the land, as the advertisement states it
	Charges       *locale.Money
	Inventory     *locale.Money
	Deposit       *locale.Money
	DepositMonths int // of the deposit, when it is a number of months
}

// situation is a property with its buyer: the price is the buyer's own when there is one.
type situation struct {
	Facts
	Buyer
	on  locale.Date
	own bool
}

func situationOf(f Facts, b Buyer, on locale.Date) situation {
	s := situation{Facts: f, Buyer: b, on: on, own: b.owns(f)}
	if b.Price != nil {
		s.Facts.Price = b.Price
	}
	return s
}

func (s *situation) lists(l Line) bool {
	return l.Goal == s.Goal && (l.Regimes == nil || slices.Contains(l.Regimes, s.Regime)) && (!l.Loan || s.borrows())
}

// rule returns the rule of a line, nil when none is known for this day, region and situation. The first in the table wins.
func (s *situation) rule(line string) *Rule {
	for i := range table.Rules {
		r := &table.Rules[i]
		if r.Line == line && slices.Contains(r.Regions, s.Region) && inForce(s.on, r.From, r.Until) && s.meets(r.When) {
			return r
		}
	}
	return nil
}

func (s *situation) meets(w When) bool {
	price := s.Facts.Price
	return same(w.Own, s.own) && same(w.Land, s.Land) && same(w.Dwelling, s.Dwelling) && same(w.Rebuilt, s.Rebuilt) &&
		(w.Regime == "" || w.Regime == s.Regime) && (w.UpTo == 0 || price == nil || *price <= w.UpTo)
}

func same(want *bool, is bool) bool { return want == nil || *want == is }

// base is what a rule's percent is taken of, nil when that is not known. The duty on a life annuity is not taken of its price.
func (s *situation) base(name string) *locale.Money {
	price := s.Facts.Price
	if s.LifeAnnuity && name != "LOAN" {
		return nil
	}
	switch name {
	case "PRICE":
		return price
	case "LOAN":
		return s.Loan
	case "CHARGES":
		return s.Charges
	case "INVENTORY":
		return s.Inventory
	case "DEPOSIT":
		return s.deposit()
	case "NEW":
		if s.Regime == "VAT" {
			return price
		}
		return s.Construction
	case "LAND":
		if price != nil && s.Construction != nil && *price >= *s.Construction {
			land := *price - *s.Construction
			return &land
		}
	}
	return nil
}

// deposit is the advertisement's amount for its own rent, and as many months of another rent.
func (s *situation) deposit() *locale.Money {
	if s.DepositMonths > 0 && s.Facts.Price != nil {
		months := *s.Facts.Price * locale.Money(s.DepositMonths)
		return &months
	}
	return s.Deposit
}
