package leads

import (
	"crypto/rand"
	"slices"
	"strings"
	"time"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/db/attempts"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/db/outbox"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
	"github.com/gevel/gevel/mail"
)

// email is an email to be composed.
type email struct {
	kind   string
	l      locale.Language
	data   mail.Data
	about  *agency.Property // whose card it shows; nil for none, or for the card that data has
	was    string           // the previous price line
	holder int              // the member of staff who got its lead when it came; 0 for nobody
	limits []attempts.Limit // for which it counts beside its recipient's
	over   overLimit
}

// overLimit is what becomes of an email that is more than its recipient gets in a day.
type overLimit int

const (
	waits   overLimit = iota // until there is room again, limits.EmailWaitTime at most
	givenUp                  // at once
	sent                     // all the same: it only counts
)

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
		if strings.HasPrefix(w.kind, "demand-") { // of a demand or a watch
			d.Property = mail.FoundCard(&p, o.Origin)
		}
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
	made := outbox.Email{ID: id, Kind: w.kind, Recipient: email.To, Message: message, Limits: w.limits}
	if !slices.Contains(mail.UnreportedKinds(), w.kind) {
		made.Inbox = outbox.Inbox{Limit: o.perRecipient(email.To), Wait: w.over.wait()}
	}
	return made, err
}

// wait is how long the store lets an email wait.
func (o overLimit) wait() time.Duration {
	return [...]time.Duration{waits: limits.EmailWaitTime, givenUp: 0, sent: outbox.CountOnly}[o]
}

// toVisitor adds an email in the language of the form to the person it names. Over the recipient's limit it is given up, not delayed:
// otherwise someone who types a stranger's address could fill that inbox for days.
func (s *submission) toVisitor(kind string, change func(*mail.Data), more ...attempts.Limit) {
	s.email(email{kind: kind, l: s.form.Common().Language, limits: more, over: givenUp}, change)
}

// toAgency adds an email in the agency's language; each of its readers gets one.
func (s *submission) toAgency(kind string, change func(*mail.Data)) {
	s.email(email{kind: kind, l: s.facts.Catalog.Fallback()}, func(d *mail.Data) {
		if change != nil {
			change(d)
		}
		d.Rows = append(slices.Clone(d.Rows), row("page", s.form.Common().Page))
	})
}

// both adds the emails of a form to the agency and to the visitor, for a form that adds nothing of its own to them.
func (s *submission) both(name string) {
	s.toAgency(name+"-agency", nil)
	s.toVisitor(name+"-visitor", nil)
}

// email adds an email about what the form is about, with the data that all its emails share and what change makes of them.
func (s *submission) email(w email, change func(*mail.Data)) {
	w.data, w.about = s.data, s.about
	if change != nil {
		change(&w.data)
	}
	if w.data.Agent != nil { // of a project
		s.agent = w.data.Agent.ID
	}
	s.emails = append(s.emails, w)
}

// add adds statements that are written together with the lead.
func (s *submission) add(effects ...handle.Statement) { s.effects = append(s.effects, effects...) }

func personOf(p forms.PersonInput, l locale.Language) mail.Person {
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
