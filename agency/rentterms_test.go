package agency

import (
	"testing"

	"github.com/gevel/gevel/agency/geo"
	"github.com/gevel/gevel/agency/market"
	"github.com/gevel/gevel/locale"
)

// toLet is a rental in Flanders; its catalog has a city of Brussels too (2).
func toLet() *Property {
	c := (&Catalog{Site: &Site{DefaultLanguage: locale.Dutch}, Cities: []CityRecord{
		{Number: 1, Zip: "3640", CountryID: geo.Belgium, Names: locale.Localized{locale.Dutch: "Kinrooi"}},
		{Number: 2, Zip: "1000", CountryID: geo.Belgium, Names: locale.Localized{locale.Dutch: "Brussel"}},
	}}).Index()
	return &Property{Number: 2, Goal: market.Rent, CRMStatus: market.Active, CityID: 1, AskingPrice: new(locale.Money(900_00)), Catalog: c,
		Language: locale.Dutch}
}

func TestRentTerms(t *testing.T) {
	p := toLet()
	p.Costs.Charges, p.Costs.InventoryCost = new(locale.Money(50_00)), new(locale.Money(150_00))
	p.MinimumIncome = new(locale.Money(2_500_00))
	terms := p.RentTerms()
	if terms.DepositMonths != 3 || *terms.Deposit != 2_700_00 || *terms.Total != 900_00+50_00+150_00+2_700_00 {
		t.Errorf("in Flanders the terms are %+v, want a deposit of 3 months, and a total with it", terms)
	}
	if terms.Accepts([]RentStatement{StatesRead, StatesSigning}) || !terms.Accepts([]RentStatement{StatesSigning, StatesRead,
		StatesIncome}) {
		t.Error("the terms are accepted without the statement about the income, or refused with it")
	}
	p.CityID = 2
	if terms := p.RentTerms(); terms.DepositMonths != 2 || *terms.Deposit != 1_800_00 {
		t.Errorf("in Brussels the terms are %+v, want a deposit of 2 months", terms)
	}
	p.Catalog.Site.Settings.DepositMonths = map[geo.Region]int{geo.Brussels: 1}
	if terms := p.RentTerms(); *terms.Deposit != 900_00 {
		t.Errorf("with a setting of 1 month the terms are %+v, want a deposit of one rent", terms)
	}
	for own, months := range map[locale.Money]int{1_800_00: 2, 2_000_00: 0, 0: 0} {
		p.Costs.Deposit = &own
		if terms := p.RentTerms(); *terms.Deposit != own || terms.DepositMonths != months || *terms.Total != 900_00+50_00+150_00+own {
			t.Errorf("with a deposit of its own of %s the terms are %+v, want that and %d months", own.Text(), terms, months)
		}
	}
	p.AskingPrice = nil
	if terms := p.RentTerms(); terms.Total != nil || terms.Deposit != nil || terms.Accepts([]RentStatement{StatesIncome}) ||
		!terms.Accepts([]RentStatement{StatesIncome, StatesRead}) {
		t.Errorf("with a price on request the terms are %+v, want no amounts, and both statements asked", terms)
	}
	if p.Goal = market.Sale; p.RentTerms() != nil {
		t.Error("a sale has rent terms")
	}
}
