package intake

// warnIdentity warns when information about the agent is missing that the law requires on the site.
func (f *folder) warnIdentity() {
	for _, l := range f.site.Lacks() {
		f.warning("site.json", l.Field, "is missing: %s", l.Why())
	}
}
