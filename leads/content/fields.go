package content

import (
	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/db/inbox"
	"github.com/gevel/gevel/leads"
	"github.com/gevel/gevel/leads/row"
	"github.com/gevel/gevel/locale"
	"github.com/gevel/gevel/mail"
)

// FilledIn is something that a visitor filled in, with its label.
type FilledIn struct {
	Label string
	Value string
}

// FieldsOf gives the message of a lead, and the other fields that the visitor filled in with their labels in l. Empty fields are left out.
func FieldsOf(c *agency.Catalog, lead inbox.Lead, l locale.Language) (message string, fields []*FilledIn, err error) {
	rows, err := leads.Rows(c, lead)
	for _, r := range rows {
		switch text := r.Text(l); {
		case r.Label == "message":
			message = r.Value // with its line breaks; emails have it on one line
		case text != "":
			fields = append(fields, &FilledIn{Label: mail.Label(l, r.Label), Value: text})
		}
	}
	return message, fields, err
}

// NameOfForm is what a form is called in l.
func NameOfForm(form string, l locale.Language) string {
	return row.Choice("form", form).Text(l)
}
