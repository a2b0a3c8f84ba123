package agency

import (
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
)

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
	line := joined(" ", a.Street, a.HouseNumber)
	if a.BoxNumber != "" {
		line += " / " + a.BoxNumber
	}
	return joined(", ", line, joined(" ", a.Zip, a.City))
}

// longestZip is the most characters of a postcode, of a house number too.
const longestZip = 10

// address checks an address of which street, postcode and city are required.
func (c *checking) address(path string, a *AddressInput) {
	c.line(path+".street", &a.Street, longestLine)
	c.optional(path+".houseNumber", &a.HouseNumber, longestZip)
	c.optional(path+".boxNumber", &a.BoxNumber, longestZip)
	c.line(path+".zip", &a.Zip, longestZip)
	c.line(path+".city", &a.City, longestName)
}

// ValuationInput is the form that asks for a free valuation. Surface is m²; When says in words when the owner thinks of selling or
// letting.
type ValuationInput struct {
	Envelope
	Person           PersonInput  `json:"person"`
	Address          AddressInput `json:"address"`
	Goal             *Goal        `json:"goal"`
	Category         *int         `json:"category,omitempty"`
	ConstructionYear *int         `json:"constructionYear,omitempty"`
	Surface          *int         `json:"surface,omitempty"`
	Bedrooms         *int         `json:"bedrooms,omitempty"`
	When             string       `json:"when,omitempty"`
	Remark           string       `json:"remark,omitempty"`
	Photos           []*File      `json:"-"`
}

// Bounds of what a home can be.
const (
	oldestYear   = 1000
	yearsAhead   = 5
	mostSurface  = 100_000
	mostBedrooms = 50
)

// Who filled it in.
func (f *ValuationInput) Who() PersonInput { return f.Person }

// Check tells what is wrong.
func (f *ValuationInput) Check(facts Facts) Problems {
	c := f.check()
	c.person(&f.Person, facts, false)
	c.address("address", &f.Address)
	c.chosen("goal", f.Goal != nil)
	if f.Category != nil && facts.Catalog.categoryByNumber[*f.Category] == nil {
		c.Add("category", Unknown)
	}
	c.between("constructionYear", f.ConstructionYear, oldestYear, facts.Now.In(locale.Zone).Year()+yearsAhead)
	c.between("surface", f.Surface, 1, mostSurface)
	c.between("bedrooms", f.Bedrooms, 0, mostBedrooms)
	c.optional("when", &f.When, longestLine)
	c.remark(&f.Remark, false)
	if len(f.Photos) > limits.UploadsOfForm {
		c.Add("photos", TooMany)
	}
	return c.Problems
}
