package compose

import (
	"context"
	"time"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/db/attempts"
	"github.com/gevel/gevel/db/inbox"
	"github.com/gevel/gevel/db/outbox"
	"github.com/gevel/gevel/leads/row"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/mail"
)

// QueueUndeliveredNotices emails the agency about each email that was given up, once. It leaves out emails to the agency itself, because
// the report would fail too, and those to a friend, whose address is private. Reports over the daily limit are sent the next day.
func (o *Composer) QueueUndeliveredNotices(ctx context.Context) error {
	list, err := o.Store.Inbox.UnreportedFailures(ctx, mail.UnreportedKinds(), limits.UndeliveredEmailsPerDay)
	if err != nil || len(list) == 0 {
		return err
	}
	bound := attempts.Limit{Who: "agency", Form: "undelivered", Most: limits.UndeliveredEmailsPerDay, Since: o.Now().Add(-24 * time.Hour)}
	if room, err := o.Store.Attempts.MayAttempt(ctx, bound); err != nil || !room {
		return err
	}
	c, err := o.Store.Catalog(ctx)
	if err != nil {
		return err
	}
	for _, u := range list {
		if err := o.reportUndelivered(ctx, c, u, bound); err != nil {
			return err
		}
	}
	o.Wake()
	return nil
}

func (o *Composer) reportUndelivered(ctx context.Context, c *agency.Catalog, u inbox.Undelivered, bound attempts.Limit) error {
	data := mail.Data{Person: mail.Person{FirstName: u.Recipient, Email: u.Recipient},
		Rows: []mail.Row{row.Fact("recipient", u.Recipient), whyUndelivered(u)}}
	if u.Lead != nil {
		lead, err := o.Store.Inbox.Lead(ctx, *u.Lead)
		if err != nil {
			return err
		}
		if lead != nil {
			data.Person, data.Lead = PersonIn(*lead), lead.ID
		}
	}
	l, err := o.LanguageAt(ctx, c, c.Site.Email)
	if err != nil {
		return err
	}
	made, err := o.Compose(c, Email{Kind: "undelivered-agency", Language: l, Data: data})
	if err != nil {
		return err
	}
	made.Limits = []attempts.Limit{bound}
	return o.Store.Inbox.QueueUndeliveredNotices(ctx, u, made, o.Now())
}

// whyUndelivered says why an email was given up: its recipient's limit was reached, or what the mail server answered.
func whyUndelivered(u inbox.Undelivered) mail.Row {
	if u.Reason == outbox.TooManyEmails {
		return row.Choice("why", "TOO_MANY_EMAILS")
	}
	return row.Fact("serverAnswer", u.Reason)
}
