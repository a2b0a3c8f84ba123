package booked

import (
	"context"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/mail"
)

// Place is where visitor and agent meet, and the property's street, which the agency's email always has.
type Place struct {
	street   *agency.Address
	atOffice bool
	known    bool
}

// Meeting gives where an appointment begins: at the property, or at the office when the address is not published and the settings do not
// reveal it to visitors. It is empty for a property that was withdrawn (p nil).
func (o *Service) Meeting(ctx context.Context, c *agency.Catalog, p *agency.Property) (Place, error) {
	if p == nil {
		return Place{}, nil
	}
	street, err := o.Store.Appointments.StreetOf(ctx, p.Number)
	hidden := p.Address() == nil && c.Site.Settings.ViewingHours.MeetingPlace != agency.MeetAtProperty
	return Place{street: street, atOffice: hidden || street == nil, known: true}, err
}

// WriteForAgency writes street and meeting place for an email to the agency.
func (m Place) WriteForAgency(d *mail.Data) {
	m.write(d)
	d.Street = m.street
}

// WriteForVisitor writes the meeting place for an email to the visitor.
func (m Place) WriteForVisitor(d *mail.Data) { m.write(d) }

func (m Place) write(d *mail.Data) {
	if m.known {
		d.Meeting = &mail.Meeting{AtOffice: m.atOffice}
		if !m.atOffice {
			d.Meeting.Street = m.street
		}
	}
}
