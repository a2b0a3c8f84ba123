package leads

import (
	"context"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/mail"
)

// meetingPlace is where visitor and agent meet, and the property's street, which the agency's email always has.
type meetingPlace struct {
	street   *agency.Address
	atOffice bool
	known    bool
}

// meeting gives where an appointment begins: at the property, or at the office when the address is not published and the settings do not
// reveal it to visitors. It is empty for a property that was withdrawn (p nil).
func (o *Service) meeting(ctx context.Context, c *agency.Catalog, p *agency.Property) (meetingPlace, error) {
	if p == nil {
		return meetingPlace{}, nil
	}
	street, err := o.Store.Appointments.StreetOf(ctx, p.Number)
	hidden := p.Address() == nil && c.Site.Settings.ViewingHours.MeetingPlace != agency.MeetAtProperty
	return meetingPlace{street: street, atOffice: hidden || street == nil, known: true}, err
}

// writeForAgency writes street and meeting place for an email to the agency.
func (m meetingPlace) writeForAgency(d *mail.Data) {
	m.write(d)
	d.Street = m.street
}

// writeForVisitor writes the meeting place for an email to the visitor.
func (m meetingPlace) writeForVisitor(d *mail.Data) { m.write(d) }

func (m meetingPlace) write(d *mail.Data) {
	if m.known {
		d.Meeting = &mail.Meeting{AtOffice: m.atOffice}
		if !m.atOffice {
			d.Meeting.Street = m.street
		}
	}
}
