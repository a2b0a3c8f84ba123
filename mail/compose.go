package mail

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/gevel/gevel/locale"
)

// Compose writes the email of a kind ("contact-agency", "contact-visitor", …; kind.go lists them) in a language. A kind,
// language, label or choice that has no text is a programmer's error.
func Compose(kind string, l locale.Language, d Data) (Email, error) {
	r, known := kinds[kind]
	w, ok := allWords[l]
	if !known || !ok {
		return Email{}, fmt.Errorf("there is no email %q in %q", kind, l)
	}
	if r.leave && d.Unsubscribe == "" {
		return Email{}, fmt.Errorf("the email %q has no address to unsubscribe at", kind)
	}
	c := &composer{kind: kind, rule: r, words: w, data: d}
	c.places = c.named()
	email, err := c.email(l)
	if err == nil && len(c.missing) > 0 {
		err = fmt.Errorf("the email %q in %q has no text for %s", kind, l, strings.Join(c.missing, ", "))
	}
	return email, err
}

// composer writes one email.
type composer struct {
	kind    string
	rule    rule
	words   words
	data    Data
	places  []string // values for the placeholders of texts: name, value, …
	missing []string // keys without a text
}

func (c *composer) email(l locale.Language) (Email, error) {
	p := c.page(l)
	html, text, err := p.write()
	if err != nil {
		return Email{}, err
	}
	d := c.data
	email := Email{From: d.Site.Name, To: d.Person.Email, ReplyTo: c.answerer(), Subject: c.text("subject"), Text: text, HTML: html,
		Files: d.Files}
	if c.rule.leave {
		email.Unsubscribe = d.Unsubscribe
	}
	switch {
	case c.rule.answer:
		email.From, email.Subject = joined(", ", c.agentName(), d.Site.Name), c.answerSubject()
		email.Personal, email.Thread = true, d.Thread
	case c.rule.office:
		email.To, email.ReplyTo = c.reader(), d.Person.Email
	case c.kind == "friend":
		email.To, email.ReplyTo = d.Friend.Email, d.Person.Email
	}
	if d.Appointment != nil && c.rule.method != "" {
		email.Invitation, email.Method = c.invitation().ICS(), c.rule.method
	}
	return email, nil
}

// reader is the address of an email to the agency.
func (c *composer) reader() string {
	if c.data.Reader != "" {
		return c.data.Reader
	}
	return c.data.Site.Mailbox
}

// answerer is who gets a visitor's reply: the agent, or else the office.
func (c *composer) answerer() string {
	if a := c.data.Agent; a != nil && a.Email != "" {
		return a.Email
	}
	return c.data.Site.Mailbox
}

// text gives a text of this kind with its placeholders filled in.
func (c *composer) text(part string) string { return c.word(c.kind + "." + part) }

// optional gives a text that not every kind has, "" for none.
func (c *composer) optional(part string) string { return fill(c.words[c.kind+"."+part], c.places...) }

// word gives any text with its placeholders filled in, and notes a key without a text.
func (c *composer) word(key string) string {
	text, ok := c.words[key]
	if !ok {
		c.missing = append(c.missing, key)
	}
	return fill(text, c.places...)
}

// named gives the values for the placeholders of texts.
func (c *composer) named() []string {
	d := c.data
	places := []string{"name", c.name(), "site", oneLine(d.Site.Name), "lead", oneLine(d.Lead), "colleague", oneLine(d.Colleague)}
	if l := c.listing(); l != nil {
		places = append(places, "listing", oneLine(l.Title), "place", oneLine(l.Place))
	}
	if len(d.Listings) > 0 {
		places = append(places, "count", strconv.Itoa(len(d.Listings)+d.More), "more", strconv.Itoa(d.More))
	}
	when := d.When
	if d.Appointment != nil {
		when = d.Appointment.Start
	}
	return append(places, "when", c.words.at(when), "day", c.words.day(when))
}

// name is the visitor's name. In emails to others the agency's name replaces one that is not harmless.
func (c *composer) name() string {
	if name := c.attendee(); name != "" || c.rule.office {
		return name
	}
	return oneLine(c.data.Site.Name)
}

func (c *composer) listing() *Listing {
	if c.data.Property != nil {
		return c.data.Property
	}
	return c.data.Project
}
