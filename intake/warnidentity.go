package intake

import "github.com/gevel/gevel/agency/law"

// warnIdentity warns when information about the agent is missing that the law requires on the site.
func (f *folder) warnIdentity() {
	for _, l := range law.Lacks(&f.site) {
		f.warning("site.json", l.Field, "is missing: %s", l.Why())
	}
}
