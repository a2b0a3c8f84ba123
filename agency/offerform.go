package agency

import (
	"github.com/gevel/gevel/locale"
)

// OfferInput is an offer to buy a property. Amount is as typed, Letters the same amount in words; who offers accepts to pay a
// part of it when signing (specification section 5).
type OfferInput struct {
	Envelope
	Property   int          `json:"property"`
	Person     PersonInput  `json:"person"`
	Address    AddressInput `json:"address"`
	Second     *SecondInput `json:"second,omitempty"`
	Amount     string       `json:"amount"`
	Letters    string       `json:"letters"`
	ValidFrom  locale.Date  `json:"validFrom"`
	ValidUntil locale.Date  `json:"validUntil"`
	Place      string       `json:"place"`
	SignDate   locale.Date  `json:"signDate"`
	Conditions string       `json:"conditions,omitempty"`
	Advance    bool         `json:"advance"`

	Offered locale.Money `json:"offered"` // Amount, once checked
}

// SecondInput is a second person who offers or applies too.
type SecondInput struct {
	FirstName string `json:"firstName,omitempty"`
	LastName  string `json:"lastName,omitempty"`
	Email     string `json:"email,omitempty"`
	Phone     string `json:"phone,omitempty"`
}

// second checks the second person, who is left out when nothing was filled in.
func (c *checking) second(path string, at **SecondInput) {
	p := *at
	if p == nil || *p == (SecondInput{}) {
		*at = nil
		return
	}
	c.line(path+".firstName", &p.FirstName, longestName)
	c.line(path+".lastName", &p.LastName, longestName)
	c.email(path+".email", &p.Email)
	c.phone(path+".phone", &p.Phone, false)
}

// Who filled it in.
func (f *OfferInput) Who() PersonInput { return f.Person }

// About is the property.
func (f *OfferInput) About() *int { return &f.Property }

// Check tells what is wrong. The words must say the amount of the figures.
func (f *OfferInput) Check(facts Facts) Problems {
	c := f.check()
	c.available(facts)
	if facts.Property != nil && facts.Property.Goal != Sale {
		c.Add("property", Unknown)
	}
	c.person(&f.Person, facts, true)
	c.address("address", &f.Address)
	c.second("second", &f.Second)
	f.checkAmount(c)
	c.period("validFrom", &f.ValidFrom, "validUntil", &f.ValidUntil, facts.Now)
	c.line("place", &f.Place, longestName)
	if c.date("signDate", &f.SignDate, true) && f.SignDate > locale.Today(facts.Now) {
		c.Add("signDate", OutOfRange)
	}
	c.text("conditions", &f.Conditions, longestText)
	c.agreed("advance", f.Advance)
	return c.Problems
}

func (f *OfferInput) checkAmount(c *checking) {
	amount, ok := c.money("amount", &f.Amount, true)
	c.line("letters", &f.Letters, locale.LongestAmount)
	f.Offered = amount
	if ok && f.Letters != "" && !locale.SameAmount(amount, f.Letters, f.Language) {
		c.Add("letters", AmountsDiffer)
	}
}
