package openimmo

import (
	"slices"

	"github.com/gevel/gevel/agency/market"
	"github.com/gevel/gevel/agency/records"
)

// terms reads the goal, the price and the costs. A sale with a lease of the ground is a sale.
func (o property) terms(r *records.Property) {
	s := o.Category.Sale
	r.Charges = o.euro("costs.charges", "nebenkosten", o.Prices.Charges)
	r.OwnerCharges = o.euro("costs.ownerCharges", "hausgeld", o.Prices.Owner)
	r.Deposit = o.euro("costs.deposit", "kaution", o.Prices.Deposit)
	buy, lease := o.values.Allowed("KAUF", s.Buy) || capitals(s.Text) == "KAUF", o.values.Allowed("ERBPACHT", s.Lease)
	rent := o.values.Allowed("MIETE_PACHT", first(s.Rent, s.Old)) || slices.Contains([]string{"MIETE", "MIETE_PACHT"}, capitals(s.Text))
	switch {
	case rent && (buy || lease) && saysNone(o.Prices.Buy.Amount) && o.hasRent():
		o.note(records.ValueTaken, "vermarktungsart", "KAUF, MIETE_PACHT", "is taken as to let, because only a rent is said")
		buy, lease = false, false
	case rent && (buy || lease):
		o.note(records.ValueTaken, "vermarktungsart", "KAUF, MIETE_PACHT", "is taken as for sale")
	case lease && !buy:
		o.note(records.ValueTaken, "vermarktungsart", "ERBPACHT", "is taken as for sale: the ground is leased for years")
	}
	switch {
	case buy || lease:
		r.Goal, r.Price = market.Sale, o.sale()
		r.PublishPrice = r.Price != nil && !o.values.Hidden("auf_anfrage", o.Prices.Buy.OnRequest)
	case rent:
		r.Goal = market.Rent
		o.rent(r)
		r.PublishPrice = r.Price != nil
	default:
		o.ProblemOf(records.GoalUnknown, "", o.name, "vermarktungsart", "is neither KAUF nor MIETE_PACHT")
	}
}

func (o property) hasRent() bool {
	return slices.ContainsFunc(o.rents(), func(f rentField) bool { return !saysNone(f.text) })
}

// status reads the status and the marquee. What it means was checked before: state.
func (o property) status(r *records.Property) {
	r.Status = market.Active
	switch {
	case o.action() == "REFERENZ":
		r.Status = market.Reference
	case o.state() == "VERKAUFT" && r.Goal == market.Sale:
		r.Status, r.Marquee = market.Sold, market.MarqueeSold
	case o.state() == "VERKAUFT":
		r.Status, r.Marquee = market.Rented, market.MarqueeRented
	case o.state() == "RESERVIERT":
		r.Marquee = market.MarqueeUnderOption
	}
}
