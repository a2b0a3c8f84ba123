package agency

import (
	"slices"
	"time"

	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
)

// ViewingHours is when properties can be seen. Hours are by the English name of the weekday, Holidays the days without appointments.
type ViewingHours struct {
	Hours    map[string][]Hours `json:"hours,omitempty"`
	Minutes  int                `json:"minutes,omitempty"`  // length of an appointment; 30 by default
	Capacity int                `json:"capacity,omitempty"` // parties per appointment, unless a property has its own; 1 by default
	Notice   int                `json:"notice,omitempty"`   // hours before an appointment until which it can be booked; 24 by default
	Days     int                `json:"days,omitempty"`     // how many days ahead; 30 by default
	Holidays []locale.Date      `json:"holidays,omitempty"`

	// MeetingPlace is where the agent meets visitors of a property whose address is not published: OFFICE, the default, or PROPERTY; the
	// email that confirms the appointment then names the street.
	MeetingPlace string `json:"meetingPlace,omitempty"`
}

// The meeting places.
const (
	MeetAtOffice   = "OFFICE"
	MeetAtProperty = "PROPERTY"
)

// Hours are a part of a day by the agency's clock, written 09:00.
type Hours struct {
	From  string `json:"from"`
	Until string `json:"until"`
}

// Weekdays are the names that ViewingHours.Hours may use, in the order of time.Weekday.
var Weekdays = []string{"sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"}

// WithDefaults fills in the defaults, and of many days takes those that pages show.
func (v ViewingHours) WithDefaults() ViewingHours {
	for n, otherwise := range map[*int]int{&v.Minutes: 30, &v.Capacity: 1, &v.Notice: 24, &v.Days: 30} {
		if *n <= 0 {
			*n = otherwise
		}
	}
	v.Days = min(v.Days, limits.SlotDays)
	return v
}

// Slot is the time of an appointment that can be booked. Free is false when it is full.
type Slot struct {
	Start time.Time
	End   time.Time
	Free  bool
}

// Day is its day by the agency's clock.
func (s Slot) Day() locale.Date { return locale.Today(s.Start) }

// Time is when it starts by the agency's clock: 14:00.
func (s Slot) Time() string { return s.Start.In(locale.Zone).Format("15:04") }

// Slots lists the appointments that the viewing hours allow on some days from a day on: none on holidays, none sooner than Notice and none
// more than Days ahead, where the last day counts as a whole. The hour that the clock skips in spring has none. v has its defaults.
func (v ViewingHours) Slots(from locale.Date, days int, now time.Time) []*Slot {
	slots := []*Slot{}
	first := now.Add(time.Duration(v.Notice) * time.Hour)
	last := startOfDay(now.AddDate(0, 0, v.Days+1))
	day, err := time.ParseInLocation(time.DateOnly, string(from), locale.Zone)
	if err != nil {
		return slots
	}
	for range days {
		for _, s := range v.SlotsOn(day) {
			if !s.Start.Before(first) && s.Start.Before(last) {
				slots = append(slots, s)
			}
		}
		day = day.AddDate(0, 0, 1)
	}
	return slots
}

// startOfDay is midnight by the agency's clock.
func startOfDay(t time.Time) time.Time {
	t = t.In(locale.Zone)
	return time.Date(t.Year(), t.Month(), t.Day(), 0, 0, 0, 0, locale.Zone)
}

// SlotsOn lists the appointments that the viewing hours allow on the day that begins at a moment. v has its defaults.
func (v ViewingHours) SlotsOn(day time.Time) []*Slot {
	var slots []*Slot
	if slices.Contains(v.Holidays, locale.Today(day)) {
		return nil
	}
	for _, h := range v.Hours[Weekdays[day.Weekday()]] {
		for at := minutesOf(h.From); at+v.Minutes <= minutesOf(h.Until); at += v.Minutes {
			start := time.Date(day.Year(), day.Month(), day.Day(), at/60, at%60, 0, 0, locale.Zone)
			if start.Hour()*60+start.Minute() == at {
				slots = append(slots, &Slot{Start: start.UTC(), End: start.Add(time.Duration(v.Minutes) * time.Minute).UTC(), Free: true})
			}
		}
	}
	return slots
}

// Valid reports whether these are hours of one day.
func (h Hours) Valid() bool { return minutesOf(h.From) >= 0 && minutesOf(h.From) < minutesOf(h.Until) }

// minutesOf gives the minutes after midnight; -1 for an invalid time.
func minutesOf(clock string) int {
	t, err := time.Parse("15:04", clock)
	if err != nil {
		return -1
	}
	return t.Hour()*60 + t.Minute()
}

// At finds the slot that starts at a time; ok is false when there is none.
func (v ViewingHours) At(start, now time.Time) (Slot, bool) {
	for _, s := range v.Slots(locale.Today(start), 1, now) {
		if s.Start.Equal(start) {
			return *s, true
		}
	}
	return Slot{}, false
}

// Seats is how many parties fit one appointment at a property.
func (v ViewingHours) Seats(p *Property) int {
	if p != nil && p.VisitCapacity != nil {
		return *p.VisitCapacity
	}
	return v.Capacity
}
