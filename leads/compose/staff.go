package compose

import (
	"context"
	"time"

	"github.com/gevel/gevel/db/members"
	"github.com/gevel/gevel/db/outbox"
	"github.com/gevel/gevel/mail"
)

// StaffEmail is an email to a member of staff. path is the page of the desk to which it links; when is until when the link is valid, or
// when something happened.
func (o *Composer) StaffEmail(ctx context.Context, kind string, m members.StaffMember, path string, when time.Time) (outbox.Email, error) {
	c, err := o.Store.Catalog(ctx)
	if err != nil {
		return outbox.Email{}, err
	}
	person := mail.Person{FirstName: m.Name, Email: m.Email, Language: m.Language}
	data := mail.Data{Person: person, Link: o.Origin + path, When: when}
	return o.Compose(c, Email{Kind: kind, Language: m.Language, Data: data, Over: Sent})
}
