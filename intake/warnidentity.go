package intake

import "github.com/gevel/gevel/agency"

// identityLaws says by country why an agent says it on its site.
var identityLaws = map[string]string{
	agency.BelgiumCode:    "an agent in Belgium says it on every page (BIV, rules on the identification of an agent)",
	agency.LuxembourgCode: "an agent in Luxembourg says it on every page (law on electronic commerce, article 5)",
}

// warnIdentity warns when information about the agent is missing that the law requires on the site.
func (f *folder) warnIdentity() {
	for _, l := range f.site.Lacks() {
		f.warning("site.json", l.Field, "is missing: %s", identityLaws[l.Country])
	}
}
