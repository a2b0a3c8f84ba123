package settings

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/detail"
	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/intake/check"
	"github.com/gevel/gevel/locale"
)

// JoinOffices makes the single office the list. A site has one or the other.
func JoinOffices(b *check.Book, site *agency.Site) {
	if len(site.Offices) > 0 && !detail.Empty(site.Office.Line()) {
		b.Refuse("site.json", "office", "stands beside offices; make it one of them")
	}
	site.JoinOffices()
}

// checkOffices checks the places where the agency receives visitors.
func (c *checker) checkOffices() {
	seen := map[int]bool{}
	for i, o := range c.site.Offices {
		field := fmt.Sprintf("offices[%d]", i)
		c.numbered(field+".number", o.Number, seen)
		c.emailOrNone(field+".email", o.Email)
		c.checkHours(field+".hours", o.Hours)
		c.Point("site.json", field+".", o.Latitude, o.Longitude)
		if len(o.Name) > 0 {
			c.NeedsText("site.json", field+".name", locale.Localized(o.Name), c.site.DefaultLanguage)
		}
		if o.Line() == "" {
			c.Refuse("site.json", field+".street", "an office needs an address: street, zip, city and country")
		}
	}
}

// numbered refuses a number below one, and one that stands there twice.
func (c *checker) numbered(field string, number int, seen map[int]bool) {
	if number < 1 {
		c.Refuse("site.json", field, "%d is not a number from 1 on", number)
	} else if seen[number] {
		c.Refuse("site.json", field, "%d appears twice", number)
	}
	seen[number] = true
}

func (c *checker) emailOrNone(field, email string) {
	if email != "" && !forms.IsEmail(email) {
		c.Refuse("site.json", field, "%q is not an e-mail address", email)
	}
}

// checkHours checks hours by the name of the weekday. Those of one day come one after the other.
func (c *checker) checkHours(field string, days map[string][]agency.Hours) {
	for _, day := range slices.Sorted(maps.Keys(days)) {
		hours := days[day]
		field := field + "." + day
		if !slices.Contains(agency.Weekdays, day) {
			c.Refuse("site.json", field, "is not a day; use %s", strings.Join(agency.Weekdays, ", "))
		}
		for i, h := range hours {
			if !h.Valid() {
				c.Refuse("site.json", field, "%s to %s are not hours; write 09:00 and 12:30", h.From, h.Until)
			} else if i > 0 && h.From < hours[i-1].Until {
				c.Refuse("site.json", field, "%s to %s begins before %s", h.From, h.Until, hours[i-1].Until)
			}
		}
	}
}
