package intake

import "github.com/gevel/gevel/agency"

const agentKnown = "an agent says it on every page (BIV, rules on the identification of an agent)"

// warnIdentity warns when information about the agent is missing that the law requires on the site.
func (f *folder) warnIdentity() {
	i := f.site.Identity
	for _, part := range []struct {
		field string
		value any
	}{
		{"identity.title", i.Title}, {"identity.number", i.Number}, {"identity.country", i.Country},
		{"identity.companyNumber", i.CompanyNumber},
		{"identity.vatNumber", i.VATNumber}, {"identity.insurer", i.Insurer}, {"identity.policy", i.Policy},
		{"identity.supervisor", i.Supervisor}, {"office", f.addresses()},
	} {
		if agency.Empty(part.value) {
			f.warning("site.json", part.field, "is missing: %s", agentKnown)
		}
	}
}

// addresses is empty when there is no office, or one without an address.
func (f *folder) addresses() string {
	least := ""
	for i := range f.site.Offices {
		if least = f.site.Offices[i].Line(); least == "" {
			return ""
		}
	}
	return least
}
