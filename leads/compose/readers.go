package compose

import (
	"context"
	"slices"
	"strings"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/db/members"
	"github.com/gevel/gevel/db/outbox"
	"github.com/gevel/gevel/locale"
	"github.com/gevel/gevel/mail"
)

// ComposeAll composes emails for the outbox, those to the agency once for each of their readers.
func (o *Composer) ComposeAll(ctx context.Context, c *agency.Catalog, list ...Email) ([]outbox.Email, error) {
	var made []outbox.Email
	for _, w := range list {
		copies, err := o.copies(ctx, c, w)
		if err != nil {
			return nil, err
		}
		made = append(made, copies...)
	}
	return made, nil
}

// copies composes one email for each of its readers, for staff in their own language. Names that the agency gave, such as those of types
// and documents, stay in the agency's.
func (o *Composer) copies(ctx context.Context, c *agency.Catalog, w Email) (made []outbox.Email, err error) {
	to, otherwise := []string{""}, w.Language
	var staff []members.StaffMember
	if mail.ToAgency(w.Kind) {
		if staff, err = o.Store.Members.OpenStaff(ctx); err != nil {
			return nil, err
		}
		to = readers(c, w, staff)
		if w.Unless != nil {
			w.Agent, w.Unless = w.Unless, w.Agent
			others := toEach(readers(c, w, staff))
			w.Agent, w.Unless = w.Unless, nil
			to = slices.DeleteFunc(to, others.has)
		}
	}
	for _, w.Data.Reader = range to {
		w.Language = languageOf(w.Data.Reader, staff, otherwise)
		one, err := o.Compose(c, w)
		if err != nil {
			return nil, err
		}
		made = append(made, one)
	}
	return made, nil
}

// readers are the addresses that an email to the agency goes to: the office, or the agent where the settings say so, and staff who want it.
// Whoever a rule gave the lead to has the agent's place; an appointment stays the agent's own. An agent who wants none at the desk gets
// none. When nobody would get it, the office does.
func readers(c *agency.Catalog, w Email, staff []members.StaffMember) []string {
	agent, office := w.Data.Agent, c.Site.Email
	if w.About != nil {
		agent = nil
		if own := c.Agent(w.About.AgentID, c.Fallback()); own != nil {
			agent = own.Agent
		}
	}
	if w.Agent != nil {
		agent = w.Agent
	}
	address := ""
	if agent != nil {
		address, office = agent.Email, c.Office(agent.Office, c.Fallback()).Email
	}
	appointments, declined := strings.HasPrefix(w.Kind, "appointment-"), false
	for _, m := range staff {
		if m.ID == w.Holder && w.Holder != 0 && !appointments {
			address = m.Email
		}
	}
	to := toEach{}
	toAgent := c.Site.Settings.EmailsToAgent && address != ""
	if !toAgent {
		to.add(office)
	}
	for _, m := range staff {
		isAgent := address != "" && forms.Mailbox(m.Email) == forms.Mailbox(address)
		own := isAgent || m.ID == w.Holder && w.Holder != 0
		wants := m.Wants(appointments)
		declined = declined || isAgent && wants == desk.NoEmails
		if wants == desk.AllEmails || own && wants == desk.OwnEmails {
			to.add(m.Email)
		}
	}
	if toAgent && !declined {
		to.add(address)
	}
	if len(to) == 0 {
		to.add(office)
	}
	return to
}

// languageOf is the language in which emails go to an address: that of the member of staff who has it, else the given one.
func languageOf(address string, staff []members.StaffMember, otherwise locale.Language) locale.Language {
	for _, m := range staff {
		if forms.Mailbox(m.Email) == forms.Mailbox(address) {
			return m.Language
		}
	}
	return otherwise
}

// LanguageAt is languageOf among everybody at the desk; for an address that nobody there has it is the agency's language.
func (o *Composer) LanguageAt(ctx context.Context, c *agency.Catalog, address string) (locale.Language, error) {
	staff, err := o.Store.Members.OpenStaff(ctx)
	return languageOf(address, staff, c.Fallback()), err
}

// toEach is a list of addresses, each mailbox once.
type toEach []string

func (t *toEach) add(address string) {
	if !t.has(address) {
		*t = append(*t, address)
	}
}

func (t toEach) has(address string) bool {
	return slices.ContainsFunc(t, func(other string) bool { return forms.Mailbox(other) == forms.Mailbox(address) })
}
