package agency

import (
	"github.com/gevel/gevel/locale"
)

// RentInput is an application for a rental. Only amounts of income are asked, never where they come from (trade, 4.11). Incomes
// are euro a month as typed.
type RentInput struct {
	Envelope
	Property      int          `json:"property"`
	Person        PersonInput  `json:"person"`
	Second        *SecondInput `json:"second,omitempty"`
	Adults        *int         `json:"adults"`
	Children      *int         `json:"children,omitempty"`
	Ages          string       `json:"ages,omitempty"`
	Pets          string       `json:"pets,omitempty"`
	MovingDate    locale.Date  `json:"movingDate,omitempty"`
	Reason        string       `json:"reason,omitempty"`
	NetIncome     string       `json:"netIncome"`
	SecondIncome  string       `json:"secondIncome,omitempty"`
	Remark        string       `json:"remark,omitempty"`
	Monthly       locale.Money `json:"monthly"`       // NetIncome, once checked
	SecondMonthly locale.Money `json:"secondMonthly"` // SecondIncome, once checked
}

// mostPersons bounds a household.
const mostPersons = 20

// Who filled it in.
func (f *RentInput) Who() PersonInput { return f.Person }

// About is the property.
func (f *RentInput) About() *int { return &f.Property }

// Check tells what is wrong.
func (f *RentInput) Check(facts Facts) Problems {
	c := f.check()
	c.available(facts)
	if facts.Property != nil && facts.Property.Goal != Rent {
		c.Add("property", Unknown)
	}
	c.person(&f.Person, facts, true)
	c.second("second", &f.Second)
	c.chosen("adults", f.Adults != nil)
	c.between("adults", f.Adults, 1, mostPersons)
	c.between("children", f.Children, 0, mostPersons)
	c.optional("ages", &f.Ages, longestLine)
	c.optional("pets", &f.Pets, longestLine)
	if c.date("movingDate", &f.MovingDate, true) && f.MovingDate < locale.Today(facts.Now) {
		c.Add("movingDate", Past)
	}
	c.text("reason", &f.Reason, longestText)
	f.Monthly, _ = c.money("netIncome", &f.NetIncome, true)
	f.SecondMonthly, _ = c.money("secondIncome", &f.SecondIncome, false)
	c.remark(&f.Remark, false)
	return c.Problems
}
