package locale

import (
	"time"
	_ "time/tzdata" // so that Europe/Brussels exists on every machine
)

// Date is a calendar date, written YYYY-MM-DD.
type Date string

// Valid reports whether d is an existing day.
func (d Date) Valid() bool {
	_, err := time.Parse(time.DateOnly, string(d))
	return err == nil
}

// Text returns the date as the site shows it: 21-11-2026 (specification section 9). Text that is no date is returned unchanged.
func (d Date) Text() string {
	t, err := time.Parse(time.DateOnly, string(d))
	if err != nil {
		return string(d)
	}
	return t.Format("02-01-2006")
}

// Zone is the agency's time zone.
var Zone = mustLoad("Europe/Brussels")

func mustLoad(name string) *time.Location {
	zone, err := time.LoadLocation(name)
	if err != nil {
		panic(err) // cannot happen: the time zones are compiled in
	}
	return zone
}

// Today returns the day of a moment in the agency's time zone.
func Today(now time.Time) Date { return Date(now.In(Zone).Format(time.DateOnly)) }

// SinceMonday returns how many days ago the week of a moment began, 0 to 6, in the moment's own time zone.
func SinceMonday(t time.Time) int { return (int(t.Weekday()) + 6) % 7 }

// DayOf returns the day of a moment in Unix seconds, in the agency's time zone.
func DayOf(seconds int64) Date { return Today(time.Unix(seconds, 0)) }

// At returns the moment at which the agency's clock shows a time of the day, such as 10:00; the zero time when one of them is none.
func (d Date) At(clock string) time.Time {
	t, err := time.ParseInLocation("2006-01-02 15:04", string(d)+" "+clock, Zone)
	if err != nil {
		return time.Time{}
	}
	return t
}
