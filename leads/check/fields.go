package check

import (
	"net/url"

	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/agency/prose"
	"github.com/gevel/gevel/limits"
)

// Property reports a property that the site does not show. Questions about a sold or rented one are allowed.
func (c *Checking) Property(f Facts) {
	if f.Property == nil {
		c.Add("property", forms.Unknown)
	}
}

// Available reports a property that the site does not show, or that is sold or rented.
func (c *Checking) Available(f Facts) {
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

// LongestZip is the maximum length of a postcode and of a house number.
const LongestZip = 10

// Address checks an address of which street, postcode and city are required.
func (c *Checking) Address(path string, a *AddressInput) {
	c.Line(path+".street", &a.Street, limits.FormLineCharacters)
	c.Optional(path+".houseNumber", &a.HouseNumber, LongestZip)
	c.Optional(path+".boxNumber", &a.BoxNumber, LongestZip)
	c.Line(path+".zip", &a.Zip, LongestZip)
	c.Line(path+".city", &a.City, limits.FormNameCharacters)
}

// SecondInput is a second person who joins an offer or application.
type SecondInput struct {
	FirstName string `json:"firstName,omitempty"`
	LastName  string `json:"lastName,omitempty"`
	Email     string `json:"email,omitempty"`
	Phone     string `json:"phone,omitempty"`
}

// Second checks the second person, who is left out when nothing was filled in.
func (c *Checking) Second(path string, at **SecondInput) {
	p := *at
	if p == nil || *p == (SecondInput{}) {
		*at = nil
		return
	}
	c.Line(path+".firstName", &p.FirstName, limits.FormNameCharacters)
	c.Line(path+".lastName", &p.LastName, limits.FormNameCharacters)
	c.Email(path+".email", &p.Email)
	c.Phone(path+".phone", &p.Phone, false)
}

// Remark checks a visitor's free text.
func (c *Checking) Remark(s *string, required bool) {
	c.Text("remark", s, limits.FormTextCharacters)
	if required && *s == "" {
		c.Add("remark", forms.Required)
	}
}

// NoLinks refuses a text with a link in it, so that nobody can send spam through the agency.
func (c *Checking) NoLinks(path, s string) {
	if forms.HasLinks(s) {
		c.Add(path, forms.LinksInText)
	}
}

// Homepage checks an address of a site; https:// may be left out.
func (c *Checking) Homepage(s *string) {
	c.Optional("homepage", s, limits.FormLineCharacters)
	if *s == "" {
		return
	}
	u, err := url.Parse(*s)
	if err == nil && u.Scheme == "" {
		u, err = url.Parse("https://" + *s)
	}
	if err != nil || u.Scheme != "https" && u.Scheme != "http" || !forms.IsEmail("a@"+u.Hostname()) {
		c.Add("homepage", forms.Unknown)
		return
	}
	*s = u.String()
}
