package check

import (
	"time"

	"github.com/gevel/gevel/agency/forms"
)

// Slot checks that a viewing can start at a time.
func (c *Checking) Slot(path string, start *time.Time, f Facts) {
	switch {
	case start == nil:
		c.Add(path, forms.Required)
	case start.Before(f.Now):
		c.Add(path, forms.Past)
	default:
		if _, ok := f.Catalog.Site.Settings.ViewingHours.WithDefaults().At(*start, f.Now); !ok {
			c.Add(path, forms.Unknown)
		}
	}
}

// StartAtDesk checks when an appointment begins that the desk books or moves.
func (c *Checking) StartAtDesk(start time.Time, outside bool, facts Facts) {
	if !outside || start.Before(facts.Now) {
		c.Slot("start", &start, facts)
	}
}
