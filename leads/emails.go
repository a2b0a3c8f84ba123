package leads

import (
	"crypto/rand"
	"slices"
	"time"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/db/attempts"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/db/outbox"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
	"github.com/gevel/gevel/mail"
)

// email is an email to be composed.
type email struct {
	kind  string
	l     locale.Language
	data  mail.Data
	about *agency.Property
	was   string // the previous price line
}

// compose writes an email for the outbox, about a property or none. An email to a person counts for its recipient's limit. One to a friend
// is left out when the limit is reached, and nobody is notified. An email about a property or project has the address of its agent's
// office. In a language that the site does not use the property is shown in the agency's.
func (o *Service) compose(c *agency.Catalog, w email) (outbox.Email, error) {
	d := w.data
	d.Site = mail.SiteOf(c, w.l, o.Origin)
	if w.about != nil {
		p := *w.about
		p.Language = c.Used(w.l)
		d.Property = mail.PropertyCard(&p, o.Origin)
		d.Locate(&p)
		d.Property.Was, d.Agent = w.was, p.Agent().Agent
	}
	if d.Agent != nil {
		d.Site = d.Site.At(c.Office(d.Agent.Office, w.l))
	}
	email, err := mail.Compose(w.kind, w.l, d)
	if err != nil {
		return outbox.Email{}, err
	}
	id := rand.Text()
	message, err := email.Message(id, c.Site.Email, o.Now())
	made := outbox.Email{ID: id, Kind: w.kind, Recipient: email.To, Message: message}
	if !slices.Contains(mail.UnreportedKinds(), w.kind) {
		made.Inbox = outbox.Inbox{Limit: o.perRecipient(email.To), Wait: limits.EmailWaitTime}
	}
	return made, err
}

// toVisitor queues an email in the language of the form to the person it names. Over the recipient's limit it is given up, not delayed:
// otherwise someone who types a stranger's address could fill that inbox for days.
func (t *taking) toVisitor(kind string, change func(*mail.Data), more ...attempts.Limit) error {
	made, err := t.email(kind, t.form.Common().Language, change)
	made.Limits, made.Inbox.Wait = more, 0
	t.receipt.Emails = append(t.receipt.Emails, made)
	return err
}

// toAgency queues an email in the agency's language, for each of its readers.
func (t *taking) toAgency(kind string, change func(*mail.Data), bounds ...attempts.Limit) error {
	made, err := t.copies(t.ctx, t.facts.Catalog, t.prepared(kind, t.facts.Catalog.Fallback(), func(d *mail.Data) {
		if change != nil {
			change(d)
		}
		d.Rows = append(slices.Clone(d.Rows), row("page", t.form.Common().Page))
	}))
	for i := range made {
		made[i].Limits = bounds
	}
	t.receipt.Emails = append(t.receipt.Emails, made...)
	return err
}

// both queues the emails of a form to the agency and to the visitor, for a form that adds nothing of its own to them.
func (t *taking) both(name string) error {
	if err := t.toAgency(name+"-agency", nil); err != nil {
		return err
	}
	return t.toVisitor(name+"-visitor", nil)
}

// email writes an email of the form.
func (t *taking) email(kind string, l locale.Language, change func(*mail.Data)) (outbox.Email, error) {
	return t.compose(t.facts.Catalog, t.prepared(kind, l, change))
}

// prepared is an email of the form, to be composed.
func (t *taking) prepared(kind string, l locale.Language, change func(*mail.Data)) email {
	d := t.data
	if change != nil {
		change(&d)
	}
	return email{kind: kind, l: l, data: d, about: t.about}
}

// add adds statements that are written together with the lead.
func (t *taking) add(effects ...handle.Statement) {
	t.receipt.Effects = append(t.receipt.Effects, effects...)
}

func personOf(p agency.PersonInput, l locale.Language) mail.Person {
	person := mail.Person{FirstName: p.FirstName, LastName: p.LastName, Email: p.Email, Phone: locale.FormatPhone(p.Phone), Language: l}
	if p.Title != nil {
		person.Title = string(*p.Title)
	}
	return person
}

// Purposes of the links in emails.
const (
	forAppointment = "appointment"
	forDemand      = "demand"
	forNewsletter  = "newsletter"
	forDocuments   = "documents"
	forOffer       = "offer"
	forUploads     = "uploads"
	forOwnerNews   = "ownerNews"
)

// linkLife is how long the links of newsletters, appointments and owners' news are valid. One of what nobody confirmed ends with it
// (limits.UnconfirmedTime).
const linkLife = 400 * 24 * time.Hour

// link is the address of a page with its token.
func (o *Service) link(page string, l locale.Language, token string) string {
	return o.Origin + agency.Path(page, l) + "?token=" + token
}
