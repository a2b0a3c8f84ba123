package locale

import (
	"time"
	_ "time/tzdata" // the zone of the agency is known wherever the program runs
)

// Date is a calendar date, written YYYY-MM-DD.
type Date string

// Valid tells whether d is a day that exists.
func (d Date) Valid() bool {
	_, err := time.Parse(time.DateOnly, string(d))
	return err == nil
}

// Text is the date as the site shows it: 21-11-2026 (specification section 9). Anything else is not changed.
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
		panic(err) // the zones are part of the program
	}
	return zone
}

// Today is the day of a moment at the agency.
func Today(now time.Time) Date { return Date(now.In(Zone).Format(time.DateOnly)) }

// DayOf is the day at the agency of a moment in seconds of Unix.
func DayOf(seconds int64) Date { return Today(time.Unix(seconds, 0)) }
