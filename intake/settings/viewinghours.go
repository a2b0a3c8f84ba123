package settings

import (
	"fmt"

	"github.com/gevel/gevel/agency"
)

// checkViewingHours checks the settings of when agents can be booked. 0 and "" are the defaults.
func (c *checker) checkViewingHours(v agency.ViewingHours) {
	c.checkHours("settings.visits.hours", v.Hours)
	for i, d := range v.Holidays {
		c.Date("site.json", fmt.Sprintf("settings.visits.holidays[%d]", i), d)
	}
	if v.MeetingPlace != "" {
		c.oneOf("settings.visits.meetingPlace", v.MeetingPlace, []string{agency.MeetAtOffice, agency.MeetAtProperty})
	}
	c.Between("site.json", "settings.visits.minutes", v.Minutes, 0, 480)
	c.Between("site.json", "settings.visits.capacity", v.Capacity, 0, 100)
	c.Between("site.json", "settings.visits.notice", v.Notice, 0, 720)
	c.Between("site.json", "settings.visits.days", v.Days, 0, 365)
}
