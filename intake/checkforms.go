package intake

import (
	"fmt"
	"slices"
	"strings"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/leads"
)

// checkForms checks the settings of forms and their emails: without a sender's address no form could be accepted.
func (f *folder) checkForms() {
	s := f.site
	if !agency.IsEmail(s.Email) {
		f.problem("site.json", "email", "%q is not an email address; the site's emails are sent from it", s.Email)
	}
	for i, a := range s.Agents {
		if a.Email != "" && !agency.IsEmail(a.Email) {
			f.problem("site.json", fmt.Sprintf("agents[%d].email", i), "%q is not an e-mail address", a.Email)
		}
	}
	for name, days := range s.Settings.RetentionDays {
		if _, known := leads.KindOfForm(name); !known {
			f.problem("site.json", "settings.retentionDays."+name, "is not a form")
		}
		f.between("site.json", "settings.retentionDays."+name, days, 1, 36500)
	}
	for region, months := range s.Settings.DepositMonths {
		f.oneOf("settings.depositMonths", string(region), []string{"FLANDERS", "BRUSSELS", "WALLONIA", "LUXEMBOURG"})
		f.between("site.json", "settings.depositMonths."+string(region), months, 0, 12)
	}
	f.checkVisits(s.Settings.ViewingHours)
}

func (f *folder) checkVisits(v agency.ViewingHours) {
	for day, hours := range v.Hours {
		field := "settings.visits.hours." + day
		if !slices.Contains(agency.Weekdays, day) {
			f.problem("site.json", field, "is not a day; use %s", strings.Join(agency.Weekdays, ", "))
		}
		for _, h := range hours {
			if !h.Valid() {
				f.problem("site.json", field, "%s to %s are not hours; write 09:00 and 12:30", h.From, h.Until)
			}
		}
	}
	for i, d := range v.Holidays {
		f.date("site.json", fmt.Sprintf("settings.visits.holidays[%d]", i), d)
	}
	if v.MeetingPlace != "" {
		f.oneOf("settings.visits.meetingPlace", v.MeetingPlace, []string{agency.MeetAtOffice, agency.MeetAtProperty})
	}
	f.between("site.json", "settings.visits.minutes", v.Minutes, 0, 480)
	f.between("site.json", "settings.visits.capacity", v.Capacity, 0, 100)
	f.between("site.json", "settings.visits.notice", v.Notice, 0, 720)
	f.between("site.json", "settings.visits.days", v.Days, 0, 365)
}
