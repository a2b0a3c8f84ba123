package intake

import (
	"fmt"

	"github.com/gevel/gevel/agency"
)

// checkViewingHours checks the settings of when agents can be booked. 0 and "" are the defaults.
func (f *folder) checkViewingHours(v agency.ViewingHours) {
	f.checkHours("settings.visits.hours", v.Hours)
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
