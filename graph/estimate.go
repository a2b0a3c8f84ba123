package graph

import (
	"context"
	"math"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/detail"
	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/agency/market"
	"github.com/gevel/gevel/costs"
	"github.com/gevel/gevel/locale"
)

// Estimate works out what a property costs a buyer from what visitors may see of it.
func (r *propertyResolver) Estimate(_ context.Context, p *agency.Property, input *BuyerInput) (*Estimate, error) {
	facts, ok := costs.FactsOf(p)
	if !ok || facts.Region == "" {
		return nil, nil
	}
	today := locale.Today(r.Now())
	buyer := buyerOf(input)
	problems := buyer.Check(facts, today)
	answer := &Estimate{Problems: []*forms.Problem{}, Lines: []*EstimateLine{}, Duties: []*Duty{}, Facts: factsIn(facts)}
	if l := costs.UsualLoan(facts); l != nil {
		answer.UsualLoan = loanIn(l, facts.Price)
	}
	for i := range problems {
		answer.Problems = append(answer.Problems, &problems[i])
	}
	on := buyer.On
	if problems != nil {
		on = nil // the duties without the day of a deed
	} else {
		answer.add(facts, buyer, today, p.Language)
	}
	for _, d := range costs.Duties(facts, costs.ConditionOf(p), today, on) {
		answer.Duties = append(answer.Duties, dutyIn(d, p.Language))
	}
	return answer, nil
}

func (a *Estimate) add(f costs.Facts, b costs.Buyer, today locale.Date, l locale.Language) {
	on := today
	if b.On != nil {
		on = *b.On
	}
	e := costs.Of(f, b, on)
	a.Price, a.Total, a.Complete, a.WithPrice, a.OwnMoney = e.Price, e.Total, e.Complete, e.WithPrice, e.OwnMoney
	for _, c := range e.Lines {
		a.Lines = append(a.Lines, &EstimateLine{ID: c.Line.ID, Name: c.Line.Name[l], Amount: c.Amount, Lowest: c.Lowest, Most: c.Most,
			Rule: ruleIn(c.Rule, l)})
	}
	if e.Loan != nil {
		a.Loan = loanIn(e.Loan, e.Price)
	}
}

func buyerOf(input *BuyerInput) costs.Buyer {
	if input == nil {
		return costs.Buyer{}
	}
	b := costs.Buyer{Price: roundEuro(input.Price), OnlyOwnHome: input.OnlyOwnHome, Buyers: input.Buyers,
		EnergyClasses: input.EnergyClasses, Rebuilt: input.Rebuilt, Loan: roundEuro(input.Loan), Years: input.Years, On: input.On}
	if input.Buyers == 0 {
		b.Buyers = -1 // nobody buys; absent is one
	}
	if input.Rate != nil {
		rate := costs.Percent(-1) // out of range, as is what has no whole number of thousandths
		if thousandths := *input.Rate * 1000; math.Abs(thousandths) < 1e9 {
			rate = costs.Percent(math.Round(thousandths))
		}
		b.Rate = &rate
	}
	return b
}

func roundEuro(amount *int) *locale.Money {
	if amount == nil {
		return nil
	}
	m := locale.Money(*amount) * 100
	return &m
}

func ruleIn(r *costs.Rule, l locale.Language) *Rule {
	if r == nil {
		return nil
	}
	rule := &Rule{ID: r.ID, Name: r.Name[l], Terms: r.Terms[l], Since: r.From, Sources: r.Sources, Checked: r.Checked,
		Estimated: r.Estimate}
	if r.Until != "" {
		rule.Until = &r.Until
	}
	return rule
}

func dutyIn(d costs.Duty, l locale.Language) *Duty {
	r := d.Rule
	return &Duty{ID: r.ID, Kind: DutyKind(r.Kind), Name: r.Name[l], Text: r.Text[l], By: d.By, Year: d.Year, Years: d.Years,
		Moment: r.Moment[l], Found: d.Found, Known: !r.Unknown, Since: r.From, Sources: r.Sources, Checked: r.Checked,
		Official: d.Official}
}

func loanIn(l *costs.Loan, price *locale.Money) *EstimatedLoan {
	loan := &EstimatedLoan{Amount: l.Amount, Rate: inPercent(l.Rate), Years: l.Years, Monthly: l.Monthly, Interest: l.Interest}
	if price != nil && *price > 0 {
		share := inPercent(l.Share(*price))
		loan.Share = &share
	}
	for _, y := range l.Table {
		loan.Table = append(loan.Table, &LoanYear{Year: y.Year, Paid: y.Paid, Interest: y.Interest, Left: y.Left})
	}
	return loan
}

func factsIn(f costs.Facts) *EstimateFacts {
	facts := &EstimateFacts{Region: string(f.Region), Dwelling: f.Dwelling, Land: f.Land, LifeAnnuity: f.LifeAnnuity,
		Regime: detail.VatRegime(f.Regime), Price: f.Price, Construction: f.Construction, Charges: f.Charges, Inventory: f.Inventory,
		Deposit: f.Deposit, DepositMonths: f.DepositMonths, Goal: market.Rent}
	if f.Goal == "SALE" {
		facts.Goal = market.Sale
	}
	if f.StatedPercent != nil {
		stated := inPercent(*f.StatedPercent)
		facts.StatedPercent = &stated
	}
	return facts
}

func inPercent(p costs.Percent) float64 { return float64(p) / 1000 }
