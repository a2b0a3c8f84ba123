package owned

import (
	"strconv"
	"time"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/market"
	"github.com/gevel/gevel/agency/media"
	"github.com/gevel/gevel/locale"
)

// Owner is an owner of properties that the agency sells or lets, in one language.
type Owner struct {
	Number     int
	Name       string
	Email      string
	NewsEmails bool
	Language   locale.Language // of the texts, not the owner's own
}

// ID is the global identity.
func (o *Owner) ID() string { return agency.NodeID("Owner", o.Number, o.Language) }

// Property is a property as its owner sees it, with a price or address that visitors do not see. Only db.Owned reads one.
type Property struct {
	property     agency.Property
	showsPrice   bool
	showsAddress bool
	history      History
}

// New makes one of a property that was read with its hidden price and address; showsPrice and showsAddress say whether
// visitors see them. h may be nil.
func New(property agency.Property, showsPrice, showsAddress bool, h *History) *Property {
	p := &Property{property: property, showsPrice: showsPrice, showsAddress: showsAddress}
	if h != nil {
		p.history = *h
	}
	return p
}

// History is what the CRM knows about the sale.
func (p *Property) History() History { return p.history }

// ID is the global identity.
func (p *Property) ID() string {
	return agency.NodeID("OwnedProperty", p.property.Number, p.property.Language)
}

// Number is its number on the site.
func (p *Property) Number() int { return p.property.Number }

// Reference is that of Property.
func (p *Property) Reference() string { return p.property.Reference() }

// Language is that of the texts.
func (p *Property) Language() locale.Language { return p.property.Language }

// Title is what the agency calls it.
func (p *Property) Title() string { return p.property.Title() }

// Goal is what it is offered for.
func (p *Property) Goal() market.Goal { return p.property.Goal }

// Status is the CRM's status.
func (p *Property) Status() Status { return statuses[p.property.CRMStatus] }

// Path is the address of its page, nil while it has none.
func (p *Property) Path() *string {
	if !p.property.CRMStatus.HasPage() {
		return nil
	}
	path := p.property.Path()
	return &path
}

// TypeName is the type in words.
func (p *Property) TypeName() string { return p.property.TypeName() }

// City is where it is.
func (p *Property) City() *agency.City { return p.property.City() }

// Address is street and number, hidden or not.
func (p *Property) Address() *agency.Address { return p.property.Address() }

// Price is the price line without any marquee in its place, hidden or not.
func (p *Property) Price() market.Price {
	return market.PriceOf(p.property.AskingPrice, p.property.Goal, p.property.PriceUnit, 0, nil, p.property.Language)
}

// ShowsPrice reports whether visitors see the price.
func (p *Property) ShowsPrice() bool { return p.showsPrice }

// ShowsAddress reports whether visitors see street and number.
func (p *Property) ShowsAddress() bool { return p.showsAddress }

// Photo is the first one, nil for none.
func (p *Property) Photo() *media.Photo { return p.property.Cover() }

// Agent is the contact person.
func (p *Property) Agent() *agency.LocalAgent { return p.property.Agent() }

// PublishedAt is when it first appeared, or will.
func (p *Property) PublishedAt() time.Time { return p.property.PublishedAt() }

// Documents lists all documents. Their addresses answer only in the owner's session.
func (p *Property) Documents() []Document {
	list := []Document{}
	for _, d := range p.property.DocumentList {
		url := "/owner/papers/" + strconv.Itoa(p.property.Number) + "/" + d.File
		list = append(list, Document{Name: d.Name, URL: url, Size: d.Size, Public: d.Public, File: d.File})
	}
	return list
}

// Document is a document of a property, for its owner. File is its name in the media folder.
type Document struct {
	Name   string
	URL    string
	Size   int
	Public bool
	File   string
}

// Status is Status in the graph's words.
type Status string

var statuses = map[market.Status]Status{market.Prospective: "PROSPECTIVE", market.Active: "ACTIVE", market.Sold: "SOLD",
	market.Cancelled: "CANCELLED", market.Rented: "RENTED", market.Inactive: "INACTIVE", market.Reference: "REFERENCE"}
