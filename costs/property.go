package costs

import (
	"math"
	"strings"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/detail"
	"github.com/gevel/gevel/agency/geo"
	"github.com/gevel/gevel/agency/market"
)

// FactsOf reads the facts of a property as visitors see it, so that a hidden price is in none of them. It is false for what is no sale
// and no rental, and for what is sold, rented or realised: nobody can buy that, and what it costs would say that they can.
func FactsOf(p *agency.Property) (Facts, bool) {
	category := p.Category().Number
	f := Facts{Region: regionOf(p), Goal: "SALE", Dwelling: agency.IsDwelling(category), Land: category == agency.LandCategory,
		LifeAnnuity: p.LifeAnnuity() != nil, Regime: "REGISTRATION"}
	if p.Status() != market.Available {
		return f, false
	}
	if shown := p.Price(); shown.Amount != nil {
		f.Price = p.AskingPrice
	}
	if terms := p.RentTerms(); terms != nil {
		f.Goal = "RENT"
		f.Charges, f.Inventory, f.Deposit, f.DepositMonths = terms.FirstCharges, terms.InventoryShare, terms.Deposit, terms.DepositMonths
		return f, true
	}
	if p.Costs.VatRegime != nil {
		f.Regime = string(*p.Costs.VatRegime)
	}
	f.Construction = p.Costs.ConstructionCost
	if rate := p.Costs.RegistrationRate; rate != nil {
		stated := Percent(math.Round(*rate * 1000))
		f.StatedPercent = &stated
	}
	return f, true
}

func regionOf(p *agency.Property) Jurisdiction {
	city := p.City()
	if region, ok := geo.RegionOf(city.CountryID, city.Zip); ok {
		return Jurisdiction(region)
	}
	if city.CountryID == geo.Luxembourg {
		return "LUXEMBOURG"
	}
	return ""
}

// ConditionOf reads what the duties need to know of a property.
func ConditionOf(p *agency.Property) Condition {
	c := Condition{Built: p.ConstructionYear, Flood: floodScores(p.Legal), FloodReport: p.FloodReportDate}
	e := p.Energy()
	if e == nil {
		return c
	}
	c.LabelText, c.RenovationYears, c.CertificateEnds = e.Text, e.RenovationYears, e.ValidUntil
	if e.Label != nil {
		c.Label = *e.Label
	}
	return c
}

// floodScores writes both scores of the Flemish flood report: "P: C, G: D".
func floodScores(l detail.Legal) string {
	var scores []string
	for _, s := range []struct {
		name  string
		score *detail.FloodScore
	}{{"P", l.PScore}, {"G", l.GScore}} {
		if s.score != nil {
			scores = append(scores, s.name+": "+string(*s.score))
		}
	}
	return strings.Join(scores, ", ")
}
