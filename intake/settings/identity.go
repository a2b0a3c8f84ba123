package settings

import (
	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/law"
	"github.com/gevel/gevel/intake/check"
)

// WarnIdentity warns when information about the agent is missing that the law requires on the site.
func WarnIdentity(b *check.Book, site *agency.Site) {
	for _, l := range law.Lacks(site) {
		b.Warn("site.json", l.Field, "is missing: %s", l.Why())
	}
}
