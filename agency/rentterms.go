package agency

import (
	"iter"
	"slices"

	"github.com/gevel/gevel/agency/geo"
	"github.com/gevel/gevel/agency/market"
	"github.com/gevel/gevel/locale"
)

// Letting is what an owner requires of tenants. MinimumIncome is net per month; VisitCapacity is how many parties fit one appointment, the
// site's setting when nil.
type Letting struct {
	MinimumIncome  *locale.Money `json:"minimumIncome,omitempty" db:"minimum_income"`
	MaximumPersons *int          `json:"maximumPersons,omitempty" db:"maximum_persons"`
	VisitCapacity  *int          `json:"visitCapacity,omitempty" db:"visit_capacity"`
}

// RentTerms are the statements that a visitor accepts before seeing a rental (specification section 5). Amounts are due at signing; they
// are nil where the price is on request.
type RentTerms struct {
	Income         *locale.Money // minimum net income a month, with proof; nil for none
	Persons        *int          // maximum number of persons; nil for no limit
	FirstRent      *locale.Money
	FirstCharges   *locale.Money
	InventoryShare *locale.Money
	DepositMonths  int // the deposit in whole months of rent, 0 when it is another amount
	Deposit        *locale.Money
	Total          *locale.Money
}

// RentStatement is one of the statements.
type RentStatement string

// The statements.
const (
	StatesIncome  RentStatement = "INCOME"
	StatesPersons RentStatement = "PERSONS"
	StatesRead    RentStatement = "READ"
	StatesSigning RentStatement = "AMOUNT_AT_SIGNING"
)

// RentTerms gives the statements of a rental, nil for anything else.
func (p *Property) RentTerms() *RentTerms {
	if p.Goal != market.Rent {
		return nil
	}
	t := &RentTerms{Income: p.MinimumIncome, Persons: p.MaximumPersons, DepositMonths: p.depositMonths()}
	if p.AskingPrice == nil {
		return t
	}
	var deposit locale.Money
	deposit, t.DepositMonths = p.rentDeposit(*p.AskingPrice)
	total := *p.AskingPrice + deposit
	for _, cost := range []*locale.Money{p.Costs.Charges, p.Costs.InventoryCost} {
		if cost != nil {
			total += *cost
		}
	}
	t.FirstRent, t.FirstCharges, t.InventoryShare, t.Deposit, t.Total = p.AskingPrice, p.Costs.Charges, p.Costs.InventoryCost, &deposit,
		&total
	return t
}

// rentDeposit is what a tenant deposits: the property's own amount if there is one, else the months of its region. months is the
// amount in whole months of rent, 0 when it is another amount.
func (p *Property) rentDeposit(rent locale.Money) (amount locale.Money, months int) {
	if own := p.Costs.Deposit; own != nil {
		if rent > 0 && *own%rent == 0 {
			months = int(*own / rent)
		}
		return *own, months
	}
	months = p.depositMonths()
	return rent * locale.Money(months), months
}

// luxembourg has a deposit of its own, like the Belgian regions.
const luxembourg geo.Region = "LUXEMBOURG"

// lawfulDeposit is the deposit in months by region (decisions, Deposit).
var lawfulDeposit = map[geo.Region]int{geo.Flanders: 3, geo.Brussels: 2, geo.Wallonia: 2, luxembourg: 2}

// LawfulDeposits goes through the regions with the deposit that the law allows, in months.
func LawfulDeposits() iter.Seq2[geo.Region, int] {
	return func(yield func(geo.Region, int) bool) {
		for _, r := range []geo.Region{geo.Flanders, geo.Brussels, geo.Wallonia, luxembourg} {
			if !yield(r, lawfulDeposit[r]) {
				return
			}
		}
	}
}

// depositMonths is the deposit of the region in months: the site's setting, else the legal maximum. Any other country counts as
// Luxembourg.
func (p *Property) depositMonths() int {
	city := p.City()
	region, ok := geo.RegionOf(city.Country.Number, city.Zip)
	if !ok {
		region = luxembourg
	}
	if months, set := p.Catalog.Site.Settings.DepositMonths[region]; set {
		return months
	}
	return lawfulDeposit[region]
}

// Statements lists the statements that must be accepted.
func (t *RentTerms) Statements() []RentStatement {
	var list []RentStatement
	if t == nil {
		return list
	}
	if t.Income != nil {
		list = append(list, StatesIncome)
	}
	if t.Persons != nil {
		list = append(list, StatesPersons)
	}
	list = append(list, StatesRead)
	if t.Total != nil {
		list = append(list, StatesSigning)
	}
	return list
}

// Accepts reports whether all statements were accepted.
func (t *RentTerms) Accepts(accepted []RentStatement) bool {
	return !slices.ContainsFunc(t.Statements(), func(s RentStatement) bool { return !slices.Contains(accepted, s) })
}
