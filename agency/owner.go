package agency

import (
	"strconv"
	"time"

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
func (o *Owner) ID() string { return NodeID("Owner", o.Number, o.Language) }

// OwnedProperty is a property as its owner sees it, with a price or address that visitors do not see. Only db.Owned reads one.
type OwnedProperty struct {
	property     Property
	showsPrice   bool
	showsAddress bool
	history      History
}

// NewOwnedProperty makes one of a property that was read with its hidden price and address; showsPrice and showsAddress say whether
// visitors see them. h may be nil.
func NewOwnedProperty(property Property, showsPrice, showsAddress bool, h *History) *OwnedProperty {
	p := &OwnedProperty{property: property, showsPrice: showsPrice, showsAddress: showsAddress}
	if h != nil {
		p.history = *h
	}
	return p
}

// History is what the CRM knows about the sale.
func (p *OwnedProperty) History() History { return p.history }

// ID is the global identity.
func (p *OwnedProperty) ID() string {
	return NodeID("OwnedProperty", p.property.Number, p.property.Language)
}

// Number is its number on the site.
func (p *OwnedProperty) Number() int { return p.property.Number }

// Reference is that of Property.
func (p *OwnedProperty) Reference() string { return p.property.Reference() }

// Language is that of the texts.
func (p *OwnedProperty) Language() locale.Language { return p.property.Language }

// Title is what the agency calls it.
func (p *OwnedProperty) Title() string { return p.property.Title() }

// Goal is what it is offered for.
func (p *OwnedProperty) Goal() Goal { return p.property.Goal }

// Status is the CRM's status.
func (p *OwnedProperty) Status() OwnedStatus { return ownedStatuses[p.property.CRMStatus] }

// Path is the address of its page, nil while it has none.
func (p *OwnedProperty) Path() *string {
	if !p.property.CRMStatus.HasPage() {
		return nil
	}
	path := p.property.Path()
	return &path
}

// TypeName is the type in words.
func (p *OwnedProperty) TypeName() string { return p.property.TypeName() }

// City is where it is.
func (p *OwnedProperty) City() *City { return p.property.City() }

// Address is street and number, hidden or not.
func (p *OwnedProperty) Address() *Address { return p.property.Address() }

// Price is the price line without any marquee in its place, hidden or not.
func (p *OwnedProperty) Price() Price {
	return PriceOf(p.property.AskingPrice, p.property.Goal, p.property.PriceUnit, 0, nil, p.property.Language)
}

// ShowsPrice reports whether visitors see the price.
func (p *OwnedProperty) ShowsPrice() bool { return p.showsPrice }

// ShowsAddress reports whether visitors see street and number.
func (p *OwnedProperty) ShowsAddress() bool { return p.showsAddress }

// Photo is the first one, nil for none.
func (p *OwnedProperty) Photo() *Photo { return p.property.Cover() }

// Agent is the contact person.
func (p *OwnedProperty) Agent() *LocalAgent { return p.property.Agent() }

// PublishedAt is when it first appeared, or will.
func (p *OwnedProperty) PublishedAt() time.Time { return p.property.PublishedAt() }

// Documents lists all documents. Their addresses answer only in the owner's session.
func (p *OwnedProperty) Documents() []OwnedDocument {
	list := []OwnedDocument{}
	for _, d := range p.property.DocumentList {
		url := "/owner/papers/" + strconv.Itoa(p.property.Number) + "/" + d.File
		list = append(list, OwnedDocument{Name: d.Name, URL: url, Size: d.Size, Public: d.Public, File: d.File})
	}
	return list
}

// OwnedDocument is a document of a property, for its owner. File is its name in the media folder.
type OwnedDocument struct {
	Name   string
	URL    string
	Size   int
	Public bool
	File   string
}

// OwnedStatus is Status in the graph's words.
type OwnedStatus string

var ownedStatuses = map[Status]OwnedStatus{Prospective: "PROSPECTIVE", Active: "ACTIVE", Sold: "SOLD", Cancelled: "CANCELLED",
	Rented: "RENTED", Inactive: "INACTIVE", Reference: "REFERENCE"}
