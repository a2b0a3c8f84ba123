package intake

import "github.com/gevel/gevel/agency"

// warnColours warns of colours with which words cannot be read well.
func (f *folder) warnColours() {
	for _, c := range f.site.FaintColours() {
		f.warning("site.json", c.Field, "words have a contrast of %.1f with it; %.1f is needed to read them well (WCAG 2.2)",
			c.Contrast, agency.LeastContrast)
	}
}
