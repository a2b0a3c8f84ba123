package compose

import (
	"context"
	"strconv"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/db/outbox"
	"github.com/gevel/gevel/mail"
)

// LacksEmail is an email to an agent with what the advertisement of a property lacks by law, by the fields of the import folder. It is in
// the agent's language at the desk, else in the agency's.
func (o *Composer) LacksEmail(ctx context.Context, a *agency.Agent, number int, title string, fields []string) (outbox.Email, error) {
	c, err := o.Store.Catalog(ctx)
	if err != nil {
		return outbox.Email{}, err
	}
	l, err := o.LanguageAt(ctx, c, a.Email)
	if err != nil {
		return outbox.Email{}, err
	}
	return o.Compose(c, Email{Kind: "lacks-agent", Language: l, Data: mail.Data{
		Person: mail.Person{FirstName: a.Name, Email: a.Email, Language: l},
		Rows:   []mail.Row{{Label: "property", Value: title}, {Label: "lacks", Choices: fields}},
		Link:   o.Origin + "/desk/properties/" + strconv.Itoa(number)}, Over: Sent})
}
