package settings

import (
	"fmt"
	"slices"
	"strings"

	"github.com/gevel/gevel/agency"
)

// checkAgents checks the staff: each has a number, a name, an office that exists and languages that have a name.
func (c *checker) checkAgents() {
	if len(c.site.Agents) == 0 {
		c.Refuse("site.json", "agents", "at least one agent is needed")
	}
	seen := map[int]bool{}
	for i, a := range c.site.Agents {
		field := fmt.Sprintf("agents[%d]", i)
		c.numbered(field+".id", a.ID, seen)
		c.emailOrNone(field+".email", a.Email)
		if strings.TrimSpace(a.Name) == "" {
			c.Refuse("site.json", field+".name", "is missing")
		}
		if a.Office != 0 && !slices.ContainsFunc(c.site.Offices, func(o agency.Office) bool { return o.Number == a.Office }) {
			c.Refuse("site.json", field+".office", "there is no office %d", a.Office)
		}
		c.spoken(field+".languages", a.Languages)
		if len(a.Text) > 0 {
			c.NeedsText("site.json", field+".text", a.Text, c.site.DefaultLanguage)
		}
	}
}

// spoken refuses a language that has no name here.
func (c *checker) spoken(field string, languages []string) {
	for i, l := range languages {
		if !slices.Contains(agency.SpokenLanguages, l) {
			c.Refuse("site.json", fmt.Sprintf("%s[%d]", field, i), "%q is not one of %s", l, strings.Join(agency.SpokenLanguages, ", "))
		} else if slices.Contains(languages[:i], l) {
			c.Refuse("site.json", fmt.Sprintf("%s[%d]", field, i), "%q appears twice", l)
		}
	}
}
