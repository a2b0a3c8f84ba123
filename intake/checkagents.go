package intake

import (
	"fmt"
	"slices"
	"strings"

	"github.com/gevel/gevel/agency"
)

// checkAgents checks the staff: each has a number, a name, an office that exists and languages that have a name.
func (f *folder) checkAgents() {
	if len(f.site.Agents) == 0 {
		f.problem("site.json", "agents", "at least one agent is needed")
	}
	offices := numbers(f.site.Offices, func(o agency.Office) int { return o.Number })
	seen := map[int]bool{}
	for i, a := range f.site.Agents {
		field := fmt.Sprintf("agents[%d]", i)
		f.numbered(field+".id", a.ID, seen)
		f.emailOrNone(field+".email", a.Email)
		if strings.TrimSpace(a.Name) == "" {
			f.problem("site.json", field+".name", "is missing")
		}
		if a.Office != 0 && !slices.Contains(offices, a.Office) {
			f.problem("site.json", field+".office", "there is no office %d", a.Office)
		}
		f.spoken(field+".languages", a.Languages)
		if len(a.Text) > 0 {
			f.needsText("site.json", field+".text", a.Text)
		}
	}
}

// spoken refuses a language that has no name here.
func (f *folder) spoken(field string, languages []string) {
	for i, l := range languages {
		if !slices.Contains(agency.SpokenLanguages, l) {
			f.problem("site.json", fmt.Sprintf("%s[%d]", field, i), "%q is not one of %s", l, strings.Join(agency.SpokenLanguages, ", "))
		} else if slices.Contains(languages[:i], l) {
			f.problem("site.json", fmt.Sprintf("%s[%d]", field, i), "%q appears twice", l)
		}
	}
}
