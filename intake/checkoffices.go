package intake

import (
	"fmt"
	"slices"
	"strings"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/detail"
	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/locale"
)

// joinOffices makes the single office the list. A site has one or the other.
func (f *folder) joinOffices() {
	if len(f.site.Offices) > 0 && !detail.Empty(f.site.Office.Line()) {
		f.problem("site.json", "office", "stands beside offices; make it one of them")
	}
	f.site.JoinOffices()
}

// checkOffices checks the places where the agency receives visitors.
func (f *folder) checkOffices() {
	seen := map[int]bool{}
	for i, o := range f.site.Offices {
		field := fmt.Sprintf("offices[%d]", i)
		f.numbered(field+".number", o.Number, seen)
		f.emailOrNone(field+".email", o.Email)
		f.checkHours(field+".hours", o.Hours)
		f.checkPointAt("site.json", field+".", o.Latitude, o.Longitude)
		if len(o.Name) > 0 {
			f.needsText("site.json", field+".name", locale.Localized(o.Name))
		}
		if o.Line() == "" {
			f.problem("site.json", field+".street", "an office needs an address: street, zip, city and country")
		}
	}
}

// numbered refuses a number below one, and one that stands there twice.
func (f *folder) numbered(field string, number int, seen map[int]bool) {
	if number < 1 {
		f.problem("site.json", field, "%d is not a number from 1 on", number)
	} else if seen[number] {
		f.problem("site.json", field, "%d appears twice", number)
	}
	seen[number] = true
}

func (f *folder) emailOrNone(field, email string) {
	if email != "" && !forms.IsEmail(email) {
		f.problem("site.json", field, "%q is not an e-mail address", email)
	}
}

// checkHours checks hours by the name of the weekday. Those of one day come one after the other.
func (f *folder) checkHours(field string, days map[string][]agency.Hours) {
	for day, hours := range ordered(days) {
		field := field + "." + day
		if !slices.Contains(agency.Weekdays, day) {
			f.problem("site.json", field, "is not a day; use %s", strings.Join(agency.Weekdays, ", "))
		}
		for i, h := range hours {
			if !h.Valid() {
				f.problem("site.json", field, "%s to %s are not hours; write 09:00 and 12:30", h.From, h.Until)
			} else if i > 0 && h.From < hours[i-1].Until {
				f.problem("site.json", field, "%s to %s begins before %s", h.From, h.Until, hours[i-1].Until)
			}
		}
	}
}
