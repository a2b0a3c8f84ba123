package compose

import (
	"crypto/rand"
	"slices"
	"strings"
	"time"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/db/attempts"
	"github.com/gevel/gevel/db/outbox"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
	"github.com/gevel/gevel/mail"
)

// Email is an email to be composed.
type Email struct {
	Kind     string
	Language locale.Language
	Data     mail.Data
	About    *agency.Property // whose card it shows; nil for none, or for the card that data has
	Agent    *agency.Agent    // who holds the appointment that it is about; nil: the agent of About
	Unless   *agency.Agent    // whose readers do not get this one, since they get another
	Was      string           // the previous price line
	Holder   int              // the member of staff who got its lead when it came; 0 for nobody
	Limits   []attempts.Limit // for which it counts beside its recipient's
	Over     OverLimit
}

// OverLimit is what becomes of an email that is more than its recipient gets in a day.
type OverLimit int

const (
	Waits   OverLimit = iota // until there is room again, limits.EmailWaitTime at most
	GivenUp                  // at once
	Sent                     // all the same: it only counts
)

// Compose writes an email for the outbox, about a property or none. An email to a person counts for its recipient's limit. One to a friend
// is left out when the limit is reached, and nobody is notified. An email about a property or project has the address of its agent's
// office. In a language that the site does not use the property is shown in the agency's.
func (o *Composer) Compose(c *agency.Catalog, w Email) (outbox.Email, error) {
	d := w.Data
	d.Site = mail.SiteOf(c, w.Language, o.Origin)
	if w.About != nil {
		p := *w.About
		p.Language = c.Used(w.Language)
		d.Property = mail.PropertyCard(&p, o.Origin)
		if strings.HasPrefix(w.Kind, "demand-") { // of a demand or a watch
			d.Property = mail.FoundCard(&p, o.Origin)
		}
		d.Locate(&p)
		d.Property.Was, d.Agent = w.Was, p.Agent().Agent
	}
	if w.Agent != nil {
		d.Agent = w.Agent
	}
	if d.Agent != nil {
		d.Site = d.Site.At(c.Office(d.Agent.Office, w.Language))
	}
	email, err := mail.Compose(w.Kind, w.Language, d)
	if err != nil {
		return outbox.Email{}, err
	}
	id := rand.Text()
	message, err := email.Message(id, c.Site.Email, o.Now())
	made := outbox.Email{ID: id, Kind: w.Kind, Recipient: email.To, Message: message, Limits: w.Limits}
	if !slices.Contains(mail.UnreportedKinds(), w.Kind) {
		made.Inbox = outbox.Inbox{Limit: o.PerRecipient(email.To), Wait: w.Over.wait()}
	}
	return made, err
}

// wait is how long the store lets an email wait.
func (o OverLimit) wait() time.Duration {
	return [...]time.Duration{Waits: limits.EmailWaitTime, GivenUp: 0, Sent: outbox.CountOnly}[o]
}
