package compose

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
func (o *Composer) HandOverEmail(ctx context.Context, to, by members.StaffMember, lead *inbox.Lead) (outbox.Email, error) {
	c, err := o.Store.Catalog(ctx)
	if err != nil {
		return outbox.Email{}, err
	}
	l := to.Language
	data := mail.Data{Person: mail.Person{FirstName: to.Name, Email: to.Email, Language: l}, Agent: AgentOf(c, by),
		Rows: []mail.Row{{Label: "colleague", Value: by.Name}}, Link: o.Origin + "/desk/inbox?list=MINE"}
	kind := "leads-handed-staff"
	if lead != nil {
		kind, data.Link = "lead-handed-staff", o.Origin+"/desk/inbox/"+lead.ID
		data.Rows = append(data.Rows, handedRows(*lead)...)
		if data.Property, err = o.PropertyCard(ctx, *lead, l); err != nil {
			return outbox.Email{}, err
		}
	}
	made, err := o.Compose(c, Email{Kind: kind, Language: l, Data: data, Over: Sent})
	return made, err
}

// handedRows say which form a lead is and when it came.
func handedRows(lead inbox.Lead) []mail.Row {
	came := time.Unix(lead.CreatedAt, 0).In(locale.Zone)
	return []mail.Row{{Label: "form", Choices: []string{lead.Form}}, {Label: "received", Value: came.Format("02-01-2006 15:04")}}
}
