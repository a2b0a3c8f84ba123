package compose

import (
	"strings"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/db/demands"
	"github.com/gevel/gevel/db/inbox"
	"github.com/gevel/gevel/db/members"
	"github.com/gevel/gevel/db/owners"
	"github.com/gevel/gevel/locale"
	"github.com/gevel/gevel/mail"
)

func PersonOf(p forms.PersonInput, l locale.Language) mail.Person {
	person := mail.Person{FirstName: p.FirstName, LastName: p.LastName, Email: p.Email, Phone: locale.FormatPhone(p.Phone), Language: l}
	if p.Title != nil {
		person.Title = string(*p.Title)
	}
	return person
}

// PersonIn is the person who sent a lead.
func PersonIn(l inbox.Lead) mail.Person {
	who := forms.PersonInput{Title: l.Title, FirstName: l.FirstName, LastName: l.LastName, Email: l.Email, Phone: l.Phone}
	return PersonOf(who, l.Language)
}

func PersonOfOwner(o owners.Owner) mail.Person {
	return mail.Person{FirstName: o.Name, Email: o.Email, Language: o.Language}
}

func Searcher(d demands.Demand) mail.Person {
	return mail.Person{FirstName: d.FirstName, LastName: d.LastName, Email: d.Email, Language: d.Language}
}

// AgentOf is the agent with the email address of a member of staff, or an agent with only the member's name and address.
func AgentOf(c *agency.Catalog, m members.StaffMember) *agency.Agent {
	for i := range c.Site.Agents {
		if a := &c.Site.Agents[i]; strings.EqualFold(a.Email, m.Email) {
			return a
		}
	}
	return &agency.Agent{Name: m.Name, Email: m.Email}
}
