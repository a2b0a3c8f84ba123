package agency

import (
	"strconv"
	"strings"

	"github.com/gevel/gevel/locale"
)

// agentSlug is the agent's part of an address, the same in every language. It has the number when two agents have the same name.
func (s *Site) agentSlug(a *Agent) string {
	slug := segment(a.Name, a.ID)
	for i := range s.Agents {
		if other := &s.Agents[i]; other.ID != a.ID && segment(other.Name, other.ID) == slug {
			return slug + "-" + strconv.Itoa(a.ID)
		}
	}
	return slug
}

// AgentAddresses are the digests of the agents' parts of addresses, with the agents' numbers.
func (s *Site) AgentAddresses() map[string]int {
	all := map[string]int{}
	for i := range s.Agents {
		all[digest(s.agentSlug(&s.Agents[i]))] = s.Agents[i].ID
	}
	return all
}

// AgentAt gives the agent whose page has this address, or had it under another name or in another spelling; nil for none.
func (c *Catalog) AgentAt(path string, l locale.Language) *LocalAgent {
	if a := c.agentWith(path, l); a != nil {
		return a
	}
	if a := c.agentByID[c.formerAgent(path, l)]; a != nil {
		return c.agentIn(a, l)
	}
	return c.agentWith(sluggedPath(path), l)
}

func (c *Catalog) agentWith(path string, l locale.Language) *LocalAgent {
	for _, a := range c.Agents(l) {
		if a.Path() == path {
			return a
		}
	}
	return nil
}

// AgentLeft reports whether an address was that of an agent who left.
func (c *Catalog) AgentLeft(path string, l locale.Language) bool {
	return c.formerAgent(path, l) != 0 && c.AgentAt(path, l) == nil
}

// formerAgent is the number of the agent whose page had an address, 0 for none.
func (c *Catalog) formerAgent(path string, l locale.Language) int {
	slug, below := strings.CutPrefix(readPath(path), Path("agents", l))
	if !below {
		return 0
	}
	return c.FormerAgents[digest(strings.TrimSuffix(slug, "/"))]
}
