package leads

import (
	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/agency/prose"
	"github.com/gevel/gevel/limits"
)

// property reports a property that the site does not show. Questions about a sold or rented one are allowed.
func (c *Checking) property(f Facts) {
	if f.Property == nil {
		c.Add("property", forms.Unknown)
	}
}

// available reports a property that the site does not show, or that is sold or rented.
func (c *Checking) available(f Facts) {
	if f.Property == nil || !f.Property.IsOffered() {
		c.Add("property", forms.Unknown)
	}
}

// AddressInput is an address that a visitor types.
type AddressInput struct {
	Street      string `json:"street"`
	HouseNumber string `json:"houseNumber,omitempty"`
	BoxNumber   string `json:"boxNumber,omitempty"`
	Zip         string `json:"zip"`
	City        string `json:"city"`
}

// Line writes the address on one line.
func (a AddressInput) Line() string {
	line := prose.Joined(" ", a.Street, a.HouseNumber)
	if a.BoxNumber != "" {
		line += " / " + a.BoxNumber
	}
	return prose.Joined(", ", line, prose.Joined(" ", a.Zip, a.City))
}

// longestZip is the maximum length of a postcode and of a house number.
const longestZip = 10

// address checks an address of which street, postcode and city are required.
func (c *Checking) address(path string, a *AddressInput) {
	c.line(path+".street", &a.Street, limits.FormLineCharacters)
	c.optional(path+".houseNumber", &a.HouseNumber, longestZip)
	c.optional(path+".boxNumber", &a.BoxNumber, longestZip)
	c.line(path+".zip", &a.Zip, longestZip)
	c.line(path+".city", &a.City, limits.FormNameCharacters)
}

// SecondInput is a second person who joins an offer or application.
type SecondInput struct {
	FirstName string `json:"firstName,omitempty"`
	LastName  string `json:"lastName,omitempty"`
	Email     string `json:"email,omitempty"`
	Phone     string `json:"phone,omitempty"`
}

// second checks the second person, who is left out when nothing was filled in.
func (c *Checking) second(path string, at **SecondInput) {
	p := *at
	if p == nil || *p == (SecondInput{}) {
		*at = nil
		return
	}
	c.line(path+".firstName", &p.FirstName, limits.FormNameCharacters)
	c.line(path+".lastName", &p.LastName, limits.FormNameCharacters)
	c.Email(path+".email", &p.Email)
	c.phone(path+".phone", &p.Phone, false)
}
