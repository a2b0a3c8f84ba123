package mail

import (
	"strings"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/locale"
)

// page is an email as its templates show it. Empty fields are not shown.
type page struct {
	Language   locale.Language
	Site       Site
	Title      string
	Greeting   string
	Paragraphs []string
	Answer     [][]string // what staff wrote: in place of greeting and paragraphs, or below them
	Day, Hours string     // of an appointment
	Was, Place string     // when it was before, and where it begins
	Contact    string     // the agent of the appointment, with a telephone number
	Cancelled  bool
	Cards      []card
	More       string // says how many more properties there are
	Rows       []line
	RowsFirst  bool   // above the cards
	Colon      string // after a label in plain text
	QuoteLabel string
	Quote      []string
	Link       *link
	SecondLink *link
	Note       string
	SignOff    string
	Agent      *agency.Agent
	Lead       string
	Leave      *link // unsubscribe
}

type line struct{ Label, Value string }

type link struct{ Text, URL string }

// card is a property or project as an email shows it.
type card struct {
	Title, Place, Price, Charges, Was, Facts, Energy, Label, Ref, URL, Picture, See string
}

func (c *composer) page(l locale.Language) page {
	d := c.data
	p := page{Language: l, Site: d.Site, Title: c.text("title"), Greeting: c.greeting(), Paragraphs: c.paragraphs(),
		Cards: c.cards(), More: c.more(), Link: c.button(), SecondLink: c.link("second", d.SecondLink), Note: c.note(),
		Cancelled: c.rule.method == cancel, Agent: d.Agent, Colon: c.word("colon")}
	if c.rule.remark {
		p.Answer, p.RowsFirst = c.answer(), true
	}
	if c.rule.answer {
		p.Greeting, p.Answer = "", c.answer()
		p.Quote, p.QuoteLabel = lines(d.Question), c.word("youWrote")
	}
	if d.Appointment != nil {
		p.Day, p.Hours = c.words.day(d.Appointment.Start), c.words.hours(d.Appointment.Start, d.Appointment.End)
		p.Was, p.Place, p.Contact = c.before(), c.meeting(), c.contact()
	}
	if c.rule.rows {
		p.Rows = c.rows()
	}
	if c.rule.text {
		p.Quote, p.QuoteLabel = lines(d.Text), c.word("quote")
	}
	if c.rule.office {
		p.Agent = nil
		p.Lead = c.lead()
		return p
	}
	p.SignOff = c.word("signOff")
	if c.rule.leave {
		p.Leave = &link{c.word("unsubscribe"), d.Unsubscribe}
	}
	return p
}

// paragraphs are the text of the kind. Staff writes that of an answer.
func (c *composer) paragraphs() []string {
	if c.rule.answer {
		return nil
	}
	list := strings.Split(c.text("body"), "\n\n")
	if like := c.optional("like"); like != "" && len(c.data.Listings) > 0 {
		list = append(list, like)
	}
	return list
}

// greeting addresses the reader. Emails to the agency have none.
func (c *composer) greeting() string {
	if c.rule.office {
		return ""
	}
	reader := c.data.Person.Name()
	if c.kind == "friend" {
		reader = c.data.Friend.FirstName
	}
	if name := harmless(reader); name != "" {
		return fill(c.words["greeting"], "name", name)
	}
	return c.word("greeting.nobody")
}

func (c *composer) link(part, url string) *link {
	if url == "" {
		return nil
	}
	return &link{c.text(part), url}
}

// button is the main link. In an email to the agency it leads to files that are too large to attach.
func (c *composer) button() *link {
	if c.hasFiles() {
		return &link{c.word("files.button"), c.data.Link}
	}
	return c.link("button", c.data.Link)
}

// hasFiles reports whether an email to the agency links to files because not all are attached.
func (c *composer) hasFiles() bool { return c.rule.office && c.data.Download != nil }

// note is the small print under the button. An offer says there whether it is binding, unless the reader has yet to confirm it.
func (c *composer) note() string {
	if c.hasFiles() {
		return c.word("files.note")
	}
	if !strings.HasPrefix(c.kind, "offer-") || c.kind == "offer-confirm" {
		return c.optional("note")
	}
	key := "offer.free"
	if c.data.Binding {
		key = "offer.binding"
	}
	if c.rule.office {
		key += ".agency"
	}
	return c.word(key)
}

func (c *composer) lead() string {
	if c.data.Lead == "" {
		return ""
	}
	return c.word("lead")
}

// cards are the properties that an email lists, or the property or project it is about.
func (c *composer) cards() []card {
	var list []card
	for _, l := range c.data.Listings {
		list = append(list, c.card(l))
	}
	if l := c.listing(); l != nil {
		list = append(list, c.card(l))
	}
	return list
}

// more says how many properties the list has besides those of the email, "" for none.
func (c *composer) more() string {
	switch c.data.More {
	case 0:
		return ""
	case 1:
		return c.text("one")
	}
	return c.text("more")
}

func (c *composer) card(l *Listing) card {
	k := card{Title: l.Title, Place: l.Place, Price: l.Price, Facts: l.Facts, URL: l.URL, Picture: l.Picture, See: c.word("card.see"),
		Ref: fill(c.word("card.ref"), "number", l.Ref)}
	if l.Charges != "" {
		k.Charges = fill(c.word("card.charges"), "charges", l.Charges)
	}
	if l.Energy != "" {
		k.Energy, k.Label = fill(c.word("card.energy"), "label", l.Energy), l.Label
	}
	if l.Was != "" {
		k.Was = fill(c.word("card.was"), "price", l.Was)
	}
	return k
}
