package agency

import (
	"strconv"
	"time"

	"github.com/gevel/gevel/locale"
)

// Owner is someone who entrusted homes to the agency, in one language.
type Owner struct {
	Number   int
	Name     string
	Email    string
	Language locale.Language // of the texts, not the owner's own
}

// ID is the global identity.
func (o *Owner) ID() string { return NodeID("Owner", o.Number, o.Language) }

// OwnedProperty is a home as its owner sees it: what is hidden from visitors is in it. Only db.Owned reads one.
type OwnedProperty struct {
	property     Property
	showsPrice   bool
	showsAddress bool
	history      History
}

// NewOwnedProperty makes one of a home that was read with what visitors do not see, and of which of it they do. h is what the CRM
// knows beside it, nil for nothing.
func NewOwnedProperty(home Property, showsPrice, showsAddress bool, h *History) *OwnedProperty {
	p := &OwnedProperty{property: home, showsPrice: showsPrice, showsAddress: showsAddress}
	if h != nil {
		p.history = *h
	}
	return p
}

// History is what the CRM knows beside the home.
func (p *OwnedProperty) History() History { return p.history }

// ID is the global identity.
func (p *OwnedProperty) ID() string {
	return NodeID("OwnedProperty", p.property.Number, p.property.Language)
}

// Number is the agency's reference.
func (p *OwnedProperty) Number() int { return p.property.Number }

// Language is that of the texts.
func (p *OwnedProperty) Language() locale.Language { return p.property.Language }

// Title is what the agency calls it.
func (p *OwnedProperty) Title() string { return p.property.Title() }

// Goal is what it is offered for.
func (p *OwnedProperty) Goal() Goal { return p.property.Goal }

// Status is where it is in its life.
func (p *OwnedProperty) Status() OwnedStatus { return ownedStatuses[p.property.CRMStatus] }

// Path is the address of its page, nil while visitors have none to look at.
func (p *OwnedProperty) Path() *string {
	if p.property.CRMStatus != Active && p.property.CRMStatus != Reference {
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

// ShowsPrice tells whether visitors see the price.
func (p *OwnedProperty) ShowsPrice() bool { return p.showsPrice }

// ShowsAddress tells whether visitors see street and number.
func (p *OwnedProperty) ShowsAddress() bool { return p.showsAddress }

// Photo is the first one, nil for none.
func (p *OwnedProperty) Photo() *Photo {
	if len(p.property.PhotoList) == 0 {
		return nil
	}
	return p.property.PhotoList[0]
}

// Agent is the contact person.
func (p *OwnedProperty) Agent() *Agent { return p.property.Agent() }

// PublishedAt is when it first appeared, or will.
func (p *OwnedProperty) PublishedAt() time.Time { return p.property.PublishedAt() }

// Documents are all papers, with addresses that answer the owner's session only.
func (p *OwnedProperty) Documents() []OwnedDocument {
	list := []OwnedDocument{}
	for _, d := range p.property.DocumentList {
		url := "/owner/papers/" + strconv.Itoa(p.property.Number) + "/" + d.File
		list = append(list, OwnedDocument{Name: d.Name, URL: url, Size: d.Size, Public: d.Public, File: d.File})
	}
	return list
}

// OwnedDocument is a paper of a home, for its owner. File is its name in the media folder.
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
