package agency

import (
	"slices"
	"strconv"

	"github.com/gevel/gevel/agency/media"
	"github.com/gevel/gevel/locale"
)

// LocalAgent is an agent in one language.
type LocalAgent struct {
	*Agent
	Language locale.Language
	Catalog  *Catalog
}

// Agents gives the agents in l, in the agency's order.
func (c *Catalog) Agents(l locale.Language) []*LocalAgent {
	list := []*LocalAgent{}
	for i := range c.Site.Agents {
		list = append(list, c.agentIn(&c.Site.Agents[i], l))
	}
	return list
}

// team gives the agents of the office with this number in l, or all when it is empty.
func (c *Catalog) team(office string, l locale.Language) []*LocalAgent {
	return slices.DeleteFunc(c.Agents(l), func(a *LocalAgent) bool {
		return office != "" && office != strconv.Itoa(a.Office().Number)
	})
}

// Agent gives the agent with this number in l, nil for none.
func (c *Catalog) Agent(number int, l locale.Language) *LocalAgent {
	if a := c.agentByID[number]; a != nil {
		return c.agentIn(a, l)
	}
	return nil
}

// contact is whom visitors turn to about a property or project of the agent with this number: the agency's first agent when its own is no
// longer there. Nobody else takes that agent's place: not at the desk, and not as the reader of emails to the agency.
func (c *Catalog) contact(number int, l locale.Language) *LocalAgent {
	if a := c.Agent(number, l); a != nil {
		return a
	}
	return c.agentIn(&c.Site.Agents[0], l)
}

func (c *Catalog) agentIn(a *Agent, l locale.Language) *LocalAgent {
	return &LocalAgent{Agent: a, Language: l, Catalog: c}
}

// Number is the agency's number of the agent.
func (a *LocalAgent) Number() int { return a.ID }

// Path is the address of the agent's page: "/nl/makelaars/an-vermeulen/".
func (a *LocalAgent) Path() string { return a.pathIn(a.Language) }

// Paths are its addresses in all languages of the site.
func (a *LocalAgent) Paths() []LocalizedPath { return a.Catalog.paths(a.pathIn) }

func (a *LocalAgent) pathIn(l locale.Language) string {
	return Path("agents", l) + a.Catalog.Site.agentSlug(a.Agent) + "/"
}

// Photo is the portrait, nil for none.
func (a *LocalAgent) Photo() *media.Photo { return a.Picture.In(a.Language, a.Catalog.Fallback()) }

// Text is what the agent says, nil for nothing.
func (a *LocalAgent) Text() *string {
	return optional(a.Agent.Text.In(a.Language, a.Catalog.Fallback()))
}

// Mobile is the mobile number as it is shown, nil for none.
func (a *LocalAgent) Mobile() *string { return optional(a.Agent.Mobile) }

// Languages are the languages that the agent speaks, in words.
func (a *LocalAgent) Languages() []string {
	names := []string{}
	for _, code := range a.Agent.Languages {
		names = append(names, locale.Text("language."+code, a.Language))
	}
	return names
}

// Registration is the number at the institute, with its name: "BIV 123.456"; nil for none.
func (a *LocalAgent) Registration() *string {
	if a.Institute == "" {
		return nil
	}
	return optional(a.Office().Identity.Registered(a.Institute, a.Language, a.Catalog.Fallback()))
}

// Office is where the agent works.
func (a *LocalAgent) Office() *LocalOffice { return a.Catalog.Office(a.Agent.Office, a.Language) }
