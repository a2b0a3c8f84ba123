package leads

import (
	"crypto/rand"
	"time"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/mail"
)

// letter is a letter that is to be written.
type letter struct {
	kind  string
	l     agency.Language
	data  mail.Data
	about *agency.Property
	was   string // the price line of before
}

// compose writes a letter about a property, or about none, for the outbox.
func (o *Office) compose(c *agency.Catalog, w letter) (db.Letter, error) {
	d := w.data
	d.Site = mail.SiteOf(c, w.l, o.Origin)
	if w.about != nil {
		p := *w.about
		p.Language = w.l
		d.Property = mail.PropertyCard(&p, o.Origin)
		d.Property.Was, d.Agent, d.ToAgent = w.was, p.Agent(), c.Site.Settings.LettersToAgent
	}
	letter, err := mail.Compose(w.kind, w.l, d)
	if err != nil {
		return db.Letter{}, err
	}
	id := rand.Text()
	message, err := letter.Message(id, c.Site.Email, o.Now())
	return db.Letter{ID: id, Kind: w.kind, Recipient: letter.To, Message: message}, err
}

// toVisitor queues a letter in the language of the form.
func (t *taking) toVisitor(kind string, change func(*mail.Data)) error {
	return t.queue(kind, t.form.Common().Language, change)
}

// toAgency queues a letter in the agency's language.
func (t *taking) toAgency(kind string, change func(*mail.Data)) error {
	return t.queue(kind, t.facts.Catalog.Fallback(), change)
}

// both queues a letter to the agency and one to the visitor that say no more than all letters of the form.
func (t *taking) both(name string) error {
	if err := t.toAgency(name+"-agency", nil); err != nil {
		return err
	}
	return t.toVisitor(name+"-visitor", nil)
}

func (t *taking) queue(kind string, l agency.Language, change func(*mail.Data)) error {
	d := t.data
	if change != nil {
		change(&d)
	}
	made, err := t.compose(t.facts.Catalog, letter{kind: kind, l: l, data: d, about: t.about})
	t.receipt.Letters = append(t.receipt.Letters, made)
	return err
}

// add notes what is written with the lead.
func (t *taking) add(effects ...db.Statement) {
	t.receipt.Effects = append(t.receipt.Effects, effects...)
}

func personOf(p agency.PersonInput, l agency.Language) mail.Person {
	person := mail.Person{FirstName: p.FirstName, LastName: p.LastName, Email: p.Email, Phone: agency.FormatPhone(p.Phone), Language: l}
	if p.Title != nil {
		person.Title = string(*p.Title)
	}
	return person
}

// Purposes of the links in letters.
const (
	forAppointment = "appointment"
	forDemand      = "demand"
	forNewsletter  = "newsletter"
	forDocuments   = "documents"
)

// linkLife is how long a link holds that changes or ends something.
const linkLife = 400 * 24 * time.Hour

// link is the address of a page that opens with a token.
func (o *Office) link(page string, l agency.Language, token string) string {
	return o.Origin + agency.Path(page, l) + "?token=" + token
}
