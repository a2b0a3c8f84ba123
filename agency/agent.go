package agency

import (
	"slices"
	"strings"

	"github.com/gevel/gevel/locale"
)

// Agent is somebody who shows and sells properties for the agency, as site.json has the agent.
type Agent struct {
	ID        int              `json:"id"`
	Name      string           `json:"name"`
	Office    int              `json:"office,omitempty"` // its number; the first office when there is none
	Phone     string           `json:"phone"`
	Mobile    string           `json:"mobile,omitempty"`
	Email     string           `json:"email"`
	Languages []string         `json:"languages,omitempty"` // that the agent speaks, as codes of SpokenLanguages
	Institute string           `json:"number,omitempty"`    // the number at the institute of estate agents: BIV, IPI
	Text      locale.Localized `json:"text,omitempty"`
	Photo     string           `json:"photo,omitempty"`

	Picture *Picture `json:"picture,omitempty"` // made by the import from Photo
}

// SpokenLanguages are the languages that an agent may speak, more than the site has texts in.
var SpokenLanguages = []string{"nl", "fr", "de", "en", "lb", "es", "it", "pt", "pl", "ro", "tr", "ar"}

// Initials are shown for an agent without a picture: "AV".
func (a *Agent) Initials() string {
	var b strings.Builder
	for _, word := range strings.Fields(a.Name) {
		b.WriteRune([]rune(word)[0])
	}
	return strings.ToUpper(b.String())
}

// Reached is the agent's mobile number, or the other number where there is no mobile one.
func (a *Agent) Reached() string { return or(a.Mobile, a.Phone) }

// AgentsNamed lists the numbers of the agents that any of the inputs names.
func (c *Catalog) AgentsNamed(inputs []AgentInput) []int {
	numbers := []int{}
	for i := range c.Site.Agents {
		a := &c.Site.Agents[i]
		if slices.ContainsFunc(inputs, func(in AgentInput) bool { return c.isNamed(in, a) }) {
			numbers = append(numbers, a.ID)
		}
	}
	return numbers
}

// isNamed reports whether everything that an input states is true of an agent.
func (c *Catalog) isNamed(in AgentInput, a *Agent) bool {
	office := c.Office(a.Office, c.Fallback()).Number
	return (in.Number == nil || *in.Number == a.ID) && (in.Slug == nil || segmentOr(*in.Slug, "") == c.Site.agentSlug(a)) &&
		(in.Office == nil || *in.Office == office)
}
