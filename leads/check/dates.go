package check

import (
	"regexp"
	"strings"
	"time"

	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/locale"
)

var unfinishedDate = regexp.MustCompile(`^[0-9]{0,4}(-[0-9]{0,2}(-[0-9]{0,2})?)?$`)

// Date checks a day written YYYY-MM-DD, and reports whether it is one. One with parts missing ("2026-12", "2026--05") is
// incomplete.
func (c *Checking) Date(path string, d *locale.Date, required bool) bool {
	*d = locale.Date(strings.TrimSpace(string(*d)))
	switch parts := strings.Split(string(*d), "-"); {
	case strings.Trim(string(*d), "-") == "":
		if *d = ""; required {
			c.Add(path, forms.Required)
		}
	case d.Valid():
		return true
	case unfinishedDate.MatchString(string(*d)) && (len(parts) < 3 || parts[0] == "" || parts[1] == "" || parts[2] == ""):
		c.Add(path, forms.DateIncomplete)
	default:
		c.Add(path, forms.DateInvalid)
	}
	return false
}

// Period checks two days, both required: the end may not come before the start nor before today.
func (c *Checking) Period(startPath string, start *locale.Date, endPath string, end *locale.Date, now time.Time) {
	started, ended := c.Date(startPath, start, true), c.Date(endPath, end, true)
	switch {
	case started && ended && *end < *start:
		c.Add(endPath, forms.EndBeforeStart)
	case ended && *end < locale.Today(now):
		c.Add(endPath, forms.Past)
	}
}

// Agreed reports a required consent that was not given.
func (c *Checking) Agreed(path string, yes bool) {
	if !yes {
		c.Add(path, forms.Statements)
	}
}
