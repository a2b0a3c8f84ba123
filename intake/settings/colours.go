package settings

import (
	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/intake/check"
)

// WarnColours warns of colours with which words cannot be read well.
func WarnColours(b *check.Book, site *agency.Site) {
	for _, c := range site.FaintColours() {
		b.Warn("site.json", c.Field, "words have a contrast of %.1f with it; %.1f is needed to read them well (WCAG 2.2)",
			c.Contrast, agency.LeastContrast)
	}
}
