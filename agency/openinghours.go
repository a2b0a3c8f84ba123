package agency

import (
	"slices"
	"strings"

	"github.com/gevel/gevel/locale"
)

// OpeningHours are the hours of days in a row that have the same; no hours mean that the office is closed.
type OpeningHours struct {
	Days     []string // MONDAY, TUESDAY, …
	Hours    []Hours
	language locale.Language
}

// week is Weekdays from Monday on.
var week = append(slices.Clone(Weekdays[1:]), Weekdays[0])

// Hours gives the opening hours from Monday to Sunday, days in a row with the same hours as one; none when they are not known.
func (o *LocalOffice) Hours() []*OpeningHours {
	list := []*OpeningHours{}
	if len(o.Office.Hours) == 0 {
		return list
	}
	for _, day := range week {
		hours, name := o.Office.Hours[day], strings.ToUpper(day)
		if last := len(list) - 1; last >= 0 && slices.Equal(list[last].Hours, hours) {
			list[last].Days = append(list[last].Days, name)
		} else {
			list = append(list, &OpeningHours{Days: []string{name}, Hours: hours, language: o.Language})
		}
	}
	return list
}

// DaysText names the days: "maandag tot vrijdag".
func (h *OpeningHours) DaysText() string {
	name := func(day string) string { return locale.Text("day."+strings.ToLower(day), h.language) }
	first, last := name(h.Days[0]), name(h.Days[len(h.Days)-1])
	switch len(h.Days) {
	case 1:
		return first
	case 2:
		return first + locale.Text("days.and", h.language) + last
	}
	return first + locale.Text("days.until", h.language) + last
}

// HoursText names the hours: "09:00–12:30, 13:30–18:00", or that the office is closed.
func (h *OpeningHours) HoursText() string {
	if len(h.Hours) == 0 {
		return locale.Text("hours.closed", h.language)
	}
	var parts []string
	for _, part := range h.Hours {
		parts = append(parts, part.From+"–"+part.Until)
	}
	return strings.Join(parts, ", ")
}
