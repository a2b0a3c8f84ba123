package leads

import (
	"context"
	"time"

	"github.com/gevel/gevel/db/inbox"
	"github.com/gevel/gevel/db/members"
	"github.com/gevel/gevel/db/outbox"
	"github.com/gevel/gevel/locale"
	"github.com/gevel/gevel/mail"
)

// HandOverEmail tells a member of staff that a colleague handed a lead over to them; lead is nil for several leads. It says what the lead
// is about. What its sender wrote and the colleague's message are read at the desk only. Replies go to the colleague.
func (o *Service) HandOverEmail(ctx context.Context, to, by members.StaffMember, lead *inbox.Lead) (outbox.Email, error) {
	c, err := o.Store.Catalog(ctx)
	if err != nil {
		return outbox.Email{}, err
	}
	l := to.Language
	data := mail.Data{Person: mail.Person{FirstName: to.Name, Email: to.Email, Language: l}, Agent: agentOf(c, by),
		Rows: []mail.Row{{Label: "colleague", Value: by.Name}}, Link: o.Origin + "/desk/inbox?list=MINE"}
	kind := "leads-handed-staff"
	if lead != nil {
		kind, data.Link = "lead-handed-staff", o.Origin+"/desk/inbox/"+lead.ID
		data.Rows = append(data.Rows, handedRows(*lead)...)
		if data.Property, err = o.propertyCard(ctx, *lead, l); err != nil {
			return outbox.Email{}, err
		}
	}
	made, err := o.compose(c, email{kind: kind, l: l, data: data, over: sent})
	return made, err
}

// handedRows say which form a lead is and when it came.
func handedRows(lead inbox.Lead) []mail.Row {
	came := time.Unix(lead.CreatedAt, 0).In(locale.Zone)
	return []mail.Row{{Label: "form", Choices: []string{lead.Form}}, {Label: "received", Value: came.Format("02-01-2006 15:04")}}
}

// propertyCard is the property of a lead as emails show it; nil for none, and for one that visitors do not see.
func (o *Service) propertyCard(ctx context.Context, lead inbox.Lead, l locale.Language) (*mail.Listing, error) {
	if lead.Property == nil {
		return nil, nil
	}
	p, err := o.property(ctx, *lead.Property, l)
	if p == nil {
		return nil, err
	}
	return mail.PropertyCard(p, o.Origin), nil
}

// IsAppointment reports whether a lead books an appointment.
func IsAppointment(l inbox.Lead) bool { return l.Form == appointmentForm.Name }
