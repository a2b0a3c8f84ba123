package leads

import (
	"context"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/mail"
)

// meetingPlace is where visitor and agent meet for a visit, and the street of the home, which the agency is always told.
type meetingPlace struct {
	street   *agency.Address
	atOffice bool
	known    bool
}

// meeting gives where a visit begins: at the home, or at the office when the owner does not publish the address and the
// settings do not send visitors there. Nothing is known of a home that went (p nil).
func (o *Service) meeting(ctx context.Context, c *agency.Catalog, p *agency.Property) (meetingPlace, error) {
	if p == nil {
		return meetingPlace{}, nil
	}
	street, err := o.Store.StreetOf(ctx, p.Number)
	hidden := p.Address() == nil && c.Site.Settings.ViewingHours.MeetingPlace != agency.MeetAtProperty
	return meetingPlace{street: street, atOffice: hidden || street == nil, known: true}, err
}

// tellAgency writes street and meeting place for an email to the agency.
func (m meetingPlace) tellAgency(d *mail.Data) {
	m.tell(d)
	d.Street = m.street
}

// tellVisitor writes the meeting place for an email to the visitor.
func (m meetingPlace) tellVisitor(d *mail.Data) { m.tell(d) }

func (m meetingPlace) tell(d *mail.Data) {
	if m.known {
		d.Meeting = &mail.Meeting{AtOffice: m.atOffice}
		if !m.atOffice {
			d.Meeting.Street = m.street
		}
	}
}
